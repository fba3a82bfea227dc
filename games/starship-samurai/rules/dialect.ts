import { type Data, dialect, isCount, type Scalar, type SingleQuestion } from '@orrery/engine'
import { agreedChoices } from '../codecs.ts'
import type { RuleId } from '../rulebook/index.ts'
import type { Board, CardId, State } from './state/state.ts'

/** Every card is a paragraph of the rulebook too. */
type CitedRule = RuleId | `card.${CardId}`

/** A rule id, or a rule id with a variant: `move.full`, `cards.draw#own`. */
export type Cited = CitedRule | `${CitedRule}#${string}`

/** Every question follows from the state: it is given as a function, so that it can be asked anew when a trade comes in between. */
export const { choose, pick, some, pickSome, amount, pickAmount, choice, everyone, refuse, report } = dialect<
  State,
  CitedRule
>({ answered: keepWord, told: withLocation })

/** A location as questions and refusals tell of it: by its number, and by the name of its card as long as it has one. */
export function at(g: State, board: Board): Data {
  const location = g.boards[board - 1]
  return location === '' ? { board } : { board, location }
}

/** What is told of a board is told with the name of its location, as long as it has one. */
function withLocation(g: State, data: Data): Data {
  const { board, location } = data
  const there = typeof board === 'number' && location === undefined ? g.boards[board - 1] : ''
  return there === '' ? data : { ...data, location: there }
}

/** Under the first rules: choices that nobody can bind herself to, because their answers are secrets. */
const SECRET: readonly string[] = ['battle.commit', 'cards.limit'] satisfies Cited[]

/**
 * Under the first rules: a promised choice is made when it is the very next one and possible; any other choice of hers ends what she was
 * bound to. What she gives in another trade is no such choice.
 */
function keepWord(g: State, question: SingleQuestion): Scalar | undefined {
  const { bound } = g
  if (bound?.seat !== question.seat || question.ask === 'trade.goods') return undefined
  const [value, ...rest] = bound.values
  const { seat } = bound
  const kept = !SECRET.includes(question.ask) && offers(question, value)
  g.bound = kept && rest.length > 0 ? Object.freeze({ seat, values: Object.freeze(rest) }) : undefined
  if (!kept) return undefined
  report(g, 'trade.next-choice', { seat, choice: agreedChoices.encode({ ask: question.ask, value: String(value) }) })
  return value
}

function offers(question: SingleQuestion, value: Scalar): boolean {
  switch (question.kind) {
    case 'choose':
      return question.candidates.includes(value) && question.refuse?.(value) === undefined
    case 'amount':
      return isCount(value) && value >= question.min && value <= question.max
    case 'some':
    case 'arrange':
      return false
  }
}

export const NONE = 'none'
export const STOP = 'stop'
