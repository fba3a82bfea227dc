import { createPlayer, type PlayerSettings, trading } from '@orrery/bots'
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
  sameValue,
  sha256Hex,
  type Value,
} from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import { STAND_IN } from '../match/permits.ts'

/** Everything a bot needs to decide somewhere else: in another thread, where it can be cut off. */
export interface BotJob {
  readonly seat: Seat
  readonly bot: string
  /** The question it is about. */
  readonly n: number
  readonly talk?: BotTalk
  readonly header: Header
  readonly decisions: readonly Decision[]
}

/** What a bot does without being asked: it says something to what was proposed to it, or proposes something itself. */
export type BotTalk = 'reply' | 'propose'

/** A seat that a bot moves, and the question that is open: it waits for the bot, unless that is about to speak out of turn. */
export interface BotTurn {
  readonly seat: Seat
  readonly bot: string
  readonly n: number
  readonly talk?: BotTalk
}

/** What came of a bot: an answer (null: it has nothing to say), and who found it if that was another; or nothing from these that were tried. */
export type BotOutcome = { readonly value: Value; readonly bot?: string } | { readonly failed: readonly string[] }

/**
 * What a bot decides for a job, on a match played again from its beginning: for other threads. What it throws is the caller's
 * to catch.
 */
export function decideBot(game: Game, job: BotJob, bot: string = job.bot): Value {
  const { header, decisions } = job
  return decideOn(Match.replay(game, header, decisions).runner, { ...job, bot }, header.seed)
}

/** A bot as it sits at a table: it also says something to what others propose, and proposes something itself. */
export const seatBot = (bot: string, settings: PlayerSettings = {}): Player => trading(createPlayer(bot, settings))

/**
 * What a bot decides on a runner of its own, never the one that the table plays on. `seed` is the match's. Bots that think for some time need
 * a clock.
 */
export function decideOn(runner: Runner<BaseState>, turn: BotTurn, seed: string, settings: PlayerSettings = {}): Value {
  const { seat, bot, talk } = turn
  const player = seatBot(bot, settings)
  const dice = new Dice(botSeed(turn, seed))
  return talk === undefined ? player.decide(runner, seat, dice) : (player[talk]?.(runner, seat, dice) ?? null)
}

/**
 * What a bot's own dice are made from. The same turn of the same match has the same, here and in other threads; but whoever finds it out
 * from how the bot plays learns nothing of the match's seed, nor of the bot's other turns: it is hashed on the way, and once more with the turn.
 */
export function botSeed({ seat, bot, n, talk }: BotTurn, seed: string): string {
  const key = sha256Hex(`bots of ${seed}`)
  return sha256Hex(`${key} ${n} ${seat} ${bot}${talk === undefined ? '' : ` ${talk}`}`)
}

/** What a seat can say out of turn to what was proposed to it: what the bot found, else that it does not agree. */
export function settleReply({ runner, game }: Match<BaseState>, seat: Seat, outcome: BotOutcome): Value | undefined {
  const [proposal] = game.outOfTurn?.pending?.(runner.state, seat) ?? []
  if (proposal === undefined) return undefined
  const { accept, decline } = proposal
  const agrees = 'value' in outcome && sameValue(outcome.value, accept) && !runner.checkOutOfTurn(seat, accept)
  return agrees ? accept : decline
}

/** An answer that the seat can give now, and who found it: what the bot found, else the stand-in's, else the plainest one. */
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
