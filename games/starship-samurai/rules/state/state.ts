import { type BaseState, type Fixed, fixed, type Rule, type Seat } from '@orrery/engine'

/** The four major clans, one for each seat. */
export const CLANS = ['Nova', 'Pulsar', 'Gamma', 'Void'] as const

/** The eight lesser clans, whose markers move on the alliance track. */
export const LESSER_CLANS = ['Sol', 'Terra', 'Ion', 'Horizon', 'Aurora', 'Rift', 'Luna', 'Comet'] as const
export type LesserClan = (typeof LESSER_CLANS)[number]

export const SAMURAI = ['mototada', 'tametomo', 'gozen', 'oda', 'shingen', 'hideyoshi', 'mori', 'masumune'] as const
export type Samurai = (typeof SAMURAI)[number]

export const ORDERS = ['allegiance', 'units', 'draw', 'wealth'] as const
export type Order = (typeof ORDERS)[number]

/** Every card of the game: two that everybody begins with, the base deck, the deck of Shattered Alliances. */
export const CARD_IDS = [
  ...(['ST1', 'ST2'] as const),
  ...(['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09', 'B10'] as const),
  ...(['B11', 'B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B18', 'B19', 'B20'] as const),
  ...(['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10'] as const),
  ...(['S11', 'S12', 'S13', 'S14', 'S15', 'S16', 'S17', 'S18', 'S19', 'S20'] as const),
] as const
export type CardId = (typeof CARD_IDS)[number]

export type LocationId = string
/** The number of a location board, from 1. */
export type Board = number
/** A lesser clan's marker: its place in `LESSER_CLANS`. */
export type Marker = number
/** A figure: see units.ts. */
export type Unit = number

export interface Cost {
  readonly honor?: number
  readonly wealth?: number
  readonly ships?: number
}

export type Basis = 'attested' | 'house'

/** What a card can make numbers of: its pack may hold the printed game's own. */
export type Numbers = { readonly [name: string]: number }

export interface Card {
  readonly id: CardId
  readonly name: string
  readonly type: 'order' | 'battle'
  readonly deck: 'starter' | 'base' | 'shattered'
  readonly cost: Cost
  readonly basis: Basis
  readonly text: string
  readonly numbers: Numbers
  /** Whether every choice the card needs has an option once these ships are gone: else the card cannot be played. */
  required?(g: State, owner: Seat, without: readonly Unit[], n: Numbers): boolean
  play(g: State, owner: Seat, n: Numbers): Rule
  /** Goes back to its owner's hand instead of the discard pile. */
  readonly returnsToHand?: boolean
  /** Stays beside a location board: it is not discarded after its play. */
  readonly attaches?: boolean
  /** While attached: a ship has finished a move to the board. */
  arrived?(g: State, attachment: Attachment, unit: Unit, n: Numbers): Rule
  /** While attached: somebody has won the board and gained its reward. */
  won?(g: State, attachment: Attachment, victor: Seat, n: Numbers): Rule
  /** After the battle it was played in, if its owner has won it. */
  ifWon?(g: State, owner: Seat, n: Numbers): Rule
  /** After the battle it was played in, if its owner has not won it. */
  ifNotWon?(g: State, owner: Seat, n: Numbers): Rule
  /** After the battle it was played in, if whom it has named has won it. */
  ifNamedWon?(g: State, owner: Seat, n: Numbers): Rule
}

export type RewardPart =
  | { readonly clan: LesserClan; readonly n: number }
  | { readonly any: number }
  | { readonly honor: number }
  | { readonly wealth: number }
  | { readonly cards: number }

export interface LocationCard {
  readonly id: LocationId
  readonly name: string
  readonly type: string
  readonly pips: 1 | 2 | 3
  readonly reward: readonly RewardPart[]
  readonly basis: Basis
}

/** A content pack: every fact of cards, locations and numbers. Rules read nothing else. */
export interface Content {
  readonly id: string
  readonly version: string
  readonly name: string
  readonly spacesPerLocation: number
  readonly startingWealth: number
  readonly handLimit: number
  readonly wealthSupply: number
  readonly locationHonor: number
  /** By the number of different types claimed. */
  readonly typeBonus: readonly number[]
  /** Honor for a marker at depth 1, 2, 3, … of a branch. */
  readonly branches: { readonly [preset: string]: readonly number[] }
  readonly copies: number
  readonly power: { readonly fighter: number; readonly carrier: number } & { readonly [samurai in Samurai]: number }
  /** The same by unit, because it is looked up at every turn. */
  readonly unitPower: Fixed<number>
  readonly cards: { readonly [id in CardId]: Card }
  readonly locations: { readonly [id: LocationId]: LocationCard }
}

export interface Choices {
  readonly deck: 'base' | 'replace' | 'combine' | 'build' | 'draft'
  readonly build: readonly CardId[]
  readonly ownDecks: boolean
  readonly longThree: boolean
  readonly alliance: string
  readonly trading: boolean
  readonly unlimitedWealth: boolean
  readonly attachInSupply: boolean
}

/** A card beside a location board. */
export interface Attachment {
  readonly board: Board
  readonly card: CardId
  readonly by: Seat
}

/** Until `by`'s next turn nobody else can move the marker. */
export interface Oath {
  readonly marker: Marker
  readonly by: Seat
}

export type BattleStage = 'commit' | 'resolve' | 'victor'

