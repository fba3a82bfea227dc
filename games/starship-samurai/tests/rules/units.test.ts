import { expect, test } from 'vitest'
import { units } from '../../codecs.ts'
import starshipSamurai from '../../game.ts'
import { lose } from '../../rules/goods.ts'
import { powerOf } from '../../rules/state/power.ts'
import { type Card, SAMURAI } from '../../rules/state/state.ts'
import { samuraiUnit } from '../../rules/state/units.ts'
import { discarded, duel, outcome, places } from '../cards/base/battlefield.ts'
import { playFrom, position, scene } from '../scene.ts'

test('[unit.control] the ships of one’s colour and the samurai one drafted', () => {
  const match = scene({ players: 2, samurai: { nova: ['mori', 'oda'], pulsar: ['gozen', 'shingen'] } }).play(
    'nova: units-4',
  )
  const ships = [1, 2, 3, 4, 5, 6, 7, 8].map((fighter) => `nova-${fighter}`)
  expect(match.options).toEqual([...ships, 'nova-carrier', 'oda', 'mori', 'stop'])
})

test('[unit.control] what lies in a graveyard is nobody’s, and its ability does not work (X15)', () => {
  const match = scene({
    graveyard: ['nova-1', 'tametomo'],
    samurai: { nova: ['tametomo'] },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1'] },
  })
  expect(match.why('tametomo')).toEqual({ rule: 'unit.control#graveyard', data: { unit: 'tametomo' } })
  match.play('nova: units-4, 0')
  for (const unit of ['nova-1', 'tametomo'])
    expect(match.why(unit)).toEqual({ rule: 'unit.control#graveyard', data: { unit } })
})

test('[unit.power] as printed', () => {
  const g = position({})
  const power = (unit: string) => powerOf(g, units.decode(unit))
  expect([power('void-3'), power('gamma-carrier')]).toEqual([1, 2])
  expect(Object.fromEntries(SAMURAI.map((samurai) => [samurai, powerOf(g, samuraiUnit(samurai))]))).toEqual({
    shingen: 2,
    mototada: 3,
    oda: 3,
    hideyoshi: 3,
    mori: 3,
    tametomo: 4,
    gozen: 4,
    masumune: 6,
  })
})

test('[unit.power] one more for each attached token, and for a ship with its controller’s Shingen (C3, M8)', () => {
  const g = position({
    samurai: { nova: ['shingen', 'oda'] },
    boards: { 1: ['shingen', 'oda', 'nova-1', 'nova-carrier', 'pulsar-1'], 2: ['nova-2'] },
    attached: { 'nova-1': 2, 'nova-2': 1 },
  })
  const names = ['nova-1', 'nova-carrier', 'pulsar-1', 'nova-2', 'shingen', 'oda']
  expect(names.map((unit) => powerOf(g, units.decode(unit)))).toEqual([4, 3, 1, 2, 2, 3])
})

