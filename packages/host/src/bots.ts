import { createPlayer } from '@orrery/bots'
import {
  type BaseState,
  checkAnswer,
  type Decision,
  Dice,
  enumerateAnswers,
  firstAnswer,
  type Game,
  type Header,
  Match,
  RuleFailure,
  type Runner,
  type Seat,
  type Value,
} from '@orrery/engine'
import { STAND_IN } from './permits.ts'

/** Everything a bot needs to decide somewhere else: in another thread, where it can be cut off. */
export interface BotJob {
  readonly seat: Seat
  readonly bot: string
  /** The question it is about. */
  readonly n: number
  readonly header: Header
  readonly decisions: readonly Decision[]
}

/** A seat that a bot moves, and the question that waits for it. */
export interface BotTurn {
  readonly seat: Seat
  readonly bot: string
  readonly n: number
}

/** What came of a bot: an answer, and who found it if that was another; or nothing from these that were tried. */
export type BotOutcome = { readonly value: Value; readonly bot?: string } | { readonly failed: readonly string[] }

/**
 * What a bot decides for a job, on a match played again from its beginning: for other threads. What it throws is the caller's
 * to catch.
 */
export function decideBot(game: Game, job: BotJob, bot: string = job.bot): Value {
  const { header, decisions, seat, n } = job
  return decideOn(Match.replay(game, header, decisions).runner, seat, bot, `${header.seed}/${n}/${seat}`)
}

/** It sees a runner of its own, never the one that the table plays on. */
export const decideOn = (runner: Runner<BaseState>, seat: Seat, bot: string, seed: string): Value =>
  createPlayer(bot).decide(runner, seat, new Dice(`${bot} of ${seed}`))

/** An answer that the seat can give now, and who found it: what the bot found, else greedy's, else the plainest one. */
export function settleAnswer(
  match: Match<BaseState>,
  { seat, bot, n }: BotTurn,
  outcome: BotOutcome,
): { readonly bot: string; readonly value: Value } {
  if ('value' in outcome && !match.runner.check(seat, outcome.value))
    return { bot: outcome.bot ?? bot, value: outcome.value }
  const failed = 'value' in outcome ? [outcome.bot ?? bot] : outcome.failed
  if (!failed.includes(STAND_IN)) {
    try {
      const value = decideOn(match.runner.fork(), seat, STAND_IN, `${match.header.seed}/${n}/${seat}`)
      if (!match.runner.check(seat, value)) return { bot: STAND_IN, value }
    } catch {
      // A bot that stumbles is no failure of the rules: the plainest answer follows.
    }
  }
  return { bot: 'fallback', value: plainAnswer(match, seat) }
}

/** The answer that a seat can only give: nobody needs to think about it. Of arrangements it would take long to find out. */
export function soleAnswer({ runner }: Match<BaseState>, seat: Seat): Value | undefined {
  const question = runner.questionFor(seat)
  if (question === undefined || question.kind === 'arrange') return undefined
  let sole: Value | undefined
  for (const value of enumerateAnswers(question)) {
    if (sole !== undefined) return undefined
    sole = value
  }
  return sole
}

/** The plainest answer, as the game sees it; any that is offered when the game has none. */
export function plainAnswer({ game, runner }: Match<BaseState>, seat: Seat): Value {
  const fork = runner.fork()
  const question = fork.questionFor(seat)
  if (question === undefined) throw new RuleFailure(`Nothing is asked of seat ${seat}.`)
  try {
    const value = game.fallback(fork.state, question)
    if (!checkAnswer(question, value)) return value
  } catch {
    // What is offered is good enough.
  }
  return firstAnswer(question)
}
