import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import { invariants } from '../invariants.ts'
import type { State } from '../rules/state/state.ts'
import { CYBERSAMURAI, NOMADS } from '../rules/state/vocabulary.ts'
import { hexOf, position } from './scene.ts'

const complaintsOf = (change: (g: State) => void): string[] => {
  const owner = Object.fromEntries(['c1', 'c2', 'c8', 'c12'].map((hex) => [hex, 'cybersamurai' as const]))
  const g = position({ factions: ['cybersamurai', 'nomads'], owner })
  change(g)
  return invariants(g)
}

test('a mission that is fulfilled has been rewarded, once a marker was gained', () => {
  expect(complaintsOf(() => {})).toEqual([])
  const gained = complaintsOf((g) => {
    g.moonstruck = g.moonstruck.with(CYBERSAMURAI, fixed([hexOf('c2')]))
  })
  expect(gained).toEqual(['cybersamurai have fulfilled geo-tagging and not got their point'])
})

test('a goal that is reached has been rewarded', () => {
  const reached = complaintsOf((g) => {
    g.moonstruck = g.moonstruck.with(CYBERSAMURAI, fixed([hexOf('c2')]))
    g.missions = g.missions.with(CYBERSAMURAI, fixed(['geo-tagging']))
    g.marked = g.marked.with(hexOf('c8'), 4)
  })
  expect(reached).toEqual(['cybersamurai have reached gps-mapping and not got their points'])
})

test('what is remembered is an area of the board', () => {
  const lost = complaintsOf((g) => {
    g.conquered = g.conquered.with(NOMADS, fixed([99]))
  })
  expect(lost).toEqual(['99 is remembered and no hex of the board'])
})
