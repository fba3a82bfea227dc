import { expect, test } from 'vitest'
import { duel } from '../cards/base/battlefield.ts'
import { shattered } from '../cards/shattered/table.ts'
import { type Scene, scene } from '../scene.ts'

/** What was told, as pairs of what and its data; without what everybody sees on the table. */
const told = ({ match }: ReturnType<typeof scene>, ...whats: string[]) =>
  match.log
    .filter(({ what }) => whats.some((one) => what.startsWith(one)))
    .map(({ what, data }): { readonly [key: string]: unknown } => ({ what, ...data }))

test('[order.marker] tells the marker and the wealth that increased it', () => {
  const match = scene({ wealth: { nova: 2 } }).play('nova: units-3, 2, stop')
  expect(told(match, 'order.')).toEqual([
    { what: 'order.marker', seat: 0, order: 'units', value: 3, boost: 2 },
    { what: 'order.units', seat: 0 },
  ])
})

test('[order.allegiance] the marker is told with the clan it moved, and that it moved none', () => {
  const match = scene({ wealth: { nova: 1 } }).play('nova: allegiance-2, 1, Sol, Nova-3')
  expect(told(match, 'order.', 'alliance.')).toEqual([
    { what: 'order.allegiance', seat: 0, clan: 'Sol', from: 'neutral', to: 'Nova-3', value: 2, boost: 1 },
  ])
  for (const answer of ['none', 'Sol, neutral'])
    expect(told(scene({}).play(`nova: allegiance-2, ${answer}`), 'order.', 'alliance.')).toEqual([
      { what: 'order.allegiance#none', seat: 0, value: 2, boost: 0 },
    ])
})

test('[turn.sequence] every turn and every round is told as it begins', () => {
  const match = scene({ players: 2 }).play('nova: wealth-1, end')
  expect(told(match, 'turn.')).toEqual([{ what: 'turn.end', seat: 1 }])
  const round = scene({ players: 2, phase: 'resolution' })
  expect(told(round, 'turn.')).toEqual([
    { what: 'turn.phases#end', round: 1 },
    { what: 'turn.phases', round: 2 },
    { what: 'turn.end', seat: 1 },
  ])
})

test('[order.wealth] the marker is told with what it brought, and what the supply was short of', () => {
  const match = scene({ wealth: { nova: 1, void: 40 } }).play('nova: wealth-4, 1')
  expect(told(match, 'order.', 'wealth.')).toEqual([
    { what: 'order.wealth', seat: 0, value: 4, boost: 1, amount: 4, wanted: 5 },
  ])
  const card = shattered({ hands: { nova: ['S12'] }, honor: { nova: 1 } }).play('nova: S12, wealth')
  expect(told(card, 'card.', 'order.', 'wealth.')).toEqual([
    { what: 'card.S12', seat: 0, order: 'wealth', value: 1 },
    { what: 'wealth.supply#gained', seat: 0, amount: 1, wanted: 1, reason: 'S12' },
  ])
})

test('[order.draw] the marker is told with the cards it drew', () => {
  const match = scene({ hands: {}, deck: ['B05', 'B06'] }).play('nova: draw-3, 2')
  expect(told(match, 'order.', 'cards.draw')).toEqual([
    { what: 'order.draw', seat: 0, value: 3, boost: 0, count: 2, wanted: 2 },
    { what: 'cards.draw#own', seat: 0, cards: ['B05', 'B06'] },
  ])
})

const CLAIM: Scene = { claim: true, hands: {}, boards: { 1: ['nova-1'] } }

test('[claim.parts] [claim.honor] what a location gives is told together, with its name', () => {
  const claimed = { what: 'claim.most-power', seat: 0, board: 1 }
  expect(told(scene({ ...CLAIM, locations: ['L03'] }), 'claim.', 'wealth.')).toEqual([
    { ...claimed, location: 'L03', honor: 1, wealth: 1, cards: 0 },
  ])
  const cards = scene({ ...CLAIM, locations: ['L08'], deck: ['B05'] })
  expect(told(cards, 'claim.', 'cards.draw')).toEqual([
    { ...claimed, location: 'L08', honor: 1, wealth: 0, cards: 1 },
    { what: 'cards.draw#own', seat: 0, cards: ['B05'] },
  ])
})

