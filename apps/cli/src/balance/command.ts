import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { balanceOf, type ToldOutcome } from '@orrery/bots/arena'
import { BadInput } from '@orrery/engine'
import { findGame } from '@orrery/shelf'
import { type ContestSettings, planContest, playContest } from '../arena/contest.ts'
import type { ArenaPlan } from '../arena/plan.ts'
import { withContentFile, writeText } from '../input.ts'
import { balancePage } from './page.ts'
import { type BalanceReport, balanceText } from './report.ts'

interface BalanceSettings extends ContestSettings {
  readonly out?: string
  readonly json?: true
}

/** `orrery balance <game>`: what games between bots tell of seats, factions, cards and points. */
export async function balance(named: string, settings: BalanceSettings): Promise<number> {
  const entry = await findGame(named)
  const game = withContentFile(await entry.load(), settings.content)
  const counted = await entry.loadBalance()
  if (counted === undefined) throw new BadInput(`${entry.title} says nothing of its balance. Write its balance.ts.`)
  const plan = planContest(entry, game, settings)
  const outcomes = await playContest<ToldOutcome>(plan, settings, new URL('./worker.mjs', import.meta.url))
  const report: BalanceReport = {
    game: entry.id,
    title: entry.title,
    players: plan.lineup.length,
    bots: plan.lineup,
    rules: plan.rules,
    pack: plan.pack,
    command: commandOf(named, plan, settings),
    ...balanceOf(plan, outcomes, counted),
    problems: outcomes.flatMap((outcome) => outcome?.problem ?? []),
  }
  if (settings.out !== undefined) writePages(settings.out, report)
  console.log(settings.json ? JSON.stringify(report) : balanceText(report))
  return report.problems.length > 0 ? 1 : 0
}

function writePages(folder: string, report: BalanceReport): void {
  mkdirSync(folder, { recursive: true })
  writeText(join(folder, `${report.game}.html`), balancePage(report))
  writeText(join(folder, `${report.game}.json`), `${JSON.stringify(report, null, 2)}\n`)
}

/** The command that plays the same games: bots, seed and options decide them, threads and files do not. */
function commandOf(named: string, { deals, lineup, seed }: ArenaPlan, settings: BalanceSettings): string {
  const { bots, iterations, ms, options, content } = settings
  const said = {
    bots,
    games: String(deals * lineup.length),
    players: String(lineup.length),
    seed,
    iterations,
    ms,
    options,
    content,
  }
  const words = Object.entries(said).flatMap(([name, value]) => (value ? [`--${name}`, quoted(value)] : []))
  return ['npx orrery balance', named, ...words].join(' ')
}

const quoted = (text: string): string => (/^[\w,.=@/:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