export interface Battle {
  readonly board: Board
  stage: BattleStage
  /** The players in the battle when it began, in turn order. */
  readonly contestants: Seat[]
  /** The contestants in the order in which they commit: Gozen's controller last. */
  readonly commitOrder: Seat[]
  /** By seat: a card, `pass`, or nothing yet. */
  committed: (CardId | 'pass' | '')[]
  /** By seat: the committed card lies face up. */
  shown: boolean[]
  /** How many contestants have committed or, later, had their card resolved. */
  done: number
  bonus: number[]
  /** Ships whose power counts for somebody else. */
  bribed: { unit: Unit; by: Seat }[]
  /** Cards resolved in this battle whose text speaks of winning it, and whom they have named. */
  riders: { seat: Seat; card: CardId; named?: Seat }[]
}

/** An answer to a question: an option, or some of them. */
export type Answer = string | number | readonly (string | number)[]

/** What somebody binds herself to choose, by the question it is an answer to. */
export type Agreed = {
  readonly ask: string
  readonly value: Answer
}

/** What changes hands in a trade. */
export interface Exchange {
  readonly id: number
  readonly from: Seat
  readonly to: Seat
  readonly giveWealth: number
  readonly giveCards: readonly CardId[]
  readonly wantWealth: number
}

/** Something offered to another player. Both sides are transferred when it is accepted. */
export interface Offer extends Exchange {
  readonly wantCards: number
  readonly wantKind: 'any' | 'order' | 'battle'
  /** What each of the two binds herself to, if anything. */
  readonly giveChoice?: Agreed
  readonly wantChoice?: Agreed
  /** Under the first rules: what the other has to answer to the very next questions. */
  readonly nextChoices?: readonly (string | number)[]
  readonly promise: string
}

/** A choice that somebody has bound herself to, and what goes back when it is not possible. */
export interface Bond {
  readonly seat: Seat
  readonly choice: Agreed
  readonly trade: Exchange & { readonly gotCards: readonly CardId[] }
}

export type Phase = 'deck-draft' | 'mech-draft' | 'turns' | 'battles' | 'resolution' | 'over'

export interface State extends BaseState {
  readonly choices: Choices
  readonly content: Content

  phase: Phase
  round: number
  /** Who has the first player token. */
  first: Seat
  /** Whose turn it is, in the phase of turns. */
  turn: Seat
  /** Rewards are claimed before anything else of the turn. */
  claimed: boolean
  ordered: boolean
  cardPlayed: boolean
  tametomoUsed: boolean

  honor: number[]
  wealth: number[]
  bank: number
  hands: Fixed<CardId>[]
  /** One deck and one discard pile for all, or one for each seat. The last card of a list is its top. */
  decks: Fixed<CardId>[]
  discards: Fixed<CardId>[]
  /** By seat and marker value minus one: the place in `ORDERS` it lies on, or -1. */
  orderMarkers: Fixed<number>[]

  /** By unit: a board, 0 for the supply, -1 for the graveyard, -2 for a samurai nobody has. */
  place: number[]
  /** By unit: wealth attached to it. */
  attachedWealth: Fixed<number>
  /** By samurai: its controller, or -1. */
  controller: Fixed<number>

  /** By marker: the branch it is on, or -1 on the neutral space. */
  branch: number[]
  /** By marker: its distance from the neutral space. */
  depth: number[]
  oaths: Oath[]

  /** By board minus one: its location card, or nothing once it was claimed. */
  boards: Fixed<LocationId | ''>
  locationDeck: Fixed<LocationId>
  locationDiscard: Fixed<LocationId>
  /** Location cards that are not used in this match. */
  removedLocations: Fixed<LocationId>
  /** By seat: the location cards claimed. */
  locationsWon: Fixed<Fixed<LocationId>>
  attachments: Attachment[]

  /** The board whose battle comes next, in the phase of battles. */
  battleAt: Board
  battle: Battle | undefined

  /** By pick: the samurai taken; the order of the picks is `draftOrder`. */
  draftPicks: Fixed<number>
  draftPool: Fixed<number>
  /** The cards each seat picks from next, while decks are drafted. */
  draftPiles: CardId[][]
  setAside: Fixed<CardId>

  offers: Offer[]
  nextOffer: number
  /** By seat: how many offers were made since the turn or battle began. Nothing without trading, and under the first rules. */
  offered: Fixed<number> | undefined
  /** The choices that players have bound themselves to, each to one at most. Nothing without trading, and under the first rules. */
  bonds: Fixed<Bond> | undefined
  /** Under the first rules: answers that somebody has bound herself to give next. */
  bound: { readonly seat: Seat; readonly values: readonly (string | number)[] } | undefined

  ranking: Fixed<Seat>
}

/** Order markers that lie on no order. */
export const UNSPENT = fixed([-1, -1, -1, -1])

/** The seats in turn order, from the holder of the first player token. */
export function turnOrder(g: State): Seat[] {
  const order: Seat[] = []
  for (let i = 0; i < g.seats; i++) order.push((g.first + i) % g.seats)
  return order
}

/** The other players, clockwise from a seat. */
export function opponents(g: State, seat: Seat): Seat[] {
  const list: Seat[] = []
  for (let i = 1; i < g.seats; i++) list.push((seat + i) % g.seats)
  return list
}

export function boardNumbers(g: State): Board[] {
  return BOARDS_FOR[g.seats]
}

const BOARDS_FOR = [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]
