import { everyOptions, type Options } from '@orrery/engine'
import { playOut } from '@orrery/engine/kit'
import { expect, test } from 'vitest'
import { starshipSamurai } from '../index.ts'
import { randomPlayers } from './random-player.ts'

/** Scenes are played again in undo mode; these games have no scene. */
const fuzz = test.skipIf(process.env.ORRERY_UNDO === '1')

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED = 13

const named = (options: Options) => JSON.stringify({ ...options, build: undefined })

function play(players: number, options: Options, seed: string, check: boolean): string[] {
  const plan = { game: starshipSamurai, players: randomPlayers(players), options, seed, check }
  const { state, violations, finished, decisions } = playOut(plan)
  const problems = [...violations, ...starshipSamurai.invariants(state)]
  if (!finished && problems.length === 0) problems.push(`not finished after ${decisions.length} decisions`)
  return problems.map((problem) => `${problem}; ${players} players, seed "${seed}", options ${named(options)}`)
}

fuzz.each([2, 3, 4])('%i players finish a game with every combination of options', (players) => {
  const problems = everyOptions(starshipSamurai, players).flatMap((options, i) =>
    play(players, options, `fuzz/${players}/${i}`, false),
  )
  expect(problems).toEqual([])
})

fuzz.each([2, 3, 4])('%i players: everything holds after every decision', (players) => {
  const all = everyOptions(starshipSamurai, players)
  // From the first combination to one of the last: every deck and every value of every option is among them.
  const stride = Math.floor((all.length - 1) / (CHECKED - 1))
  const problems: string[] = []
  for (let i = 0; i < CHECKED; i++) problems.push(...play(players, all[i * stride], `checked/${players}/${i}`, true))
  expect(problems).toEqual([])
})
