import { everyOptions, settleOptions } from '@orrery/engine'
import { fuzz } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'

/** Scenes are played again in undo mode; these games have no scene. */
const fuzzed = test.skipIf(process.env.ORRERY_UNDO === '1')

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED: { readonly [players: number]: number } = { 2: 4, 3: 3, 4: 2 }

/** Six pairs, four triples and all four factions, in every order of the seats. */
fuzzed.each([2, 3, 4])(
  '[option.factions] %i players: every line-up in every seat order plays to the end',
  (players) => {
    const seatings = new Map(
      everyOptions(tsukuyumi, players).map(({ factions }) => [(factions as readonly string[]).join('+'), factions]),
    )
    expect(seatings.size).toBe({ 2: 12, 3: 24, 4: 24 }[players] ?? 0)
    const problems = [...seatings].flatMap(([seating, factions], i) => {
      const options = settleOptions(tsukuyumi, players, { factions, map: i % 2 === 0 ? 'fixed' : 'random' })
      return fuzz({ game: tsukuyumi, players, options, seed: `line-up/${seating}`, check: false })
    })
    expect(problems).toEqual([])
  },
)

fuzzed.each([2, 3, 4])('%i players: everything holds after every decision', (players) => {
  const all = everyOptions(tsukuyumi, players)
  const problems: string[] = []
  for (let i = 0; i < CHECKED[players]; i++) {
    const options = all[(i * 7919 + players) % all.length]
    problems.push(...fuzz({ game: tsukuyumi, players, options, seed: `checked/${players}/${i}`, check: true }))
  }
  expect(problems).toEqual([])
})
