import type { Words } from '@orrery/engine'
import { CARGO, type Content } from '../content/types.ts'
import { COLOURS, CRAFT_NAMES } from '../rules/state.ts'

/** What can be counted, one and several. */
const COUNTED = { space: 'spaces', card: 'cards' } as const

/** What else a value can stand for. */
const STANDS_FOR = ['craft', 'cargo', 'action', 'business', 'shot'] as const

export type Kind = (typeof STANDS_FOR)[number] | keyof typeof COUNTED

export const KINDS: readonly string[] = [...STANDS_FOR, ...Object.keys(COUNTED)]

const DIRECTIONS: { readonly [name: string]: string } = {
  E: 'east',
  NE: 'north-east',
  NW: 'north-west',
  W: 'west',
  SW: 'south-west',
  SE: 'south-east',
}

/** Options that are neither things nor places. */
const SPOKEN: { readonly [option: string]: string } = {
  yes: 'Yes',
  no: 'No',
  none: 'None',
  done: 'Done',
  fire: 'Fire',
  stop: 'End the move',
  end: 'End the action phase',
  impulse: 'Fly by impulse',
  attack: 'Attack',
  draw: 'Draw missions',
  token: 'Turn up the exploration token',
  collect: 'Take floating cubes aboard',
  mission: 'Work on your mission',
  deliver: 'Complete your mission',
  buy: 'Buy cubes',
  sell: 'Sell cubes',
  gather: 'Gather a cube',
  scan: 'Scan for a new sector',
  jettison: 'Throw cubes out',
  abort: 'Give up your mission',
  tigris: 'Use the Tigris gate',
  gift: 'Give credits away',
  repair: 'Repair the ship',
  rearrange: 'Rearrange the hold',
  follow: 'Follow',
  'let-go': 'Let go',
  'face-down': 'face down',
  nothing: 'nothing',
  fame: 'fame',
  credits: 'credits',
  ...DIRECTIONS,
}

/** What is offered with a word before the colon. */
const OFFERS: { readonly [word: string]: string } = {
  fly: 'Fly with',
  ability: 'Use',
  rescue: 'Rescue',
  cross: 'Cross the border to the',
  jump: 'Jump blindly to the',
  use: 'Use the occupied space to the',
  gate: 'Through the gate to',
  buy: 'Buy',
  sell: 'Sell',
  ship: 'Buy',
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function contentNames(content: Content): [string, string][] {
  const { tiles, ships, abilities, outfits, missions, titles, npcs } = content
  const lists = [tiles, ships, abilities, outfits, missions, titles, npcs]
  return lists.flatMap((list) => Object.values(list).map(({ id, name }): [string, string] => [id, name]))
}

/** The names of ids, options and numbers as people say them. */
export function namesFor(content: Content): Words['name'] {
  const names = new Map<string, string>([
    ...Object.entries(SPOKEN),
    ...CARGO.map((cargo): [string, string] => [cargo, cargo]),
    ...COLOURS.map((colour): [string, string] => [colour, colour]),
    ...Object.keys(content.firstGame.loadouts).map((id): [string, string] => [id, capitalised(id)]),
    ...contentNames(content),
  ])
  /** `m-22@b2` is an outfit and its first space, `spice.1` one of several. */
  const plainName = (id: string): string => {
    const known = names.get(id)
    if (known !== undefined) return known
    const [outfit, place] = id.split('@')
    if (place !== undefined) return `${names.get(outfit) ?? outfit} (${place})`
    return names.get(id.replace(/\.\d+$/, '')) ?? id
  }
  const offered = (option: string): string => {
    const [word, rest] = option.split(':')
    return rest === undefined ? plainName(option) : `${OFFERS[word] ?? word} ${plainName(rest)}`
  }

  return (value, kind) => {
    if (kind === undefined) return typeof value === 'number' ? String(value) : plainName(value)
    if (typeof value === 'number') return numberName(value, kind, plainName)
    if (kind === 'shot') return value.split('>').map(plainName).join(' at ')
    if (kind === 'business' && value === 'fame') return 'Buy a point of fame'
    return kind === 'action' || kind === 'business' ? offered(value) : plainName(value)
  }
}

function numberName(value: number, kind: string, plainName: (id: string) => string): string {
  if (kind === 'craft') return value < 0 ? 'nobody' : plainName(CRAFT_NAMES[value])
  if (kind === 'cargo') return CARGO[value] ?? String(value)
  if (!Object.hasOwn(COUNTED, kind)) return String(value)
  return `${value} ${value === 1 ? kind : COUNTED[kind as keyof typeof COUNTED]}`
}
