import { anyAnswer, Dice, firstLegal, type SingleQuestion, type Value } from '@orrery/engine'
import { DONE, END, FIRE, NONE, STOP } from '../codecs.ts'
import type { State } from '../rules/state.ts'

const MODEST = [END, DONE, STOP, NONE, FIRE, 'no', 'let-go', 0]

/**
 * [table.leave] For a player who has gone: no action, no defence, nothing kept or paid; chance decides the rest. It is not the match's
 * own chance: everybody sees the answer, and would learn something of the dice to come.
 */
export const fallback = (g: State, question: SingleQuestion): Value =>
  firstLegal(question, MODEST) ?? anyAnswer(question, new Dice(`${question.ask} in turn ${g.turnNumber}`))
