import { copyRandom, Dice, type RandomState, seedRandom } from '../chance/random.ts'
import type { Game } from '../game/game.ts'
import { checkAnswer, enumerateAnswers, hasAnswer, type Rejection } from '../questions/answers.ts'
import { askedAgain } from '../questions/offer.ts'
import { partsOf, type Question, type Rule, type SingleQuestion } from '../questions/question.ts'
import { type BaseState, positionOf, reveal, type Seat, type Trace } from '../state.ts'
import { RuleFailure } from '../values/errors.ts'
import { isAlike, type Value } from '../values/value.ts'

/** A game that runs this many steps without asking anybody anything is in an endless loop. */
const MOST_SILENT_STEPS = 10_000

/** Who deals anew what a seat cannot know: the game, or the game as it dealt when a player was frozen. */
export type Dealer<S extends BaseState> = Pick<Game<S>, 'determinize'>

interface Deal<S extends BaseState> {
  readonly seat: Seat | 'spectator'
  readonly seed: string
  readonly dealer: Dealer<S>
  /** What chance follows from the seed: kept, since copies in the middle of a rule are dealt again and again. */
  chance?: RandomState
}

/** More questions than what is done out of turn asks before it is over. */
const MOST_ASKED_OUT_OF_TURN = 50

interface OutOfTurnAction {
  readonly seat: Seat
  readonly value: Value
}

/** What came in between after so many answers of the step: what a seat cannot know was dealt anew, or somebody acted out of turn. */
type Interruption<S extends BaseState> =
  | { readonly after: number; readonly redeal: Deal<S> }
  | { readonly after: number; readonly action: OutOfTurnAction }

const UNINTERRUPTED: readonly never[] = []

/** A step, what is done out of turn, or what comes before a question: only that returns anything, an answer to it. */
type RunningRule = Rule<unknown>

