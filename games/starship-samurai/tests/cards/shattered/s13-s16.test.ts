import { expect, test } from 'vitest'
import { battle, lastTotals, lastTurn, placeOf, spaceOfClan } from './table.ts'

const duel = { 1: ['nova-1', 'pulsar-1'] }

test('[card.S13] brings a fighter from the supply into the battle for each marker on one’s branch', () => {
  const markers = { Sol: 'Nova-4', Terra: 'Nova-1', Ion: 'Void-1' }
  const match = battle({ hands: { nova: ['S13'] }, boards: duel, markers, attached: { 'nova-4': 2 } })
  match.play('nova: S13; pulsar: pass')
  expect(match.ask).toBe('card.S13#fighter')
  expect(match.options).toEqual(['nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'stop'])
  match.play('nova: nova-4')
  expect(match.options).not.toContain('nova-4')
  match.play('nova: nova-2')
  expect(lastTotals(match)).toEqual([5, 1])
  expect(match.state.discards[0]).toEqual(['S13'])
})

test('[card.S13] brings three at most, fewer if one likes, and none without markers', () => {
  const markers = { Sol: 'Nova-1', Terra: 'Nova-1', Ion: 'Nova-1', Luna: 'Nova-1', Rift: 'Nova-1' }
  const many = battle({ hands: { nova: ['S13'] }, boards: duel, markers }).play('nova: S13; pulsar: pass')
  many.play('nova: nova-2, nova-3, nova-4')
  expect(lastTotals(many)).toEqual([4, 1])
  const few = battle({ hands: { nova: ['S13'] }, boards: duel, markers }).play('nova: S13; pulsar: pass; nova: stop')
  expect(lastTotals(few)).toEqual([1, 1])
  const none = battle({ hands: { nova: ['S13'] }, boards: duel }).play('nova: S13; pulsar: pass')
  expect(lastTotals(none)).toEqual([1, 1])
})

test('[card.S13] [turn.free-orders] its moves need room and meet mines, but Oda does not follow in a battle (F16)', () => {
  const markers = { Sol: 'Nova-1', Terra: 'Nova-1' }
  const crowd = ['nova-1', 'pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-4', 'pulsar-5']
  const full = battle({ hands: { nova: ['S13'] }, boards: { 1: crowd }, markers, samurai: { nova: ['oda'] } })
  full.play('nova: S13; pulsar: pass; nova: nova-2')
  expect(lastTotals(full)).toEqual([2, 5])
  const attachments = [{ board: 1, card: 'B08', by: 'pulsar' }] as const
  const mined = battle({ hands: { nova: ['S13'] }, boards: duel, markers, attachments, samurai: { nova: ['oda'] } })
  mined.play('nova: S13; pulsar: pass; nova: nova-2')
  expect([placeOf(mined, 'nova-2'), mined.ask]).toEqual([-1, 'card.S13#fighter'])
  mined.play('nova: nova-3')
  expect([lastTotals(mined), mined.logged('move.legal#moved').length]).toEqual([[2, 1], 2])
})

test('[card.S13] can bring a player back who has lost all units in the battle', () => {
  const match = battle({
    turn: 'pulsar',
    hands: { nova: ['S13'], pulsar: ['B17'] },
    wealth: { pulsar: 1 },
    boards: duel,
    markers: { Sol: 'Nova-1' },
    attached: { 'nova-2': 3 },
  })
  match.play('pulsar: B17; nova: S13, nova-2')
  expect(match.logged('battle.victor')[0].data).toMatchObject({ seat: 0, totals: [2, 4] })
})

test('[card.S14] gives two power for an honor and lowers a marker of another player in the battle', () => {
  const match = battle({
    hands: { nova: ['S14'] },
    honor: { nova: 1 },
    boards: { 1: ['nova-1', 'pulsar-1', 'gamma-1'] },
    markers: { Sol: 'Pulsar-2', Terra: 'Gamma-1', Luna: 'Void-3', Ion: 'Nova-3' },
  })
  match.play('nova: S14; pulsar: pass; gamma: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S14#marker', options: ['Sol', 'Terra'] })
  match.play('nova: Terra')
  expect(spaceOfClan(match, 'Terra')).toBe('neutral')
  expect(lastTotals(match)).toEqual([3, 1, 1])
  expect(match.state.honor[0]).toBe(5)
})

test('[card.S14] lowers nothing when nobody else in the battle has a marker', () => {
  const match = battle({ hands: { nova: ['S14'] }, honor: { nova: 1 }, boards: duel, markers: { Luna: 'Void-3' } })
  match.play('nova: S14; pulsar: pass')
  expect(lastTotals(match)).toEqual([3, 1])
  expect(match.ask).toBe('battle.commit')
})

test('[card.S14] does nothing when the honor is missing', () => {
  const match = battle({ hands: { nova: ['S14'] }, boards: duel, markers: { Sol: 'Pulsar-2' } })
  match.play('nova: S14; pulsar: pass')
  expect(lastTotals(match)).toEqual([1, 1])
  expect(spaceOfClan(match, 'Sol')).toBe('Pulsar-2')
})

test('[card.S14] leaves sworn markers alone', () => {
  const setting = { hands: { pulsar: ['S05'], nova: ['S14'] }, honor: { nova: 1 }, boards: duel }
  const turn = 'pulsar: S05, Sol, wealth-4, end; nova: S14; pulsar: pass'
  const alone = lastTurn({ ...setting, markers: { Sol: 'Pulsar-2' } }).play(turn)
  expect(lastTotals(alone)).toEqual([3, 1])
  expect(spaceOfClan(alone, 'Sol')).toBe('Pulsar-2')
  const two = lastTurn({ ...setting, markers: { Sol: 'Pulsar-2', Luna: 'Pulsar-1' } }).play(turn)
  expect(two.options).toEqual(['Luna'])
  expect(two.why('Sol')?.rule).toBe('card.S05#sworn')
})

test('[card.S15] turns the spaces a marker is lowered into three power each', () => {
  const match = battle({
    hands: { nova: ['S15'] },
    boards: duel,
    markers: { Sol: 'Nova-4', Terra: 'Nova-2', Ion: 'Void-1' },
  })
  match.play('nova: S15; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S15#marker', options: ['Sol', 'Terra', 'none'] })
  expect(match.why('Ion')).toEqual({ rule: 'card.S15#branch', data: { clan: 'Ion' } })
  match.play('nova: Sol')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S15#spaces', options: [1, 2, 3] })
  match.play('nova: 3')
  expect(spaceOfClan(match, 'Sol')).toBe('Nova-1')
  expect(lastTotals(match)).toEqual([10, 1])
})

