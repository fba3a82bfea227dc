import { perft, type Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { State } from '../rules/state/state.ts'
import { scene } from './scene.ts'

/** The numbers of decision sequences of length 1, 2 and 3. */
const counts = ({ match }: Transcript<State>) => [1, 2, 3].map((length) => perft(match.runner, length))

test('[setup.draft] two players: 8 samurai, then 7, then 6', () => {
  expect(counts(scene({ players: 2, phase: 'mech-draft' }))).toEqual([8, 8 * 7, 8 * 7 * 6])
})

test('[order.marker] a turn with nothing on the table: 4 markers on 4 orders, no card, no free order, no passing', () => {
  const options = { attachAtLocations: true }
  const match = scene({ options, players: 2, hands: { nova: ['ST1', 'ST2'] }, deck: ['B12', 'B13', 'B14', 'B16'] })
  const second = { allegiance: 4 * (8 + 1), units: 4 * (9 + 2 + 1), draw: 2 + 3 + 4 + 5, wealth: 4 }
  /** Where a marker goes (1 + 2 × value), where a figure goes (2), what is discarded of six cards, Pulsar's 16 orders. */
  const third = { allegiance: 8 * (3 + 5 + 7 + 9) + 4, units: 4 * (11 * 2 + 1), draw: 13 + 6, wealth: 4 * 16 }
  const sum = (parts: typeof second) => parts.allegiance + parts.units + parts.draw + parts.wealth
  expect(counts(match)).toEqual([16, sum(second), sum(third)])
})

test('[battle.commit] a card or a pass (2), then one of two cards or a pass (3), then what follows', () => {
  const match = scene({
    players: 2,
    battle: 1,
    locations: ['L06', 'L03'],
    boards: { 1: ['nova-1', 'pulsar-1'], 2: ['nova-2', 'pulsar-2'] },
    hands: { nova: ['ST1', 'B01'], pulsar: ['ST1', 'ST2'] },
  })
  const changesStrategy = 2 * 2
  const nextCommit = 2 * (1 + 2)
  expect(counts(match)).toEqual([2, 2 * 3, changesStrategy + nextCommit])
})

test('[carrier.passengers] none, one or two of three fighters (1 + 3 + 3), then the order is done and the turn ends', () => {
  const match = scene({ players: 2, hands: {}, boards: { 1: ['nova-carrier', 'nova-1', 'nova-2', 'nova-3'] } })
  match.play('nova: units-1, nova-carrier, 2')
  const ordersOfPulsar = 16
  expect(counts(match)).toEqual([7, 7, 7 * ordersOfPulsar])
})

test('[move.displace] Mototada into 7 equal fighters: one is displaced (7), one of the 6 left or none is struck (7)', () => {
  const fighters = [1, 2, 3, 4, 5, 6, 7].map((number) => `pulsar-${number}`)
  const match = scene({ players: 2, boards: { 2: fighters } }).play('nova: units-1, mototada, 2')
  expect(counts(match)).toEqual([7, 7 * 7, 7 * 7])
})
