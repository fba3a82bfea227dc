import { type Options, settleOptions } from '@orrery/engine'
import { fuzz, playOut, randomPlayers, spreadOptions } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import tsukuyumi from '../game.ts'
import { MAPS } from '../map/layout.ts'
import type { State } from '../rules/state/state.ts'
import { moonfall } from './moonfall.ts'

/** Checking everything after every decision takes its time: so many games for each number of players. */
const CHECKED = [
  [2, 3],
  [3, 2],
  [4, 2],
] as const

/** Some combinations of options, with one sort of map after the other. */
const tables = (players: number, count: number): Options[] =>
  spreadOptions(moonfall, players, count).map((options, i) => ({ ...options, map: MAPS[i % MAPS.length] }))

test.each(CHECKED)(
  '%i players with massive and aggressive units and other land: everything holds after every decision (%i games)',
  (players, count) => {
    const problems = tables(players, count).flatMap((options, i) =>
      fuzz({ game: moonfall, players, options, seed: `moonfall/${players}/${i}`, check: true }),
    )
    expect(problems).toEqual([])
  },
)

test.each(CHECKED)('%i players on mixed maps: everything holds after every decision', (players, count) => {
  const options = settleOptions(tsukuyumi, players, { map: 'mixed', rounds: 3 })
  const problems = Array.from({ length: count }, (_, i) =>
    fuzz({ game: tsukuyumi, players, options, seed: `mixed/${players}/${i}`, check: true }),
  )
  expect(problems.flat()).toEqual([])
})

test('games by chance use what the pack has: attacks of aggressive units, and massive units that have moved', () => {
  const seen = { charges: 0, moved: 0 }
  const watched = {
    ...moonfall,
    invariants(g: State) {
      seen.moved += g.moved?.length ?? 0
      return moonfall.invariants(g)
    },
  }
  for (const factions of [
    ['nomads', 'boarlords'],
    ['dark-seed', 'cybersamurai'],
  ]) {
    const options = settleOptions(moonfall, 2, { factions, rounds: 3 })
    const plan = { game: watched, players: randomPlayers<State>(2), options, seed: factions.join(), check: true }
    seen.charges += playOut(plan).decisions.filter(({ value }) => value === 'charge').length
  }
  expect([seen.charges, seen.moved].every((count) => count > 0)).toBe(true)
})