test('[card.S15] counts only the spaces down to neutral', () => {
  const match = battle({ hands: { nova: ['S15'] }, boards: duel, markers: { Terra: 'Nova-2', Sol: 'Nova-1' } })
  match.play('nova: S15; pulsar: pass; nova: Terra')
  expect(match.options).toEqual([1, 2])
  match.play('nova: 2')
  expect(lastTotals(match)).toEqual([7, 1])
})

test('[card.S15] can be declined, and asks nothing without a marker', () => {
  const declined = battle({ hands: { nova: ['S15'] }, boards: duel, markers: { Terra: 'Nova-2' } })
  declined.play('nova: S15; pulsar: pass; nova: none')
  expect(lastTotals(declined)).toEqual([1, 1])
  const alone = battle({ hands: { nova: ['S15'] }, boards: duel }).play('nova: S15; pulsar: pass')
  expect(lastTotals(alone)).toEqual([1, 1])
})

test('[card.S15] may lower a marker that its player has sworn to keep from others', () => {
  const match = lastTurn({
    hands: { pulsar: ['S05', 'S15'] },
    markers: { Sol: 'Pulsar-1' },
    boards: duel,
  })
  match.play('pulsar: S05, Sol, wealth-4, end; nova: pass; pulsar: S15, Sol')
  expect(spaceOfClan(match, 'Sol')).toBe('neutral')
  expect(lastTotals(match)).toEqual([1, 4])
})

test('[card.S16] gives three power if the other player wants it so', () => {
  const match = battle({ hands: { nova: ['S16'] }, boards: duel })
  match.play('nova: S16; pulsar: pass')
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.S16#answer', options: ['marker', 'power'] })
  match.play('pulsar: power')
  expect(lastTotals(match)).toEqual([4, 1])
})

test('[card.S16] or lets its player move a marker at once, or leave it', () => {
  const setting = { hands: { nova: ['S16'] }, boards: duel, markers: { Sol: 'Pulsar-1' } }
  const match = battle(setting).play('nova: S16; pulsar: pass, marker')
  expect(match.asks()).toMatchObject({ seat: 'Nova', ask: 'card.S16#move' })
  match.play('nova: Sol, Nova-1')
  expect(spaceOfClan(match, 'Sol')).toBe('Nova-1')
  expect(lastTotals(match)).toEqual([1, 1])
  const left = battle(setting).play('nova: S16; pulsar: pass, marker; nova: none')
  expect(spaceOfClan(left, 'Sol')).toBe('Pulsar-1')
})

test('[card.S16] is offered to one of several players in the battle', () => {
  const match = battle({ hands: { nova: ['S16'] }, boards: { 1: ['nova-1', 'pulsar-1', 'void-1'] } })
  match.play('nova: S16; pulsar: pass; void: pass')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.S16#who', options: ['Pulsar', 'Void'] })
  match.play('nova: Void')
  expect(match.asks()).toMatchObject({ seat: 'Void', ask: 'card.S16#answer' })
})

test('[card.S16] does nothing when nobody else is left in the battle', () => {
  const match = battle({ turn: 'pulsar', hands: { nova: ['S16'], pulsar: ['B14'] }, boards: duel })
  match.play('pulsar: B14; nova: S16; pulsar: pulsar-1')
  expect(match.logged('battle.bonus').map((event) => event.data.seat)).toEqual([1])
  expect(match.logged('battle.victor')[0].data.seat).toBe(0)
})
