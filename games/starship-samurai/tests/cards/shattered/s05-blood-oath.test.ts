import { expect, test } from 'vitest'
import { afterOath, lastTurn, shattered, spaceOfClan } from './table.ts'

test('[card.S05] binds a marker on one’s own branch', () => {
  const match = shattered({
    hands: { nova: ['S05'] },
    markers: { Sol: 'Nova-2', Terra: 'Nova-1', Ion: 'Void-2' },
  })
  match.play('nova: S05')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S05#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Terra')
  expect(match.state.oaths).toEqual([{ marker: 1, by: 0 }])
  expect(spaceOfClan(match, 'Terra')).toBe('Nova-1')
})

test('[card.S05] needs a marker on one’s own branch', () => {
  const alone = shattered({ hands: { nova: ['S05'] }, markers: { Sol: 'Void-1' } })
  expect(alone.why('S05')?.rule).toBe('cards.required')
})

test('[card.S05] keeps the others’ orders off the marker, but not one’s own', () => {
  const match = shattered({ hands: { nova: ['S05'] }, markers: { Sol: 'Nova-2' } })
  match.play('nova: S05, Sol, allegiance-1, Sol, Nova-3, end; pulsar: allegiance-1')
  expect(match.why('Sol')).toEqual({ rule: 'card.S05#sworn', data: { clan: 'Sol', by: 0 } })
  expect(match.options).toContain('Terra')
})

test('[card.S05] keeps the marker from the reward of a location too', () => {
  const match = shattered({
    hands: { nova: ['S05'] },
    markers: { Sol: 'Nova-2' },
    locations: ['L05'],
    boards: { 1: ['pulsar-1'] },
  })
  match.play('nova: S05, Sol, wealth-1, end')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'turn.sequence' })
  expect(spaceOfClan(match, 'Sol')).toBe('Nova-2')
})

test('[card.S05] ends when the next turn of its player begins', () => {
  const match = afterOath({ players: 2 })
  match.play('pulsar: wealth-1, end; nova: wealth-2, 0, end; pulsar: allegiance-4, 0')
  expect(match.options).toContain('Sol')
})

test('[card.S05] runs on through the battles, until its player begins the next round', () => {
  const match = lastTurn({
    hands: { pulsar: ['S05'], nova: ['B20'] },
    markers: { Sol: 'Pulsar-2' },
    boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'], 2: [] },
  })
  match.play('pulsar: S05, Sol, wealth-4, end; nova: B20; pulsar: pass')
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'card.B20' })
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
  match.play('nova: none')
  expect(match.state.round).toBe(2)
  expect(match.state.turn).toBe(1)
  expect(match.state.oaths).toEqual([])
})

test('[card.S05] lasts while others come first in the next round', () => {
  const match = shattered({
    players: 2,
    first: 'nova',
    turn: 'nova',
    spent: { nova: ['draw-1', 'draw-2', 'draw-3'], pulsar: ['draw-1', 'draw-2', 'draw-3'] },
    hands: { nova: ['S05'] },
    markers: { Sol: 'Nova-2' },
  })
  match.play('nova: S05, Sol, wealth-4, end; pulsar: wealth-4, end')
  expect(match.state.round).toBe(2)
  match.play('pulsar: allegiance-1, 0')
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S05] may be sworn on a marker that another player keeps: then nobody can move it', () => {
  const match = shattered({
    players: 2,
    hands: { nova: ['S05'], pulsar: ['S05'] },
    markers: { Sol: 'Nova-1' },
  })
  match.play('nova: S05, Sol, allegiance-2, Sol, Pulsar-1, end; pulsar: S05, Sol, allegiance-1')
  expect(match.why('Sol')).toEqual({ rule: 'card.S05#sworn', data: { clan: 'Sol', by: 0 } })
  expect(match.state.oaths).toEqual([
    { marker: 0, by: 0 },
    { marker: 0, by: 1 },
  ])
})
