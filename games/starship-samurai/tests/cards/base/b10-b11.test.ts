import { expect, test } from 'vitest'
import { scene } from '../../scene.ts'
import { discarded, places } from './battlefield.ts'

test('[card.B10] returns one or two ships of an opponent from one location', () => {
  const match = scene({
    hands: { nova: ['B10'] },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1', 'gozen', 'gamma-1'], 2: ['pulsar-2', 'pulsar-3', 'pulsar-4'], 3: ['masumune'] },
    attached: { 'pulsar-3': 2 },
  })
  const bank = match.state.bank
  match.play('nova: B10')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B10#who', options: ['Pulsar', 'Gamma'] })
  match.play('nova: Pulsar')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B10#where', options: [1, 2] })
  match.play('nova: 2')
  expect(() => match.play('nova: []')).toThrow()
  expect(() => match.play('nova: [pulsar-2 pulsar-3 pulsar-4]')).toThrow()
  match.play('nova: [pulsar-3 pulsar-2]')
  expect(places(match, 'pulsar-2', 'pulsar-3', 'pulsar-4')).toEqual(['supply', 'supply', 2])
  expect(match.state.attachedWealth.every((wealth) => wealth === 0)).toBe(true)
  expect(match.state.bank).toBe(bank + 3)
  expect(match.logged('card.B10')[0].data).toMatchObject({ seat: 0, board: 2, units: ['pulsar-3', 'pulsar-2'] })
  expect(discarded(match)).toEqual(['B10'])
})

test('[card.B10] leaves samurai alone; where there is one ship it is that one', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B10'] },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1', 'gozen'] },
  })
  match.play('nova: B10')
  expect(match.options).toEqual(['pulsar-1'])
  match.play('nova: [pulsar-1]')
  expect(places(match, 'pulsar-1', 'gozen')).toEqual(['supply', 1])
  expect(match.ask).toBe('turn.sequence')
})

test('[card.B10] needs an opposing ship at a location', () => {
  const match = scene({ players: 2, hands: { nova: ['B10'] }, wealth: { nova: 1 }, boards: { 1: ['nova-1', 'gozen'] } })
  expect(match.why('B10')).toEqual({ rule: 'cards.required', data: { card: 'B10' } })
  const poor = scene({ players: 2, hands: { nova: ['B10'] }, boards: { 1: ['pulsar-1'] } })
  expect(poor.why('B10')?.rule).toBe('cards.cost-wealth')
})

test('[card.B11] destroys a mech where a unit is left after paying two ships', () => {
  const match = scene({
    hands: { nova: ['B11'] },
    boards: { 1: ['nova-1', 'gozen', 'shingen', 'pulsar-1'], 2: ['masumune'], 3: ['tametomo', 'mori'] },
  })
  match.play('nova: B11, nova-2, nova-3')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.B11', options: ['gozen', 'shingen', 'mori'] })
  match.play('nova: shingen')
  expect(places(match, 'shingen', 'gozen', 'nova-2', 'nova-3')).toEqual(['graveyard', 1, 'graveyard', 'graveyard'])
  expect(discarded(match)).toEqual(['B11'])
})

test('[card.B11] does not take as payment what leaves no mech in reach', () => {
  const match = scene({ players: 2, hands: { nova: ['B11'] }, boards: { 1: ['nova-1', 'nova-2', 'gozen'] } })
  match.play('nova: B11, nova-1')
  expect(match.why('nova-2')).toEqual({ rule: 'cards.required#ship', data: { unit: 'nova-2' } })
  match.play('nova: nova-3')
  expect(places(match, 'gozen', 'nova-2')).toEqual(['graveyard', 1])
  expect(match.ask).toBe('turn.sequence')
})

test('[card.B11] cannot be played if every payment leaves no mech in reach', () => {
  const wrecks = ['nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8', 'nova-carrier']
  const spent = scene({
    players: 2,
    hands: { nova: ['B11'] },
    boards: { 1: ['nova-1', 'nova-2', 'gozen'] },
    graveyard: wrecks,
  })
  expect(spent.why('B11')).toEqual({ rule: 'cards.required', data: { card: 'B11' } })
  const led = scene({
    players: 2,
    hands: { nova: ['B11'] },
    boards: { 1: ['nova-1', 'nova-2', 'mototada', 'gozen'] },
    graveyard: wrecks,
  })
  led.play('nova: B11, nova-1, nova-2')
  expect(places(led, 'gozen')).toEqual(['graveyard'])
  const apart = scene({ players: 2, hands: { nova: ['B11'] }, boards: { 1: ['nova-1'], 2: ['gozen'] } })
  expect(apart.why('B11')?.rule).toBe('cards.required')
  const broke = scene({
    players: 2,
    hands: { nova: ['B11'] },
    boards: { 1: ['nova-1', 'mototada', 'gozen'] },
    graveyard: ['nova-2', ...wrecks],
  })
  expect(broke.why('B11')).toEqual({ rule: 'cards.cost-ships', data: { cost: 2, have: 1 } })
})
