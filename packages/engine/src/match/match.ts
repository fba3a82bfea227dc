import type { Game } from '../game/game.ts'
import { type Beginning, type Header, headerFor, seedOf } from '../game/header.ts'
import { type Options, settleOptions } from '../game/options.ts'
import { openingPosition } from '../game/scene.ts'
import { gameFor } from '../game/versions.ts'
import { hashValue } from '../hashing/hash.ts'
import type { Rejection } from '../questions/answers.ts'
import { partsOf, type SingleQuestion } from '../questions/question.ts'
import {
  type BaseState,
  isMark,
  type LogEvent,
  type Mark,
  mayHear,
  positionOf,
  type Seat,
  type Trace,
} from '../state.ts'
import { BadInput, RuleFailure } from '../values/errors.ts'
import { type Data, sameValue, type Value } from '../values/value.ts'
import { Milestones } from './milestones.ts'
import { Runner } from './runner.ts'

/** One answer of one seat. `out` marks what a seat did without being asked. */
export interface Decision {
  readonly seat: Seat
  readonly value: Value
  readonly out?: true
}

/** An event of the log and the number of decisions that had been made when it happened. */
export interface LogEntry extends LogEvent {
  readonly at: number
}

/** What a seat sees of the open question: its own in full, another's in outline. */
export interface OpenQuestion {
  /** The number that an answer must carry. */
  readonly number: number
  readonly waitingFor: readonly Seat[]
  /** The public name of what is decided. */
  readonly ask: string
  readonly mine: SingleQuestion | undefined
}

/** Why a seat cannot simply take something back. */
export type Fence =
  | { readonly because: 'nothing' }
  | { readonly because: 'other-seat'; readonly seat: Seat; readonly at: number }
  | { readonly because: 'random' | 'reveal'; readonly to: Mark['to']; readonly at: number }

export interface UndoRequest {
  readonly by: Seat
  /** How many decisions would remain. */
  readonly to: number
  /** The seats that have yet to agree. */
  readonly pending: readonly Seat[]
}

const nobodyAsks: Rejection = { reason: 'not-now', text: 'No undo request is open.' }

/**
 * A match: a header and a list of decisions. The state, the log, undo and everything else are derived from them.
 */
export class Match<S extends BaseState, View = unknown> {
  readonly game: Game<S, View>
  readonly header: Header
  readonly #start: S
  #runner: Runner<S>
  readonly #trace: Trace = []
  #decisions: Decision[] = []
  /** The first thing that each decision gave away, if anything: chance, or knowledge. */
  #marks: (Mark | undefined)[] = []
  /** For each decision, where the unbroken row of its seat's decisions that gave nothing away began, up to and with it. */
  #rows: number[] = []
  #log: LogEntry[] = []
  /** How many lines of the log have stayed since somebody last asked. */
  #keptLog = 0
  readonly #milestones: Milestones<S>
  #undone: Decision[] = []
  #request: UndoRequest | undefined
  /** Counts everything that was ever accepted, taken back or not: it never goes back, so old answers stay old. */
  #sequence = 0
  #questionNumber = 0

  private constructor(game: Game<S, View>, header: Header, start: S) {
    this.game = game
    this.header = header
    this.#start = start
    this.#milestones = new Milestones(game)
    this.#runner = Runner.from(game, start, this.#trace)
    this.#collect(true)
  }

  static start<S extends BaseState, View>(
    game: Game<S, View>,
    seats: number,
    options: Options,
    seed: string,
    scene?: string,
  ): Match<S, View> {
    const beginning: Beginning = { seats, options, seed, scene }
    return new Match(game, headerFor(game, beginning), openingPosition(game, beginning))
  }

  /** Starts from a position between two steps instead of a set-up: for tests, which build positions of their own. */
  static fromPosition<S extends BaseState, View>(game: Game<S, View>, position: S): Match<S, View> {
    const beginning: Beginning = { seats: position.seats, options: {}, seed: 'from a position' }
    return new Match(game, headerFor(game, beginning), position)
  }

