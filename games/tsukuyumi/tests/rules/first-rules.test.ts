import { expect, test } from 'vitest'
import { opening, type Scene, scene } from '../scene.ts'

/** What matches of rules version 1 go on with, where the codex is now read otherwise. */
const first = (setting: Scene) => scene({ ...setting, rules: 1 })
const spread = (hex: string, count: number) => `[${Array.from({ length: count }, () => hex).join(' ')}]`

test('[setup.starting-areas] rules version 1: hanging together with the homezone', () => {
  const match = opening(['cybersamurai', 'nomads', 'boarlords'], {}, 'opening', 1).play('cybersamurai: d2, c1')
  expect([...match.options].sort()).toEqual(['c12', 'c2', 'd1', 'd3'])
  const variants = { variants: ['adjacent-starts'] }
  const near = opening(['cybersamurai', 'nomads', 'boarlords'], variants, 'opening', 1).play('cybersamurai: d2, c1')
  expect([...near.options].sort()).toEqual(['c2', 'd1', 'd3'])
})

test('[setup.uplinks] rules version 1: not the Shogun', () => {
  const match = opening(['cybersamurai', 'boarlords'], {}, 'opening', 1)
  match.play(`cybersamurai: c3, c2, c4, c1, ${spread('c2', 11)}`)
  expect(match.why('shogun')).toEqual({ rule: 'setup.uplinks', data: { uplink: 'shogun' } })
})

test('[production.place] rules version 1: only where the unit could cross the edge', () => {
  const match = first({
    factions: ['cybersamurai', 'nomads'],
    phase: 'green',
    left: { points: 2, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 },
    blockades: ['c2-se'],
  }).play('cybersamurai: produce, cs-2-1')
  expect(match.options).toEqual(['c3', 'b2', 'c4'])
  match.play('cybersamurai: c4, produce, attack-drone')
  expect(match.options).toEqual(['c3', 'c2', 'b2', 'c4'])
})
