import { expect, test } from 'vitest'
import { lastTurn, shattered, spaceOfClan } from './table.ts'

test('[card.S04] is attached to a location without another one, for a wealth', () => {
  const match = shattered({ hands: { nova: ['S04'], pulsar: ['S04'] }, wealth: { nova: 1, pulsar: 1 } })
  match.play('nova: S04')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S04#where', options: [1, 2, 3, 4] })
  match.play('nova: 3')
  expect(match.state.attachments).toEqual([{ board: 3, card: 'S04', by: 0 }])
  expect(match.state.wealth[0]).toBe(0)
  expect(match.state.discards[0]).toEqual([])
  match.play('nova: wealth-1, end; pulsar: S04')
  expect(match.options).toEqual([1, 2, 4])
  expect(match.why(3)).toMatchObject({ rule: 'card.S04#there', data: { board: 3 } })
})

test('[card.S04] cannot be played without wealth', () => {
  expect(shattered({ hands: { nova: ['S04'] } }).why('S04')?.rule).toBe('cards.cost-wealth')
})

test('[card.S04] lets another victor move a marker after the reward and brings two honor to its owner', () => {
  const match = lastTurn({
    hands: { pulsar: ['S04'] },
    wealth: { pulsar: 1 },
    markers: { Sol: 'Pulsar-1' },
    boards: { 1: ['nova-1'] },
  })
  match.play('pulsar: S04, 1, wealth-4, end')
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'card.S04#move' })
  expect(match.state.wealth[0]).toBe(2)
  match.play('nova: Sol, Nova-1')
  expect(spaceOfClan(match, 'Sol')).toBe('Nova-1')
  expect(match.state.honor).toEqual([5, 2])
  expect(match.state.attachments).toEqual([])
  expect(match.state.discards[0]).toEqual(['S04'])
  expect(match.ask).toBe('battle.commit')
})

test('[card.S04] brings its owner no honor for her own victory, and the move can be declined', () => {
  const match = lastTurn({ hands: { pulsar: ['S04'] }, wealth: { pulsar: 1 }, boards: { 1: ['pulsar-1'] } })
  match.play('pulsar: S04, 1, wealth-4, end')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'card.S04#move' })
  match.play('pulsar: none')
  expect(match.state.honor).toEqual([0, 5])
  expect(match.state.attachments).toEqual([])
})

test('[card.S04] goes unused with a location that nobody wins', () => {
  const match = lastTurn({ hands: { pulsar: ['S04'] }, wealth: { pulsar: 1 }, boards: { 2: [] } })
  match.play('pulsar: S04, 1, wealth-4, end')
  expect(match.state.round).toBe(2)
  expect(match.state.attachments).toEqual([])
  expect(match.state.discards[0]).toEqual(['S04'])
  expect(match.state.honor).toEqual([0, 0])
})

test('[card.S04] does not let its victor move a sworn marker', () => {
  const match = shattered({
    players: 2,
    first: 'pulsar',
    turn: 'pulsar',
    spent: { nova: ['draw-1', 'draw-2', 'draw-3'], pulsar: ['draw-1', 'draw-2', 'draw-3'] },
    hands: { pulsar: ['S05'], nova: ['S04'] },
    wealth: { nova: 1 },
    markers: { Sol: 'Pulsar-1' },
    locations: ['L06', 'L12'],
    boards: { 1: ['mototada'] },
  })
  match.play('pulsar: S05, Sol, wealth-4, end; nova: S04, 1')
  expect(match.ask).toBe('turn.sequence')
  match.play('nova: wealth-4, 0, end')
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'card.S04#move' })
  expect(match.why('Sol')?.rule).toBe('card.S05#sworn')
})
