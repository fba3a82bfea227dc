import { named, type PatternCodec, pattern, type Scalar, type Seat, spelled } from '@orrery/engine'
import {
  CARD_IDS,
  type CardId,
  CLANS,
  LESSER_CLANS,
  type Marker,
  ORDERS,
  type Order,
  SAMURAI,
  type Unit,
} from './rules/state/state.ts'
import { UNIT_NAMES } from './rules/state/units.ts'

/** How everything that can be chosen is written as an option. Rules, words and boards read options with these and no other way. */

/** A unit: `nova-3`, `nova-carrier`, `gozen`. */
export const units: PatternCodec<Unit> = named(UNIT_NAMES, 'a unit')

/** A player by the clan: `Nova`. */
export const players: PatternCodec<Seat> = named(CLANS, 'a player')

/** A marker of the alliance track by its clan: `Sol`. */
export const markers: PatternCodec<Marker> = named(LESSER_CLANS, 'a clan marker')

/** A samurai by its number: `gozen`. */
export const samurai: PatternCodec<number> = named(SAMURAI, 'a samurai')

/** A space of the alliance track. */
export interface TrackSpace {
  /** The seat whose branch it is on; -1 on the neutral space. */
  readonly branch: Seat
  /** How far it is from the neutral space. */
  readonly depth: number
}

/** Branches longer than this are no longer a table one can sit at. */
export const LONGEST_BRANCH = 12

export const NEUTRAL = 'neutral'

const NEUTRAL_SPACE: TrackSpace = { branch: -1, depth: 0 }

const spaceName = ({ branch, depth }: TrackSpace): string => (depth === 0 ? NEUTRAL : `${CLANS[branch]}-${depth}`)

const BRANCHES: readonly TrackSpace[] = CLANS.flatMap((_, branch) =>
  Array.from({ length: LONGEST_BRANCH }, (_, i) => ({ branch, depth: i + 1 })),
)

/** `neutral`, or a branch and a depth: `Nova-3`. */
export const spaces: PatternCodec<TrackSpace> = spelled(
  [NEUTRAL_SPACE, ...BRANCHES],
  spaceName,
  'a space of the alliance track',
)

export const MARKER_VALUES = [1, 2, 3, 4] as const

/** An order and the marker spent on it. */
export interface OrderChoice {
  readonly order: Order
  readonly value: number
}

/** `units-3`. */
export const orderChoices: PatternCodec<OrderChoice> = spelled(
  MARKER_VALUES.flatMap((value) => ORDERS.map((order) => ({ order, value }))),
  ({ order, value }) => `${order}-${value}`,
  'an order with a marker',
)

const KNOWN_CARDS: ReadonlySet<unknown> = new Set(CARD_IDS)

/** Whether an option is a card: `B12`. */
export const isCard = (option: unknown): option is CardId => KNOWN_CARDS.has(option)

/** One of several copies of a card: `B12.2`. */
export const cardCopies = pattern('{card}.{copy}', {
  card: { encode: (card: CardId) => card, decode: (card: Scalar) => card as CardId },
  copy: { encode: (copy: number) => copy, decode: Number },
})

/** What is given in a trade: `wealth:3`, `battle:1`, `promise:Peace.`, `choice:card.B04#who=Gamma`. */
export const goods = pattern('{what}:{value}')

/** A choice that is agreed on: the question, and what is chosen. */
export const agreedChoices = pattern('{ask}={value}')
