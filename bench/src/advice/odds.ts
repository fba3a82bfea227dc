import { parseArgs } from 'node:util'
import { type CheckedOdds, checkOdds, isAtStake } from '@orrery/bots'
import type { Game } from '@orrery/engine'
import { loadGame } from '@orrery/shelf'
import { progress, table } from '../report.ts'
import { positionsOf } from './positions.ts'

const GAMES = ['starship-samurai', 'xia', 'tsukuyumi']

/**
 * How true the odds are that are shown before an answer: positions of matches between adepts at which something is at stake, an option of each by turns, and
 * what comes of it in simulations with other seeds. Outside means: further from what was said than 99 % of such simulations would be, if it were
 * right; where it was tried out itself, with the error of that.
 */
export async function benchOdds(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string', multiple: true },
      positions: { type: 'string', default: '300' },
      simulations: { type: 'string', default: '2000' },
      seed: { type: 'string', default: 'odds' },
    },
  })
  const results: { [game: string]: ReturnType<typeof summary> } = {}
  for (const id of values.game ?? GAMES) {
    const game = await loadGame(id)
    results[id] = summary([...checked(game, Number(values.positions), Number(values.simulations), values.seed)])
  }
  console.log(
    table([
      ['odds', 'positions', 'outside of 99 %', 'share', 'exact', 'kinds'],
      ...Object.entries(results).map(([id, one]) => [
        id,
        String(one.positions),
        String(one.outside),
        `${(100 * one.share).toFixed(1)} %`,
        String(one.exact),
        Object.entries(one.kinds)
          .map(([what, count]) => `${what} ${count}`)
          .join(', '),
      ]),
    ]),
  )
  console.log(JSON.stringify({ seed: values.seed, simulations: Number(values.simulations), ...results }))
}

function* checked(game: Game, count: number, simulations: number, seed: string): Generator<CheckedOdds> {
  let found = 0
  for (const position of positionsOf(game, `${seed}/${game.id}`, isAtStake)) {
    progress(found, count, `positions of ${game.id}`)
    const one = checkOdds(position, simulations, found)
    if (one === undefined) continue
    yield one
    if (++found === count) break
  }
  progress(count, count, '')
}

function summary(all: readonly CheckedOdds[]) {
  const outside = all.filter(({ inside }) => !inside)
  const kinds: { [what: string]: number } = {}
  for (const { what } of all) kinds[what] = (kinds[what] ?? 0) + 1
  return {
    positions: all.length,
    outside: outside.length,
    share: Math.round((1000 * outside.length) / Math.max(1, all.length)) / 1000,
    exact: all.filter(({ exact }) => exact).length,
    kinds,
    worst: outside.slice(0, 5).map(({ what, said, came }) => ({ what, said, came })),
  }
}
