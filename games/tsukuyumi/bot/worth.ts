import type { State } from '../rules/state/state.ts'
import { roundsLeft } from './ahead.ts'

/** What things are worth, in victory points at the end of the game. */
export const WORTH = {
  /** For each production point that a unit costs: with every round to come more. */
  unit: 0.12,
  unitPerRound: 0.08,
  /** A production point in each round to come. */
  income: 0.2,
  event: 0.2,
  weapon: 0.12,
  marker: 0.1,
  initiative: 0.75,

  /** Of an area that can be conquered: by units that stand in it, by units that can come, and in later rounds. */
  ready: 0.7,
  near: 0.45,
  readyLater: 0.3,
  later: 0.2,
  /** Units stand there, and are too weak. */
  tooWeak: 0.08,
  /** It would be taken from somebody. */
  taken: 0.15,
  /** What others could take, as a loss. */
  threat: 0.7,
  /** For enemies of 10 health that an attack could destroy. */
  kill: 0.2,
  /** Oni stand in an own area, and are stronger. */
  oni: 0.25,
}

/** A production point that is spent on units. */
export const unitWorth = (g: State): number => WORTH.unit + WORTH.unitPerRound * roundsLeft(g)
