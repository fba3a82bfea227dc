import { registeredGames } from './games.ts'
import { figure, median, type Slice, table, valueIn } from './report.ts'
import { measureAll, tasks } from './rounds.ts'

/** Milliseconds of a slice; boardgame.io gets more, because its iterations take long. */
const SLICE = { ours: 500, boardgameio: 1500, judgement: 300 } as const
const WARM_UP = 3000

const perSecond = (slices: readonly Slice[], what: string): number =>
  median(slices.map((slice) => (1000 * valueIn(slice, what)) / valueIn(slice, 'elapsed')))

/**
 * Iterations per second of our search and of boardgame.io's own bot on the neutral game, each a descent and 50 decisions by chance, or to the
 * end; and how long it takes to value a position for all seats at once, against one seat after the other as when the yardstick was frozen.
 */
export async function benchBots(): Promise<void> {
  const { ids, missing } = await registeredGames()
  const slices = await measureAll(
    [
      ...tasks('search', ['iterations'], SLICE.ours),
      ...tasks('mcts', ['iterations'], SLICE.boardgameio),
      ...ids.flatMap((id) => tasks(id, ['standings', 'evaluations'], SLICE.judgement)),
    ],
    WARM_UP,
  )
  const ours = perSecond(slices('search', 'iterations'), 'iterations')
  const boardgameio = perSecond(slices('mcts', 'iterations'), 'iterations')
  const ratio = ours / boardgameio
  console.log(
    table([
      ['the neutral game', 'iterations/s', 'ratio'],
      ['our search', figure(ours), figure(ratio)],
      ["boardgame.io's MCTS bot", figure(boardgameio), '1'],
    ]),
  )
  const games = Object.fromEntries(
    ids.map((id) => {
      const standings = perSecond(slices(id, 'standings'), 'positions')
      const evaluations = perSecond(slices(id, 'evaluations'), 'positions')
      return [id, { standings, evaluations, ratio: standings / evaluations }]
    }),
  )
  console.log(
    `\n${table([
      ['positions valued for all seats per second', 'at once', 'seat by seat', 'ratio'],
      ...Object.entries(games).map(([id, one]) => [
        id,
        figure(one.standings),
        figure(one.evaluations),
        figure(one.ratio),
      ]),
    ])}`,
  )
  for (const line of missing) console.log(line)
  if (missing.length > 0) process.exitCode = 1
  console.log(JSON.stringify({ ours, boardgameio, ratio, games }))
}
