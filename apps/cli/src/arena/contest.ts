import { availableParallelism } from 'node:os'
import { createPlayer } from '@orrery/bots'
import { type BoutOutcome, boutsIn, lineupOf } from '@orrery/bots/arena'
import { BadInput, type Game, parseOptions, playersText, settleOptions } from '@orrery/engine'
import type { GameEntry } from '@orrery/shelf'
import { allowanceOf } from '../allowance.ts'
import { listOf, readContent, wholeNumber } from '../input.ts'
import { progressBar, progressLines } from '../progress.ts'
import { runInThreads } from '../threads.ts'
import type { ArenaPlan, ThreadPlan } from './plan.ts'
import { looseResults, resultsIn } from './results-file.ts'

/** The options of commands that let bots play each other. */
export interface ContestSettings {
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly players?: string
  readonly ms?: string
  readonly iterations?: string
  readonly options: string
  readonly threads?: string
  readonly resume?: string
  readonly content?: string
}

/** As many as sit at a table in the books' own examples, where a game allows it. */
const USUAL_PLAYERS = 4

/** The contest that options describe. A number of games that is no number of whole deals is raised, and that is said. */
export function planContest({ id }: GameEntry, game: Game, settings: ContestSettings): ArenaPlan {
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
  return plan
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

/** Plays what is not played yet of a contest, in threads that run `worker`. */
export async function playContest<Outcome extends BoutOutcome>(
  plan: ArenaPlan,
  { threads: wanted, resume }: Pick<ContestSettings, 'threads' | 'resume'>,
  worker: URL,
): Promise<readonly (Outcome | undefined)[]> {
  const games = boutsIn(plan)
  const threads = wanted === undefined ? availableParallelism() : wholeNumber(wanted, '--threads', 1, 256)
  const results = resume === undefined ? looseResults<Outcome>(plan) : resultsIn<Outcome>(resume, plan)
  const numbers = results.outcomes.flatMap((outcome, number) => (outcome === undefined ? [number] : []))
  const before = games - numbers.length
  const progress = process.stderr.isTTY ? progressBar('games') : progressLines('games')
  const threadPlan: ThreadPlan = { plan, numbers }
  if (numbers.length > 0)
    await runInThreads<Outcome>(threadPlan, {
      worker,
      threads,
      length: numbers.length,
      mostInABatch: 1,
      onOutcome: (i, outcome) => results.add(numbers[i] ?? 0, outcome),
      onProgress: (done) => progress.update(before + done, games),
    }).finally(() => progress.stop())
  return results.outcomes
}
