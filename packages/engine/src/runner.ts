import { checkAnswer, type Rejection } from './answers.ts'
import { RuleFailure } from './errors.ts'
import type { Game } from './game.ts'
import type { Question, Rule, SingleQuestion } from './question.ts'
import { Dice } from './random.ts'
import { type BaseState, reveal, type Seat, type Trace } from './state.ts'
import type { Value } from './value.ts'

/** A game that runs this many steps without asking anybody anything is in an endless loop. */
const MOST_SILENT_STEPS = 10_000

/** What a seat cannot know, dealt anew after so many answers of the step. */
interface Redeal {
  readonly after: number
  readonly seat: Seat | 'spectator'
  readonly seed: string
}

interface OutOfTurnAction {
  readonly seat: Seat
  readonly value: Value
}

const NO_REDEALS: readonly Redeal[] = []

/**
 * Plays one line of a game: it runs rules up to the next question and takes answers. It keeps the state at the start of
 * the running step (the checkpoint) and the answers since: that is enough to make a copy in the middle of a rule.
 */
export class Runner<S extends BaseState> {
  readonly game: Game<S>
  #state: S
  #checkpoint: S
  /** Counts the steps, so that others notice a new checkpoint. */
  #steps = 0
  /** How long the trace was when the running step began. */
  #opening = 0
  #rule: Rule | undefined
  #question: Question | undefined
  /** What the running rule was resumed with since the checkpoint. */
  #resumed: Value[] = []
  /** The answers to an open `everyone`, by seat. */
  #gathered: (Value | undefined)[] | undefined
  #interjection: OutOfTurnAction | undefined
  #redeals = NO_REDEALS

  private constructor(game: Game<S>, state: S, checkpoint: S) {
    this.game = game
    this.#state = state
    this.#checkpoint = checkpoint
  }

  /** Runs from a position between two steps. The position itself is not touched. */
  static from<S extends BaseState>(game: Game<S>, position: S, trace?: Trace): Runner<S> {
    const state = game.copy(position)
    state.trace = trace
    const runner = new Runner(game, state, position)
    runner.#run(game.nextStep(state), undefined)
    return runner
  }

  get state(): S {
    return this.#state
  }

  get checkpoint(): S {
    return this.#checkpoint
  }

  get steps(): number {
    return this.#steps
  }

  /** Where, in the trace it was given, the running step began. */
  get opening(): number {
    return this.#opening
  }

  /** How many answers the running rule has had since the checkpoint. */
  get answersInStep(): number {
    return this.#resumed.length + (this.#gathered?.filter((answer) => answer !== undefined).length ?? 0)
  }

  get over(): boolean {
    return this.#question === undefined
  }

  get question(): Question | undefined {
    return this.#question
  }

