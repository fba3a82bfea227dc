import { thinkAgain, type Why } from '@orrery/bots'
import { type BaseState, type Data, Dice, RuleFailure, type Runner, type Seat, type Value } from '@orrery/engine'
import { type BotJob, type BotTurn, botSeed } from './bots.ts'
import { type Pausing, withPauses } from './pausing.ts'

/** What a bot answered, and after which decision of the match that was: 1 after the first. */
export interface BotAnswer extends BotTurn {
  readonly at: number
  readonly value: Value
}

/** An answer of a bot with the match before it, to be explained in another thread. */
export type WhyJob = BotJob & BotAnswer

/** An answer of a bot, what it was asked, and why it answered that. */
export interface Explained {
  readonly at: number
  readonly seat: Seat
  readonly bot: string
  readonly ask: string
  readonly about: Data
  readonly why: Why
}

/**
 * Why a bot gave an answer, thought again with the dice that it had. `runner` stands before the answer, and is its own. It tells what the
 * bot's seat knew, and so is for those who may know that.
 */
export async function explainWithPauses(
  runner: Runner<BaseState>,
  { at, seat, bot, value, ...turn }: WhyJob,
  pausing: Pausing,
): Promise<Explained> {
  const question = runner.questionFor(seat)
  if (question === undefined) throw new RuleFailure(`Nothing is asked of seat ${seat}.`)
  const { ask, about } = question
  const dice = new Dice(botSeed({ ...turn, seat, bot }, turn.header.seed))
  const thought = thinkAgain(runner, seat, value, dice, { bot })
  await withPauses(thought, pausing)
  return { at, seat, bot, ask, about, why: thought.why(value) }
}
