import { firstAnswer, firstLegal, type SingleQuestion, type Value } from '@orrery/engine'
import { PASS } from '../rules/battle.ts'
import { NONE } from '../rules/dialect.ts'
import type { State } from '../rules/state/state.ts'
import { END } from '../rules/turn/turn.ts'

const MODEST = [END, PASS, NONE, 'stop', 'no', 'stay']

/** [table.leave] For a player who has gone: wealth with the lowest marker, no card, no commitment, and otherwise the least. */
export function fallback(g: State, question: SingleQuestion): Value {
  const lowest = g.orderMarkers[question.seat].findIndex((order) => order < 0) + 1
  return firstLegal(question, [...MODEST, `wealth-${lowest}`]) ?? firstAnswer(question)
}