  /** What a seat has to decide now, if anything. */
  questionFor(seat: Seat): SingleQuestion | undefined {
    const question = this.#question
    if (question === undefined) return undefined
    if (question.kind !== 'everyone') return question.seat === seat ? question : undefined
    if (this.#gathered?.[seat] !== undefined) return undefined
    return question.parts.find((part) => part.seat === seat)
  }

  /** The seats that have to decide now, in the order of the question. */
  waitingFor(): Seat[] {
    if (this.#question === undefined) return []
    if (this.#question.kind !== 'everyone') return [this.#question.seat]
    return this.#question.parts.map((part) => part.seat).filter((seat) => this.#gathered?.[seat] === undefined)
  }

  /** What a seat has already answered to an open `everyone`. */
  gatheredFrom(seat: Seat): Value | undefined {
    return this.#gathered?.[seat]
  }

  /** Why an answer cannot be taken, or nothing when it can. */
  check(seat: Seat, value: Value): Rejection | undefined {
    if (this.#question === undefined) return { reason: 'over', text: 'The game is over.' }
    const question = this.questionFor(seat)
    if (question === undefined)
      return this.#gathered?.[seat] !== undefined
        ? {
            reason: 'answered',
            text: `${this.game.seatName(seat, this.#state)} has answered already and waits for the others.`,
          }
        : { reason: 'seat', text: `It is not for seat ${seat} to decide now.` }
    return checkAnswer(question, value)
  }

  /** Takes an answer that was offered; anything else is rejected and changes nothing. */
  answer(seat: Seat, value: Value): Rejection | undefined {
    const rejection = this.check(seat, value)
    if (rejection === undefined) this.apply(seat, value)
    return rejection
  }

  /** Takes an answer that is known to be legal: checked before, or chosen from what was offered. */
  apply(seat: Seat, value: Value): void {
    const question = this.#question
    if (question === undefined) throw new RuleFailure('The game is over.')
    if (question.kind !== 'everyone') {
      this.#resume(value)
      return
    }
    this.#gathered ??= []
    const gathered = this.#gathered
    gathered[seat] = value
    const answers: Value[] = []
    for (const part of question.parts) {
      const answer = gathered[part.seat]
      if (answer === undefined) return
      answers.push(answer)
    }
    this.#gathered = undefined
    this.#resume(answers)
  }

  /** Takes back a seat's answer to an `everyone` that still waits for others. */
  withdraw(seat: Seat): void {
    if (this.#gathered) this.#gathered[seat] = undefined
  }

  /** Whether nothing has been answered or learned since the checkpoint: only then may others step in. */
  get betweenSteps(): boolean {
    return this.#isFresh && this.answersInStep === 0
  }

  /** Why a seat cannot step in with this now, or nothing when it can. */
  checkOutOfTurn(seat: Seat, value: Value): Rejection | undefined {
    const open = this.#question
    if (open === undefined) return { reason: 'over', text: 'The game is over.' }
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.#state.seats)
      return { reason: 'seat', text: `There is no seat ${seat}.` }
    const { outOfTurn: interjections } = this.game
    if (!interjections || !this.betweenSteps) return { reason: 'not-now', text: 'Nobody can step in at this moment.' }
    const refusal = interjections.refuse(this.#state, seat, value, open)
    return refusal && { reason: 'refused', text: `Not possible now: ${refusal.rule}.`, refusal }
  }

  /** Runs a checked interjection as a step of its own; the open question is asked again after it. */
  actOutOfTurn(seat: Seat, value: Value): void {
    const { outOfTurn: interjections } = this.game
    if (!interjections) throw new RuleFailure(`${this.game.id} has no interjections.`)
    const { trace } = this.#state
    this.#state = this.game.copy(this.#checkpoint)
    this.#state.trace = trace
    this.#resumed = []
    this.#interjection = { seat, value }
    this.#run(interjections.run(this.#state, seat, value), undefined)
  }

  /** A copy that goes its own way, in the middle of a rule too. It keeps no log unless given a trace. */
  fork(trace?: Trace): Runner<S> {
    const state = this.game.copy(this.#checkpoint)
    const fork = new Runner(this.game, state, this.#checkpoint)
    fork.#steps = this.#steps
    fork.#interjection = this.#interjection
    fork.#redeals = this.#redeals
    fork.#resumed = this.#resumed.slice()
    fork.#gathered = this.#gathered?.slice()
    fork.#question = this.#question && fork.#retrace()
    state.trace = trace
    return fork
  }

  /**
   * A copy in which everything the seat cannot know has been dealt anew, under the suspended rule. The others' secret
   * answers are open again.
   */
  determinized(seat: Seat | 'spectator', seed: string): Runner<S> {
    const fork = this.#isFresh ? this.#dealtAtCheckpoint(seat, seed) : this.#dealtInMidStep(seat, seed)
    fork.#gathered = this.#gathered?.map((answer, other) => (other === seat ? answer : undefined))
    return fork
  }

  /** Whether the step can begin anew on another deal: nobody has learned anything from its beginning. */
  get #isFresh(): boolean {
    return (
      this.#question !== undefined &&
      this.#resumed.length === 0 &&
      this.#interjection === undefined &&
      this.#redeals.length === 0 &&
      this.#state.revealed === this.#checkpoint.revealed
    )
  }

  /** The step begins anew, so that what others are asked fits what they now hold. */
  #dealtAtCheckpoint(seat: Seat | 'spectator', seed: string): Runner<S> {
    const position = this.game.copy(this.#checkpoint)
    redeal(this.game, position, seat, seed)
    const fork = Runner.from(this.game, position)
    fork.#steps += this.#steps
    return fork
  }

  #dealtInMidStep(seat: Seat | 'spectator', seed: string): Runner<S> {
    const fork = this.fork()
    redeal(fork.game, fork.#state, seat, seed)
    fork.#redeals = [...fork.#redeals, { after: fork.#resumed.length, seat, seed }]
    return fork
  }

  /** Runs the step again from the checkpoint with the answers it had. They were legal, so nothing is checked. */
  #retrace(): Question {
    const state = this.#state
    const interjection = this.#interjection
    const rule = interjection
      ? this.game.outOfTurn?.run(state, interjection.seat, interjection.value)
      : this.game.nextStep(state)
    if (rule === undefined) throw new RuleFailure('The step of a copy is missing.')
    this.#rule = rule
    let turn = rule.next()
    let dealt = 0
    for (let answers = 0; ; answers++) {
      while (dealt < this.#redeals.length && this.#redeals[dealt].after === answers) {
        const { seat, seed } = this.#redeals[dealt++]
        redeal(this.game, state, seat, seed)
      }
      if (answers === this.#resumed.length) break
      if (!turn.done) openAnswers(state, turn.value)
      turn = rule.next(this.#resumed[answers])
    }
    if (turn.done) throw new RuleFailure('The step of a copy ended early: a rule reads more than the state.')
    return turn.value
  }

  #resume(value: Value): void {
    if (this.#question) openAnswers(this.#state, this.#question)
    this.#resumed.push(value)
    this.#run(this.#rule, value)
  }

  /** Runs the rule, and the steps after it, up to the next question. */
  #run(rule: Rule | undefined, value: Value | undefined): void {
    let running = rule
    let turn = running?.next(value as Value)
    for (let silent = 0; turn?.done; silent++) {
      if (silent > MOST_SILENT_STEPS) throw new RuleFailure(`${this.game.id} runs on without asking anybody.`)
      this.#steps++
      const { trace } = this.#state
      this.#opening = trace?.length ?? 0
      this.#checkpoint = this.#state
      this.#state = this.game.copy(this.#checkpoint)
      this.#checkpoint.trace = undefined
      this.#state.trace = trace
      this.#resumed = []
      this.#interjection = undefined
      this.#redeals = NO_REDEALS
      running = this.game.nextStep(this.#state)
      turn = running?.next()
    }
    this.#rule = running
    this.#question = turn === undefined || turn.done ? undefined : turn.value
  }
}

/** Deals anew, in place, everything a seat cannot know: what the game hides, and the chance to come. */
export function redeal<S extends BaseState>(game: Game<S>, g: S, seat: Seat | 'spectator', seed: string): void {
  const dice = new Dice(seed)
  game.determinize(g, seat, dice)
  g.random = dice.state()
}

/** When secret answers are complete, those who gave them learn the others': the last one cannot take his back alone. */
function openAnswers(g: BaseState, question: Question): void {
  if (question.kind === 'everyone' && question.parts.length > 1) reveal(g, 'all')
}
