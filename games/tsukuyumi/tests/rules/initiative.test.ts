import { expect, test } from 'vitest'
import { powerOf } from '../../rules/state/vocabulary.ts'
import { type Scene, scene } from '../scene.ts'

const THREE: Scene = { factions: ['dark-seed', 'nomads', 'boarlords'], phase: 'blue' }
const order = (match: ReturnType<typeof scene>) => match.state.order.map(powerOf)

test('[initiative.order] place 1 comes first: defenders choose in this order, whatever their seats (ruling 6)', () => {
  const units = { c2: 'warrior:3 private squeaker' }
  const match = scene({
    factions: ['nomads', 'dark-seed', 'boarlords'],
    order: ['boarlords', 'dark-seed', 'nomads'],
    turn: 'dark-seed',
    units,
  })
  match.play('dark seed: attack, c2, ds-annihilation')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'combat.choose' })
  match.play('boarlords: none')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'combat.choose' })
})

test('[initiative.move] changes places with the neighbour, one marker on each place (ruling 4)', () => {
  const match = scene({ ...THREE, turn: 'boarlords', left: { initiative: 2, draws: 0, effect: false } })
  match.play('boarlords: initiative, up')
  expect(order(match)).toEqual(['dark-seed', 'boarlords', 'nomads'])
  match.play('boarlords: initiative, up')
  expect(order(match)).toEqual(['boarlords', 'dark-seed', 'nomads'])
})

test('[initiative.move] each of several moves is decided by itself and can be left out', () => {
  const match = scene({ ...THREE, turn: 'nomads', left: { initiative: 2 } })
  match.play('nomads: initiative, down')
  expect(match.options).toContain('initiative')
  expect(match.options).toContain('end')
  match.play('nomads: initiative, up')
  expect(order(match)).toEqual(['dark-seed', 'nomads', 'boarlords'])
  expect(match.why('initiative')).toEqual({ rule: 'blue.actions#none', data: { phase: 'blue' } })
})

test('[initiative.ends] nobody moves beyond the first or the last place (ruling 7)', () => {
  const first = scene({ ...THREE, left: { initiative: 1 } }).play('dark seed: initiative')
  expect(first.options).toEqual(['down'])
  expect(first.why('up')).toEqual({ rule: 'initiative.ends', data: { way: 'up', place: 1 } })
  const last = scene({ ...THREE, turn: 'boarlords', left: { initiative: 1 } }).play('boarlords: initiative')
  expect(last.why('down')).toEqual({ rule: 'initiative.ends', data: { way: 'down', place: 3 } })
})

test('[initiative.ends] Slow Conquest has one way only at the end of the track (ruling 8)', () => {
  const match = scene({ units: { c2: 'private:3 worker' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: slow-conquest')
  expect(match.options).toEqual(['up', 'none'])
  match.play('dark seed: up')
  expect(order(match)).toEqual(['nomads', 'dark-seed'])
})

test('[initiative.snapshot] a move counts from the next phase on: everybody has one turn (ruling 5)', () => {
  const units = { c2: 'worker', c8: 'private', c5: 'boarrior' }
  const match = scene({ ...THREE, units, left: { initiative: 1, draws: 0, plays: 0, effect: false } })
  match.play('dark seed: initiative, down')
  expect(order(match)).toEqual(['nomads', 'dark-seed', 'boarlords'])
  const turns: (string | undefined)[] = []
  while (match.state.phase === 'blue') {
    turns.push(match.asks()?.seat)
    match.play(`${match.asks()?.seat}: end`)
  }
  expect(turns).toEqual(['Nomads', 'Boarlords'])
  expect([match.state.phase, match.asks()?.seat]).toEqual(['green', 'Nomads'])
})
