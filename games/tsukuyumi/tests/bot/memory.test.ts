import { Dice } from '@orrery/engine'
import { expect, test } from 'vitest'
import { determinize } from '../../bot/determinize.ts'
import type { Faction } from '../../content/types.ts'
import { copy } from '../../rules/state/copy.ts'
import type { State } from '../../rules/state/state.ts'
import { opening } from '../scene.ts'

/** Three hands after they have been passed on once, the first card of each having been chosen. */
function passedOn(factions: readonly Faction[] = ['nomads', 'dark-seed', 'boarlords']) {
  const match = opening(factions)
  match.playByItself((g) => g.phase === 'select')
  const { hands } = match.state
  match.playByItself((g) => g.phase === 'white')
  return { before: hands, g: match.state }
}

const dealt = (g: State, seed: string): State => {
  const imagined = copy(g)
  determinize(imagined, 0, new Dice(seed))
  return imagined
}

test('[draft.pass] a seat knows the hand that it has passed on, and no other', () => {
  const { before, g } = passedOn()
  expect(g.memory?.[0]?.[1]).toEqual(before[0].filter((card) => card !== g.picked[0]))
  expect(g.memory?.[0]?.[2]).toEqual([])
  const imagined = Array.from({ length: 8 }, (_, i) => dealt(g, `deal ${i}`))
  for (const { hands } of imagined) expect(hands[1]).toEqual(g.hands[1])
  expect(new Set(imagined.map(({ hands }) => hands[2].join())).size).toBeGreaterThan(4)
})

test('[draft.pass] who forgets has any hand dealt to the others', () => {
  const { g } = passedOn()
  g.memory = undefined
  const imagined = Array.from({ length: 8 }, (_, i) => dealt(g, `deal ${i}`))
  expect(new Set(imagined.map(({ hands }) => hands[1].join())).size).toBeGreaterThan(4)
})

test('[draft.pass] a hand stays known when it goes on without the card that was shown', () => {
  const { g } = passedOn()
  const known = g.memory?.[0]?.[1] ?? []
  const match = opening(['nomads', 'dark-seed', 'boarlords'])
  match.playByItself((later) => later.round === 2 && later.phase === 'white')
  const { memory, hands } = match.state
  expect(known).toHaveLength(5)
  expect(memory?.[0]?.[2]).toEqual(hands[2])
  expect(memory?.[0]?.[1]).toEqual(hands[1])
})
