import { Dice, type Seat } from '@orrery/engine'
import type { Rejection } from '@orrery/protocol'
import type { Act } from '../journal/journal.ts'
import type { MatchReducer } from '../match/reducer.ts'
import { type BotOutcome, type BotTalk, type BotTurn, botSeed, settleAnswer, settleReply } from './bots.ts'

const STALE: Rejection = { reason: 'stale', text: 'No bot has to answer now.' }
const SILENT: Rejection = { reason: 'not-now', text: 'The bot has nothing to propose.' }

/** Which bot does something next in a match, and what becomes of it. */
export class BotTurns {
  readonly #reducer: MatchReducer
  /** The bots that have thought of something to propose, by the question that was open. Others may be asked again after a restart. */
  #thought = { n: 0, seats: new Set<Seat>() }

  constructor(reducer: MatchReducer) {
    this.#reducer = reducer
  }

  /** Bots wait while people settle whether something is taken back. */
  get #mayMove(): boolean {
    return this.#reducer.goesOn && this.#reducer.match.undoRequest === undefined
  }

  get #n(): number {
    return this.#reducer.match.questionFor('spectator')?.number ?? 0
  }

  /** The bot that has to do something: to say something to what was proposed to it, or to answer. */
  toMove(): BotTurn | undefined {
    return this.#mayMove ? (this.#replying() ?? this.#answering()) : undefined
  }

  /** The same, or one that may want to propose something before somebody answers. */
  toSpeak(): BotTurn | undefined {
    return this.#mayMove ? (this.#replying() ?? this.#proposing() ?? this.#answering()) : undefined
  }

  #answering(): BotTurn | undefined {
    return this.#firstOf(this.#reducer.match.runner.waitingFor())
  }

  #replying(): BotTurn | undefined {
    const { runner, game } = this.#reducer.match
    const { pending } = game.outOfTurn ?? {}
    if (pending === undefined || !runner.mayStepIn) return undefined
    return this.#firstOf(
      this.#all.filter((seat) => pending(runner.state, seat).length > 0),
      'reply',
    )
  }

  /** A bot is only asked when the game has an idea what it could propose. */
  #proposing(): BotTurn | undefined {
    const { runner, game, header } = this.#reducer.match
    const { ideas } = game.outOfTurn ?? {}
    const open = runner.question
    if (ideas === undefined || open === undefined || !runner.mayStepIn) return undefined
    if (this.#thought.n !== this.#n) this.#thought = { n: this.#n, seats: new Set() }
    for (const seat of this.#all.filter((one) => !this.#thought.seats.has(one))) {
      const turn = this.#firstOf([seat], 'propose')
      if (turn && ideas(runner.state, seat, open, new Dice(botSeed(turn, header.seed))).length > 0) return turn
    }
    return undefined
  }

  get #all(): Seat[] {
    return [...this.#reducer.seats.keys()]
  }

  #firstOf(seats: readonly Seat[], talk?: BotTalk): BotTurn | undefined {
    for (const seat of seats) {
      const bot = this.#reducer.botOf(seat)
      if (bot !== undefined) return { seat, bot, n: this.#n, ...(talk && { talk }) }
    }
    return undefined
  }

  /** What a bot's turn comes to; what is not legal, or missing, the stand-in finds, and else the game's fallback. */
  actOf(turn: BotTurn, outcome: BotOutcome): Act | Rejection {
    const { seat, bot, n, talk } = turn
    if (!this.#mayMove || n !== this.#n || this.#reducer.botOf(seat) !== bot) return STALE
    switch (talk) {
      case undefined:
        return this.#reducer.match.runner.waitingFor().includes(seat)
          ? { kind: 'answer', seat, n, ...settleAnswer(this.#reducer.match, turn, outcome) }
          : STALE
      case 'reply': {
        const value = settleReply(this.#reducer.match, seat, outcome)
        return value === undefined ? STALE : { kind: 'interject', seat, value }
      }
      case 'propose': {
        this.#thought.seats.add(seat)
        const value = 'value' in outcome ? outcome.value : null
        return value === null ? SILENT : { kind: 'interject', seat, value }
      }
    }
  }
}
