import type { BaseState, Fixed, Seat } from '@orrery/engine'
import type { ActionCardId, CombatCardId, EventId, MissionId, TileId, UplinkId } from '../../content/types.ts'
import type { Hex } from '../../map/hex.ts'
import type { MapChoice } from '../../map/layout.ts'
import type { Edge, Sides } from '../../map/side.ts'
import type { Frame } from './frames.ts'
import type { Pack } from './tables.ts'
import type { Figure, Side } from './vocabulary.ts'

/** House rules that can be chosen one by one; without them the game is as the codex and our rulings have it. */
export const VARIANTS = [
  'connected-starts',
  'half-armies',
  'cheap-uplinks',
  'no-pins',
  'short-locks',
  'secret-counterattacks',
  'idle-oni',
  'oni-farming',
  'unlimited-cards',
  'open-mountains',
  'initiative-ties',
  'superiority',
] as const

/** Those of rules version 1. */
export const FIRST_VARIANTS = [
  'adjacent-starts',
  'half-armies',
  'cheap-uplinks',
  'no-pins',
  'short-locks',
  'secret-counterattacks',
  'idle-oni',
  'oni-farming',
  'unlimited-cards',
  'moon-first',
  'initiative-ties',
  'superiority',
] as const

export type Variant = (typeof VARIANTS)[number] | (typeof FIRST_VARIANTS)[number]

/** What was chosen when the match was created. */
export interface Choices {
  readonly rounds: number
  readonly map: MapChoice
  readonly variants: readonly Variant[]
}

export const plays = (g: State, variant: Variant): boolean => g.choices.variants.includes(variant)

export const TURN_PHASES = ['white', 'blue', 'green', 'red'] as const
export type TurnPhase = (typeof TURN_PHASES)[number]

/** `ghost` and `discard` are the two halves of the Ghost uplink, before and after the secret choice of cards. */
export type Phase = 'setup' | 'ghost' | 'select' | 'discard' | TurnPhase | 'end' | 'over'

export interface Tunnel {
  readonly edge: Edge
  readonly used: boolean
}

/** An attacker that cannot attack in an area any more. */
export interface Lock {
  readonly side: Side
  readonly hex: Hex
}

export const SETUP_STAGES = ['homezone', 'areas', 'units', 'extras'] as const
export type SetupStage = (typeof SETUP_STAGES)[number]

/** A hex without anything on the board, the moon and the homezones; all else in `tiles` is an area tile. */
export const NO_TILE = ''
export const MOON_TILE = 'moon'
export const HOME_TILE = 'home'

export const RED = 0
export const BLUE = 1

/** By seat, then by who holds a hand now: the cards in it that the seat has seen when they went through its own hand. */
type SeenHands = Fixed<Fixed<Fixed<ActionCardId>>>

export interface State extends BaseState {
  /** What seats have seen of the hands that went through theirs. */
  memory?: SeenHands | undefined
  readonly choices: Choices
  readonly content: Pack

  phase: Phase
  round: number
  /** By seat: its faction. */
  readonly factions: Fixed<Side>
  /** The initiative track, the first place first. */
  order: Fixed<Side>
  /** The order of turns in this phase, as it was when the phase began. */
  turnOrder: Fixed<Side>
  /** Whose set-up or turn it is: a place in the order. */
  turnAt: number
  setupStage: SetupStage
  /** [action.movement-first] Who has attacked in this phase. */
  attackers: Fixed<Side>
  /** What is going on; the last one first. */
  agenda: Frame[]

  /** By hex: the tile that lies there, and by how many sixths it is turned. */
  tiles: Fixed<string>
  rotations: Fixed<number>
  /** The hexes of the board, in order. */
  hexes: Fixed<Hex>
  /** Those of them that are no homezones. */
  areas: Fixed<Hex>
  /** By side: its homezone, or -1. */
  homes: Fixed<Hex>
  /** Hexes that wait for a homezone. */
  slots: Fixed<Hex>
  reserve: Fixed<TileId>
  /** Tiles that have left the game. */
  lostTiles: Fixed<TileId>

  /** By hex: whose territory marker lies there, or -1. */
  owner: Fixed<Side>
  /** By hex: properties given by markers, and printed ones that are covered, as bits. */
  marked: Fixed<number>
  negated: Fixed<number>
  blockades: Fixed<Sides>
  passages: Fixed<Sides>
  pigs: Fixed<Sides>
  eggs: Fixed<number>
  mines: Fixed<number>
  strongholds: Fixed<number>
  covers: Fixed<number>
  tunnels: Fixed<Tunnel>
  /** The red and the blue marker: their edge or hex, or -1. */
  kaneda: Fixed<Edge>
  rocket: Fixed<Hex>

  /** By figure: its hex, or -1 in the supply. */
  place: Hex[]
  /** [move.massive] The massive units that have moved in this phase, if any. */
  moved: Fixed<Figure> | undefined

  /** By seat. */
  hands: Fixed<Fixed<ActionCardId>>
  /** By seat: the action card of the round, or nothing yet. */
  picked: Fixed<ActionCardId | ''>
  drawPile: Fixed<ActionCardId>
  discardPile: Fixed<ActionCardId>
  /** Removed by Ghost. */
  removedCards: Fixed<ActionCardId>
  /** The last card of the deck is its top. */
  eventDeck: Fixed<EventId>
  openEvents: Fixed<EventId>
  eventDiscard: Fixed<EventId>
  /** By side: the events that lie before its player. */
  events: Fixed<Fixed<EventId>>

  uplinks: Fixed<UplinkId>
  /** By kind of weapon: how many are ready. */
  weapons: Fixed<number>

  /** By side: victory points gained on the way. */
  points: Fixed<number>
  missions: Fixed<Fixed<MissionId>>
  goals: Fixed<boolean>
  /** By side: enemy units destroyed. */
  kills: Fixed<number>
  /** By side: areas it has conquered in the whole game; under the first rules those that had Tsukuyumi then. */
  moonstruck: Fixed<Fixed<Hex>>
  /** By side: areas conquered in this round, and those of them that were somebody's. */
  conquered: Fixed<Fixed<Hex>>
  retaken: Fixed<Fixed<Hex>>

  /** Until the end of the round. */
  swarmFlies: boolean
  radiationProof: boolean
  usedCards: Fixed<CombatCardId>
  locks: Fixed<Lock>
  /** Areas that have had their Emergency Egg. */
  emergencyEggs: Fixed<Hex>
  /** Areas that may have one now. */
  dueEggs: Fixed<Hex>
  /** Sides that get a combat action when the running turn is over. */
  vendettas: Fixed<Side>

  ranking: Fixed<Seat>
}