  /** Begins a match as its header says: under its own rules version, from its scene, with options in whatever spelling. */
  static open<S extends BaseState, View>(loaded: Game<S, View>, header: Header): Match<S, View> {
    const game = gameFor(loaded, header)
    const options = settleOptions(game, header.seats, header.options)
    return new Match(game, { ...header, options }, openingPosition(game, { ...header, options, seed: seedOf(header) }))
  }

  /** Plays recorded decisions again. Says at which one they stop being possible. */
  static replay<S extends BaseState, View>(
    game: Game<S, View>,
    header: Header,
    decisions: readonly Decision[],
  ): Match<S, View> {
    return Match.open(game, header).#play(decisions)
  }

  #play(decisions: readonly Decision[]): this {
    decisions.forEach((decision, index) => {
      const rejection = this.#accept(decision)
      if (rejection) throw new BadInput(`Decision ${index + 1} of ${decisions.length} is not legal: ${rejection.text}`)
    })
    return this
  }

  get state(): S {
    return this.#runner.state
  }

  get over(): boolean {
    return this.#runner.over
  }

  get decisions(): readonly Decision[] {
    return this.#decisions
  }

  get log(): readonly LogEntry[] {
    return this.#log
  }

  /** How many lines at the beginning of the log are still those that were there at the last call. */
  takeKeptLog(): number {
    const kept = this.#keptLog
    this.#keptLog = this.#log.length
    return kept
  }

  #cutLog(length: number): void {
    this.#log.length = length
    this.#keptLog = Math.min(this.#keptLog, length)
  }

  get sequence(): number {
    return this.#sequence
  }

  get runner(): Runner<S> {
    return this.#runner
  }

  hash(): string {
    return hashValue(positionOf(this.state))
  }

  view(seat: Seat | 'spectator'): View {
    return this.game.view(this.state, seat)
  }

  logFor(seat: Seat | 'spectator'): LogEntry[] {
    return this.#log.filter((entry) => mayHear(entry.audience, seat))
  }

  /** The question as a seat may see it; none when the game is over. */
  questionFor(seat: Seat | 'spectator'): OpenQuestion | undefined {
    const question = this.#runner.question
    if (question === undefined) return undefined
    const mine = seat === 'spectator' ? undefined : this.#runner.questionFor(seat)
    const ask = partsOf(question)[0]?.ask ?? ''
    return { number: this.#questionNumber, waitingFor: this.#runner.waitingFor(), ask, mine }
  }

  /** Takes an answer to the question with this number. A rejected answer changes nothing. */
  answer(seat: Seat, value: Value, questionNumber = this.#questionNumber): Rejection | undefined {
    if (questionNumber !== this.#questionNumber)
      return {
        reason: 'stale',
        text: `That answers question ${questionNumber}, but question ${this.#questionNumber} is open.`,
      }
    return this.#acceptNew({ seat, value })
  }

  /** Lets a seat do something although it is not asked, where the game allows it. */
  actOutOfTurn(seat: Seat, value: Value): Rejection | undefined {
    return this.#acceptNew({ seat, value, out: true })
  }

  #acceptNew(decision: Decision): Rejection | undefined {
    const rejection = this.#accept(decision)
    if (rejection) return rejection
    this.#undone = []
    this.#request = undefined
    return undefined
  }

  #accept(decision: Decision): Rejection | undefined {
    const { seat, value, out } = decision
    const rejection = out ? this.#runner.checkOutOfTurn(seat, value) : this.#runner.check(seat, value)
    if (rejection) return rejection
    const question = this.#runner.question
    const { steps } = this.#runner
    // It comes before a step that begins anew after it and tells its beginning again.
    if (out && this.#runner.beginsAnew) this.#cutLog(this.#milestones.newest.opening)
    try {
      if (out) this.#runner.actOutOfTurn(seat, value)
      else this.#runner.apply(seat, value)
    } catch (error) {
      this.#rebuild(this.#decisions.length)
      throw new RuleFailure(`A rule failed after decision ${this.#decisions.length + 1}: ${String(error)}`, {
        cause: error,
      })
    }
    this.#decisions.push(decision)
    this.#sequence++
    // What is asked stays as it is when somebody only talks: nobody has to begin again for that.
    const isTalk = out === true && this.game.outOfTurn?.isTalk?.(value) === true
    if (this.#runner.question !== question && !isTalk) this.#questionNumber = this.#sequence
    this.#collect(this.#runner.steps !== steps)
    return undefined
  }

  /** Moves what the rules told into the log and what they gave away to the decision that caused it. */
  #collect(newStep: boolean): void {
    const at = this.#decisions.length
    let mark: Mark | undefined
    let opening = this.#log.length
    this.#trace.forEach((entry, index) => {
      if (index === this.#runner.opening) opening = this.#log.length
      if (isMark(entry)) mark ??= entry
      else this.#log.push({ ...entry, at })
    })
    if (this.#runner.opening >= this.#trace.length) opening = this.#log.length
    if (at > 0) this.#mark(at - 1, mark)
    if (newStep) this.#milestones.keep({ at, state: this.#runner.checkpoint, opening })
    this.#trace.length = 0
  }

  /** Notes what a decision gave away, after those before it. */
  #mark(at: number, mark: Mark | undefined): void {
    const seatOf = (index: number) => this.#decisions[index]?.seat
    const goesOn = at > 0 && seatOf(at - 1) === seatOf(at)
    this.#marks[at] = mark
    this.#rows[at] = mark ? at + 1 : goesOn ? (this.#rows[at - 1] as number) : at
  }

  /** What stands between a seat and keeping only the first `to` decisions; nothing when it may take the rest back alone. */
  fence(seat: Seat, to: number): Fence | undefined {
    const last = this.#decisions.length - 1
    if (to > last || to < 0) return { because: 'nothing' }
    const at = this.#decisions[last]?.seat === seat ? (this.#rows[last] as number) - 1 : last
    if (at < to) return undefined
    const { seat: other } = this.#decisions[at] as Decision
    const mark = this.#marks[at]
    return mark && other === seat ? { because: mark.mark, to: mark.to, at } : { because: 'other-seat', seat: other, at }
  }

  /** Whether the seat may take back its last decision by itself. */
  mayUndo(seat: Seat): boolean {
    return this.#runner.gatheredFrom(seat) !== undefined || this.fence(seat, this.#decisions.length - 1) === undefined
  }

  /** Takes back the seat's own last decision. */
  undo(seat: Seat): Fence | undefined {
    if (this.#runner.gatheredFrom(seat) !== undefined) {
      this.#withdraw(seat)
      return undefined
    }
    return this.undoTo(seat, this.#decisions.length - 1)
  }

  /** Takes back the seat's own decisions until only `to` remain; says what stands against it. */
  undoTo(seat: Seat, to: number): Fence | undefined {
    const fence = this.fence(seat, to)
    if (fence === undefined) this.#takeBack(to)
    return fence
  }

  /** A secret answer that others have not seen can go, whoever answered after it. */
  #withdraw(seat: Seat): void {
    const at = this.#decisions.findLastIndex((decision) => decision.seat === seat)
    this.#undone = this.#decisions.slice(at, at + 1)
    this.#runner.withdraw(seat)
    this.#decisions.splice(at, 1)
    const [, ...after] = this.#marks.splice(at)
    this.#rows.length = at
    for (const [index, mark] of after.entries()) this.#mark(at + index, mark)
    this.#sequence++
    this.#request = undefined
  }

  #takeBack(to: number): void {
    this.#undone = [...this.#decisions.slice(to), ...this.#undone]
    this.#rebuild(to)
    this.#sequence++
    this.#questionNumber = this.#sequence
    this.#request = undefined
  }

  /** Makes again the last decision that was taken back, if it was the seat's. */
  redo(seat: Seat): Rejection | undefined {
    const [decision, ...rest] = this.#undone
    if (decision === undefined || decision.seat !== seat) return { reason: 'not-now', text: 'Nothing to redo.' }
    const rejection = this.#accept(decision)
    if (rejection) return rejection
    this.#undone = rest
    this.#request = undefined
    return undefined
  }

  get redoable(): readonly Decision[] {
    return this.#undone
  }

  get undoRequest(): UndoRequest | undefined {
    return this.#request
  }

  /** Asks the other seats to let the match go back to its first `to` decisions. */
  requestUndo(by: Seat, to: number): Rejection | undefined {
    if (!Number.isInteger(to) || to < 0 || to >= this.#decisions.length)
      return { reason: 'not-now', text: `This match has no decision ${to + 1}.` }
    if (this.#request && this.#request.by !== by)
      return { reason: 'not-now', text: 'Another undo request is already open.' }
    const pending = Array.from({ length: this.header.seats }, (_, seat) => seat).filter((seat) => seat !== by)
    if (pending.length === 0) this.#takeBack(to)
    else this.#request = { by, to, pending }
    return undefined
  }

  /** Agrees to the open request; the last one to agree makes it happen. */
  acceptUndo(seat: Seat): Rejection | undefined {
    const request = this.#request
    if (!request?.pending.includes(seat)) return nobodyAsks
    const pending = request.pending.filter((other) => other !== seat)
    if (pending.length === 0) this.#takeBack(request.to)
    else this.#request = { ...request, pending }
    return undefined
  }

  /** Says no to the open request, or takes one's own back. */
  declineUndo(seat: Seat): Rejection | undefined {
    if (!this.#request || seat < 0 || seat >= this.header.seats) return nobodyAsks
    this.#request = undefined
    return undefined
  }

  /** Goes back to the first `to` decisions: from the last checkpoint before, with the decisions after it. */
  #rebuild(to: number): void {
    const kept = this.#decisions.slice(0, to)
    this.#milestones.cutTo(to)
    const { at, state, opening } = this.#milestones.newest
    this.#decisions = kept.slice(0, at)
    this.#marks.length = at
    this.#rows.length = at
    this.#cutLog(opening)
    this.#trace.length = 0
    this.#runner = Runner.from(this.game, state, this.#trace)
    for (const entry of this.#trace) if (!isMark(entry)) this.#log.push({ ...entry, at })
    this.#trace.length = 0
    const { sequence, number } = { sequence: this.#sequence, number: this.#questionNumber }
    for (const decision of kept.slice(at)) {
      const rejection = this.#accept(decision)
      if (rejection) throw new RuleFailure(`Decision ${this.#decisions.length + 1} can’t be redone: ${rejection.text}`)
    }
    this.#sequence = sequence
    this.#questionNumber = number
  }

  /** The position after the first `to` decisions, to look at: played from the last checkpoint before it. */
  runnerAt(to: number): Runner<S> {
    if (!Number.isInteger(to) || to < 0 || to > this.#decisions.length)
      throw new BadInput(`This match has no position after ${to} decisions.`)
    const { at, state } = this.#milestones.before(to)
    const runner = Runner.from(this.game, state)
    let steps = runner.steps
    let begun = at
    for (let next = at; next < to; next++) {
      const { seat, value, out } = this.#decisions[next] as Decision
      if (out) runner.actOutOfTurn(seat, value)
      else runner.apply(seat, value)
      if (runner.steps !== steps) begun = next + 1
      steps = runner.steps
    }
    if (begun > at) this.#milestones.lookedAt({ at: begun, state: runner.checkpoint })
    return runner
  }

  /** The match up to its first `to` decisions, as a match of its own. */
  branch(to: number): Match<S, View> {
    return new Match(this.game, this.header, this.#start).#play(this.#decisions.slice(0, to))
  }

  /** Whether two matches stand at the same position with the same history. */
  equals(other: Match<S, View>): boolean {
    return (
      sameValue(this.#decisions as unknown as Data, other.#decisions as unknown as Data) && this.hash() === other.hash()
    )
  }
}
