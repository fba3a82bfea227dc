import {
  type Dice,
  type Evaluation,
  RuleFailure,
  type Runner,
  type Seat,
  type SingleQuestion,
  type Situation,
  type Value,
} from '@orrery/engine'
import type { Player } from '@orrery/engine/kit'
import { candidatesFor } from './candidates.ts'
import { lookAhead, type Outlook } from './lookahead.ts'

/** An answer and what speaks for it. */
export interface Weighed {
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
  explain(runner: Runner<Situation>, seat: Seat, dice: Dice): Explanation
}

export interface GreedySettings {
  /** How much it may imagine for one decision, measured in answers. */
  readonly effort?: number
  /** How many different answers it looks at. */
  readonly breadth?: number
}

/** What a seat means to answer in the rest of a step. */
interface Plan {
  readonly step: number
  readonly answers: readonly Value[]
}

interface Line {
  readonly answer: Value
  best: Outlook | undefined
}

/** The share of the effort that is left for questions to which a good answer is known. */
const WITH_A_PLAN = 0.5

const NO_ANSWERS: readonly Value[] = []

/**
 * Takes the answer that leads to the best position at the end of the running step, by the game's own `evaluate`.
 * It plays the rest of the step by chance, several times for the answers that promise most, in positions where
 * everything its seat cannot know has been dealt anew. The best way it found is the first it looks at when the step goes on.
 */
export function createGreedy({ effort = 80, breadth = 24 }: GreedySettings = {}): GreedyPlayer {
  const plans = new WeakMap<Runner<Situation>, Map<Seat, Plan>>()

  function weigh(runner: Runner<Situation>, seat: Seat, dice: Dice): Line[] {
    const question = askedOf(runner, seat)
    const plan = plans.get(runner)?.get(seat)
    const planned = plan?.step === runner.steps ? plan.answers : NO_ANSWERS
    const answers = candidatesFor(question, planned[0], breadth, dice)
    const lines = answers.map((answer): Line => ({ answer, best: undefined }))
    const share = planned.length === 0 ? effort : effort * WITH_A_PLAN
    if (lines.length > 1) search(runner, seat, lines, planned.slice(1), share, dice)
    return lines
  }

  return {
    name: 'greedy',
    decide(runner, seat, dice) {
      const [{ answer, best }] = weigh(runner, seat, dice)
      const memory = plans.get(runner) ?? new Map<Seat, Plan>()
      memory.set(seat, { step: runner.steps, answers: best?.rest ?? NO_ANSWERS })
      plans.set(runner, memory)
      return answer
    },
    explain(runner, seat, dice) {
      const [chosen, second] = weigh(runner, seat, dice)
      return { chosen: weighed(chosen), second: second?.best && weighed(second) }
    },
  }
}

const weighed = ({ answer, best }: Line): Weighed => ({
  value: answer,
  score: best?.score ?? 0,
  terms: best?.terms ?? {},
})

function askedOf(runner: Runner<Situation>, seat: Seat): SingleQuestion {
  const question = runner.questionFor(seat)
  if (question === undefined) throw new RuleFailure(`Nothing is asked of seat ${seat}.`)
  return question
}

/** A good way is kept up to some point, and chance decides what is tried from there. */
const partOf = (way: readonly Value[], dice: Dice): readonly Value[] => way.slice(0, dice.below(way.length + 1))

/**
 * Looks at every line once, then again and again at the better half of those left, until the effort is spent. All lines of
 * a round start from the same imagined deal. Leaves the best line first.
 */
function search(
  runner: Runner<Situation>,
  seat: Seat,
  lines: Line[],
  plan: readonly Value[],
  effort: number,
  dice: Dice,
): void {
  const deal = dice.below(2 ** 30)
  let spent = 0
  let width = lines.length
  for (let round = 0; spent < effort; round++) {
    for (let i = 0; i < width && spent < effort; i++) {
      const line = lines[i]
      const follow = line.best ? partOf(line.best.rest, dice) : i === 0 ? plan : NO_ANSWERS
      const outlook = lookAhead(runner.determinized(seat, `${deal}/${round}`), seat, line.answer, follow, dice)
      spent += outlook.effort
      if (line.best === undefined || outlook.score > line.best.score) line.best = outlook
    }
    lines.sort((a, b) => (b.best?.score ?? -Infinity) - (a.best?.score ?? -Infinity))
    width = Math.max(2, Math.ceil(width / 2))
  }
}