test('[wealth.supply] an empty supply is told, not a gain of nothing', () => {
  const match = scene({ ...CLAIM, locations: ['L06'], wealth: { void: 44 } })
  expect(told(match, 'wealth.', 'claim.')).toEqual([
    { what: 'claim.most-power', seat: 0, board: 1, location: 'L06', honor: 0, wealth: 0, cards: 0 },
  ])
})

test('[card.S05] the oath that keeps a reward from moving its marker is told, and its end', () => {
  const match = scene({ ...CLAIM, locations: ['L05'], markers: { Sol: 'Pulsar-2' }, oaths: { Sol: 'pulsar' } })
  expect(told(match, 'card.')).toEqual([{ what: 'card.S05#holds', seat: 0, by: 1, clan: 'Sol' }])
  match.play('nova: draw-1, 0, end')
  expect(told(match, 'card.')[1]).toEqual({ what: 'card.S05#ended', seat: 1, clan: 'Sol' })
})

test('[battle.gain] the honor for a location is told with its name, once', () => {
  const match = duel({ hands: {}, boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'] } }).play('nova: pass; pulsar: pass')
  expect(told(match, 'battle.victor', 'battle.gain', 'battle.return', 'claim.')).toEqual([
    {
      what: 'battle.victor',
      seat: 0,
      board: 1,
      location: 'L03',
      amount: 5,
      contestants: [0, 1],
      totals: [2, 1],
      gone: [],
      tie: false,
    },
    { what: 'claim.most-power', seat: 0, board: 1, location: 'L03', honor: 1, wealth: 1, cards: 0 },
    { what: 'battle.return', seat: 0, units: ['nova-1', 'nova-2'], location: 'L03' },
  ])
})

test('[battle.no-units] who has lost all units is told, and has no total', () => {
  const hands = { pulsar: ['B17'] }
  const match = duel({ first: 'pulsar', hands, wealth: { pulsar: 1 }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('pulsar: B17; nova: pass')
  expect(told(match, 'battle.victor')[0]).toMatchObject({ seat: 1, contestants: [1], totals: [2], gone: [0] })
  const empty = duel({ hands: { nova: ['B16'], pulsar: ['B16'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  empty.play('nova: B16; pulsar: B16; nova: [nova-1]; pulsar: [pulsar-1]')
  expect(told(empty, 'battle.no-units')).toEqual([{ what: 'battle.no-units', board: 1, location: 'L03', gone: [0, 1] }])
})

test('[battle.tie] a victory by turn order is told as one', () => {
  const match = duel({ hands: {}, boards: { 1: ['nova-1', 'pulsar-1'] } }).play('nova: pass; pulsar: pass')
  expect(told(match, 'battle.victor')[0]).toMatchObject({ seat: 0, totals: [1, 1], tie: true })
})

test('[battle.uncontested] a location without a rival is told once, and no battle', () => {
  const match = duel({ hands: {}, boards: { 1: ['nova-1'] } })
  expect(told(match, 'battle.')).toEqual([
    { what: 'battle.uncontested', board: 1, location: 'L03' },
    { what: 'battle.gain', seat: 0, amount: 5, board: 1, location: 'L03' },
    { what: 'battle.return', seat: 0, units: ['nova-1'], location: 'L03' },
    { what: 'battle.order', board: 2, location: 'L06' },
    { what: 'battle.order#power', board: 2, location: 'L06', contestants: [0, 1], totals: [1, 1] },
  ])
})

test('[battle.uncontested] a location without units opens no battle and is passed over without a word', () => {
  const match = scene({ players: 3, battle: 1, boards: { 2: ['nova-1', 'pulsar-1'] } })
  expect(told(match, 'battle.').map(({ what, board }) => [what, board])).toEqual([
    ['battle.order', 2],
    ['battle.order#power', 2],
  ])
  expect([match.state.battleAt, match.state.battle?.board]).toEqual([2, 2])
})

test('[battle.commit] a card is told as a card and a pass as a pass', () => {
  const match = duel({ hands: { nova: ['ST1'] }, boards: { 1: ['nova-1', 'pulsar-1'] } }).play(
    'nova: ST1; pulsar: pass',
  )
  expect(told(match, 'battle.commit').slice(0, 2)).toEqual([
    { what: 'battle.commit', seat: 0, board: 1, location: 'L03' },
    { what: 'battle.commit#pass', seat: 1, board: 1, location: 'L03' },
  ])
})

test('[battle.pay] what was needed and what was there', () => {
  const failing = (card: string, setting: Scene = {}) => {
    const match = duel({ hands: { nova: [card] }, boards: { 1: ['nova-1', 'pulsar-1'] }, ...setting })
    return told(match.play(`nova: ${card}; pulsar: pass`), 'battle.pay')
  }
  expect(failing('B15')).toEqual([{ what: 'battle.pay', seat: 0, card: 'B15', kind: 'wealth', cost: 1, have: 0 }])
  expect(failing('S14', { options: { deck: 'combine' } })).toEqual([
    { what: 'battle.pay', seat: 0, card: 'S14', kind: 'honor', cost: 1, have: 0 },
  ])
})

test('[battle.bonus] tells the card it comes from', () => {
  const match = duel({ hands: { nova: ['ST1'] }, boards: { 1: ['nova-1', 'pulsar-1'] } }).play(
    'nova: ST1; pulsar: pass',
  )
  expect(told(match, 'battle.bonus')).toEqual([{ what: 'battle.bonus', seat: 0, amount: 3, card: 'ST1' }])
})

test('[cards.text-order] a card that has come to nothing is told to have done so', () => {
  const match = shattered({
    battle: 1,
    hands: { nova: ['S15'] },
    locations: ['L03'],
    boards: { 1: ['nova-1', 'pulsar-1'] },
  }).play('nova: S15; pulsar: pass')
  expect(told(match, 'cards.text-order')).toEqual([{ what: 'cards.text-order#nothing', seat: 0, card: 'S15' }])
  const order = scene({ hands: { nova: ['B01'] }, honor: { nova: 1 } }).play('nova: B01, []')
  expect(told(order, 'cards.')).toEqual([
    { what: 'cards.play', seat: 0, card: 'B01', honor: 1, wealth: 0 },
    { what: 'cards.text-order#nothing', seat: 0, card: 'B01' },
  ])
  // What comes later is not nothing.
  const later = duel({ hands: { nova: ['B20'] }, boards: { 1: ['nova-1', 'pulsar-1'] } }).play(
    'nova: B20; pulsar: pass',
  )
  expect(told(later, 'cards.text-order')).toEqual([])
})

test('[unit.destroy] every loss tells how it came about, in one line', () => {
  const cost = scene({ hands: { nova: ['B03'] }, boards: { 1: ['pulsar-1'] } })
  cost.play('nova: B03, nova-1, 1; pulsar: pulsar-1')
  expect(told(cost, 'cards.cost', 'unit.')).toEqual([
    { what: 'cards.cost-ships', seat: 0, unit: 'nova-1', card: 'B03' },
    { what: 'unit.destroy', unit: 'pulsar-1', owner: 1, reason: 'B03', board: 1, location: expect.any(String) },
  ])
  const supply = scene({ hands: { nova: ['B01'] }, honor: { nova: 1 } }).play('nova: B01, [nova-1]')
  expect(told(supply, 'unit.')).toEqual([{ what: 'unit.destroy', unit: 'nova-1', owner: 0, reason: 'B01' }])
})

test('[mech.mototada] [mech.tametomo] [mech.mori] [move.displace] what a mech destroys is told as its deed, once', () => {
  const boards = { 1: ['pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-4', 'pulsar-5', 'pulsar-6', 'pulsar-7'] }
  const samurai = { nova: ['mototada', 'tametomo'], gamma: ['mori'] } as const
  const match = scene({ boards, samurai, wealth: { nova: 1 }, hands: { gamma: ['B05'] }, locations: ['L03'] })
  match.play('nova: units-1, 0, mototada, 1, pulsar-1, pulsar-2, tametomo, pulsar-3')
  const at = { board: 1, location: 'L03', owner: 1 }
  expect(told(match, 'move.displace', 'mech.', 'unit.')).toEqual([
    { what: 'move.displace', seat: 0, mech: 'mototada', unit: 'pulsar-1', ...at },
    { what: 'mech.mototada', seat: 0, unit: 'pulsar-2', ...at },
    { what: 'mech.tametomo', seat: 0, price: 1, unit: 'pulsar-3', ...at },
  ])
  const mori = scene({ boards, samurai, turn: 'gamma', hands: { gamma: ['B05'] }, locations: ['L03'] })
  mori.play('gamma: units-1, mori, 1, pulsar-1, B05, [pulsar-2 pulsar-3]')
  expect(told(mori, 'mech.', 'cards.discard')).toEqual([
    { what: 'mech.mori', seat: 2, card: 'B05', units: ['pulsar-2', 'pulsar-3'], board: 1, location: 'L03' },
  ])
})

test('[move.legal] a move tells the names of both locations, its fee, and the mech whose ability it is', () => {
  const match = scene({
    samurai: { nova: ['masumune', 'oda'] },
    wealth: { nova: 1 },
    locations: ['L03', 'L06'],
    boards: { 1: ['masumune'] },
  })
  match.play('nova: units-2, 0, masumune, 2, nova-1, 1, 2')
  expect(told(match, 'move.')).toEqual([
    { what: 'move.legal#moved', seat: 0, unit: 'masumune', from: 1, left: 'L03', to: 2, location: 'L06', fee: 1 },
    { what: 'move.legal#moved', seat: 0, unit: 'nova-1', from: 'supply', to: 1, location: 'L03' },
    { what: 'move.legal#moved', seat: 0, unit: 'oda', from: 'supply', to: 2, location: 'L06', reason: 'oda' },
  ])
})

test('[mech.hideyoshi] [battle.riders] a marker that moves out of order tells why', () => {
  const mech = scene({ samurai: { nova: ['hideyoshi'] } }).play('nova: units-1, hideyoshi, 1, Sol, Nova-1')
  expect(told(mech, 'alliance.')).toEqual([
    { what: 'alliance.move', seat: 0, clan: 'Sol', from: 'neutral', to: 'Nova-1', reason: 'hideyoshi' },
  ])
  const rider = duel({ hands: { nova: ['B20'] }, boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2'] } })
  rider.play('nova: B20; pulsar: pass; nova: Sol, Nova-1')
  expect(told(rider, 'alliance.')).toMatchObject([{ clan: 'Sol', to: 'Nova-1', reason: 'B20' }])
})

test('[cards.limit] a discard down to the hand limit is told as one, others with their card', () => {
  const hand = ['B01', 'B02', 'B03', 'B04', 'B05']
  const match = scene({ hands: { nova: hand }, deck: ['B06'] }).play('nova: draw-1, 1, B01')
  expect(told(match, 'cards.limit', 'cards.discard')).toEqual([{ what: 'cards.limit', seat: 0, cards: ['B01'] }])
  const sold = scene({ hands: { nova: ['B09'] }, honor: { nova: 1 }, deck: ['B06', 'B05'] }).play('nova: B09, B06')
  expect(told(sold, 'cards.discard', 'wealth.')).toEqual([
    { what: 'cards.discard', seat: 0, cards: ['B06'], reason: 'B09' },
    { what: 'wealth.supply#gained', seat: 0, amount: 1, wanted: 1, reason: 'B09' },
  ])
})

test('[resolution.restore] units that come back, locations that nobody won and allies are told', () => {
  const match = scene({
    players: 2,
    phase: 'resolution',
    graveyard: ['nova-1', 'nova-2'],
    locations: ['L06', 'L03'],
    markers: { Sol: 'Nova-2', Ion: 'Nova-1' },
  })
  expect(told(match, 'resolution.').slice(0, 2)).toEqual([
    { what: 'resolution.alliances', seat: 0, honor: 5, markers: 2, clans: ['Sol', 'Ion'] },
    { what: 'resolution.locations#unclaimed', locations: ['L06', 'L03'] },
  ])
  expect(told(match, 'resolution.restore')).toEqual([{ what: 'resolution.restore', units: ['nova-1', 'nova-2'] }])
})

test('[end.types] [end.ties] the bonus is told once, and what broke a tie', () => {
  const end = (setting: Scene) => scene({ players: 2, phase: 'resolution', locationDeck: [], ...setting })
  const types = end({ won: { nova: ['L01', 'L05'] } })
  expect(told(types, 'end.', 'claim.')).toEqual([
    { what: 'end.types', seat: 0, types: 2, bonus: 3 },
    { what: 'end.winner', seat: 0, honor: 3 },
  ])
  const tie = end({ honor: { nova: 4, pulsar: 4 }, wealth: { pulsar: 2, nova: 1 } })
  expect(told(tie, 'end.')).toEqual([
    { what: 'end.ties', seat: 1, tied: [1, 0], by: 'wealth', counts: [2, 1] },
    { what: 'end.winner', seat: 1, honor: 4 },
  ])
  const order = end({ first: 'pulsar', honor: { nova: 4, pulsar: 4 } })
  expect(told(order, 'end.')[0]).toEqual({ what: 'end.ties', seat: 1, tied: [1, 0], by: 'turn-order' })
})
