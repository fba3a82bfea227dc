import { everyOptions, type Options } from '@orrery/engine'
import { playOut } from '@orrery/engine/kit'
import { expect, test } from 'vitest'
import { xia } from '../index.ts'
import { randomPlayers } from './random-player.ts'

/** Scenes are played again in undo mode; these games have no scene. */
const fuzz = test.skipIf(process.env.ORRERY_UNDO === '1')

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED = 2
const UNCHECKED = 13

function play(players: number, options: Options, seed: string, check: boolean): string[] {
  const plan = { game: xia, players: randomPlayers(players), options, seed, check }
  const { state, violations, finished, decisions } = playOut(plan)
  const problems = [...violations, ...xia.invariants(state)]
  if (!finished && problems.length === 0) problems.push(`not finished after ${decisions.length} decisions`)
  return problems.map((problem) => `${problem}; ${players} players, seed "${seed}", options ${JSON.stringify(options)}`)
}

/** Some of the combinations of options, spread over all of them. */
function some(players: number, count: number): Options[] {
  const all = everyOptions(xia, players)
  const stride = Math.floor((all.length - 1) / (count - 1))
  return Array.from({ length: count }, (_, i) => all[i * stride])
}

fuzz.each([1, 2, 3, 4, 5])('%i players finish their games', (players) => {
  const problems = some(players, UNCHECKED).flatMap((options, i) => play(players, options, `${players}/${i}`, false))
  expect(problems).toEqual([])
})

fuzz.each([1, 3, 4, 5])(
  '%i players: everything holds after every decision',
  (players) => {
    const problems = some(players, CHECKED).flatMap((options, i) =>
      play(players, { ...options, goal: 5 }, `checked/${players}/${i}`, true),
    )
    expect(problems).toEqual([])
  },
  120_000,
)
