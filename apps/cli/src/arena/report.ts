import type { BotStanding } from '@orrery/bots/arena'

/** What came of a contest. */
export interface ArenaReport {
  readonly game: string
  readonly players: number
  /** So many, fixed before the first. */
  readonly games: number
  readonly deals: number
  readonly seed: string
  readonly bots: readonly BotStanding[]
  /** What the milliseconds of a decision count. */
  readonly clock: string
  readonly problems: readonly string[]
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const signed = (value: number): string =>
  Number.isFinite(value) ? `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}` : '?'

/** A contest for people. */
export function arenaText({ game, players, games, deals, seed, bots, clock, problems }: ArenaReport): string {
  const lines = [
    `${game}: ${games} games (${deals} deals, each from all ${players} seats), seed "${seed}"; fair is ${percent(1 / players)}`,
    ...bots.map(
      ({ bot, wins, games: played, share, low, high, margin, marginLow, marginHigh, ms }) =>
        `  ${bot}: won ${wins} of ${played} = ${percent(share)} [${percent(low)} to ${percent(high)}], margin ${signed(margin)} [${signed(marginLow)} to ${signed(marginHigh)}], ${ms.toFixed(1)} ms a decision`,
    ),
    `  intervals are 95 %, over deals; milliseconds count ${clock}`,
    ...problems.map((problem) => `FAILED: ${problem}`),
  ]
  return lines.join('\n')
}