/** A rule that waits while something comes in between, with its question and the answers it already has. */
interface Suspended {
  readonly rule: RunningRule
  readonly question: Question
  gathered: (Value | undefined)[] | undefined
}

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
  #rule: RunningRule | undefined
  #question: Question | undefined
  /** What the running rule was resumed with since the checkpoint. */
  #resumed: Value[] = []
  /** The answers to an open `everyone`, by seat. */
  #gathered: (Value | undefined)[] | undefined
  /** What the running step consists of, if it is not the game's next one. */
  #action: OutOfTurnAction | undefined
  #interruptions: readonly Interruption<S>[] = UNINTERRUPTED
  /** The rules under the running one, which came in the middle of them. */
  #suspended: Suspended[] = []
  /** Whether it keeps what a copy needs. */
  #isCopied = true

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
            text: `${this.game.seatName(seat, this.#state)} has already answered.`,
          }
        : { reason: 'seat', text: `It is not seat ${seat}’s move.` }
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

  /** Whether nothing has been answered or learned since the checkpoint. */
  get betweenSteps(): boolean {
    return this.#isFresh && this.answersInStep === 0
  }

  /** Whether what is asked belongs to something that somebody did out of turn. */
  get interrupted(): boolean {
    return this.#suspended.length > 0 || this.#action !== undefined
  }

  /** Whether this is a moment at which others may step in. */
  get mayStepIn(): boolean {
    return this.question !== undefined && (this.betweenSteps || this.game.outOfTurn?.inMidStep === true)
  }

  /**
   * Whether the running step begins anew after what is done out of turn now. Where the game lets others step in at any time, only when
   * nothing at all has happened in it: what was checked is then true of what it is done to.
   */
  get beginsAnew(): boolean {
    return this.betweenSteps && (this.game.outOfTurn?.inMidStep !== true || this.#untouched)
  }

  get #untouched(): boolean {
    return isAlike(positionOf(this.#state), positionOf(this.#checkpoint))
  }

  /** Why a seat cannot step in with this now, or nothing when it can. */
  checkOutOfTurn(seat: Seat, value: Value): Rejection | undefined {
    const open = this.#question
    if (open === undefined) return { reason: 'over', text: 'The game is over.' }
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.#state.seats)
      return { reason: 'seat', text: `Unknown seat ${seat}.` }
    const { outOfTurn } = this.game
    if (!outOfTurn || !this.mayStepIn) return { reason: 'not-now', text: 'Acting out of turn is not possible now.' }
    const refusal = outOfTurn.refuse(this.#state, seat, value, open)
    if (refusal) return { reason: 'refused', text: `Not possible now: ${refusal.rule}.`, refusal }
    return outOfTurn.isTalk?.(value) || this.beginsAnew || this.#leavesAnswers(seat, value)
      ? undefined
      : { reason: 'not-now', text: 'This would leave the open question without an answer.' }
  }

  /** Whether everything that is asked can still be answered once somebody has acted in the middle of a step. */
  #leavesAnswers(seat: Seat, value: Value): boolean {
    const fork = this.fork()
    fork.actOutOfTurn(seat, value)
    // What it asks itself is answered somehow: only then all of it has happened.
    for (let asked = 0; fork.#suspended.length > this.#suspended.length; asked++)
      if (asked === MOST_ASKED_OUT_OF_TURN || !fork.#answerSomehow()) return false
    const open = fork.#suspended.map(({ question }) => askedAgain(question))
    if (fork.#question) open.push(fork.#question)
    return open.flatMap(partsOf).every(hasAnswer)
  }

  /** Gives the first answer that is offered to a seat that is asked; says whether there was one. */
  #answerSomehow(): boolean {
    const [seat] = this.waitingFor()
    const question = seat === undefined ? undefined : this.questionFor(seat)
    if (seat === undefined || question === undefined) return false
    for (const value of enumerateAnswers(question)) {
      this.apply(seat, value)
      return true
    }
    return false
  }

  /**
   * Runs what a seat does out of turn, once it was checked. Between two steps it is a step of its own, and the step that was about to
   * begin begins anew after it. In the middle of a step the running rule waits, and its question is asked again as it then stands.
   */
  actOutOfTurn(seat: Seat, value: Value): void {
    if (this.beginsAnew) this.#actBetweenSteps({ seat, value })
    else this.#actInMidStep({ seat, value })
  }

  #actBetweenSteps(action: OutOfTurnAction): void {
    const { trace } = this.#state
    this.#state = this.game.copy(this.#checkpoint)
    this.#state.trace = trace
    this.#resumed = []
    this.#action = action
    this.#run(this.#ruleOf(action), undefined)
  }

  #actInMidStep(action: OutOfTurnAction): void {
    this.#interruptions = [...this.#interruptions, { after: this.#resumed.length, action }]
    if (this.#question === undefined) throw new RuleFailure('The game is over.')
    this.#suspend(this.#question)
    this.#run(this.#ruleOf(action), undefined)
  }

  #ruleOf({ seat, value }: OutOfTurnAction): Rule {
    const { outOfTurn } = this.game
    if (!outOfTurn) throw new RuleFailure(`${this.game.id} has no actions out of turn.`)
    return outOfTurn.run(this.#state, seat, value)
  }

  /** Lets the running rule wait with what it asks. */
  #suspend(question: Question): void {
    if (this.#rule === undefined) throw new RuleFailure('The game is over.')
    this.#suspended.push({ rule: this.#rule, question, gathered: this.#gathered })
    this.#gathered = undefined
  }

  /** The question of a rule that waited, as it now stands. Answers that others have not seen stay, where they are still possible. */
  #reopened({ question, gathered }: Suspended): Question {
    const asked = askedAgain(question)
    this.#gathered = gathered?.map((answer, seat) => {
      const part = partsOf(asked).find((one) => one.seat === seat)
      return answer === undefined || part === undefined || checkAnswer(part, answer) ? undefined : answer
    })
    return asked
  }

  /** A copy that goes its own way, in the middle of a rule too. It keeps no log unless given a trace. */
  fork(trace?: Trace): Runner<S> {
    if (!this.#isCopied) throw new RuleFailure('This copy is played on once and cannot be copied.')
    const state = this.game.copy(this.#checkpoint)
    const fork = new Runner(this.game, state, this.#checkpoint)
    fork.#steps = this.#steps
    fork.#action = this.#action
    fork.#interruptions = this.#interruptions
    fork.#resumed = this.#resumed.slice()
    fork.#question = this.#question && fork.#retrace()
    fork.#gathered = this.#gathered?.slice()
    fork.#suspended.forEach((waiting, i) => {
      waiting.gathered = this.#suspended[i]?.gathered?.slice()
    })
    state.trace = trace
    return fork
  }

  /** A copy to play on once and to throw away: it keeps no checkpoints, which takes less time, and cannot be copied itself. */
  once(): Runner<S> {
    const copy = this.fork()
    copy.#isCopied = false
    return copy
  }

  /**
   * A copy in which everything the seat cannot know has been dealt anew, under the suspended rule. The others' secret
   * answers are open again.
   */
  determinized(seat: Seat | 'spectator', seed: string, dealer: Dealer<S> = this.game): Runner<S> {
    const deal: Deal<S> = { seat, seed, dealer }
    const fork = this.#isFresh ? this.#dealtAtCheckpoint(deal) : this.#dealtInMidStep(deal)
    const own = (answer: Value | undefined, other: Seat) => (other === seat ? answer : undefined)
    fork.#gathered = this.#gathered?.map(own)
    for (const waiting of fork.#suspended) waiting.gathered = waiting.gathered?.map(own)
    return fork
  }

  /** Whether the step can begin anew on another deal: nobody has learned anything from its beginning. */
  get #isFresh(): boolean {
    return (
      this.#question !== undefined &&
      this.#resumed.length === 0 &&
      this.#action === undefined &&
      this.#interruptions.length === 0 &&
      this.#state.revealed === this.#checkpoint.revealed
    )
  }

  /** The step begins anew, so that what others are asked fits what they now hold. */
  #dealtAtCheckpoint(deal: Deal<S>): Runner<S> {
    const position = this.game.copy(this.#checkpoint)
    dealAnew(position, deal)
    const fork = Runner.from(this.game, position)
    fork.#steps += this.#steps
    return fork
  }

  #dealtInMidStep(deal: Deal<S>): Runner<S> {
    const fork = this.fork()
    dealAnew(fork.#state, deal)
    fork.#interruptions = [...fork.#interruptions, { after: fork.#resumed.length, redeal: deal }]
    return fork
  }

  /** Runs the step again from the checkpoint with the answers it had. They were legal, so nothing is checked. */
  #retrace(): Question {
    const state = this.#state
    this.#rule = this.#action ? this.#ruleOf(this.#action) : this.game.nextStep(state)
    let question = this.#advance(undefined)
    let interrupted = 0
    for (let answers = 0; ; answers++) {
      for (; this.#interruptions[interrupted]?.after === answers; interrupted++) {
        const interruption = this.#interruptions[interrupted] as Interruption<S>
        if ('redeal' in interruption) dealAnew(state, interruption.redeal)
        else {
          this.#suspend(question)
          this.#rule = this.#ruleOf(interruption.action)
          question = this.#advance(undefined)
        }
      }
      if (answers === this.#resumed.length) return question
      openAnswers(state, question)
      question = this.#advance(this.#resumed[answers])
    }
  }

  /** Runs the rule of a copy up to its next question, which there was in the original. */
  #advance(value: Value | undefined): Question {
    const question = this.#rule && this.#proceed(this.#rule, value)
    if (question === undefined)
      throw new RuleFailure('The step of a copy ended early: a rule reads more than the state.')
    return question
  }

  #resume(value: Value): void {
    if (this.#question) openAnswers(this.#state, this.#question)
    this.#resumed.push(value)
    this.#run(this.#rule, value)
  }

  /** Runs the rule, and the steps after it, up to the next question. */
  #run(rule: RunningRule | undefined, value: Value | undefined): void {
    let running = rule
    let question = running && this.#proceed(running, value)
    for (let silent = 0; running !== undefined && question === undefined; silent++) {
      if (silent > MOST_SILENT_STEPS) throw new RuleFailure(`${this.game.id} runs on without asking anybody.`)
      this.#steps++
      this.#opening = this.#state.trace?.length ?? 0
      if (this.#isCopied) this.#keepCheckpoint()
      this.#resumed = []
      this.#action = undefined
      this.#interruptions = UNINTERRUPTED
      running = this.game.nextStep(this.#state)
      question = running && this.#proceed(running, undefined)
    }
    this.#question = question
  }

  /** What was, stays as it is; the game goes on in a copy. */
  #keepCheckpoint(): void {
    const { trace } = this.#state
    this.#checkpoint = this.#state
    this.#state = this.game.copy(this.#checkpoint)
    this.#checkpoint.trace = undefined
    this.#state.trace = trace
  }

  /**
   * Runs a rule up to a question that somebody is asked: through what comes before questions, and back to the rules that waited for it.
   * Nothing when the step is over.
   */
  #proceed(rule: RunningRule, value: Value | undefined): Question | undefined {
    let running = rule
    let turn = running.next(value as Value)
    for (;;) {
      let question: Question
      if (turn.done) {
        const waiting = this.#suspended.pop()
        if (waiting === undefined) return undefined
        running = waiting.rule
        if (turn.value !== undefined) {
          turn = running.next(turn.value as Value)
          continue
        }
        question = this.#reopened(waiting)
      } else question = turn.value
      const before = this.#before(question)
      this.#rule = running
      if (before === undefined) return question
      this.#suspend(question)
      running = before
      turn = running.next(undefined as unknown as Value)
    }
  }

  #before(question: Question): RunningRule | undefined {
    const { outOfTurn } = this.game
    if (outOfTurn?.before === undefined || question.kind === 'everyone') return undefined
    return outOfTurn.before(this.#state, question)
  }
}

/** Deals anew, in place, everything a seat cannot know: what the game hides, and the chance to come. */
export const redeal = <S extends BaseState>(dealer: Dealer<S>, g: S, seat: Seat | 'spectator', seed: string): void =>
  dealAnew(g, { dealer, seat, seed })

function dealAnew<S extends BaseState>(g: S, deal: Deal<S>): void {
  const dice = new Dice(deal.seed)
  deal.dealer.determinize(g, deal.seat, dice)
  deal.chance ??= seedRandom(deal.seed)
  g.random = Array.isArray(g.random) ? dice.state() : copyRandom(deal.chance)
}

/** When secret answers are complete, those who gave them learn the others': the last one cannot take his back alone. */
function openAnswers(g: BaseState, question: Question): void {
  if (question.kind === 'everyone' && question.parts.length > 1) reveal(g, 'all')
}
