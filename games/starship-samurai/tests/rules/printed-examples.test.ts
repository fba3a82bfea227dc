import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { places } from '../cards/base/battlefield.ts'
import { spaceOfClan } from '../cards/shattered/table.ts'
import { scene } from '../scene.ts'

/** The examples that are printed in the rulebook, each as it stands there. */

test('[order.allegiance] [alliance.neutral] Ion goes down the Void branch, into neutral and up the Pulsar branch with a 3', () => {
  const match = scene({ turn: 'pulsar', markers: { Ion: 'Void-2' } }).play('pulsar: allegiance-3, Ion')
  expect(match.options).toEqual(expect.arrayContaining(['Void-1', 'neutral', 'Pulsar-1']))
  expect(match.why('Pulsar-2')).toEqual({ rule: 'alliance.move#far', data: { distance: 4, spaces: 3 } })
  match.play('pulsar: Pulsar-1')
  expect(spaceOfClan(match, 'Ion')).toBe('Pulsar-1')
})

test('[order.units] a 4 moves two fighters from the supply and two from location 1 to location 3', () => {
  const match = scene({
    turn: 'pulsar',
    samurai: { pulsar: ['gozen', 'mori'] },
    boards: { 1: ['pulsar-1', 'pulsar-2'] },
  })
  match.play('pulsar: units-4, pulsar-3, 3, pulsar-4, 3, pulsar-1, 3, pulsar-2, 3')
  expect(places(match, 'pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-4')).toEqual([3, 3, 3, 3])
  expect(match.ask).toBe('turn.sequence')
})

test('[resolution.alliances] Nova with +5 and +3, and Gamma with +4 and +4, gain 8 honor each', () => {
  const markers = { Sol: 'Nova-6', Terra: 'Nova-2', Luna: 'Gamma-4', Comet: 'Gamma-5' }
  const match = scene({ phase: 'resolution', markers })
  expect(match.state.honor).toEqual([8, 0, 8, 0])
})

test('[end.types] Pulsar has claimed Torii Outpost, Kumo Temples and Seishin: three types, +6', () => {
  const id = (name: string) => Object.values(housePack.locations).find((card) => card.name === name)?.id ?? ''
  const claimed = ['Torii Outpost', 'Kumo Temples', 'Seishin'].map(id)
  const match = scene({ phase: 'resolution', won: { pulsar: claimed }, locationDeck: [] })
  expect([match.state.phase, ...match.state.honor]).toEqual(['over', 0, 6, 0, 0])
})

test('[order.boost] a 3 and 2 wealth move 5 units', () => {
  const match = scene({ wealth: { nova: 2 }, samurai: { nova: ['gozen'] } })
  match.play('nova: units-3, 2, nova-1, 1, nova-2, 1, gozen, 2, nova-carrier, 2, [], nova-3, 3')
  expect(match.ask).toBe('turn.sequence')
  expect(places(match, 'nova-1', 'nova-2', 'gozen', 'nova-carrier', 'nova-3')).toEqual([1, 1, 2, 2, 3])
})

test('[order.boost] a 2, the last marker, and 3 wealth move 5 fighters', () => {
  const match = scene({ spent: { nova: ['draw-1', 'units-3', 'wealth-4'] }, wealth: { nova: 3 } })
  expect(match.options.filter((choice) => /-\d$/.test(String(choice)))).toEqual([
    'allegiance-2',
    'units-2',
    'draw-2',
    'wealth-2',
  ])
  match.play('nova: units-2, 3, nova-1, 1, nova-2, 1, nova-3, 1, nova-4, 1, nova-5, 1')
  expect(match.ask).toBe('turn.sequence')
  expect([places(match, 'nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5'), match.state.wealth[0]]).toEqual([
    Array(5).fill(1),
    0,
  ])
})

test('[order.repeat] after a 3 to move 3 units, a 2 moves 2 units in a later turn', () => {
  const match = scene({
    players: 2,
    locations: ['L06', 'L03'],
    boards: { 1: ['pulsar-carrier', 'pulsar-1', 'pulsar-2'] },
  })
  match.play('nova: units-3, nova-1, 1, nova-2, 1, nova-3, 1')
  expect(match.ask).toBe('turn.sequence')
  match.play('nova: end; pulsar: draw-1, 0, 0, end; nova: units-2, nova-4, 1, nova-1, 2')
  expect(match.ask).toBe('turn.sequence')
  expect(places(match, 'nova-1', 'nova-2', 'nova-3', 'nova-4')).toEqual([2, 1, 1, 1])
})
