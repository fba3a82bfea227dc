import { CHANCE, type Game } from '@orrery/engine'
import { type SimulationPlan, USUAL_ITERATIONS } from './schedule.ts'
import type { Failure, Summary } from './summary.ts'

/** So many failures are told; the rest is counted. */
const MOST_TOLD = 20

const percent = (part: number, whole: number): string => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`)

const count = (value: number): string => value.toLocaleString('en')

/** A simulation's outcome for people. */
export function reportText(game: Game, plan: SimulationPlan, summary: Summary): string {
  const { games, decisions, decisionsPerSecond, violations, unfinished, hash, failures } = summary
  const rows: [string, string][] = [
    ['games', count(games)],
    ['decisions', count(decisions)],
    ['decisions per second', count(decisionsPerSecond)],
    ['violations', plan.check ? count(violations) : `${count(violations)} (not checked)`],
    ['unfinished', count(unfinished)],
    ['hash', hash],
  ]
  const lines = [game.title, ...rows.map(([name, value]) => `  ${name.padEnd(22)}${value}`)]
  for (const players of plan.players) {
    const wins = summary.wins.seats[players] ?? []
    const { mean, winner } = summary.scores[players] ?? { mean: 0, winner: 0 }
    const shares = wins.map((won, seat) => `${game.seatName(seat)} ${percent(won, plan.games)}`)
    lines.push(
      `${players} players: mean score ${mean.toFixed(1)}, of winners ${winner.toFixed(1)}; won by ${shares.join(', ')}`,
    )
  }
  for (const [name, { games: played, winShare, mean }] of Object.entries(summary.bots))
    lines.push(`${name}: won ${percent(winShare, 1)} of ${count(played)} games, mean score ${mean.toFixed(1)}`)
  for (const [name, { games: played, winShare, mean }] of Object.entries(summary.names))
    lines.push(`${name}: won ${percent(winShare, 1)} of ${count(played)} games, mean score ${mean.toFixed(1)}`)
  for (const failure of failures.slice(0, MOST_TOLD)) lines.push(failureText(plan, failure))
  if (failures.length > MOST_TOLD) lines.push(`and ${failures.length - MOST_TOLD} more failures`)
  return lines.join('\n')
}

function failureText(plan: SimulationPlan, { problem, players, index }: Failure): string {
  const given = [
    `--seed ${plan.seed}`,
    `--bots ${plan.bots.join()}`,
    plan.iterations !== USUAL_ITERATIONS && `--iterations ${plan.iterations}`,
    plan.options && `--options ${plan.options}`,
    plan.rules !== undefined && `--rules ${plan.rules}`,
    plan.pack !== undefined && `--pack ${plan.pack}`,
    plan.chance !== CHANCE && `--chance ${plan.chance}`,
  ]
  const again = `orrery simulate ${plan.named} --players ${players} --from ${index} --games 1 ${given.filter(Boolean).join(' ')}`
  return `FAILED: ${problem}\n  again: ${again}`
}
