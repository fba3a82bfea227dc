import { createPlayer, type PlayerSettings } from '@orrery/bots'
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
  sha256Hex,
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
  return decideOn(Match.replay(game, header, decisions).runner, { seat, n, bot }, header.seed)
}

/**
 * What a bot decides on a runner of its own, never the one that the table plays on. `seed` is the match's. Bots that think for some time need
 * a clock.
 */
export const decideOn = (
  runner: Runner<BaseState>,
  turn: BotTurn,
  seed: string,
  settings: PlayerSettings = {},
): Value => createPlayer(turn.bot, settings).decide(runner, turn.seat, new Dice(botSeed(turn, seed)))

/**
 * What a bot's own dice are made from. The same turn of the same match has the same, here and in other threads; but whoever finds it out
 * from how the bot plays learns nothing of the match's seed, nor of the bot's other turns: it is hashed on the way, and once more with the turn.
 */
export function botSeed({ seat, bot, n }: BotTurn, seed: string): string {
  const key = sha256Hex(`bots of ${seed}`)
  return sha256Hex(`${key} ${n} ${seat} ${bot}`)
}

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
      const value = decideOn(match.runner.fork(), { seat, n, bot: STAND_IN }, match.header.seed)
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
