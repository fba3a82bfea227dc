import { capitalised, fillWords, type Messages, type NameForms, type Scalar, type Speaker } from '@orrery/engine'
import {
  agreedChoices,
  cardCopies,
  goods,
  isCard,
  LONGEST_BRANCH,
  MARKER_VALUES,
  NEUTRAL,
  orderChoices,
  spaces,
  units,
} from '../codecs.ts'
import type { Cited } from '../rules/dialect.ts'
import { CLANS, type Content, LESSER_CLANS, ORDERS, type Order, SAMURAI } from '../rules/state/state.ts'
import { FIGHTERS, fighterNumber, isCarrier, isShip, shipSeat, UNIT_NAMES } from '../rules/state/units.ts'
import { ATTACH, TAMETOMO } from '../rules/turn/turn.ts'

/** What can be counted. */
const COUNTED = ['card', 'marker', 'ship', 'space', 'type'] as const

/** A unit in a sentence that names its clan already, by itself and counted in a list; units of any clan, counted in a list. */
const UNITS = ['own', 'force', 'fleet'] as const

/** What else a value can stand for. `track` is a space of the alliance track; the others are options of one question. */
const STANDS_FOR = [
  'seat',
  'board',
  'turn',
  'goods',
  'choice',
  'track',
  ...UNITS,
  'gain',
  'loss',
  'oath',
  'debt',
  'mines',
  'parley',
] as const

/** What can be part of an offer. */
const GOODS = ['wealth', 'any', 'order', 'battle', 'choice', 'promise'] as const

export type Kind = (typeof STANDS_FOR)[number] | (typeof COUNTED)[number]

/** The parts of the list of all that can be done in a turn. */
export type Group = Order | 'card' | 'free'

export type GroupTitles = { readonly [group in Group]: string }

const TURN = 'turn.sequence' satisfies Cited

/** The part of the list that an option of a turn belongs to. */
export function groupOf(option: Scalar, ask: string): Group | undefined {
  if (ask !== TURN) return undefined
  if (isCard(option)) return 'card'
  return orderChoices.match(option)?.order ?? (option === ATTACH || option === TAMETOMO ? 'free' : undefined)
}

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
  /** The neutral space in a sentence. */
  readonly neutral: NameForms
  /** A fighter whose clan is named already, and so many of them: `{{n}}`. */
  ownFighter(number: number): string
  readonly ownFighters: string
  /** A carrier whose clan is named already; in a list, as what is moved or returned. */
  readonly ownCarrier: NameForms
  /** A carrier by its clan, in a sentence. */
  clanCarrier(clan: string): NameForms
  /** Fighters and carriers of a clan in a list: `{{n}}` of them. */
  fighters(clan: string): string
  carriers(clan: string): string
  fighter(clan: string, number: number): string
  carrier(clan: string): string
  board(board: number | string): string
  marked(order: string, value: number): string
  play(card: string): string
  /** A card in a sentence, and `{{n}}` copies of it in a list. */
  copies(card: string): NameForms
  /** What is traded: so much `{{n}}` of something, a `{{choice}}` that is agreed on, a `{{promise}}`. */
  readonly goods: { readonly [what in (typeof GOODS)[number]]: string }
}

/** The side that a number or a name stands for. */
export function side(value: Scalar, kind?: string): string | undefined {
  if (typeof value === 'number') return kind === 'seat' ? CLANS[value] : undefined
  return CLANS.find((clan) => clan === value)
}

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

/** A ship in a sentence, by what the sentence says of its clan; a mech goes by its name. */
function unitForms(id: string, kind: (typeof UNITS)[number], naming: Naming): NameForms {
  const unit = units.decode(id)
  if (!isShip(unit)) return { nom: capitalised(id), counted: capitalised(id) }
  const clan = CLANS[shipSeat(unit)]
  if (kind === 'fleet') {
    const counted = isCarrier(unit) ? naming.carriers(clan) : naming.fighters(clan)
    return { nom: isCarrier(unit) ? naming.carrier(clan) : clan, counted }
  }
  if (isCarrier(unit)) return naming.ownCarrier
  return kind === 'own'
    ? { nom: naming.ownFighter(fighterNumber(unit)) }
    : { nom: naming.ownFighters, counted: naming.ownFighters }
}

const isUnits = (kind: string | undefined): kind is (typeof UNITS)[number] => UNITS.some((one) => one === kind)

/** What names are more than bare words in sentences. */
export const formsFor =
  ({ cards }: Content, naming: Naming): NonNullable<Speaker['forms']> =>
  (value, kind) => {
    if (kind === undefined && isCard(value)) return naming.copies(cards[value].name)
    if (kind === 'track') return value === NEUTRAL ? naming.neutral : undefined
    const unit = units.match(value)
    if (unit === undefined) return undefined
    if (isUnits(kind)) return unitForms(String(value), kind, naming)
    return kind === undefined && isCarrier(unit) ? naming.clanCarrier(CLANS[shipSeat(unit)]) : undefined
  }

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
    return fillWords('{{options}}', { options: value.split('+') }, (option) => name(option, kind), naming.language)
  }

  return name
}

function numberName(value: number, kind: string, { counted, language }: Naming): string {
  if (kind === 'seat') return CLANS[value] ?? `seat ${value}`
  if (!Object.hasOwn(counted, kind)) return String(value)
  return fillWords(counted[kind as keyof Naming['counted']], { n: value }, String, language)
}
