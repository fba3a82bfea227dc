import { expect, test } from 'vitest'
import { places, type Scene } from '../../scene.ts'
import { market, rule, say } from './market.ts'

/** Three players who trade as it was first published. */
const old = (setting: Scene = {}) => market({ ...setting, rules: 1 })

test('[trade.when] under the first rules: not while one of the two decides in private (T3)', () => {
  const match = old({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(match.ask).toBe('battle.commit')
  expect(rule(match, 'nova', { offer: { to: 2, giveWealth: 1 } })).toBe('trade.when#secret')
  expect(rule(match, 'gamma', { offer: { to: 0, giveWealth: 1 } })).toBe('trade.when#secret')
  expect(say(match, 'pulsar', { offer: { to: 2, giveWealth: 1 } })).toBeUndefined()
  expect(say(match, 'gamma', { accept: 1 })).toBeUndefined()
  expect(match.state.wealth).toEqual([3, 1, 2])
})

test('[trade.when] under the first rules: an offer made before waits while one of the two decides in private (T3)', () => {
  const match = old({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  say(match, 'gamma', { offer: { to: 1, giveWealth: 1 } })
  match.play('nova: pass')
  expect(rule(match, 'pulsar', { accept: 1 })).toBe('trade.when#secret')
  expect(say(match, 'pulsar', { decline: 1 })).toBeUndefined()
  const reverse = old({ battle: 1, boards: { 1: ['nova-1', 'pulsar-1'] } })
  say(reverse, 'pulsar', { offer: { to: 2, giveWealth: 1 } })
  reverse.play('nova: pass')
  expect(rule(reverse, 'gamma', { accept: 1 })).toBe('trade.when#secret')
})

test('[trade.when] under the first rules: only between two steps of play', () => {
  const match = old()
  say(match, 'pulsar', { offer: { to: 2, giveWealth: 1 } })
  match.play('nova: units-2, 0')
  expect(match.match.actOutOfTurn(2, { accept: 1 })?.reason).toBe('not-now')
  match.play('nova: stop')
  expect(say(match, 'gamma', { accept: 1 })).toBeUndefined()
})

test('[trade.next-choice] under the first rules: a promised next choice is made (T4)', () => {
  const match = old()
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['wealth-2', 1] } })
  expect(say(match, 'nova', { accept: 1 })).toBeUndefined()
  expect(match.state.orderMarkers[0]).toEqual([-1, 3, -1, -1])
  expect(match.state.wealth).toEqual([3 + 1 - 1 + 3, 1, 1])
  expect(match.logged('trade.next-choice').map(({ data }) => data)).toEqual([
    { seat: 0, choice: 'turn.sequence=wealth-2' },
    { seat: 0, choice: 'order.boost=1' },
  ])
  expect(match.ask).toBe('turn.sequence')
})

test('[trade.next-choice] under the first rules: such as whom to target (T4)', () => {
  const match = old({
    hands: { nova: ['B04'] },
    honor: { nova: 1 },
    wealth: { pulsar: 4, gamma: 3 },
    markers: { Sol: 'Pulsar-1' },
  })
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['B04', 'Gamma'] } })
  say(match, 'nova', { accept: 1 })
  expect(match.state.wealth).toEqual([4, 3, 0])
})

test('[trade.next-choice] under the first rules: the bond ends with what is not possible (T4)', () => {
  const match = old({ wealth: { pulsar: 1 } })
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['end', 'wealth-1'] } })
  say(match, 'nova', { accept: 1 })
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'turn.sequence' })
  expect([match.state.bound, match.state.wealth]).toEqual([undefined, [1, 0, 0]])
  expect(match.logged('trade.next-choice')).toEqual([])
  match.play('nova: draw-1, 0, 0')
  expect(match.ask).toBe('turn.sequence')
})

test('[trade.next-choice] under the first rules: another choice in between ends the bond (T4)', () => {
  const match = old()
  say(match, 'pulsar', { offer: { to: 0, giveWealth: 1, nextChoices: ['units-2', 'nova-1', 2] } })
  say(match, 'nova', { accept: 1 })
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'order.boost' })
  match.play('nova: 0')
  expect([match.ask, ...places(match, 'nova-1')]).toEqual(['move.units', 'supply'])
  const carried = old({ wealth: {} })
  say(carried, 'pulsar', {
    offer: { to: 0, promise: 'Thanks.', nextChoices: ['units-2', 'nova-carrier', 2, 'nova-3'] },
  })
  say(carried, 'nova', { accept: 1 })
  expect(carried.ask).toBe('carrier.passengers')
  carried.play('nova: []')
  expect(carried.ask).toBe('move.units')
})

test('[trade.next-choice] [trade.promise] under the first rules: for a player whose choice is not next it is only a promise (T4)', () => {
  const match = old()
  say(match, 'nova', { offer: { to: 1, giveWealth: 1, nextChoices: ['wealth-1'] } })
  expect(say(match, 'pulsar', { accept: 1 })).toBeUndefined()
  expect(match.state.wealth).toEqual([2, 3, 1])
  expect(match.logged('trade.promise').map((event) => event.data)).toEqual([{ seat: 1, choices: ['wealth-1'] }])
  expect(match.play('nova: wealth-1, 0, end').asks()).toMatchObject({ seat: 'Pulsar', ask: 'turn.sequence' })
})
