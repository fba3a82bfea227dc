import {
  type Advice,
  beginAdvice,
  beginJudging,
  beginOdds,
  type JudgedDecision,
  type OptionOdds,
  type OwnDecision,
  type ReviewedMatch,
  replayForReview,
  reviewSeed,
} from '@orrery/bots'
import { type BaseState, type Decision, Dice, type Header, type Runner, type Seat } from '@orrery/engine'
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

/** A decision is judged, with so many looks; the match stands before it. */
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
  readonly judge: JudgedDecision
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
      return concluded(beginJudging(runner, decision, new Dice(reviewSeed(decision, looks)), looks), pausing)
    }
    case 'look-back':
      return replayForReview(runner.game, job.header, job.decisions, job.seat)
  }
}

const seedOf = ({ kind, seat, header, decisions }: AdviceJob | OddsJob): string =>
  botSeed({ seat, bot: kind, n: decisions.length }, header.seed)

async function concluded<T>(thought: { goOn(): boolean; conclude(): T }, pausing: Pausing): Promise<T> {
  await withPauses(thought, pausing)
  return thought.conclude()
}
