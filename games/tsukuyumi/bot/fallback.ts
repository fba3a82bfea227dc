import { firstAnswer, firstLegal, type SingleQuestion, type Value } from '@orrery/engine'
import { NONE, STOP } from '../rules/dialect.ts'
import { DONE } from '../rules/movement/movement.ts'
import type { State } from '../rules/state/state.ts'
import { END } from '../rules/turn/actions/menu.ts'

const MODEST = [END, DONE, STOP, NONE, 'no']

/** [table.leave] For a player who has gone: as little as the rules allow. */
export const fallback = (_g: State, question: SingleQuestion): Value =>
  firstLegal(question, MODEST) ?? firstAnswer(question)
