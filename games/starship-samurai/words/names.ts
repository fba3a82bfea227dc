import { fillWords, type Messages, type Scalar } from '@orrery/engine'
import { agreedChoices, cardCopies, goods, LONGEST_BRANCH, MARKER_VALUES, orderChoices, spaces } from '../codecs.ts'
import { CLANS, type Content, LESSER_CLANS, ORDERS, type Order, SAMURAI } from '../rules/state/state.ts'
import { FIGHTERS, UNIT_NAMES } from '../rules/state/units.ts'

/** What can be counted. */
const COUNTED = ['card', 'marker', 'ship', 'space', 'type'] as const

/** What else a value can stand for. */
const STANDS_FOR = ['seat', 'board', 'turn', 'commit', 'goods', 'choice'] as const

/** What can be part of an offer. */
const GOODS = ['wealth', 'any', 'order', 'battle', 'choice', 'promise'] as const

export type Kind = (typeof STANDS_FOR)[number] | (typeof COUNTED)[number]

export const KINDS: readonly string[] = [...STANDS_FOR, ...COUNTED]

/** How a language names things. */
export interface Naming {
  /** Its BCP 47 tag. */
  readonly language: string
  /** So many of a kind; `{{n}}` is the number. */
  readonly counted: { readonly [kind in (typeof COUNTED)[number]]: string }
  readonly orders: { readonly [order in Order]: string }
  /** Options that are neither things nor places. */
  readonly spoken: { readonly [option: string]: string }
  /** What needs more words where it is offered than where it is told. */
  readonly offered: { readonly [kind: string]: { readonly [option: string]: string } }
  fighter(clan: string, number: number): string
  carrier(clan: string): string
  board(board: number | string): string
  marked(order: string, value: number): string
  play(card: string): string
  /** What is traded: so much `{{n}}` of something, a `{{choice}}` that is agreed on, a `{{promise}}`. */
  readonly goods: { readonly [what in (typeof GOODS)[number]]: string }
}

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function unitNames({ fighter, carrier }: Naming): [string, string][] {
  const ships = CLANS.flatMap((clan) => [
    ...Array.from({ length: FIGHTERS }, (_, i) => fighter(clan, i + 1)),
    carrier(clan),
  ])
  const names = [...ships, ...SAMURAI.map(capitalised)]
  return UNIT_NAMES.map((id, unit) => [id, names[unit]])
}

const spaceNames = (): [string, string][] =>
  CLANS.flatMap((clan, branch) =>
    Array.from({ length: LONGEST_BRANCH }, (_, i): [string, string] => [
      spaces.encode({ branch, depth: i + 1 }),
      `${clan} ${i + 1}`,
    ]),
  )

const orderNames = ({ orders, marked }: Naming): [string, string][] =>
  ORDERS.flatMap((order) => [
    [order, orders[order]],
    ...MARKER_VALUES.map((value): [string, string] => [
      orderChoices.encode({ order, value }),
      marked(orders[order], value),
    ]),
  ])

const contentNames = ({ cards, locations }: Content): [string, string][] =>
  [...Object.values(cards), ...Object.values(locations)].map(({ id, name }) => [id, name])

/**
 * The names of ids, options and numbers as people say them; cards and locations are called what the pack calls them. `optionKinds` says what
 * kind of thing a question offers.
 */
export function namesFor(
  content: Content,
  naming: Naming,
  optionKinds: { readonly [ask: string]: string },
): Messages['name'] {
  const names = new Map([
    ...contentNames(content),
    ...[...CLANS, ...LESSER_CLANS].map((clan): [string, string] => [clan, clan]),
    ...unitNames(naming),
    ...spaceNames(),
    ...orderNames(naming),
    ...Object.entries(naming.spoken),
  ])
  /** One of several copies of a card goes by the card's name. */
  const plainName = (id: string): string => names.get(id) ?? names.get(cardCopies.match(id)?.card ?? '') ?? id

  function name(value: Scalar, kind?: string): string {
    if (kind === undefined) return typeof value === 'number' ? String(value) : plainName(value)
    if (kind === 'goods') return goodsName(String(value))
    if (kind === 'choice') return choiceName(String(value))
    if (kind === 'board' && /^\d+$/.test(String(value))) return naming.board(value)
    if (typeof value === 'number') return numberName(value, kind, naming)
    if (kind === 'turn' && Object.hasOwn(content.cards, value)) return naming.play(plainName(value))
    return naming.offered[kind]?.[value] ?? plainName(value)
  }

  function goodsName(written: string): string {
    const { what, value } = goods.decode(written)
    const data =
      what === 'choice' ? { choice: choiceName(value) } : what === 'promise' ? { promise: value } : { n: Number(value) }
    return fillWords(naming.goods[what as keyof Naming['goods']], data, String, naming.language)
  }

  /** A choice is named as it is where it is offered. */
  function choiceName(written: string): string {
    const { ask, value } = agreedChoices.decode(written)
    const kind = optionKinds[ask]
    return value
      .split('+')
      .map((option) => name(option, kind))
      .join(', ')
  }

  return name
}

function numberName(value: number, kind: string, { counted, language }: Naming): string {
  if (kind === 'seat') return CLANS[value] ?? `seat ${value}`
  if (!Object.hasOwn(counted, kind)) return String(value)
  return fillWords(counted[kind as keyof Naming['counted']], { n: value }, String, language)
}