test('[unit.power] power from a battle card belongs to the player, not to a unit', () => {
  const match = duel({ hands: { nova: ['ST1'], pulsar: ['ST2'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('nova: ST1; pulsar: ST2')
  const { battle, boards } = starshipSamurai.view(match.state, 'spectator')
  expect([battle?.bonus, battle?.totals]).toEqual([
    [3, 0],
    [4, 1],
  ])
  expect(boards[0].units[0]).toEqual([{ id: 'nova-1', power: 1, wealth: 0 }])
})

test('[unit.destroy] to the controller’s graveyard, from a location and from a supply (E6)', () => {
  const match = scene({
    players: 2,
    hands: { nova: ['B01'] },
    honor: { nova: 1 },
    samurai: { nova: ['tametomo'], pulsar: ['gozen'] },
    wealth: { nova: 1 },
    boards: { 1: ['pulsar-1'] },
  })
  match.play('nova: B01, [nova-1]; pulsar: [pulsar-2 gozen]; nova: tametomo, pulsar-1')
  const { seats } = starshipSamurai.view(match.state, 'spectator')
  expect(seats.map(({ graveyard }) => graveyard)).toEqual([['nova-1'], ['pulsar-1', 'pulsar-2', 'gozen']])
})

test('[unit.return] a return is no move: no fee, no ability (K9)', () => {
  const match = scene({
    hands: { nova: ['B02'] },
    wealth: { nova: 1 },
    samurai: { nova: ['masumune', 'hideyoshi'] },
    graveyard: ['masumune', 'hideyoshi', 'nova-1'],
  })
  match.play('nova: B02')
  expect(places(match, 'masumune', 'hideyoshi', 'nova-1')).toEqual(['supply', 'supply', 'supply'])
  expect([match.ask, match.state.wealth[0]]).toEqual(['move.units', 0])
  expect(match.logged('move.legal#moved')).toEqual([])
})

test('[unit.return] to the unit’s own supply, whoever returns it', () => {
  const match = scene({ hands: { nova: ['B10'] }, wealth: { nova: 1 }, boards: { 1: ['pulsar-1', 'pulsar-carrier'] } })
  match.play('nova: B10, [pulsar-1 pulsar-carrier]')
  expect(starshipSamurai.view(match.state, 0).seats[1].supply).toEqual(
    expect.arrayContaining(['pulsar-1', 'pulsar-carrier']),
  )
})

test('[unit.graveyard] units stay there to the end of the round, and cannot pay (E6, K2)', () => {
  const match = scene({ hands: { nova: ['B03'] }, graveyard: ['nova-1'], boards: { 1: ['pulsar-1'] } }).play(
    'nova: B03',
  )
  expect(match.options).not.toContain('nova-1')
  const spent = ['draw-1', 'draw-2', 'draw-3', 'draw-4']
  const last = scene({
    players: 2,
    first: 'nova',
    turn: 'pulsar',
    spent: { nova: spent, pulsar: spent.slice(1) },
    graveyard: ['nova-1', 'gozen'],
    samurai: { pulsar: ['gozen'] },
    boards: { 1: ['nova-2', 'pulsar-1', 'pulsar-2'] },
    locations: ['L06'],
  })
  last.play('pulsar: draw-1, 0, end; nova: pass')
  expect(places(last, 'nova-1', 'gozen')).toEqual(['graveyard', 'graveyard'])
  last.play('pulsar: pass')
  expect([last.state.round, ...places(last, 'nova-1', 'gozen')]).toEqual([2, 'supply', 'supply'])
})

test('[fighter.attach] a held token under a fighter gives it one more power, again and again (G1)', () => {
  const match = scene({ wealth: { nova: 6 }, boards: { 1: ['nova-1'] } })
  for (let tokens = 1; tokens <= 6; tokens++) {
    match.play('nova: attach, nova-1')
    expect(powerOf(match.state, units.decode('nova-1'))).toBe(1 + tokens)
    expect(match.state.wealth[0]).toBe(6 - tokens)
  }
  expect(match.why('attach')).toEqual({ rule: 'fighter.attach', data: { cost: 1, have: 0 } })
  expect(match.state.bank).toBe(38)
})

test('[fighter.attach] fighters of one’s own only: no carrier, no samurai, nobody else’s', () => {
  const boards = { 1: ['nova-1', 'nova-carrier', 'oda', 'pulsar-1'], 2: ['nova-4'] }
  const graveyard = ['nova-2', 'nova-3', 'nova-5', 'nova-6', 'nova-7']
  const match = scene({ wealth: { nova: 1 }, boards, graveyard, samurai: { nova: ['oda'] } }).play('nova: attach')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'fighter.attach', options: ['nova-1', 'nova-4', 'nova-8'] })
})

test('[fighter.where] fighters one controls are those at locations and in the supply, not in the graveyard', () => {
  const match = scene({ wealth: { nova: 2 }, boards: { 1: ['nova-1'] }, graveyard: ['nova-2', 'nova-3'] })
  match.play('nova: attach')
  expect(match.options).toEqual(['nova-1', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8'])
  match.play('nova: nova-4')
  expect(starshipSamurai.view(match.state, 'spectator').seats[0].laden).toEqual([{ unit: 'nova-4', wealth: 1 }])
  match.play('nova: units-1, 0, nova-4, 3')
  expect([powerOf(match.state, units.decode('nova-4')), ...places(match, 'nova-4')]).toEqual([2, 3])
  const all = ['nova-1', 'nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8']
  expect(scene({ wealth: { nova: 1 }, graveyard: all }).why('attach')).toEqual({
    rule: 'fighter.where',
    data: { supply: true },
  })
})

test('[fighter.where] the house rule: at locations only, not in the supply (G3)', () => {
  const options = { attachAtLocations: true }
  const match = scene({ options, wealth: { nova: 1 }, boards: { 1: ['nova-carrier'] }, graveyard: ['nova-1'] })
  expect(match.why('attach')).toEqual({ rule: 'fighter.where', data: { supply: false } })
  const there = scene({ options, wealth: { nova: 1 }, boards: { 1: ['nova-2'] } }).play('nova: attach')
  expect(there.options).toEqual(['nova-2'])
})

test('[fighter.where] under the first rules that was the default, and the supply an option', () => {
  const at = { wealth: { nova: 1 }, boards: { 1: ['nova-2'] } }
  expect(scene({ rules: 1, ...at }).play('nova: attach').options).toEqual(['nova-2'])
  const both = scene({ rules: 1, options: { attachInSupply: true }, ...at }).play('nova: attach')
  expect(both.options).toHaveLength(8)
})

test('[unit.destroy] a fighter destroyed in the supply loses the wealth attached to it', () => {
  const match = scene({ hands: { nova: ['B01'] }, honor: { nova: 1 }, attached: { 'nova-1': 2 } })
  match.play('nova: B01, [nova-1]')
  expect([match.state.bank, match.state.attachedWealth[0]]).toEqual([44, 0])
})

test('[fighter.where] not during a battle (G7)', () => {
  const match = duel({ wealth: { nova: 3 }, hands: { nova: ['ST1'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['ST1', 'pass'] })
})

test('[carrier.passengers] up to two fighters from where the carrier is (M10)', () => {
  const boards = { 1: ['nova-carrier', 'nova-1', 'nova-2', 'nova-3', 'oda', 'pulsar-1'], 2: ['nova-4'] }
  const match = scene({ boards, samurai: { nova: ['oda'] } }).play('nova: units-1, nova-carrier, 3')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'carrier.passengers', options: ['nova-1', 'nova-2', 'nova-3'] })
  expect(match.match.answer(0, ['nova-1', 'nova-2', 'nova-3'])?.reason).toBe('not-offered')
  match.play('nova: [nova-1 nova-3]')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2', 'nova-3')).toEqual([3, 3, 1, 3])
})

test('[carrier.passengers] also out of the supply, and also when a card moves the carrier (M15)', () => {
  const match = scene({ hands: { nova: ['B06'] }, wealth: { nova: 1 }, boards: { 1: ['nova-1'] } })
  match.play('nova: B06, nova-carrier, 2')
  expect(match.options).toEqual(['nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8'])
  match.play('nova: [nova-2]')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 1, 2])
})

test('[carrier.passengers] none need to be named, and none are where there are none', () => {
  const match = scene({ boards: { 1: ['nova-carrier'] } }).play('nova: units-1, nova-carrier, 2')
  expect(match.ask).toBe('turn.sequence')
  const alone = scene().play('nova: units-1, nova-carrier, 2, []')
  expect(places(alone, 'nova-carrier', 'nova-1')).toEqual([2, 'supply'])
})

test('[carrier.follow] passengers come at once and do not count against the order (M11, M13)', () => {
  const match = scene().play('nova: units-2, nova-carrier, 1, [nova-1 nova-2]')
  expect(places(match, 'nova-1', 'nova-2')).toEqual([1, 1])
  expect(match.ask).toBe('move.units')
  match.play('nova: nova-1, 2')
  expect([match.ask, ...places(match, 'nova-1')]).toEqual(['turn.sequence', 2])
})

test('[carrier.follow] they are real moves: mines see each of them (M13)', () => {
  const match = scene({ hands: { pulsar: ['B08'] }, wealth: { pulsar: 1, nova: 3 }, turn: 'pulsar', players: 2 })
  match.play('pulsar: B08, 1, draw-1, 0, end; nova: units-1, 0, nova-carrier, 1, [nova-1 nova-2], pay')
  match.play('nova: nova-1, pay, nova-2, lose')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([1, 1, 'graveyard'])
  expect(match.state.wealth[0]).toBe(1)
})

const MINED = { players: 2, attachments: [{ board: 1, card: 'B08', by: 'pulsar' }] } as const

test('[carrier.follow] they may go on when the carrier was destroyed on arrival, or stay behind (M14)', () => {
  const sail = () => scene(MINED).play('nova: units-1, nova-carrier, 1, [nova-1 nova-2]')
  expect(sail().asks()).toEqual({ seat: 'Nova', ask: 'carrier.follow', options: ['nova-1', 'nova-2', 'stop'] })
  const one = sail().play('nova: nova-2, stop')
  expect(places(one, 'nova-carrier', 'nova-1', 'nova-2')).toEqual(['graveyard', 'supply', 1])
  expect([discarded(one), one.ask]).toEqual([['B08'], 'turn.sequence'])
  const none = sail().play('nova: stop')
  expect(places(none, 'nova-1', 'nova-2')).toEqual(['supply', 'supply'])
})

test('[carrier.follow] they may stay behind when mines await them that the carrier has paid for', () => {
  const match = scene({ ...MINED, wealth: { nova: 1 } })
  match.play('nova: units-1, 0, nova-carrier, 1, [nova-1 nova-2], pay')
  expect([match.ask, match.state.wealth[0]]).toEqual(['carrier.follow', 0])
  match.play('nova: stop')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([1, 'supply', 'supply'])
  expect(match.state.attachments).toHaveLength(1)
})

test('[carrier.follow] nothing is asked where nothing has changed since they were named', () => {
  const own = { ...MINED, attachments: [{ board: 1, card: 'B08', by: 'nova' }] } as const
  for (const setting of [{}, own])
    expect(scene(setting).play('nova: units-1, nova-carrier, 1, [nova-1 nova-2]').ask).toBe('turn.sequence')
})

test('[carrier.follow] under the first rules they came along whatever awaited them', () => {
  const match = scene({ ...MINED, rules: 1 }).play('nova: units-1, nova-carrier, 1, [nova-1 nova-2]')
  expect([match.ask, ...places(match, 'nova-1', 'nova-2')]).toEqual(['turn.sequence', 1, 1])
})

test('[carrier.follow] a passenger that was destroyed when the carrier arrived does not come along', () => {
  const g = position({ attachments: [{ board: 1, card: 'B08', by: 'pulsar' }] })
  const mines: Card = {
    ...g.content.cards.B08,
    *arrived(state) {
      lose(state, units.decode('nova-1'))
      state.attachments = []
    },
  }
  const content = { ...g.content, cards: { ...g.content.cards, B08: mines } }
  const match = playFrom({ ...g, content }).play('nova: units-1, nova-carrier, 1, [nova-1 nova-2]')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([1, 'graveyard', 1])
})

test('[carrier.space] whoever does not fit stays behind, and the player picks who goes (M12)', () => {
  const crowd = ['pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-4', 'pulsar-5']
  const match = scene({ boards: { 1: crowd } }).play('nova: units-1, nova-carrier, 1, [nova-1 nova-2]')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'carrier.space', options: ['nova-1', 'nova-2', 'stop'] })
  match.play('nova: nova-2')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([1, 'supply', 1])
  const full = scene({ boards: { 1: [...crowd, 'pulsar-6'] } }).play('nova: units-1, nova-carrier, 1, [nova-1 nova-2]')
  expect([full.ask, ...places(full, 'nova-1', 'nova-2')]).toEqual(['turn.sequence', 'supply', 'supply'])
})

test('[unit.control] a samurai in the graveyard helps nobody: Shingen gives no power (X15)', () => {
  const match = duel({ graveyard: ['shingen'], samurai: { nova: ['shingen'] }, boards: { 1: ['nova-1', 'pulsar-1'] } })
  match.play('nova: pass; pulsar: pass')
  expect(outcome(match)).toEqual({ victor: 'Nova', totals: [1, 1] })
})
