import { type BaseState, Dice, type Runner, type Seat, type Thinking, type Value } from '@orrery/engine'
import { askedOf } from '@orrery/engine/simulation'
import { likelyAnswer } from './answers.ts'
import type { Judge, Judged } from './judge.ts'
import type { Node } from './node.ts'
import { Rival } from './rival.ts'
import { Search } from './search.ts'
import { playTurn, turnOf } from './turn.ts'
import { Worlds } from './worlds.ts'

/** Who plays a turn on looks so often at each question, at so many answers. */
const LOOKS = 8
const BREADTH = 16

/** What is worse than the best by more than this, in points of the game, is left alone: the rest of a turn hardly makes up for it. */
const CLOSE = 0.15

/** More worlds than this teach little. */
const MOST_WORLDS = 32

/** The best answer is what others are compared with. */
const NONE: Judged = { score: 0, terms: {}, chance: 0 }

/**
 * Plays the turn on to its end after the best answers, and corrects what they seem worth by what came of it. All are tried in the same worlds
 * with the same dice. The seat goes on as somebody would who looks only a few times; others answer what is likely.
 */
export class Rollouts {
  readonly #worlds: Worlds
  readonly #seat: Seat
  readonly #judge: Judge
  readonly #thinking: Thinking
  readonly #best: Node | undefined
  readonly #rivals: readonly Rival[]
  /** Those who were not yet tried in the running world, and what the best answer came to in it. */
  #waiting: Rival[] = []
  #standard: Judged | undefined
  #world = -1
  #done = 0

  constructor(worlds: Worlds, seat: Seat, judge: Judge, thinking: Thinking, ranked: readonly Node[]) {
    this.#worlds = worlds
    this.#seat = seat
    this.#judge = judge
    this.#thinking = { ...thinking, breadth: BREADTH, horizon: 'step' }
    const point = worlds.look(0).game.chances?.point ?? 1
    const [best, ...others] = ranked.filter(({ visits }) => visits > 0)
    this.#best = best
    this.#rivals = best
      ? others
          .filter(({ value }) => value >= best.value - CLOSE * point)
          .slice(0, thinking.rollouts - 1)
          .map((node) => new Rival(node, best, point))
      : []
  }

  /** How often the turn was played on. */
  get done(): number {
    return this.#done
  }

  /** Plays the turn on once more; false when there is nothing left to compare. */
  goOn(): boolean {
    const rival = this.#waiting.shift()
    if (rival && this.#standard) rival.note(this.#playOn(rival.node.answer), this.#standard)
    else if (!this.#enterNextWorld()) return false
    this.#done++
    return true
  }

  #enterNextWorld(): boolean {
    this.#waiting = this.#rivals.filter(({ isOpen }) => isOpen)
    if (this.#best === undefined || this.#waiting.length === 0 || this.#world + 1 === MOST_WORLDS) return false
    this.#world++
    this.#standard = this.#playOn(this.#best.answer)
    this.#best.correct(NONE)
    return true
  }

  #playOn(answer: Value): Judged {
    const way = this.#worlds.enter(this.#world)
    const turn = turnOf(way)
    way.apply(this.#seat, answer)
    playTurn(way, turn, (asked, made) => this.#answerOf(way, asked, `${this.#world} ${made}`))
    return this.#judge.judge(way.state)
  }

  #answerOf(way: Runner<BaseState>, asked: Seat, seed: string): Value {
    const question = askedOf(way, asked)
    const dice = new Dice(seed)
    if (asked !== this.#seat) return likelyAnswer(way, question, dice)
    const search = new Search(new Worlds(way, asked, seed), question, this.#judge, this.#thinking, dice)
    while (search.looks < LOOKS && search.goOn());
    return search.best.answer
  }
}
