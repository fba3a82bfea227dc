import type { Fixed } from '@orrery/engine'
import type { CombatCardId, CounterattackId } from '../../content/types.ts'
import type { Hex } from '../../map/hex.ts'
import type { Edge } from '../../map/side.ts'
import type { Figure, Side } from './vocabulary.ts'

/** A turn in a phase: what is left to do in it. */
export interface Turn {
  readonly kind: 'turn'
  readonly side: Side
  /** [counter.vendetta] A turn out of order: one combat action and nothing else. */
  readonly extra: boolean
  /** [white.choice] The actions of the white phase have been chosen. */
  chosen: boolean
  effect: boolean
  draws: number
  plays: number
  /** Cards drawn by this action, which Espionage waits for. */
  drawn: number
  initiative: number
  points: number
  /** [nomads.discount] Points spent on units, and the free weapons that are left for them. */
  spent: number
  freeWeapons: number
  drones: number
  oniPlace: number
  oniConquest: number
  oniMove: number
  /** The range of the movement action that is left, 0 without one. */
  movement: number
  combat: number
  /** [combat.card] The card that must not be the last one, until another combat action has followed it. */
  owes: CombatCardId | undefined
  /** [combat.aggressive] The aggressive units that have made their own attack, if any. */
  charged: Fixed<Figure> | undefined
  tetsuo: boolean
  kaneda: boolean
  rocket: boolean
  /** [darkseed.effect] How many of the three orders are left, and which are used, as bits. */
  swarm: number
  swarmUsed: number
  conquerors: boolean
}

/** A movement: who may still move, and how far. */
export interface Movement {
  readonly kind: 'move'
  readonly side: Side
  /** The player who decides. */
  readonly by: Side
  /** The rule that grants it. */
  readonly why: string
  readonly range: number
  readonly figures: Fixed<Figure>
  /** By place in `figures`: the areas spent, and what has happened to it, as bits: ENTERED, LED. */
  spent: number[]
  marks: number[]
  /** Tunnels that are open in this movement. */
  tunnels: Edge[]
  /** So many units have to move. */
  least: number
  /** [move.forced] The hex that they were pushed out of and do not go back to. */
  readonly outOf: Hex | undefined
}

export const BATTLE_STAGES = [
  'samurai',
  'card',
  'choose',
  'pre',
  'attack',
  'damage',
  'counter',
  'post',
  'after',
  'end',
] as const
export type BattleStage = (typeof BATTLE_STAGES)[number]

/** Damage that is dealt and waits to be assigned, in halves of a point. */
export interface Hit {
  readonly side: Side
  readonly amount: number
  /** Who gets the credit. */
  readonly by: Side
  /** The player who assigns it. */
  readonly chooser: Side
}

/** An attack in an area, from its declaration to its end. */
export interface Battle {
  readonly kind: 'battle'
  readonly side: Side
  /** The player whose action it is. */
  readonly by: Side
  /** Where it is; it goes with the area when that is swapped. */
  hex: Hex
  card: CombatCardId | ''
  stage: BattleStage
  /** How far the stage has come. */
  at: number
  defenders: Fixed<Side>
  /** By side. */
  counters: Fixed<Fixed<CounterattackId>>
  /** [uplink.samurai] The Cybersamurai have given up a unit and lose no other. */
  samurai: boolean
  /** By side: the units in the fight when the attack took effect. */
  fighters: Fixed<Fixed<Figure>>
  /** The attacker has marked the area. */
  marked: boolean
  hits: Fixed<Hit>
  /** Another combat action is left in the phase. */
  readonly more: boolean
  /** [darkseed.conqueror] A Conqueror has triggered it and leaves afterwards. */
  readonly conqueror: boolean
}

/** Something that goes on over several steps. The last one on the agenda is what happens now. */
export type Frame = Turn | Movement | Battle
