import type { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { State } from '../../rules/state/state.ts'
import { type Scene, scene, told } from '../scene.ts'

/** What belongs together is told together: one line for a way, for what a Boarrior builds, for all eggs of an order. */

const dataOf = (match: Transcript<State>, what: string) => match.logged(what).map(({ data }) => data)

const BLUE = { effect: true, draws: 0, plays: 0, initiative: 1 }

test('[move.group] a way of several areas is told once, when the group stops', () => {
  const match = scene({ units: { c2: 'hunter:2' }, left: { movement: 3 } })
  match.play('nomads: move, c2, [hunter-1 hunter-2], b1, a0')
  expect(dataOf(match, 'move.action')).toEqual([])
  match.play('nomads: stop')
  expect(dataOf(match, 'move.action')).toEqual([
    { side: 'nomads', units: ['hunter-1', 'hunter-2'], from: 'c2', via: ['b1'], to: 'a0' },
  ])
})

test('[move.group] where some stay behind, the way so far is told of all', () => {
  const match = scene({ units: { c2: 'hunter private' }, left: { movement: 1 } })
  match.play('nomads: move, c2, [hunter-1 private-1], b1, a0')
  expect(dataOf(match, 'move.action')).toEqual([
    { side: 'nomads', units: ['private-1', 'hunter-1'], from: 'c2', via: [], to: 'b1' },
    { side: 'nomads', units: ['hunter-1'], from: 'b1', via: [], to: 'a0' },
  ])
})

test('[nomads.mine-entry] the way to mines is told before they explode', () => {
  const setting: Scene = { factions: ['dark-seed', 'nomads'], units: { c2: 'wasp:2' }, mines: { b1: 1 } }
  const match = scene(setting).play('dark seed: move, c2, [wasp-1 wasp-2], b1', 'nomads: 1')
  const what = match.match.log.map((line) => line.what)
  expect(what.indexOf('move.action')).toBeLessThan(what.indexOf('nomads.mine'))
  expect(told(match, 'move.action', 'to')).toEqual(['b1'])
})

test('[boarlords.terraforming] one line for each Boarrior', () => {
  const units = { c2: 'boarrior', c7: 'boarrior' }
  const match = scene({ factions: ['boarlords', 'nomads'], phase: 'blue', left: BLUE, units })
  match.play('boarlords: effect, cover c2, pigs c2-w, stop')
  expect(dataOf(match, 'boarlords.terraforming')).toEqual([{ side: 'boarlords', spots: ['cover c2', 'pigs c2-w'] }])
  expect(dataOf(match, 'action.faction-effect')).toEqual([{ side: 'boarlords', effect: 'boarlords.effect' }])
})

test('[darkseed.lay] all eggs of an order, and where those came from that were taken', () => {
  const setting: Scene = { factions: ['dark-seed', 'nomads'], phase: 'blue', left: BLUE }
  const some = scene({ ...setting, units: { c4: 'planter breeder' } }).play('dark seed: effect, swarm-eggs, c4, c4')
  expect(dataOf(some, 'darkseed.lay')).toEqual([{ side: 'dark-seed', eggs: 2, hexes: ['c4'], from: [] }])
  const last = scene({ ...setting, units: { c2: 'planter' }, eggs: { c7: 25 } })
  last.play('dark seed: effect, swarm-eggs, b1')
  expect(dataOf(last, 'darkseed.lay')).toEqual([{ side: 'dark-seed', eggs: 1, hexes: ['b1'], from: ['c7'] }])
})

test('[darkseed.hatch] a unit that hatches is told as one thing', () => {
  const left = { points: 2, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 }
  const match = scene({ factions: ['dark-seed', 'nomads'], phase: 'green', left, eggs: { c7: 1 } })
  match.play('dark seed: produce, worker, c7')
  expect(dataOf(match, 'darkseed.hatch')).toEqual([{ side: 'dark-seed', unit: 'worker', hex: 'c7', cost: 1, left: 1 }])
  expect(dataOf(match, 'production.place')).toEqual([])
})

test('[nomads.effect] the mines with the Pistols', () => {
  const match = scene({ phase: 'blue', left: BLUE, units: { c2: 'stuff-sergeant', c7: 'stuff-sergeant' } })
  match.play('nomads: effect, mines, yes, no')
  expect(dataOf(match, 'nomads.effect')).toMatchObject([{ side: 'nomads', way: 'mines', mines: 1, hexes: ['c2'] }])
})

test('[property.radioactive] the cause is told before what follows from it', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    phase: 'red',
    uplinks: ['shogun'],
    properties: { c2: 'radioactive' },
    left: { movement: 0, combat: 0 },
    units: { c2: 'shogun' },
  }).playByItself((g) => g.round === 2)
  const what = match.match.log.map((line) => line.what)
  expect(what.indexOf('property.radioactive')).toBeGreaterThan(-1)
  expect(what.indexOf('property.radioactive')).toBeLessThan(what.indexOf('uplink.shogun#lost'))
})

test('[round.phases] a round begins with the draft', () => {
  const match = scene({ phase: 'red', round: 1 }).playByItself((g) => g.round === 2 && g.phase === 'white')
  expect(dataOf(match, 'round.phases').slice(-2)).toEqual([
    { round: 2, phase: 'draft' },
    { round: 2, phase: 'white' },
  ])
})
