import type { Seat } from '@orrery/engine'
import { boutOf, type Contest } from './lineup.ts'
import { estimate, estimateShare, meanOf } from './statistics.ts'

/** How a game of a contest went. */
export interface BoutOutcome {
  /** Of finished games. */
  readonly winner: Seat | undefined
  readonly scores: readonly number[]
  /** By seat. */
  readonly decisions: readonly number[]
  /** Processor time of all decisions, by seat. */
  readonly ms: readonly number[]
  /** What went wrong, if anything did. */
  readonly problem?: string | undefined
}

/** How a bot did. A bot on several seats of a table played as many games. */
export interface BotStanding {
  readonly bot: string
  readonly games: number
  readonly wins: number
  /** Of its games, with 95 % intervals over deals: a deal with all its games is one observation. */
  readonly share: number
  readonly low: number
  readonly high: number
  /** Of its score over the mean of the others at the table. */
  readonly margin: number
  readonly marginLow: number
  readonly marginHigh: number
  readonly decisions: number
  /** Processor time of a decision, on average. */
  readonly ms: number
}

/** What was seen of a bot in one deal. */
interface Observation {
  readonly won: number[]
  readonly margins: number[]
  decisions: number
  ms: number
}

/** Sums up a contest, as far as it was played: deals of which a game is missing or did not end do not count. */
export function standingsOf(contest: Contest, outcomes: readonly (BoutOutcome | undefined)[]): BotStanding[] {
  const seats = contest.lineup.length
  const byBot = new Map<string, Observation[]>(contest.lineup.map((bot) => [bot, []]))
  for (let deal = 0; deal < contest.deals; deal++) {
    const played = Array.from({ length: seats }, (_, rotation) => outcomes[deal * seats + rotation])
    if (played.some((outcome) => outcome?.winner === undefined)) continue
    const seen = new Map<string, Observation>()
    played.forEach((outcome, rotation) => {
      const { bots } = boutOf(contest, deal * seats + rotation)
      bots.forEach((bot, seat) => {
        if (!seen.has(bot)) seen.set(bot, { won: [], margins: [], decisions: 0, ms: 0 })
        const observation = seen.get(bot)
        if (outcome && observation) observe(observation, outcome, seat)
      })
    })
    for (const [bot, observation] of seen) byBot.get(bot)?.push(observation)
  }
  return [...byBot].map(([bot, observations]) => standingOf(bot, observations))
}

function observe(observation: Observation, { winner, scores, decisions, ms }: BoutOutcome, seat: Seat): void {
  observation.won.push(winner === seat ? 1 : 0)
  observation.margins.push((scores[seat] ?? 0) - meanOf(scores.filter((_, other) => other !== seat)))
  observation.decisions += decisions[seat] ?? 0
  observation.ms += ms[seat] ?? 0
}

function standingOf(bot: string, observations: readonly Observation[]): BotStanding {
  const won = observations.flatMap((deal) => deal.won)
  const share = estimateShare(observations.map((deal) => meanOf(deal.won)))
  const margin = estimate(observations.map((deal) => meanOf(deal.margins)))
  const decisions = observations.reduce((sum, deal) => sum + deal.decisions, 0)
  const ms = observations.reduce((sum, deal) => sum + deal.ms, 0)
  return {
    bot,
    games: won.length,
    wins: won.filter((one) => one === 1).length,
    share: rounded(share.mean),
    low: rounded(share.low),
    high: rounded(share.high),
    margin: rounded(margin.mean),
    marginLow: rounded(margin.low),
    marginHigh: rounded(margin.high),
    decisions,
    ms: decisions === 0 ? 0 : rounded(ms / decisions),
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
