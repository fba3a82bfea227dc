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
import { type AnsweredQuestion, beginJudging, type Judging } from './judged.ts'
import { type CurvePoint, type OwnDecision, type Review, turningPoints } from './review.ts'
import { beginJudgingTurn } from './turn.ts'

/** A match that is over, as it is reviewed for a seat. */
export interface ReviewedMatch {
  readonly curve: readonly CurvePoint[]
  /** The seat's decisions between several answers; then its turns, where the game is reviewed by turns as well. */
  readonly decisions: readonly OwnDecision[]
}

/** Each turn as one decision, to be judged as a whole. */
function turnsOf(own: readonly OwnDecision[]): OwnDecision[] {
  const turns = new Map<string, OwnDecision[]>()
  for (const decision of own) turns.set(decision.chapter, [...(turns.get(decision.chapter) ?? []), decision])
  return [...turns.values()].flatMap(([first, ...more]) => (first ? [{ ...first, turn: [first, ...more] }] : []))
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
  const { turn } = match.game.chances
  const note = (at: number) => {
    const chances = chancesAt(match.game, match.state, match.over) ?? []
    const last = curve.at(-1)
    if (last === undefined || chances.some((chance, i) => Math.abs(chance - (last.chances[i] ?? 0)) >= SLIGHT))
      curve.push({ at, chances: chances.map(rounded) })
  }
  note(0)
  for (const [at, decision] of decisions.entries()) {
    if (decision.seat === seat && !decision.out && isChoice(match.runner, seat)) {
      const chapter = String(turn?.(match.state) ?? match.game.chapter(match.state, seat) ?? at)
      own.push({ at, seat, value: decision.value, chapter })
      onOwn({ at, seat, value: decision.value, chapter }, match.runner)
    }
    const rejection = decision.out
      ? match.actOutOfTurn(decision.seat, decision.value)
      : match.answer(decision.seat, decision.value)
    if (rejection) break
    note(at + 1)
  }
  return { curve, decisions: turn ? [...own, ...turnsOf(own)] : own }
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

/** Begins to judge a decision, or the whole turn it begins; nothing where no runner stands before it. */
export function beginReviewing(
  decision: OwnDecision,
  looks: number,
  runnerAt: (answered: AnsweredQuestion) => Runner<BaseState> | undefined,
): Judging | undefined {
  const { seat, turn } = decision
  const seed = reviewSeed(decision, looks)
  if (turn === undefined) {
    const runner = runnerAt(decision)
    return runner && beginJudging(runner, decision, new Dice(seed), looks)
  }
  const answers = turn.flatMap(({ at, value }) => {
    const runner = runnerAt({ at, seat, value })
    return runner ? [{ at, value, runner }] : []
  })
  return answers.length === turn.length ? beginJudgingTurn(seat, answers, seed, looks) : undefined
}

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
        const judging = beginReviewing(decision, looks, ({ at }) => runners.get(at))
        while (judging?.goOn());
        return judging?.conclude()
      },
      ...(progress && { progress }),
    }))
  return played && found && { seat, curve: played.curve, turningPoints: found }
}

const rounded = (chance: number): number => Math.round(1000 * chance) / 1000
