import { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import starshipSamurai from '../../../game.ts'
import type { State } from '../../../rules/state/state.ts'
import { position, type Scene, scene } from '../../scene.ts'
import { discarded, places } from './battlefield.ts'

/** A scene with something changed that scenes have no words for. */
function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return new Transcript(starshipSamurai, g, { undo: process.env.ORRERY_UNDO === '1' })
}

/** Pulsar is to move; Nova has laid mines at location 1. */
const mined = (setting: Scene): Transcript<State> =>
  scene({ players: 2, hands: { nova: ['B08'] }, wealth: { nova: 1 }, ...setting }).play('nova: B08, 1, draw-1, 0, end')

test('[card.B08] is attached to a location and stays there', () => {
  const match = scene({ players: 3, hands: { nova: ['B08'] }, wealth: { nova: 1 } })
  match.play('nova: B08')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B08#where', options: [1, 2, 3] })
  match.play('nova: 2')
  expect(match.state.attachments).toEqual([{ board: 2, card: 'B08', by: 0 }])
  expect(match.state.wealth[0]).toBe(0)
  expect(discarded(match)).toEqual([])
})

test('[card.B08] makes the mover pay or lose the ship, and stays when paid', () => {
  const match = mined({ wealth: { nova: 1, pulsar: 2 } })
  const bank = match.state.bank
  match.play('pulsar: units-2, 0, pulsar-1, 1')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.B08', options: ['pay', 'lose'] })
  match.play('pulsar: pay')
  expect([match.state.wealth[1], match.state.bank]).toEqual([1, bank + 1])
  expect(places(match, 'pulsar-1')).toEqual([1])
  match.play('pulsar: pulsar-2, 1, lose')
  expect(places(match, 'pulsar-2')).toEqual(['graveyard'])
  expect(match.state.attachments).toEqual([])
  expect(discarded(match)).toEqual(['B08'])
})

test('[card.B08] destroys the ship of somebody who cannot pay, once', () => {
  const match = mined({})
  match.play('pulsar: units-2, pulsar-1, 1, pulsar-2, 1')
  expect(places(match, 'pulsar-1', 'pulsar-2')).toEqual(['graveyard', 1])
  expect(match.logged('card.B08#struck')).toHaveLength(1)
  expect(discarded(match)).toEqual(['B08'])
})

test('[card.B08] meets a carrier and each of its passengers by itself', () => {
  const match = mined({ wealth: { nova: 1, pulsar: 2 }, samurai: { pulsar: ['gozen', 'mori'] } })
  match.play('pulsar: units-1, 0, pulsar-carrier, 1, [pulsar-1 pulsar-2], pay, pulsar-1, pay, pulsar-2')
  expect(places(match, 'pulsar-carrier', 'pulsar-1', 'pulsar-2')).toEqual([1, 1, 'graveyard'])
  expect(match.state.wealth[1]).toBe(0)
})

test('[card.B08] lets the passengers of a destroyed carrier arrive all the same', () => {
  const match = mined({ samurai: { pulsar: ['gozen', 'mori'] } })
  match.play('pulsar: units-1, pulsar-carrier, 1, [pulsar-1 pulsar-2], pulsar-1, pulsar-2')
  expect(places(match, 'pulsar-carrier', 'pulsar-1', 'pulsar-2')).toEqual(['graveyard', 1, 1])
})

test('[card.B08] harms neither samurai nor the ships of whoever laid it', () => {
  const match = mined({})
  match.play('pulsar: units-1, gozen, 1, end')
  match.play('nova: units-2, nova-1, 1, stop')
  expect(places(match, 'gozen', 'nova-1')).toEqual([1, 1])
  expect(match.state.attachments).toHaveLength(1)
})

test('[card.B08] goes to a location without mines, or cannot be played', () => {
  const setting: Scene = { players: 2, hands: { nova: ['B08'] }, wealth: { nova: 1 } }
  const one = changed(setting, (g) => g.attachments.push({ board: 1, card: 'B08', by: 1 }))
  expect(one.play('nova: B08').state.attachments[1]).toEqual({ board: 2, card: 'B08', by: 0 })
  const all = changed(setting, (g) =>
    g.attachments.push({ board: 1, card: 'B08', by: 1 }, { board: 2, card: 'B08', by: 1 }),
  )
  expect(all.why('B08')).toEqual({ rule: 'cards.required', data: { card: 'B08' } })
})

test('[card.B08] is discarded when its location is claimed', () => {
  const match = changed(
    {
      players: 2,
      battle: 1,
      hands: {},
      locations: ['L03', 'L06'],
      boards: { 1: ['nova-1'], 2: ['nova-2', 'pulsar-2'] },
    },
    (g) => g.attachments.push({ board: 1, card: 'B08', by: 1 }),
  )
  expect(match.state.attachments).toEqual([])
  expect(discarded(match)).toEqual(['B08'])
})

test('[card.B09] draws two cards and may sell one', () => {
  const match = scene({ players: 2, hands: { nova: ['B09'] }, honor: { nova: 1 }, deck: ['B05', 'B12'] })
  match.play('nova: B09')
  expect(match.state.honor[0]).toBe(0)
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B09', options: ['B05', 'B12', 'none'] })
  match.play('nova: B12')
  expect(match.state.hands[0]).toEqual(['B05'])
  expect(match.state.wealth[0]).toBe(1)
  expect(discarded(match)).toEqual(['B12', 'B09'])
})

test('[card.B09] need not sell anything', () => {
  const match = scene({ players: 2, hands: { nova: ['B09'] }, honor: { nova: 1 }, deck: ['B05', 'B12'] })
  match.play('nova: B09, none')
  expect(match.state.hands[0]).toEqual(['B05', 'B12'])
  expect(match.state.wealth[0]).toBe(0)
})

test('[card.B09] brings the hand back to its limit before anything is sold', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B09', 'ST1', 'ST2', 'B01', 'B02'] },
    honor: { nova: 1 },
    deck: ['B05', 'B12'],
  })
  match.play('nova: B09')
  expect(match.ask).toBe('cards.limit')
  match.play('nova: B01')
  expect(match.asks()).toEqual({
    seat: 'Nova',
    ask: 'card.B09',
    options: ['ST1', 'ST2', 'B02', 'B05', 'B12', 'none'],
  })
})

test('[card.B09] asks nothing of an empty hand', () => {
  const match = changed({ players: 2, hands: { nova: ['B09'] }, honor: { nova: 1 } }, (g) => {
    g.decks = [[]]
  })
  expect(match.play('nova: B09').ask).toBe('turn.sequence')
  expect(match.state.wealth[0]).toBe(0)
})
