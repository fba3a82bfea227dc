import { combineHashes } from '@orrery/engine/simulation'
import type { SimulatedGame } from './batch.ts'
import type { Schedule } from './schedule.ts'

/** What happened in games of one kind: with so many players, or of one bot. */
interface Tally {
  games: number
  wins: number
  points: number
  results: number
}

/** A game that went wrong, and how to see it again. */
export interface Failure {
  /** With the seed and the number of the decision. */
  readonly problem: string
  readonly players: number
  readonly index: number
  readonly seed: string
}

export interface Summary {
  readonly game: string
  readonly players: readonly number[]
  readonly games: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly violations: number
  readonly unfinished: number
  readonly hash: string
  /** Games won: for each number of players by seat, and by bot. */
  readonly wins: {
    readonly seats: { readonly [players: string]: readonly number[] }
    readonly bots: { readonly [bot: string]: number }
  }
  /** Mean scores, of all seats and of winners, for each number of players. */
  readonly scores: { readonly [players: string]: { readonly mean: number; readonly winner: number } }
  /** For each bot: the share of the games it took part in that it won, and its mean score. */
  readonly bots: {
    readonly [bot: string]: { readonly games: number; readonly winShare: number; readonly mean: number }
  }
  /** The same for what the seats are called: clans, or factions where a seat can have any. */
  readonly names: {
    readonly [name: string]: { readonly games: number; readonly winShare: number; readonly mean: number }
  }
  readonly seed: string
  readonly options: string
  readonly failures: readonly Failure[]
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : rounded(part / whole))

export function summarize(schedule: Schedule, outcomes: readonly SimulatedGame[], seconds: number): Summary {
  const { plan } = schedule
  const winsBySeat: Record<string, number[]> = {}
  const means: Record<string, { mean: number; winner: number }> = {}
  const bots = new Map<string, Tally>()
  const names = new Map<string, Tally>()
  const failures: Failure[] = []

  for (const players of plan.players) winsBySeat[players] = Array.from({ length: players }, () => 0)
  for (const name of plan.bots) bots.set(name, { games: 0, wins: 0, points: 0, results: 0 })

  outcomes.forEach((outcome, number) => {
    const { players, index, seed, bots: lineup } = schedule.fixture(number)
    const { winner, scores, names: called, violations, finished } = outcome
    const problems = violations.length > 0 ? violations : finished ? [] : ['the game does not end']
    for (const problem of problems) failures.push({ problem, players, index, seed })
    for (const name of new Set(lineup)) tallyOf(bots, name).games++
    for (const [seat, bot] of lineup.entries()) {
      const score = scores[seat]
      if (score === undefined) continue
      const tally = tallyOf(bots, bot)
      tally.points += score
      tally.results++
      if (seat === winner) tally.wins++
    }
    for (const [seat, name] of called.entries()) {
      const tally = tallyOf(names, name)
      tally.games++
      tally.results++
      tally.points += scores[seat] ?? 0
      if (seat === winner) tally.wins++
    }
    const wins = winsBySeat[players]
    if (winner !== undefined && wins) wins[winner] = (wins[winner] ?? 0) + 1
  })

  for (const [group, players] of plan.players.entries()) {
    const finished = outcomes.slice(group * plan.games, (group + 1) * plan.games).filter((one) => one.finished)
    const all = finished.flatMap((one) => one.scores)
    const winners = finished.flatMap(({ scores, winner = 0 }) => scores.slice(winner, winner + 1))
    means[players] = { mean: ratio(sum(all), all.length), winner: ratio(sum(winners), winners.length) }
  }

  const decisions = sum(outcomes.map((one) => one.decisions))
  return {
    game: plan.game,
    players: plan.players,
    games: outcomes.length,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    violations: sum(outcomes.map((one) => one.violations.length)),
    unfinished: outcomes.filter((one) => !one.finished && one.violations.length === 0).length,
    hash: combineHashes(outcomes.map((one) => one.hash)),
    wins: { seats: winsBySeat, bots: Object.fromEntries([...bots].map(([name, { wins }]) => [name, wins])) },
    scores: means,
    bots: shares(bots),
    names: shares(names),
    seed: plan.seed,
    options: plan.options,
    failures,
  }
}

/** By name: the games, the share of them that were won, and the mean score. */
const shares = (tallies: ReadonlyMap<string, Tally>): Summary['bots'] =>
  Object.fromEntries(
    [...tallies].map(([name, { games, wins, points, results }]) => [
      name,
      { games, winShare: ratio(wins, games), mean: ratio(points, results) },
    ]),
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function tallyOf(bots: Map<string, Tally>, name: string): Tally {
  const tally = bots.get(name) ?? { games: 0, wins: 0, points: 0, results: 0 }
  bots.set(name, tally)
  return tally
}
