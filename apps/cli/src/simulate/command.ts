import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createPlayer } from '@orrery/bots'
import { BadInput, CHANCE, type Chance, matchText } from '@orrery/engine'
import { findGame } from '@orrery/shelf'
import { listOf, readContent, wholeNumber, withContentFile, writeText } from '../input.ts'
import { progressBar } from '../progress.ts'
import { runInThreads } from '../threads.ts'
import type { SimulatedGame } from './batch.ts'
import { reportText } from './report.ts'
import { asPlanned, Schedule, type SimulationPlan } from './schedule.ts'
import { summarize } from './summary.ts'

interface SimulateSettings {
  readonly players?: string
  readonly games: string
  readonly from: string
  readonly seed: string
  readonly bots: string
  readonly iterations: string
  readonly options: string
  readonly threads?: string
  readonly check: boolean
  readonly rules?: string
  readonly pack?: string
  readonly chance: string
  readonly save?: string
  readonly json?: true
  readonly content?: string
}

/** `orrery simulate <game>`: plays many games and says what was found. */
export async function simulate(named: string, settings: SimulateSettings): Promise<number> {
  const { id, load } = await findGame(named)
  const rules = settings.rules === undefined ? undefined : wholeNumber(settings.rules, '--rules', 1)
  const { pack } = settings
  const game = asPlanned(withContentFile(await load(), settings.content), { rules, pack })
  const counts = settings.players === undefined ? game.players.map(String) : listOf(settings.players, '--players')
  const plan: SimulationPlan = {
    game: id,
    named,
    content: settings.content === undefined ? undefined : readContent(settings.content),
    players: [...new Set(counts.map((text) => wholeNumber(text, '--players', 1, 99)))],
    games: wholeNumber(settings.games, '--games', 1, 100_000_000),
    from: wholeNumber(settings.from, '--from', 0),
    seed: settings.seed,
    bots: listOf(settings.bots, '--bots'),
    iterations: wholeNumber(settings.iterations, '--iterations', 1),
    options: settings.options,
    check: settings.check,
    rules,
    pack,
    chance: wholeNumber(settings.chance, '--chance', 1, CHANCE) as Chance,
  }
  for (const name of plan.bots) createPlayer(name)
  const threads =
    settings.threads === undefined ? availableParallelism() : wholeNumber(settings.threads, '--threads', 1, 256)
  const schedule = new Schedule(game, plan)
  if (settings.save !== undefined) makeFolder(settings.save)

  const progress = progressBar('games')
  const { outcomes, seconds } = await runInThreads<SimulatedGame>(plan, {
    worker: new URL('./worker.mjs', import.meta.url),
    threads,
    length: schedule.length,
    onProgress: (done) => progress.update(done, schedule.length),
  }).finally(() => progress.stop())

  if (settings.save !== undefined) saveFailures(settings.save, schedule, outcomes)
  const summary = summarize(schedule, outcomes, seconds)
  console.log(settings.json ? JSON.stringify(summary) : reportText(game, plan, summary))
  return summary.violations > 0 || summary.unfinished > 0 ? 1 : 0
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new BadInput(`--save: can’t create the folder ${folder}: ${(error as Error).message}.`)
  }
}

function saveFailures(folder: string, schedule: Schedule, outcomes: readonly SimulatedGame[]): void {
  outcomes.forEach(({ file }, number) => {
    const { players, index } = schedule.fixture(number)
    if (file) writeText(join(folder, `${schedule.plan.game}-${players}p-${index}.json`), matchText(file))
  })
}
