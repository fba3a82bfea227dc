import { type BoutOutcome, boutsIn, standingsOf } from '@orrery/bots/arena'
import { findGame } from '@orrery/shelf'
import { withContentFile } from '../input.ts'
import { type ContestSettings, planContest, playContest } from './contest.ts'
import { processorClock } from './processor-time.ts'
import { type ArenaReport, arenaText } from './report.ts'

interface ArenaSettings extends ContestSettings {
  readonly json?: true
}

/** `orrery arena <game>`: bots play each other on the same deals from all seats. */
export async function arena(named: string, settings: ArenaSettings): Promise<number> {
  const entry = await findGame(named)
  const game = withContentFile(await entry.load(), settings.content)
  const plan = planContest(entry, game, settings)
  const outcomes = await playContest<BoutOutcome>(plan, settings, new URL('./worker.mjs', import.meta.url))
  const problems = outcomes.flatMap((outcome) => outcome?.problem ?? [])
  const report: ArenaReport = {
    game: entry.id,
    players: plan.lineup.length,
    games: boutsIn(plan),
    deals: plan.deals,
    seed: plan.seed,
    bots: standingsOf(plan, outcomes),
    clock: processorClock().counts,
    problems,
  }
  console.log(settings.json ? JSON.stringify(report) : arenaText(report))
  return problems.length > 0 ? 1 : 0
}
