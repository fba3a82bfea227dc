import type { Balance, BalanceFigure, CountedThing, GameTale, Seat } from '@orrery/engine'
import type { Contest } from './lineup.ts'
import type { BoutOutcome } from './outcome.ts'
import { type Estimate, estimate, estimateShare, meanOf } from './statistics.ts'

/** A game of a contest, with what is told of it. */
export interface ToldOutcome extends BoutOutcome {
  readonly tale?: GameTale | undefined
}

/** How often something won: with 95 % intervals over deals. */
export interface WinShare extends CountedThing {
  /** How often it was at a table. */
  readonly games: number
  readonly share: Estimate
  /** How far that is from what the seats it was played on win anyway. */
  readonly apart: Estimate
}

export interface UseRow extends CountedThing {
  /** By stage: the games in which it came to that, and how often in all. */
  readonly games: readonly number[]
  readonly times: readonly number[]
  /** By stage from the second on: in what share of the games with the stage before. */
  readonly reached: readonly number[]
  /** How often a seat won that took it to its last stage; nothing when none did. */
  readonly share: Estimate | undefined
}

export interface UseTable {
  readonly kind: string
  readonly title: string
  readonly stages: readonly string[]
  readonly rows: readonly UseRow[]
}

export interface SourceRow extends CountedThing {
  /** Of a seat in a game, on average; and of winners. */
  readonly mean: number
  readonly winners: number
  /** Of all points of all seats. */
  readonly share: number
}

export interface LeaderRow {
  readonly round: number
  readonly games: number
  /** How often the leader after this round won. */
  readonly share: Estimate
}

/** What self-play of bots tells of a game. */
export interface BalanceSummary {
  readonly games: number
  readonly deals: number
  readonly seats: readonly WinShare[]
  readonly attributes: readonly {
    readonly attribute: string
    readonly title: string
    readonly rows: readonly WinShare[]
  }[]
  readonly uses: readonly UseTable[]
  readonly points: readonly SourceRow[]
  readonly length: { readonly decisions: Estimate; readonly rounds: Estimate; readonly leadChanges: Estimate }
  readonly leaders: readonly LeaderRow[]
  readonly figures: readonly BalanceFigure[]
}

/** A whole deal: one observation. */
type Deal = readonly FinishedGame[]

interface FinishedGame {
  readonly winner: Seat
  readonly decisions: number
  readonly tale: GameTale
}

/** Sums up a contest, as far as it was played: deals of which a game is missing or did not end do not count. */
export function balanceOf(
  contest: Contest,
  outcomes: readonly (ToldOutcome | undefined)[],
  balance: Balance,
): BalanceSummary {
  const seats = contest.lineup.length
  const deals: Deal[] = []
  for (let deal = 0; deal < contest.deals; deal++) {
    const played = outcomes.slice(deal * seats, (deal + 1) * seats).flatMap(finished)
    if (played.length === seats) deals.push(played)
  }
  const games = deals.flat()
  const bySeat = Array.from({ length: seats }, (_, seat) => meanOf(games.map(({ winner }) => Number(winner === seat))))
  return {
    games: games.length,
    deals: deals.length,
    seats: bySeat.map((_, seat) =>
      winShare({ id: String(seat), name: `Seat ${seat + 1}` }, deals, bySeat, (_, at) => at === seat),
    ),
    attributes: Object.entries(balance.attributes).map(([attribute, { title, values }]) => ({
      attribute,
      title,
      rows: values.map((value) =>
        winShare(
          value,
          deals,
          bySeat,
          ({ tale }, seat) => tale.attributes[seat]?.[attribute]?.includes(value.id) ?? false,
        ),
      ),
    })),
    uses: Object.entries(balance.kinds).map(([kind, { title, stages, things }]) => ({
      kind,
      title,
      stages,
      rows: things.map((thing) => useRow(kind, thing, stages, deals)),
    })),
    points: sourcesOf(games, balance),
    length: {
      decisions: estimate(deals.map((deal) => meanOf(deal.map(({ decisions }) => decisions)))),
      rounds: estimate(deals.map((deal) => meanOf(deal.map(({ tale }) => tale.rounds.length)))),
      leadChanges: estimate(deals.map((deal) => meanOf(deal.map(({ tale }) => leadChangesIn(tale.rounds))))),
    },
    leaders: leadersOf(deals),
    figures: balance.figures(games.map(({ tale }) => tale.notes)),
  }
}

const finished = (outcome: ToldOutcome | undefined): FinishedGame[] =>
  outcome?.winner === undefined || outcome.tale === undefined
    ? []
    : [{ winner: outcome.winner, decisions: outcome.decisions.reduce((sum, n) => sum + n, 0), tale: outcome.tale }]

