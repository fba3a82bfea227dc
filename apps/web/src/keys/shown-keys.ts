import type { TextKey } from '../words/texts.ts'
import { type KeyPlace, keysOf, MEANINGS, PLACES } from './table.ts'

/** A key as it stands on a keyboard. */
export interface ShownKey {
  readonly keys: string
  readonly text: TextKey
}

const SIGNS: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  '-': '−',
}

const shown = (key: string): string =>
  key
    .split(/\+(?=.)/)
    .map((part) => SIGNS[part] ?? (/^[a-z]$/.test(part) ? part.toUpperCase() : part))
    .join('+')

/** Keys in a row: `1 2 3 … 9` is `1–9`, and what they have in common is said once. */
function inShort(keys: readonly string[]): string {
  if (keys.length > 8 && keys.every((key) => key.length === 1))
    return `${shown(keys[0] ?? '')}–${shown(keys.at(-1) ?? '')}`
  const common = ['Numpad', 'Shift+', 'Ctrl+'].map((before) => {
    const members = keys.filter((key) => key.startsWith(before) && key.length > before.length)
    return members.length > 2 ? { before, members } : undefined
  })
  const grouped = common.flatMap((group) => (group ? group.members : []))
  const rest = keys.filter((key) => !grouped.includes(key)).map(shown)
  const groups = common.flatMap((group) =>
    group
      ? [
          `${group.before}${group.before.endsWith('+') ? '' : ' '}${group.members.map((key) => shown(key.slice(group.before.length))).join(' ')}`,
        ]
      : [],
  )
  return [...rest, ...groups].join('  ')
}

/** All keys by the place where they work. Those of a meaning in several places stand where it comes first. */
export function shownKeys(): readonly { readonly places: readonly KeyPlace[]; readonly keys: readonly ShownKey[] }[] {
  const sections = new Map<string, { places: readonly KeyPlace[]; keys: ShownKey[] }>()
  for (const meaning of MEANINGS) {
    const places: readonly KeyPlace[] = PLACES.filter((place) =>
      (meaning.places as readonly KeyPlace[]).includes(place),
    )
    const section = sections.get(places.join()) ?? { places, keys: [] }
    section.keys.push({ keys: inShort(keysOf(meaning)), text: `help.key.${meaning.act}` })
    sections.set(places.join(), section)
  }
  return [...sections.values()]
}
