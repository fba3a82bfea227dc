import { hashText, type Lesson, type Value } from '@orrery/engine'
import { useSyncExternalStore } from 'react'

/** How far somebody has come in a lesson: enough to come back to the same step. */
export interface KeptLesson {
  /** Which lesson it was when it was kept: another one begins its act again. */
  readonly version: string
  readonly act: number
  /** What was answered in the act. */
  readonly answers: readonly Value[]
  /** Steps that were missed and left at that. */
  readonly waived: readonly string[]
  /** How many steps of all acts have been opened: for the list. */
  readonly steps: number
  /** How often steps were missed, by their ids. */
  readonly tries: { readonly [step: string]: number }
  readonly done: boolean
}

/** What this device remembers of learning. It holds no names. */
interface Learned {
  /** By game and lesson: `starship-samurai/lead`. */
  readonly lessons: { readonly [lesson: string]: KeptLesson }
  /** What the coach has explained, by game and tip. */
  readonly tips: readonly string[]
  /** The terms that somebody has looked at, by game and term. */
  readonly terms: readonly string[]
  /** The first matches of each game, at which a coach sits. */
  readonly coached: { readonly [game: string]: readonly string[] }
}

const KEY = 'orrery.learning'
const NOTHING: Learned = { lessons: {}, tips: [], terms: [], coached: {} }

let current: Learned | undefined
const listeners = new Set<() => void>()

const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isFields = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isKept = (value: unknown): value is KeptLesson =>
  isFields(value) &&
  typeof value.version === 'string' &&
  Number.isInteger(value.act) &&
  Array.isArray(value.answers) &&
  isList(value.waived) &&
  typeof value.steps === 'number' &&
  isFields(value.tries) &&
  typeof value.done === 'boolean'

/** Takes what is of the right kind out of what was kept: an older version, or another one, breaks nothing. */
function readLearned(text: string | null): Learned {
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return NOTHING
  }
  if (!isFields(kept)) return NOTHING
  const { lessons, tips, terms, coached } = kept
  return {
    lessons: isFields(lessons)
      ? Object.fromEntries(Object.entries(lessons).filter((entry): entry is [string, KeptLesson] => isKept(entry[1])))
      : {},
    tips: isList(tips) ? tips : [],
    terms: isList(terms) ? terms : [],
    coached: isFields(coached)
      ? Object.fromEntries(
          Object.entries(coached).filter((entry): entry is [string, readonly string[]] => isList(entry[1])),
        )
      : {},
  }
}

export function learned(): Learned {
  current ??= readLearned(localStorage.getItem(KEY))
  return current
}

function change(to: Learned): void {
  current = to
  try {
    localStorage.setItem(KEY, JSON.stringify(to))
  } catch {
    // Where nothing can be kept, it lasts as long as the page.
  }
  for (const changed of listeners) changed()
}

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** Another tab has learned something, or forgotten it. */
globalThis.addEventListener?.('storage', (event) => {
  const { key } = event as StorageEvent
  if (key !== KEY && key !== null) return
  current = undefined
  for (const changed of listeners) changed()
})

export const useLearned = (): Learned => useSyncExternalStore(subscribe, learned, learned)

export const keptLesson = (game: string, lesson: string): KeptLesson | undefined =>
  learned().lessons[`${game}/${lesson}`]

export function keepLesson(game: string, lesson: string, kept: KeptLesson): void {
  const now = learned()
  change({ ...now, lessons: { ...now.lessons, [`${game}/${lesson}`]: kept } })
}

/** The lessons of a game that were finished, by their ids. */
export const finishedLessons = (game: string): ReadonlySet<string> =>
  new Set(
    Object.entries(learned().lessons).flatMap(([key, { done }]) => {
      const [of, lesson = ''] = key.split('/')
      return done && of === game ? [lesson] : []
    }),
  )

/** Whether any lesson of a game was finished. */
export const hasFinished = (game: string): boolean => finishedLessons(game).size > 0

const idsOf = (keys: readonly string[], game: string): ReadonlySet<string> =>
  new Set(keys.filter((key) => key.startsWith(`${game}/`)).map((key) => key.slice(game.length + 1)))

const withKey = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? keys : [...keys, key]

export const heardTips = (game: string): ReadonlySet<string> => idsOf(learned().tips, game)

export const keepTip = (game: string, tip: string): void =>
  change({ ...learned(), tips: withKey(learned().tips, `${game}/${tip}`) })

/** Somebody has looked at what a term means. */
export function keepTerm(game: string, term: string): void {
  const key = `${game}/${term}`
  if (!learned().terms.includes(key)) change({ ...learned(), terms: [...learned().terms, key] })
}

/** A coach sits at the first matches of a game alone. */
const COACHED = 2

/** A coach sits down at a match, if it is one of the first of its game. */
export function seatCoach(game: string, match: string): void {
  const own = learned().coached[game] ?? []
  if (own.length >= COACHED || own.includes(match)) return
  change({ ...learned(), coached: { ...learned().coached, [game]: [...own, match] } })
}

export const isCoached = (game: string, match: string): boolean => learned().coached[game]?.includes(match) ?? false

/** Whether a match is the first one of its game at which a coach sat down. */
export const isFirstMatch = (game: string, match: string): boolean => learned().coached[game]?.[0] === match

/** Everything is explained again. */
export const learnAgain = (): void => change(NOTHING)

/** Tells versions of a lesson apart: what it asks, wants and says to whom, not how its goals are computed. */
export const versionOf = (lesson: Lesson): string => hashText(JSON.stringify(lesson))
