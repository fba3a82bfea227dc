import type { Refusal, Rule } from '@orrery/engine'
import { WHITE_ACTIONS } from '../../content/types.ts'
import { choose, nameOf, report, some } from '../dialect.ts'
import { settleOni } from '../green/oni.ts'
import { checkGoal } from '../scoring/missions.ts'
import { finish } from '../state/agenda.ts'
import type { Turn } from '../state/frames.ts'
import type { State } from '../state/state.ts'
import { BOARLORDS } from '../state/vocabulary.ts'
import type { Action } from './actions/action.ts'
import { endDrawing } from './actions/blue.ts'
import { END, menuFor } from './actions/menu.ts'
import { playsWith } from './opening.ts'
import { cannotEnd, isIdle } from './possible.ts'

/** [action.order] One action after another, in any order, until the player ends the turn. */
export function* takeTurn(g: State, turn: Turn): Rule {
  if (!turn.chosen) {
    yield* chooseWhite(g, turn)
    return
  }
  settleOni(g, turn)
  if (isIdle(g, turn)) {
    endTurn(g, turn)
    return
  }
  const { byId, options } = menuFor(g, turn.side)
  const find = (id: string) => byId.get(id) as Action
  const mayDo = (id: string): Refusal | undefined => (id === END ? cannotEnd(g, turn) : find(id).cannot(g, turn))
  const chosen = yield* choose(g, turn.side, 'round.turn', {
    from: options,
    unless: mayDo,
    about: { phase: g.phase },
  })
  if (chosen === END) endTurn(g, turn)
  else yield* find(chosen).perform(g, turn)
}

/** [white.choice] Two different ones of the four white actions. */
function* chooseWhite(g: State, turn: Turn): Rule {
  const { numbers } = g.content
  const count = numbers.whiteChoices
  const chosen = yield* some(g, turn.side, 'white.choice', {
    from: WHITE_ACTIONS,
    min: count,
    max: count,
    about: { count },
  })
  turn.chosen = true
  if (chosen.includes('production')) turn.points = numbers.whiteProduction
  if (chosen.includes('movement')) turn.movement = numbers.whiteMovement
  if (chosen.includes('combat')) turn.combat = numbers.whiteCombat
  if (chosen.includes('events')) {
    turn.draws = numbers.whiteDraw
    turn.plays = playsWith(g, turn.side, numbers.whitePlay)
  }
  report(g, 'white.choice', { side: nameOf(turn.side), actions: chosen })
}

/** The turn ends. [goal.territorial-expansion] At the end of a red turn the Boarlords' goal is looked at. */
function endTurn(g: State, turn: Turn): void {
  endDrawing(g, turn)
  if (g.phase === 'red' && !turn.extra && turn.side === BOARLORDS) checkGoal(g, BOARLORDS)
  finish(g)
}
