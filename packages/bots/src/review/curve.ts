import {
  type BaseState,
  type Decision,
  Dice,
  enumerateAnswers,
  type Game,
  type Header,
  Match,
  type Runner,
  type Seat,
} from '@orrery/engine'
import { chancesAt } from '../chances.ts'
import { judgeDecision } from './judged.ts'
import { type CurvePoint, type OwnDecision, type Review, turningPoints } from './review.ts'

/** A match that is over, as it is reviewed for a seat. */
export interface ReviewedMatch {
  readonly curve: readonly CurvePoint[]
  /** The seat's decisions between several answers. */
  readonly decisions: readonly OwnDecision[]
}

/** A change of less than this is not drawn. */
const SLIGHT = 0.002

/** Plays a match again, and notes the chances of all seats on the way and what one of them decided. Nothing where no chances were measured. */
export function replayForReview(
  game: Game,
  header: Header,
  decisions: readonly Decision[],
  seat: Seat,
  onOwn: (decision: OwnDecision, runner: Runner<BaseState>) => void = () => {},
): ReviewedMatch | undefined {
  const match: Match<BaseState> = Match.open(game, header)
  if (match.game.chances === undefined) return undefined
  const curve: CurvePoint[] = []
  const own: OwnDecision[] = []
  const note = (at: number) => {
    const chances = chancesAt(match.game, match.state, match.over) ?? []
    const last = curve.at(-1)
    if (last === undefined || chances.some((chance, i) => Math.abs(chance - (last.chances[i] ?? 0)) >= SLIGHT))
      curve.push({ at, chances: chances.map(rounded) })
  }
  note(0)
  for (const [at, decision] of decisions.entries()) {
    if (decision.seat === seat && !decision.out && isChoice(match.runner, seat)) {
      const chapter = String(match.game.chapter(match.state, seat) ?? at)
      own.push({ at, seat, value: decision.value, chapter })
      onOwn({ at, seat, value: decision.value, chapter }, match.runner)
    }
    const rejection = decision.out
      ? match.actOutOfTurn(decision.seat, decision.value)
      : match.answer(decision.seat, decision.value)
    if (rejection) break
    note(at + 1)
  }
  return { curve, decisions: own }
}

/** Whether more than one answer is offered. */
function isChoice(runner: Runner<BaseState>, seat: Seat): boolean {
  const question = runner.questionFor(seat)
  let answers = 0
  if (question) for (const _ of enumerateAnswers(question)) if (++answers > 1) return true
  return false
}

/** The dice of a judgement: the same for the same decision and effort, so that a review is the same everywhere. */
export const reviewSeed = ({ at, seat }: OwnDecision, looks: number): string => `review ${seat} ${at} ${looks}`

/** Reviews a whole match in one thread. */
export async function reviewMatch(
  game: Game,
  header: Header,
  decisions: readonly Decision[],
  seat: Seat,
  progress?: (done: number) => void,
): Promise<Review | undefined> {
  const runners = new Map<number, Runner<BaseState>>()
  const played = replayForReview(game, header, decisions, seat, ({ at }, runner) => runners.set(at, runner.fork()))
  const found =
    played &&
    (await turningPoints({
      decisions: played.decisions,
      judge: async (decision, looks) => {
        const runner = runners.get(decision.at)
        return runner && judgeDecision(runner, decision, new Dice(reviewSeed(decision, looks)), looks)
      },
      ...(progress && { progress }),
    }))
  return played && found && { seat, curve: played.curve, turningPoints: found }
}

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000
