import type { Words } from '@orrery/engine'
import { LONGEST_BRANCH, NEUTRAL } from '../rules/alliance.ts'
import { NONE } from '../rules/ask.ts'
import { PASS } from '../rules/battle.ts'
import { MARKER_VALUES, orderChoice } from '../rules/orders.ts'
import { CLANS, type Content, LESSER_CLANS, ORDERS, type Order, SAMURAI } from '../rules/state.ts'
import { ATTACH, END, TAMETOMO } from '../rules/turn.ts'
import { FIGHTERS, UNIT_NAMES } from '../rules/units.ts'

/** What can be counted, one and several. */
const COUNTED = {
  card: 'cards',
  marker: 'markers',
  ship: 'ships',
  space: 'spaces',
  type: 'types',
} as const

/** What else a value can stand for. */
const STANDS_FOR = ['seat', 'board', 'turn', 'commit', 'promise'] as const

export type Kind = (typeof STANDS_FOR)[number] | keyof typeof COUNTED

export const KINDS: readonly string[] = [...STANDS_FOR, ...Object.keys(COUNTED)]

const ORDER_NAMES: { readonly [order in Order]: string } = {
  allegiance: 'Move Allegiance',
  units: 'Move Units',
  draw: 'Draw Cards',
  wealth: 'Gain Wealth',
}

/** Options that are neither things nor places. */
const SPOKEN: { readonly [option: string]: string } = {
  [END]: 'End turn',
  [ATTACH]: 'Attach 1 wealth to a fighter',
  [PASS]: 'Pass',
  [NONE]: 'None',
  [NEUTRAL]: 'neutral',
  stop: 'Stop',
  yes: 'Yes',
  no: 'No',
  cards: 'Draw cards',
  pay: 'Pay wealth',
  lose: 'Take the loss',
  marker: 'A clan marker moves',
  power: 'Power in the battle',
  discard: 'Discard cards',
  lower: 'Lower a marker',
  supply: 'the supply',
  'face-down': 'face down',
  any: 'any kind',
  order: 'order cards',
  battle: 'battle cards',
}

/** What needs more words where it is offered than where it is told. */
const OFFERED: { readonly [kind: string]: { readonly [option: string]: string } } = {
  turn: { [TAMETOMO]: 'Use Tametomo: pay 1 wealth to destroy a ship' },
  commit: { [PASS]: 'Commit no card' },
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function unitNames(): [string, string][] {
  const ships = CLANS.flatMap((clan) => [
    ...Array.from({ length: FIGHTERS }, (_, i) => `${clan} fighter ${i + 1}`),
    `${clan} carrier`,
  ])
  const names = [...ships, ...SAMURAI.map(capitalised)]
  return UNIT_NAMES.map((id, unit) => [id, names[unit]])
}

const spaceNames = (): [string, string][] =>
  CLANS.flatMap((clan) =>
    Array.from({ length: LONGEST_BRANCH }, (_, i): [string, string] => [`${clan}-${i + 1}`, `${clan} ${i + 1}`]),
  )

const orderNames = (): [string, string][] =>
  ORDERS.flatMap((order) => [
    [order, ORDER_NAMES[order]],
    ...MARKER_VALUES.map((value): [string, string] => [
      orderChoice(order, value),
      `${ORDER_NAMES[order]} with marker ${value}`,
    ]),
  ])

const contentNames = ({ cards, locations }: Content): [string, string][] =>
  [...Object.values(cards), ...Object.values(locations)].map(({ id, name }) => [id, name])

/** The names of ids, options and numbers as people say them; cards and locations are called what the pack calls them. */
export function namesFor(content: Content): Words['name'] {
  const names = new Map([
    ...contentNames(content),
    ...[...CLANS, ...LESSER_CLANS].map((clan): [string, string] => [clan, clan]),
    ...unitNames(),
    ...spaceNames(),
    ...orderNames(),
    ...Object.entries(SPOKEN),
  ])
  /** One of several copies of a card goes by the card's name: `B12.2`. */
  const plainName = (id: string): string => names.get(id) ?? names.get(id.replace(/\.\d+$/, '')) ?? id

  return (value, kind) => {
    if (kind === undefined) return typeof value === 'number' ? String(value) : plainName(value)
    if (kind === 'promise') return value === '' ? 'no promise' : `the promise “${value}”`
    if (kind === 'board' && /^\d+$/.test(String(value))) return `location ${value}`
    if (typeof value === 'number') return numberName(value, kind)
    if (kind === 'turn' && Object.hasOwn(content.cards, value)) return `Play ${plainName(value)}`
    return OFFERED[kind]?.[value] ?? plainName(value)
  }
}

function numberName(value: number, kind: string): string {
  if (kind === 'seat') return CLANS[value] ?? `seat ${value}`
  if (!Object.hasOwn(COUNTED, kind)) return String(value)
  return `${value} ${value === 1 ? kind : COUNTED[kind as keyof typeof COUNTED]}`
}
