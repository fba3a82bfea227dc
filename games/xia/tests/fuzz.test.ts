import { fuzz, spreadOptions } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import xia from '../game.ts'

/** Scenes are played again in undo mode; these games have no scene. */
const fuzzed = test.skipIf(process.env.ORRERY_UNDO === '1')

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED = 2
const UNCHECKED = 13

fuzzed.each([1, 2, 3, 4, 5])('%i players finish their games', (players) => {
  const problems = spreadOptions(xia, players, UNCHECKED).flatMap((options, i) =>
    fuzz({ game: xia, players, options, seed: `${players}/${i}`, check: false }),
  )
  expect(problems).toEqual([])
})

fuzzed.each([1, 3, 4, 5])(
  '%i players: everything holds after every decision',
  (players) => {
    const problems = spreadOptions(xia, players, CHECKED).flatMap((options, i) =>
      fuzz({ game: xia, players, options: { ...options, goal: 5 }, seed: `checked/${players}/${i}`, check: true }),
    )
    expect(problems).toEqual([])
  },
  120_000,
)
