import {
  type BaseState,
  type Dice,
  type Evaluation,
  RuleFailure,
  type Runner,
  type Seat,
  type SingleQuestion,
  totalOf,
  type Value,
} from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import { candidatesFor } from './candidates.ts'
import { Line } from './line.ts'
import { lookAhead, type Outlook } from './lookahead.ts'

/** An answer and what speaks for it. */
interface Weighed {
  readonly value: Value
  readonly score: number
  /** The named parts of the score, as the game gives them; none when there was nothing to decide. */
  readonly terms: Evaluation
}

export interface Explanation {
  readonly chosen: Weighed
  readonly second: Weighed | undefined
}

export interface GreedyPlayer extends Player {
  /** What it would answer, what else it thought of, and how it values both. */
  explain(runner: Runner<BaseState>, seat: Seat, dice: Dice): Explanation
}

export interface GreedySettings {
  /** How many different answers it looks at. */
  readonly breadth?: number
  /** How much more it may imagine for one decision to choose between them, measured in answers. */
  readonly effort?: number
}

/** What a seat means to answer in the rest of a step. */
interface Plan {
  readonly step: number
  readonly answers: readonly Value[]
}

/** The share of the effort that is left for questions to which a good answer is known. */
const WITH_A_PLAN = 0.5

const NO_ANSWERS: readonly Value[] = []

/**
 * The first player that looked ahead, frozen as the measure of all others: neither it nor what games give it as their `yardstick` changes.
 * It takes the answer that leads to the best position at the end of the running step, as games valued positions then.
 * It plays the rest of the step by chance, several times for the answers that promise most, in positions where
 * everything its seat cannot know has been dealt anew. The best way it found is the first it looks at when the step goes on.
 */
export function createGreedy({ effort = 400, breadth = 200 }: GreedySettings = {}): GreedyPlayer {
  const plans = new WeakMap<Runner<BaseState>, Map<Seat, Plan>>()

  function weigh(runner: Runner<BaseState>, seat: Seat, dice: Dice): readonly [best: Line, second?: Line] {
    const question = askedOf(runner, seat)
    const plan = plans.get(runner)?.get(seat)
    const planned = plan?.step === runner.steps ? plan.answers : NO_ANSWERS
    const lines = candidatesFor(question, planned[0], breadth, dice).map((answer) => new Line(answer))
    const share = planned.length === 0 ? effort : effort * WITH_A_PLAN
    if (lines.length > 1) new Search(runner, seat, lines, dice).run(planned.slice(1), share)
    const [best, second] = lines
    if (best === undefined) throw new RuleFailure(`"${question.ask}" offers no answer.`)
    return second === undefined ? [best] : [best, second]
  }

  return {
    name: 'greedy@1',
    decide(runner, seat, dice) {
      const [{ answer, plan }] = weigh(runner, seat, dice)
      const memory = plans.get(runner) ?? new Map<Seat, Plan>()
      memory.set(seat, { step: runner.steps, answers: plan })
      plans.set(runner, memory)
      return answer
    },
    explain(runner, seat, dice) {
      const [chosen, second] = weigh(runner, seat, dice)
      return { chosen: weighed(chosen), second: second && weighed(second) }
    },
  }
}

const weighed = ({ answer, score, terms }: Line): Weighed => ({ value: answer, score, terms })

function askedOf(runner: Runner<BaseState>, seat: Seat): SingleQuestion {
  const question = runner.questionFor(seat)
  if (question === undefined) throw new RuleFailure(`Nothing is asked of seat ${seat}.`)
  return question
}

/** A good way is kept up to some point, and chance decides what is tried from there. */
const partOf = (way: readonly Value[], dice: Dice): readonly Value[] => way.slice(0, dice.below(way.length + 1))

/** The share of the lines that is looked at again in the next round. */
const KEPT = 0.7

/** More looks at a line teach little. */
const ENOUGH = 16

/** Less than this is no gain. */
const NOTHING = 1e-9

/** Weighs the answers to one question against each other. */
class Search {
  readonly #runner: Runner<BaseState>
  readonly #seat: Seat
  readonly #lines: Line[]
  readonly #dice: Dice
  readonly #deal: number
  /** What the position is worth before any answer. */
  readonly #standing: number

  constructor(runner: Runner<BaseState>, seat: Seat, lines: Line[], dice: Dice) {
    this.#runner = runner
    this.#seat = seat
    this.#lines = lines
    this.#dice = dice
    this.#deal = dice.below(2 ** 30)
    const here = this.#imagine(0)
    this.#standing = totalOf(here.game.yardstick.evaluate(here.state, seat))
  }

  #imagine(round: number): Runner<BaseState> {
    return this.#runner.determinized(this.#seat, `${this.#deal}/${round}`, this.#runner.game.yardstick)
  }

  /**
   * Looks at every line once, then again and again at fewer and fewer of the better ones, as long as they are uncertain, until the effort is spent.
   * All lines of a round start from the same imagined deal. Leaves the best line first.
   */
  run(plan: readonly Value[], effort: number): void {
    const lines = this.#lines
    for (const [i, line] of lines.entries()) line.add(this.#look(line, 0, i === 0 ? plan : NO_ANSWERS))
    this.#sort()
    let spent = 0
    let width = lines.length
    for (let round = 1; spent < effort; round++) {
      width = Math.max(2, Math.ceil(width * KEPT))
      const open = lines.filter((line) => line.looks < ENOUGH && !line.settled).slice(0, width)
      if (open.length === 0) break
      for (const line of open) if (spent < effort) spent += this.#lookAgain(line, round)
      this.#sort()
    }
  }

  #look(line: Line, round: number, plan: readonly Value[]): Outlook {
    return lookAhead(this.#imagine(round), this.#seat, line.answer, plan, this.#dice)
  }

  /** Follows the line's plan on a new deal; and where it has one, another plan on the same deal. */
  #lookAgain(line: Line, round: number): number {
    const outlook = this.#look(line, round, line.plan)
    line.add(outlook)
    if (line.plan.length === 0) return outlook.effort
    const other = this.#look(line, round, partOf(line.plan, this.#dice))
    if (other.score > outlook.score) line.replan(other)
    return outlook.effort + other.effort
  }

  /**
   * An answer after which the same is asked again has to be better than no answer at all. What ends a turn often looks bad, because
   * everything that may follow counts in full; without this, anything useless would be done to put it off.
   */
  #isIdle(line: Line): boolean {
    return line.again && line.score <= this.#standing + NOTHING
  }

  #sort(): void {
    this.#lines.sort((a, b) => Number(this.#isIdle(a)) - Number(this.#isIdle(b)) || b.promise - a.promise)
  }
}
