import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { progress, table } from '../report.ts'
import { COUNTED, type Counts, GAMES_OF_A_DEAL, playGames, type TradedGame } from './game.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Student's t for an interval of 95 % with some dozens of deals. */
const STUDENT = 2.01

/**
 * Starship Samurai with trading between bots: what becomes of offers, and whether those that trade win less than the same bots when they
 * refuse everything. Two of each sit at a table; every deal is played once from each seat, and counts as one observation.
 */
export async function benchTrading(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'trading' },
      bot: { type: 'string', default: 'greedy' },
      share: { type: 'string' },
    },
  })
  const { seed, bot, share } = values
  const games = Math.ceil(Number(values.games) / GAMES_OF_A_DEAL) * GAMES_OF_A_DEAL
  if (share !== undefined) return playShare(share, games, seed, bot)
  const played = await playInProcesses(games, args)
  show(played, bot)
}

/** The games of one process, told to its parent one by one. */
async function playShare(share: string, games: number, seed: string, bot: string): Promise<void> {
  const [own = 0, all = 1] = share.split('/').map(Number)
  const numbers = Array.from({ length: games }, (_, number) => number).filter((number) => number % all === own)
  await playGames(numbers, seed, bot, (game) => process.send?.(game))
  process.disconnect()
}

async function playInProcesses(games: number, args: readonly string[]): Promise<TradedGame[]> {
  const processes = Math.max(1, Math.min(availableParallelism(), games))
  const played: TradedGame[] = []
  progress(0, games, 'games')
  await Promise.all(
    Array.from({ length: processes }, async (_, own) => {
      const child = fork(MAIN, ['trading', ...args, '--share', `${own}/${processes}`])
      child.on('message', (game: TradedGame) => {
        played.push(game)
        progress(played.length, games, 'games')
      })
      const [code] = (await once(child, 'exit')) as [number | null]
      if (code !== 0) throw new Error(`A process that played games ended with code ${code}.`)
    }),
  )
  return played
}

function show(played: readonly TradedGame[], bot: string): void {
  const counts = Object.fromEntries(
    (Object.keys(COUNTED) as (keyof Counts)[]).map((what) => [
      what,
      played.reduce((sum, game) => sum + game.counts[what], 0),
    ]),
  )
  const share = overDeals(played, ({ traderWon }) => (traderWon ? 1 : 0))
  const margin = overDeals(played, (game) => game.margin)
  const rows = Object.entries(counts).map(([what, count]) => [what, String(count), (count / played.length).toFixed(2)])
  console.log(table([[`${played.length} games of ${bot}`, 'in all', 'a game'], ...rows]))
  console.log('')
  console.log(
    table([
      ['bots that trade, against the same refusing everything', 'mean', '95 %'],
      ['share of games won (half of the seats)', share.mean.toFixed(3), interval(share)],
      ['honor more than the others', margin.mean.toFixed(2), interval(margin)],
    ]),
  )
  console.log(JSON.stringify({ games: played.length, bot, ...counts, share, margin }))
}

interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** A mean over deals: the games of one are no observations of their own. */
function overDeals(played: readonly TradedGame[], of: (game: TradedGame) => number): Estimate {
  const byDeal = new Map<number, number[]>()
  for (const game of played) byDeal.set(game.deal, [...(byDeal.get(game.deal) ?? []), of(game)])
  const values = [...byDeal.values()].map(meanOf)
  const mean = meanOf(values)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  const reach = STUDENT * Math.sqrt(variance / values.length)
  return { mean: rounded(mean), low: rounded(mean - reach), high: rounded(mean + reach) }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const interval = ({ low, high }: Estimate): string => `${low} to ${high}`
