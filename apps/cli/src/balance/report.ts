import type { BalanceSummary, LeaderRow, UseRow, UseTable, WinShare } from '@orrery/bots/arena'
import type { BalanceFigure } from '@orrery/engine'

/** What self-play told of a game, and how to have it told again. */
export interface BalanceReport extends BalanceSummary {
  readonly game: string
  readonly title: string
  readonly players: number
  readonly bots: readonly string[]
  readonly rules: number
  readonly pack: string
  /** Plays the same games again. */
  readonly command: string
  readonly problems: readonly string[]
}

/** A share or a difference of shares that is not known is shown as a question mark. */
export const percent = (share: number): string => (Number.isFinite(share) ? `${(100 * share).toFixed(0)} %` : '?')

export const decimal = (value: number): string => (Number.isFinite(value) ? value.toFixed(1).replace('-', '−') : '?')

export const figureText = ({ value, unit }: BalanceFigure): string =>
  unit === 'share' ? percent(value) : value.toFixed(2)

/**
 * The rows of a table that say something. Where things have to turn up before they can be used, those that never did were not in the games;
 * where there is a single stage, nobody wanted them.
 */
export const rowsOf = ({ stages, rows }: UseTable): readonly UseRow[] =>
  stages.length === 1 ? rows : rows.filter(({ games }) => (games[0] ?? 0) > 0)

/** What was there and never used to the end. */
export const deadIn = (table: UseTable): readonly UseRow[] => rowsOf(table).filter(({ games }) => games.at(-1) === 0)

/** More rounds than these are not listed one by one. */
const MOST_ROUNDS = 12

/** Rounds at equal distances, the last one among them. */
export function someOf(leaders: readonly LeaderRow[]): readonly LeaderRow[] {
  const step = Math.ceil(leaders.length / MOST_ROUNDS)
  return leaders.filter((_, i) => (leaders.length - 1 - i) % step === 0)
}

/** A report for people. */
export function balanceText(report: BalanceReport): string {
  const { title, games, deals, players, seats, attributes, uses, points, length, leaders, figures, problems } = report
  return [
    `${title}: ${games} games of ${players} players on ${deals} ${deals === 1 ? 'deal' : 'deals'}; fair is ${percent(1 / players)}`,
    'Seats:',
    ...seats.map(winText),
    ...attributes.flatMap((table) => [
      `${table.title}:`,
      ...table.rows
        .filter((row) => row.games > 0)
        .map((row) => `${winText(row)}, ${signedPercent(row.apart.mean)} against its seats`),
    ]),
    'Points:',
    ...points.map(
      ({ name, share, mean, winners }) =>
        `  ${name}: ${percent(share)}, ${decimal(mean)} a player, ${decimal(winners)} a winner`,
    ),
    `Length: ${decimal(length.rounds.mean)} rounds, ${decimal(length.decisions.mean)} decisions, ${decimal(length.leadChanges.mean)} changes of the lead`,
    ...someOf(leaders).map(({ round, share }) => `  leader after round ${round} won ${percent(share.mean)}`),
    ...figures.map((figure) => `${figure.title}: ${figureText(figure)} (of ${figure.of})`),
    ...uses.flatMap(deadText),
    `The same again: ${report.command}`,
    ...problems.map((problem) => `FAILED: ${problem}`),
  ].join('\n')
}

const winText = ({ name, share }: WinShare): string =>
  `  ${name}: won ${percent(share.mean)} [${percent(share.low)} to ${percent(share.high)}]`

const signedPercent = (value: number): string => (value < 0 ? '-' : '+') + percent(Math.abs(value))

function deadText(table: UseTable): string[] {
  const dead = deadIn(table)
  const last = table.stages.at(-1)
  return dead.length === 0 ? [] : [`${table.title} never ${last}: ${dead.map(({ name }) => name).join(', ')}`]
}
