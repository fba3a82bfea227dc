import { availableParallelism } from 'node:os'
import { createPlayer } from '@orrery/bots'
import { type BoutOutcome, boutsIn, lineupOf, standingsOf } from '@orrery/bots/arena'
import { BadInput, type Game, parseOptions, playersText, settleOptions } from '@orrery/engine'
import { findGame } from '@orrery/shelf'
import { allowanceOf } from '../allowance.ts'
import { listOf, readContent, wholeNumber, withContentFile } from '../input.ts'
import { progressBar, progressLines } from '../progress.ts'
import { runInThreads } from '../threads.ts'
import type { ArenaPlan, ThreadPlan } from './plan.ts'
import { processorClock } from './processor-time.ts'
import { type ArenaReport, arenaText } from './report.ts'
import { looseResults, resultsIn } from './results-file.ts'

interface ArenaSettings {
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly players?: string
  readonly ms?: string
  readonly iterations?: string
  readonly options: string
  readonly threads?: string
  readonly resume?: string
  readonly json?: true
  readonly content?: string
}

/** As many as sit at a table in the books' own examples, where a game allows it. */
const USUAL_PLAYERS = 4

/** `orrery arena <game>`: bots play each other on the same deals from all seats. */
export async function arena(named: string, settings: ArenaSettings): Promise<number> {
  const { id, load } = await findGame(named)
  const game = withContentFile(await load(), settings.content)
  const bots = listOf(settings.bots, '--bots')
  for (const name of bots) createPlayer(name)
  const players = playersOf(game, bots.length, settings.players)
  settleOptions(game, players, parseOptions(game, settings.options))
  const wanted = wholeNumber(settings.games, '--games', 1, 1_000_000)
  const plan: ArenaPlan = {
    game: id,
    rules: game.rulesVersion,
    pack: `${game.content.id} ${game.content.version}`,
    content: settings.content === undefined ? undefined : readContent(settings.content),
    options: settings.options,
    lineup: lineupOf(bots, players),
    deals: Math.ceil(wanted / players),
    seed: settings.seed,
    allowance: allowanceOf(settings),
  }
  const games = boutsIn(plan)
  if (games !== wanted)
    console.error(`${wanted} games are no whole deals from all ${players} seats: ${games} are played.`)
  const threads =
    settings.threads === undefined ? availableParallelism() : wholeNumber(settings.threads, '--threads', 1, 256)

  const results = settings.resume === undefined ? looseResults(plan) : resultsIn(settings.resume, plan)
  const numbers = results.outcomes.flatMap((outcome, number) => (outcome === undefined ? [number] : []))
  const before = games - numbers.length
  const progress = process.stderr.isTTY ? progressBar('games') : progressLines('games')
  const threadPlan: ThreadPlan = { plan, numbers }
  if (numbers.length > 0)
    await runInThreads<BoutOutcome>(threadPlan, {
      worker: new URL('./worker.mjs', import.meta.url),
      threads,
      length: numbers.length,
      mostInABatch: 1,
      onOutcome: (i, outcome) => results.add(numbers[i] ?? 0, outcome),
      onProgress: (done) => progress.update(before + done, games),
    }).finally(() => progress.stop())

  const problems = results.outcomes.flatMap((outcome) => outcome?.problem ?? [])
  const report: ArenaReport = {
    game: id,
    players,
    games,
    deals: plan.deals,
    seed: plan.seed,
    bots: standingsOf(plan, results.outcomes),
    clock: processorClock().counts,
    problems,
  }
  console.log(settings.json ? JSON.stringify(report) : arenaText(report))
  return problems.length > 0 ? 1 : 0
}

function playersOf(game: Game, bots: number, given: string | undefined): number {
  if (given === undefined) {
    const enough = game.players.filter((players) => players >= Math.max(2, bots))
    const usual = enough.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : enough.at(-1)
    if (usual === undefined) throw new BadInput(`${game.title} has no seats for ${bots} bots.`)
    return usual
  }
  const players = wholeNumber(given, '--players', 1, 99)
  if (!game.players.includes(players))
    throw new BadInput(`${game.title} takes ${playersText(game.players)} players, not ${players}.`)
  return players
}
