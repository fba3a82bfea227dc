import { useSyncExternalStore } from 'react'
import { isLanguage, LANGUAGES, type Language, preferredLanguage } from '../words/languages.ts'

const THEMES = ['dark', 'light', 'system'] as const
const PACES = ['wait', 'one', 'quick', 'once'] as const
const SOUNDS = ['off', 'turn', 'all'] as const
const CONFIRMS = ['final', 'always', 'never'] as const

export type Theme = (typeof THEMES)[number]
export type Pace = (typeof PACES)[number]
export type Sounds = (typeof SOUNDS)[number]
export type Confirm = (typeof CONFIRMS)[number]

/** What somebody prefers on this device. */
export interface Settings {
  readonly language: Language
  readonly theme: Theme
  /** How the moves of others are shown: each waits for the person, one after the other, faster, or at once. */
  readonly pace: Pace
  /** What is heard: nothing, that it is the person's turn and what is said to them, or everything. */
  readonly sound: Sounds
  /** From 0 to 100. */
  readonly volume: number
  /** Nothing is heard for now. */
  readonly muted: boolean
  /** Which choices are asked about once more. */
  readonly confirm: Confirm
  /** Whether candidates that are none are dimmed and tell why. */
  readonly hints: boolean
  /** Whether single letters do something while the list, the board or the log has the focus. */
  readonly letters: boolean
  /** Whether a coach explains things in the first matches of a game. */
  readonly coach: boolean
  /** The name at new tables. */
  readonly name: string
}

export const CHOICES = { language: LANGUAGES, theme: THEMES, pace: PACES, sound: SOUNDS, confirm: CONFIRMS } as const

const KEY = 'orrery.settings'

const defaults = (): Settings => ({
  language: preferredLanguage(navigator.languages),
  theme: 'dark',
  pace: 'wait',
  sound: 'turn',
  volume: 60,
  muted: false,
  confirm: 'final',
  hints: true,
  letters: true,
  coach: true,
  name: '',
})

/** How the pace was called before it could wait. */
const OLD_PACES = { full: 'one', quick: 'quick', none: 'once' } as const

const withoutOldNames = (kept: object): object =>
  'motion' in kept && !('pace' in kept) ? { ...kept, pace: OLD_PACES[kept.motion as keyof typeof OLD_PACES] } : kept

/** Takes what is known and of the right kind out of what was kept. */
function readSettings(text: string | null): Settings {
  const settings: Settings = defaults()
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return settings
  }
  if (typeof kept !== 'object' || kept === null) return settings
  const known = Object.entries(withoutOldNames(kept)).filter(([key, value]) => {
    if (key === 'language') return isLanguage(value)
    if (key in CHOICES) return (CHOICES[key as keyof typeof CHOICES] as readonly unknown[]).includes(value)
    return key in settings && typeof value === typeof settings[key as keyof Settings]
  })
  return { ...settings, ...Object.fromEntries(known) }
}

/** `?lang=de` shows this visit in a language. */
function asAsked(settings: Settings): Settings {
  const language = new URLSearchParams(location.search).get('lang')
  return isLanguage(language) ? { ...settings, language } : settings
}

let current: Settings | undefined
const listeners = new Set<() => void>()

export function settings(): Settings {
  current ??= asAsked(readSettings(localStorage.getItem(KEY)))
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change }
  localStorage.setItem(KEY, JSON.stringify(current))
  applyLook(current)
  for (const changed of listeners) changed()
}

export const onSettings = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useSettings = (): Settings => useSyncExternalStore(onSettings, settings, settings)

/** Lets the page look as wanted. `theme.js` does the same for the first moment, before this is loaded. */
export function applyLook({ theme, pace, language }: Settings): void {
  const root = document.documentElement
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  root.dataset.theme = light ? 'light' : 'dark'
  root.lang = language
  root.classList.toggle('still', pace === 'once')
  root.classList.toggle('quick', pace === 'quick')
}
