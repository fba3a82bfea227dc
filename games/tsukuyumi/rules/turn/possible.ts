import type { Refusal } from '@orrery/engine'
import { refuse } from '../dialect.ts'
import { unfinishedOni } from '../green/oni.ts'
import type { Turn } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import type { Action } from './actions/action.ts'
import { menuFor } from './actions/menu.ts'

function anyPossible(g: State, turn: Turn, actions: readonly Action[]): boolean {
  for (const action of actions) if (!action.cannot(g, turn)) return true
  return false
}

/** [combat.card] Why the turn cannot end: the combat action that must follow Kamikaze is still owed, and possible. */
function owedAttack(g: State, turn: Turn, actions: readonly Action[]): Refusal | undefined {
  if (turn.owes === undefined) return undefined
  const canAttack = actions.some((action) => action.isCombat === true && !action.cannot(g, turn))
  return canAttack ? refuse('combat.card#owed', { card: turn.owes }) : undefined
}

/** Why a turn cannot be ended yet, or nothing. */
export const cannotEnd = (g: State, turn: Turn): Refusal | undefined =>
  unfinishedOni(g, turn) ?? owedAttack(g, turn, menuFor(g, turn.side).actions)

/** Whether nothing is left to do in a turn. */
export const isIdle = (g: State, turn: Turn): boolean =>
  turn.chosen && cannotEnd(g, turn) === undefined && !anyPossible(g, turn, menuFor(g, turn.side).actions)
