import {
  type Advice,
  beginAdvice,
  beginOdds,
  beginReviewing,
  type JudgedDecision,
  type OptionOdds,
  type OwnDecision,
  type ReviewedMatch,
  replayForReview,
} from '@orrery/bots'
import { type BaseState, type Decision, Dice, type Header, Match, type Runner, type Seat } from '@orrery/engine'
import { botSeed } from './bots.ts'
import { type Pausing, withPauses } from './pausing.ts'

/** A match as far as it has come, to be thought about in another thread. It holds the seed. */
export interface PlayedMatch {
  readonly header: Header
  readonly decisions: readonly Decision[]
}

/** Somebody asks what is good here. */
export interface AdviceJob extends PlayedMatch {
  readonly kind: 'advice'
  readonly seat: Seat
}

/** Somebody looks back at a match that is over: its chances, and what a seat decided. */
export interface LookBackJob extends PlayedMatch {
  readonly kind: 'look-back'
  readonly seat: Seat
}

/** A decision is judged, or the turn that it begins, with so many looks; the match stands before its last answer. */
export interface JudgeJob extends PlayedMatch {
  readonly kind: 'judge'
  readonly decision: OwnDecision
  readonly looks: number
}

/** Somebody wants to know what the answers risk. */
export interface OddsJob extends PlayedMatch {
  readonly kind: 'odds'
  readonly seat: Seat
}

/** What can be found out about a match besides what a bot does. */
export type StudyJob = AdviceJob | LookBackJob | JudgeJob | OddsJob

/** What comes of it. */
export interface Studied {
  readonly advice: Advice
  readonly 'look-back': ReviewedMatch | undefined
  readonly judge: JudgedDecision | undefined
  readonly odds: readonly OptionOdds[]
}

/**
 * Finds something out about a match, and looks up now and then. `runner` stands where the job's decisions lead, and is its own. Dice follow from the
 * match: who asks twice is told the same.
 */
export async function studyWithPauses(
  runner: Runner<BaseState>,
  job: StudyJob,
  pausing: Pausing,
): Promise<Studied[StudyJob['kind']]> {
  switch (job.kind) {
    case 'advice':
      return concluded(beginAdvice(runner, job.seat, new Dice(seedOf(job))), pausing)
    case 'odds':
      return concluded(beginOdds(runner, job.seat, seedOf(job)), pausing)
    case 'judge': {
      const { decision, looks } = job
      const runners = runnersBefore(runner, job)
      const judging = beginReviewing(decision, looks, ({ at }) => runners.get(at))
      return judging ? concluded(judging, pausing) : undefined
    }
    case 'look-back':
      return replayForReview(runner.game, job.header, job.decisions, job.seat)
  }
}

/** Where the match stands before each answer of a turn that is judged; the job's decisions lead to the last of them. */
function runnersBefore(
  last: Runner<BaseState>,
  { header, decisions, decision: { turn = [] } }: JudgeJob,
): ReadonlyMap<number, Runner<BaseState>> {
  const runners = new Map([[decisions.length, last]])
  if (turn.length < 2) return runners
  const match: Match<BaseState> = Match.open(last.game, header)
  for (const [at, { seat, value, out }] of decisions.entries()) {
    if (turn.some((answered) => answered.at === at)) runners.set(at, match.runner.fork())
    if (out ? match.actOutOfTurn(seat, value) : match.answer(seat, value)) break
  }
  return runners
}

const seedOf = ({ kind, seat, header, decisions }: AdviceJob | OddsJob): string =>
  botSeed({ seat, bot: kind, n: decisions.length }, header.seed)

async function concluded<T>(thought: { goOn(): boolean; conclude(): T }, pausing: Pausing): Promise<T> {
  await withPauses(thought, pausing)
  return thought.conclude()
}