/** How often the seats won that something is true of, deal by deal; deals in which it is true of none tell nothing. */
function winShare(
  thing: CountedThing,
  deals: readonly Deal[],
  bySeat: readonly number[],
  isOne: (game: FinishedGame, seat: Seat) => boolean,
): WinShare {
  const shares: number[] = []
  const apart: number[] = []
  let games = 0
  for (const deal of deals) {
    const ones = deal.flatMap((game) =>
      bySeat.flatMap((usual, seat) => (isOne(game, seat) ? [{ won: Number(game.winner === seat), usual }] : [])),
    )
    if (ones.length === 0) continue
    games += ones.length
    shares.push(meanOf(ones.map(({ won }) => won)))
    apart.push(meanOf(ones.map(({ won, usual }) => won - usual)))
  }
  return { ...thing, games, share: estimateShare(shares), apart: estimate(apart) }
}

function useRow(kind: string, thing: CountedThing, stages: readonly string[], deals: readonly Deal[]): UseRow {
  const all = deals.flat()
  const usesIn = ({ tale }: FinishedGame, stage: string): readonly number[] =>
    tale.uses[kind]?.[thing.id]?.[stage] ?? []
  const timesIn = (game: FinishedGame, stage: string) => usesIn(game, stage).reduce((sum, n) => sum + n, 0)
  const games = stages.map((stage) => all.filter((game) => timesIn(game, stage) > 0).length)
  const last = stages.at(-1) ?? ''
  const shares = deals.flatMap((deal) => {
    const users = deal.flatMap((game) =>
      usesIn(game, last).flatMap((times, seat) => (times > 0 ? [Number(game.winner === seat)] : [])),
    )
    return users.length === 0 ? [] : [meanOf(users)]
  })
  return {
    ...thing,
    games,
    times: stages.map((stage) => all.reduce((sum, game) => sum + timesIn(game, stage), 0)),
    reached: games.slice(1).map((after, i) => (games[i] ? after / (games[i] ?? 1) : 0)),
    share: shares.length === 0 ? undefined : estimateShare(shares),
  }
}

function sourcesOf(games: readonly FinishedGame[], { account: { sources } }: Balance): SourceRow[] {
  const pointsOf = ({ tale }: FinishedGame, seat: Seat, source: string) => tale.points[seat]?.[source] ?? 0
  const rows = Object.entries(sources).map(([id, name]) => {
    const bySeat = games.flatMap((game) => game.tale.points.map((_, seat) => pointsOf(game, seat, id)))
    return {
      id,
      name,
      mean: meanOf(bySeat),
      winners: meanOf(games.map((game) => pointsOf(game, game.winner, id))),
    }
  })
  const all = rows.reduce((sum, { mean }) => sum + Math.max(0, mean), 0)
  return rows.map((row) => ({ ...row, share: all === 0 ? 0 : Math.max(0, row.mean) / all }))
}

/** The seats with the most points. */
const leadersIn = (points: readonly number[]): Seat[] => {
  const most = Math.max(...points)
  return points.flatMap((one, seat) => (one === most ? [seat] : []))
}

/** How often somebody else leads alone than the last one who did. */
export function leadChangesIn(rounds: GameTale['rounds']): number {
  const alone = rounds.map(leadersIn).flatMap((leaders) => (leaders.length === 1 ? leaders : []))
  return alone.filter((leader, i) => i > 0 && leader !== alone[i - 1]).length
}

/** A round that fewer games than this share come to is left out. */
const COMMON = 0.5

/** How often those win who lead after a round; of several, each counts in part. */
function leadersOf(deals: readonly Deal[]): LeaderRow[] {
  const all = deals.flat()
  const longest = all.reduce((most, { tale }) => Math.max(most, tale.rounds.length), 0)
  return Array.from({ length: longest }, (_, round): LeaderRow => {
    const won = deals.map((deal) =>
      deal.flatMap(({ winner, tale }) => {
        const points = tale.rounds[round]
        // The last round is the end: whoever leads then has won.
        if (points === undefined || round === tale.rounds.length - 1) return []
        const leaders = leadersIn(points)
        return [leaders.includes(winner) ? 1 / leaders.length : 0]
      }),
    )
    const seen = won.filter((deal) => deal.length > 0)
    return { round: round + 1, games: won.flat().length, share: estimateShare(seen.map(meanOf)) }
  }).filter(({ games }) => games > 0 && games >= COMMON * all.length)
}
