import { everyOptions } from '@orrery/engine'
import { fuzz, spreadOptions } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../game.ts'

/** Scenes are played again in undo mode; these games have no scene. */
const fuzzed = test.skipIf(process.env.ORRERY_UNDO === '1')

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED = 13

fuzzed.each([2, 3, 4])('%i players finish a game with every combination of options', (players) => {
  const problems = everyOptions(starshipSamurai, players).flatMap((options, i) =>
    fuzz({ game: starshipSamurai, players, options, seed: `fuzz/${players}/${i}`, check: false }),
  )
  expect(problems).toEqual([])
})

/** Every deck and every value of every option is among them. */
fuzzed.each([2, 3, 4])('%i players: everything holds after every decision', (players) => {
  const problems = spreadOptions(starshipSamurai, players, CHECKED).flatMap((options, i) =>
    fuzz({ game: starshipSamurai, players, options, seed: `checked/${players}/${i}`, check: true }),
  )
  expect(problems).toEqual([])
})
