import type { BaseState, Dice, Question, Runner, Scalar, Seat, SingleQuestion, Thinking, Value } from '@orrery/engine'
import { type Answered, candidatesOf, likelyAnswer } from './answers.ts'
import { Judge, type Judged } from './judge.ts'

/** Where a way has led. */
export interface Outlook extends Judged {
  /** Neither chance nor another seat had a hand in it: the same answers lead to the same again. */
  readonly certain: boolean
  /** The seat is asked the same again as at the beginning. */
  readonly again: boolean
}

/** Longer ways are cut off and valued where they stand. */
const LONGEST = 50

/** So many answers of others are compared before one is taken for the best. */
const COMPARED = 6

/** Follows ways from a question of a seat to where they are valued. */
export class Ways {
  readonly #seat: Seat
  readonly #judge: Judge
  readonly #thinking: Thinking
  /** Whether a way goes on by likely answers from the end of the running step to the horizon. */
  readonly #playsOn: boolean
  readonly #dice: Dice
  readonly #ask: string
  readonly #steps: number
  readonly #chapter: Scalar | undefined
  readonly #revealed: number
  readonly #others: (Judge | undefined)[] = []

  constructor(start: Runner<BaseState>, question: SingleQuestion, judge: Judge, thinking: Thinking, dice: Dice) {
    this.#seat = question.seat
    this.#judge = judge
    this.#thinking = thinking
    this.#playsOn = thinking.playsOn || start.game.isShared(start.state)
    this.#dice = dice
    this.#ask = question.ask
    this.#steps = start.steps
    this.#chapter = thinking.horizon === 'chapter' ? start.game.chapter(start.state, question.seat) : undefined
    this.#revealed = start.state.revealed
  }

  /** Whether the running step has ended on a way. */
  isBeyondStep(way: Runner<BaseState>): boolean {
    return way.steps !== this.#steps
  }

  /** Whether it is still the same chapter. Without chapters every step stands for itself. */
  #isInChapter(way: Runner<BaseState>): boolean {
    return this.#chapter !== undefined && way.game.chapter(way.state, this.#seat) === this.#chapter
  }

  /** What the seat is asked on a way on which nobody learned or decided anything else; nothing beyond the horizon. */
  openQuestion(way: Runner<BaseState>): SingleQuestion | undefined {
    if (way.state.revealed !== this.#revealed) return undefined
    const question = way.questionFor(this.#seat)
    if (question === undefined) return undefined
    return this.isBeyondStep(way) && !this.#isInChapter(way) ? undefined : question
  }

  /**
   * Plays the running step to its end, where a way is played on the chapter too, and values what came of it. `replies` are the dice by which
   * others answer.
   */
  follow(way: Runner<BaseState>, last: Answered, replies = this.#dice): Outlook {
    const seat = this.#seat
    let alone = true
    let previous = last
    let checked = -1
    for (let answers = 0; answers < LONGEST; answers++) {
      // A chapter ends with a step, if it does.
      if (way.steps !== checked && !this.#goesOn(way)) break
      checked = way.steps
      const open = way.question
      if (open === undefined) break
      const own = open.kind === 'everyone' ? way.questionFor(seat) : open.seat === seat ? open : undefined
      if (own) {
        previous = { ask: own.ask, value: likelyAnswer(way, own, this.#dice, previous) }
        way.apply(seat, previous.value)
      } else {
        alone = false
        this.#letOtherAnswer(way, open, replies)
      }
    }
    return {
      ...this.#judge.judge(way.state),
      certain: alone && way.state.revealed === this.#revealed,
      again: way.questionFor(seat)?.ask === this.#ask,
    }
  }

  #goesOn(way: Runner<BaseState>): boolean {
    return !this.isBeyondStep(way) || (this.#playsOn && this.#isInChapter(way))
  }

  /** Secret answers of others cannot be compared, since nothing comes of them before all are in. */
  #letOtherAnswer(way: Runner<BaseState>, open: Question, dice: Dice): void {
    if (open.kind === 'everyone') {
      const question = way.questionFor(way.waitingFor()[0] ?? this.#seat)
      if (question) way.apply(question.seat, likelyAnswer(way, question, dice))
    } else {
      const best = this.#thinking.others === 'best' ? this.#bestOf(way, open) : undefined
      way.apply(open.seat, best ?? likelyAnswer(way, open, dice))
    }
  }

  /** What is best for whoever is asked, by how the position stands right after it. */
  #bestOf(way: Runner<BaseState>, question: SingleQuestion): Value | undefined {
    const { seat } = question
    const candidates = candidatesOf(way, question, COMPARED, this.#dice)
    if (candidates.length < 2) return candidates[0]
    this.#others[seat] ??= new Judge(way.game, seat)
    const judge = this.#others[seat]
    let best: Value | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const candidate of candidates) {
      const fork = way.fork()
      fork.apply(seat, candidate)
      const { score } = judge.judge(fork.state)
      if (score <= most) continue
      best = candidate
      most = score
    }
    return best
  }
}
