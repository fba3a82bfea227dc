import { settings } from '../settings/settings.ts'
import { type Act, type KeyPlace, keysOf, MEANINGS, PLACES } from './table.ts'

/** A key that was pressed, and what it means where it was. */
export interface Pressed {
  readonly act: Act
  readonly key: string
  /** What tells keys of one meaning apart: the side of a step, forwards or back. */
  readonly to: string
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'> & {
  getModifierState?(key: string): boolean
}

const isLetter = (key: string): boolean => /^\p{L}$/u.test(key)

/** How the table of keys spells what was pressed. */
export function keyOf(event: Keys): string {
  const isOnNumpad = /^Numpad[0-9]$/.test(event.code) && /^[0-9]$/.test(event.key)
  const plain = isOnNumpad ? event.code : event.key === ' ' ? 'Space' : event.key
  const key = isLetter(plain) ? plain.toLowerCase() : plain
  // Of signs, Shift and the third level only say where they lie on the keyboard.
  const isSign = key.length === 1 && !isLetter(key)
  const isThirdLevel = isSign && (event.getModifierState?.('AltGraph') || (event.ctrlKey && event.altKey))
  const parts = [
    (event.ctrlKey || event.metaKey) && !isThirdLevel && 'Ctrl',
    event.altKey && !isThirdLevel && 'Alt',
    event.shiftKey && !isSign && key !== 'Shift' && 'Shift',
    key,
  ]
  return parts.filter(Boolean).join('+')
}

const isPlace = (name: string | undefined): name is KeyPlace =>
  (PLACES as readonly (string | undefined)[]).includes(name)

/** The place that an element belongs to: the nearest around it with `data-keys`. */
export function placeOf(target: EventTarget | null): KeyPlace {
  const name = target instanceof Element ? target.closest<HTMLElement>('[data-keys]')?.dataset.keys : undefined
  return isPlace(name) ? name : 'page'
}

const known = new Map<string, Pressed>()
for (const meaning of MEANINGS)
  for (const place of meaning.places)
    for (const key of keysOf(meaning)) {
      const to = Array.isArray(meaning.keys) ? key : ((meaning.keys as { readonly [key: string]: string })[key] ?? key)
      known.set(`${place} ${key}`, { act: meaning.act, key, to })
    }

/** What a key means at a place, or anywhere; nothing for single letters of whoever has switched them off. */
export function meaningOf(event: Keys, place: KeyPlace): Pressed | undefined {
  const key = keyOf(event)
  if (isLetter(key.replace('Shift+', '')) && !settings().letters) return undefined
  return known.get(`${place} ${key}`) ?? known.get(`anywhere ${key}`)
}

/** Whether somebody is typing there, or something lies in front of the table: no key of the table means anything then. Nobody types into a slider. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"]), textarea, select, [contenteditable], dialog') !== null
