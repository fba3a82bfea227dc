import { chargers } from '../rules/combat/aggressive.ts'
import type { Turn } from '../rules/state/frames.ts'
import { seatOf } from '../rules/state/sides.ts'
import { type State, TURN_PHASES, type TurnPhase } from '../rules/state/state.ts'
import type { Side } from '../rules/state/vocabulary.ts'

/** How many attacks somebody has before the game ends, and how far units can go before them. */
export interface Ahead {
  /** In the running turn, or in a white turn to come. */
  readonly now: number
  readonly nowRange: number
  /** In a red turn to come in this round. */
  readonly red: number
  readonly redRange: number
  /** In later rounds. */
  readonly later: number
}

/** What is expected of a card that is not chosen yet, and of a white turn. */
const USUAL = { combat: 1.6, range: 2, whiteCombat: 0.7, whiteRange: 1, round: 2.2 }

/** The rounds after the running one. */
export const roundsLeft = (g: State): number => g.choices.rounds - g.round

/** The phase as a number: -1 before the white one, 4 at the end of a round. */
export function phaseNumber({ phase }: State): number {
  if (phase === 'end' || phase === 'over') return TURN_PHASES.length
  return TURN_PHASES.indexOf(phase as TurnPhase)
}

/** Whether the turn of a side in the running phase is still to come. */
const waits = (g: State, side: Side): boolean => g.turnOrder.indexOf(side) > g.turnAt

export function aheadOf(g: State, side: Side, turn: Turn | undefined): Ahead {
  const phase = phaseNumber(g)
  let now = 0
  let nowRange = 0
  if (turn?.side === side && turn.chosen) {
    now = turn.combat + (g.content.tables.hasAggressive[side] ? chargers(g, turn).length : 0)
    nowRange = g.attackers.includes(side) ? 0 : turn.movement
  } else if (phase < 0 || (phase === 0 && (turn?.side === side || waits(g, side)))) {
    now = USUAL.whiteCombat
    nowRange = USUAL.whiteRange
  }
  let red = 0
  let redRange = 0
  if (phase < 3 || (phase === 3 && waits(g, side))) {
    const card = g.content.actionCards[g.picked[seatOf(g, side)]]
    if (card === undefined) {
      red = USUAL.combat
      redRange = USUAL.range
    } else if (card.red !== null) {
      red = card.red.combat
      redRange = card.red.movement
    }
  }
  return { now, nowRange, red, redRange, later: Math.min(4, USUAL.round * roundsLeft(g)) }
}
