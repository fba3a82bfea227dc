import { expect, test } from 'vitest'
import { changed, places, type Scene, scene } from '../scene.ts'

const pulsars = (count: number): string[] => Array.from({ length: count }, (_, i) => `pulsar-${i + 1}`)

/** Two players; location 2 is full of Pulsar's seven fighters. */
const fullSecond: Scene = { players: 2, boards: { 2: pulsars(7) } }

test('[move.units] finishes each move before the next begins', () => {
  const match = scene({ players: 2, boards: { 1: ['pulsar-1'] } })
  match.play('nova: units-2, mototada, 1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.mototada', options: ['pulsar-1', 'none'] })
  match.play('nova: none')
  expect(match.ask).toBe('move.units')
  match.play('nova: nova-1, 2')
  expect(match.ask).toBe('turn.sequence')
  expect(places(match, 'mototada', 'nova-1')).toEqual([1, 2])
})

test('[move.units] may stop before the value of the order is used up', () => {
  const match = scene({ players: 2 }).play('nova: units-4, nova-1, 1, stop')
  expect(match.ask).toBe('turn.sequence')
})

test('[move.units] obeys the same rules when a card grants the moves', () => {
  const match = scene({ ...fullSecond, hands: { nova: ['B02'] }, wealth: { nova: 1 } })
  match.play('nova: B02, nova-1')
  expect(match.why(2)).toMatchObject({ rule: 'move.full', data: { board: 2, spaces: 7 } })
  match.play('nova: 1')
  expect(match.why('nova-1')).toEqual({ rule: 'move.once', data: { unit: 'nova-1' } })
})

test('[move.legal] leads from the supply to any location, or from one location to another (M1)', () => {
  const match = scene({ boards: { 2: ['nova-1'] } }).play('nova: units-2, nova-1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'move.legal', options: [1, 3, 4] })
  expect(match.why(2)).toMatchObject({ rule: 'move.legal#same', data: { board: 2 } })
  match.play('nova: 4, nova-2')
  expect(match.options).toEqual([1, 2, 3, 4])
})

test('[move.legal] keeps a figure in place that can go nowhere (M1)', () => {
  const match = scene({ players: 2, boards: { 1: ['nova-1', 'nova-2'], 2: pulsars(7) } }).play('nova: units-1')
  expect(match.why('nova-1')).toEqual({ rule: 'move.legal#nowhere', data: { unit: 'nova-1' } })
  expect(match.options).toContain('nova-3')
})

test('[move.legal] never moves what another player controls', () => {
  const match = scene({ boards: { 1: ['nova-1', 'pulsar-1', 'gozen'] } }).play('nova: units-1')
  expect(match.options).not.toContain('pulsar-1')
  expect(match.options).not.toContain('gozen')
})

test('[move.once] moves a figure once in an order (M2)', () => {
  const match = scene().play('nova: units-3, nova-1, 1')
  expect(match.why('nova-1')).toEqual({ rule: 'move.once', data: { unit: 'nova-1' } })
})

test('[move.once] lets a figure that the order has moved ride with a carrier (M2)', () => {
  const match = scene({ boards: { 1: ['nova-carrier'] } })
  match.play('nova: units-2, nova-1, 1, nova-carrier, 3')
  expect(match.options).toEqual(['nova-1'])
  match.play('nova: [nova-1]')
  expect(places(match, 'nova-1')).toEqual([3])
})

test('[move.once] lets the order move a figure that has ridden with a carrier (M2)', () => {
  const match = scene().play('nova: units-2, nova-carrier, 1, [nova-1], nova-1, 2')
  expect(places(match, 'nova-carrier', 'nova-1')).toEqual([1, 2])
})

test('[move.once] counts an order and a card by themselves (M2)', () => {
  const match = scene({ hands: { nova: ['B06'] }, wealth: { nova: 1 } })
  match.play('nova: units-1, 0, nova-1, 1, B06, nova-1, 2, stop')
  expect(places(match, 'nova-1')).toEqual([2])
})

test('[move.full] a ship cannot enter a full location (M3)', () => {
  for (const ship of ['nova-1', 'nova-carrier']) {
    const match = scene(fullSecond).play(`nova: units-1, ${ship}`)
    expect(match.options).toEqual([1])
    expect(match.why(2)).toMatchObject({ rule: 'move.full', data: { board: 2, spaces: 7 } })
  }
})

test('[move.full] a ship can take the last of the seven spaces (M3)', () => {
  const match = scene({ players: 2, boards: { 2: pulsars(6) } }).play('nova: units-1, nova-1, 2')
  expect(places(match, 'nova-1')).toEqual([2])
})

test('[move.displace] a mech takes the space of the weakest ship, even of one’s own (M4)', () => {
  const tokens = Object.fromEntries(pulsars(6).map((ship) => [ship, 1]))
  const match = scene({ players: 2, boards: { 2: ['nova-1', ...pulsars(6)] }, attached: tokens })
  match.play('nova: units-1, tametomo, 2')
  expect(places(match, 'nova-1', 'tametomo')).toEqual(['graveyard', 2])
  expect(match.logged('move.displace').map((event) => event.data)).toMatchObject([{ unit: 'nova-1', board: 2 }])
  expect(match.ask).toBe('turn.sequence')
})

test('[move.displace] cannot be refused where it is full, and does not happen where there is room (M7)', () => {
  const full = scene(fullSecond).play('nova: units-1, tametomo, 2')
  expect(full.options).toEqual(pulsars(7))
  const roomy = scene({ players: 2, boards: { 2: pulsars(6) } }).play('nova: units-1, tametomo, 2')
  expect(roomy.ask).toBe('turn.sequence')
  expect(places(roomy, ...pulsars(6))).toEqual([2, 2, 2, 2, 2, 2])
})

test('[move.weakest] the mover picks among equals, and only that ship is destroyed (M5)', () => {
  const match = scene({ players: 2, boards: { 2: ['pulsar-carrier', ...pulsars(6)] }, attached: { 'pulsar-1': 1 } })
  match.play('nova: units-1, tametomo, 2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'move.displace', options: pulsars(6).slice(1) })
  match.play('nova: pulsar-4')
  expect(places(match, 'pulsar-2', 'pulsar-3', 'pulsar-4')).toEqual([2, 2, 'graveyard'])
})

test('[move.weakest] compares current power, with tokens and Shingen (M8)', () => {
  const units = ['shingen', 'gamma-1', 'gamma-2', 'pulsar-1', 'pulsar-2', 'nova-carrier', 'void-1']
  const match = scene({ boards: { 2: units }, attached: { 'pulsar-1': 2, 'pulsar-2': 1, 'void-1': 1 } })
  match.play('nova: units-1, tametomo, 2')
  expect(match.options).toEqual(['nova-carrier', 'pulsar-2', 'gamma-1', 'gamma-2', 'void-1'])
})

test('[move.mechs-only] seven mechs leave no room for anybody (M6)', () => {
  const mechs = ['mototada', 'gozen', 'oda', 'shingen', 'hideyoshi', 'mori', 'masumune']
  const match = scene({ boards: { 1: mechs } }).play('nova: units-1, tametomo')
  expect(match.why(1)).toMatchObject({ rule: 'move.mechs-only', data: { board: 1 } })
  expect(match.options).toEqual([2, 3, 4])
})

test('[move.sequence] fee, displacement, arrival, then what follows the move (M9)', () => {
  const samurai = { nova: ['masumune', 'mototada'] } as const
  const match = scene({ ...fullSecond, samurai, wealth: { nova: 1 } }).play('nova: units-2, 0, masumune, 2')
  expect(match.ask).toBe('move.displace')
  expect(match.state.wealth[0]).toBe(0)
  match.play('nova: pulsar-1, mototada, 2')
  expect(match.ask).toBe('move.displace')
  match.play('nova: pulsar-2')
  expect(match.ask).toBe('mech.mototada')
  expect(places(match, 'masumune', 'mototada')).toEqual([2, 2])
  const told = match.match.log.map((entry) => entry.what).filter((what) => what.startsWith('move.'))
  expect(told).toEqual(['move.displace', 'move.legal#moved', 'move.displace', 'move.legal#moved'])
})

test('[move.sequence] a figure that has left frees its space for the next (M9)', () => {
  const match = scene({ players: 2, boards: { 2: ['nova-1', ...pulsars(6)] } }).play('nova: units-2, nova-2')
  expect(match.options).toEqual([1])
  match.play('nova: 1, nova-1, 1')
  const later = scene({ players: 2, boards: { 2: ['nova-1', ...pulsars(6)] } })
  later.play('nova: units-2, nova-1, 1, nova-2, 2')
  expect(places(later, 'nova-1', 'nova-2')).toEqual([1, 2])
})

test('[move.fee] is paid to the supply, apart from what raises the order', () => {
  const setting: Scene = { samurai: { nova: ['masumune', 'oda'] }, wealth: { nova: 2 } }
  const spent = scene(setting).play('nova: units-1, 2')
  expect(spent.why('masumune')).toEqual({ rule: 'mech.masumune', data: { cost: 1, have: 0 } })
  const kept = scene(setting).play('nova: units-1, 1')
  const { bank } = kept.state
  kept.play('nova: masumune, 1')
  expect([kept.state.wealth[0], kept.state.bank]).toEqual([0, bank + 1])
})

test('[carrier.passengers] up to two fighters from where the carrier is before it moves (M10)', () => {
  const boards = { 1: ['nova-carrier', 'nova-1', 'nova-2', 'nova-3', 'tametomo', 'pulsar-1'], 2: ['nova-4'] }
  const match = scene({ boards }).play('nova: units-1, nova-carrier, 2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'carrier.passengers', options: ['nova-1', 'nova-2', 'nova-3'] })
  expect(places(match, 'nova-carrier')).toEqual([1])
  expect(match.match.answer(0, ['nova-1', 'nova-2', 'nova-3'])?.reason).toBe('not-offered')
  match.play('nova: [nova-1 nova-3]')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2', 'nova-3')).toEqual([2, 2, 1, 2])
})

test('[carrier.passengers] may come along from the supply, or not at all (M10)', () => {
  const match = scene({ boards: { 1: ['nova-1'] } }).play('nova: units-1, nova-carrier, 2')
  expect(match.options).toEqual(['nova-2', 'nova-3', 'nova-4', 'nova-5', 'nova-6', 'nova-7', 'nova-8'])
  match.play('nova: []')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 1, 'supply'])
})

test('[carrier.passengers] also when a card moves the carrier (M15)', () => {
  const match = scene({ hands: { nova: ['B06'] }, wealth: { nova: 1 } })
  match.play('nova: B06, nova-carrier, 2, [nova-1 nova-2], stop')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 2, 2])
})

test('[carrier.follow] passengers follow at once and cost no moves of the order (M11, M13)', () => {
  const match = scene().play('nova: units-2, nova-carrier, 2, [nova-1 nova-2]')
  expect(match.ask).toBe('move.units')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 2, 2])
  match.play('nova: nova-3, 1')
  expect(match.ask).toBe('turn.sequence')
})

const mined = (setting: Scene) =>
  changed({ players: 2, ...setting }, (g) => g.attachments.push({ board: 2, card: 'B08', by: 1 }))

test('[carrier.follow] after the effects of the carrier’s move, as moves of their own (M11, M13)', () => {
  const match = mined({ wealth: { nova: 3 } }).play('nova: units-1, 0, nova-carrier, 2, [nova-1 nova-2]')
  expect(match.ask).toBe('card.B08')
  expect(places(match, 'nova-carrier', 'nova-1')).toEqual([2, 'supply'])
  match.play('nova: pay, nova-1')
  expect(match.ask).toBe('card.B08')
  expect(places(match, 'nova-1', 'nova-2')).toEqual([2, 'supply'])
  match.play('nova: pay, nova-2, pay')
  expect(match.state.wealth[0]).toBe(0)
})

test('[carrier.follow] even if the carrier was destroyed on arrival (M14)', () => {
  const match = mined({}).play('nova: units-1, nova-carrier, 2, [nova-1 nova-2], nova-1, nova-2')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual(['graveyard', 2, 2])
})

test('[carrier.space] the player chooses who goes when not all fit (M12)', () => {
  const match = scene({ players: 2, boards: { 2: pulsars(5) } }).play('nova: units-1, nova-carrier, 2, [nova-1 nova-2]')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'carrier.space', options: ['nova-1', 'nova-2', 'stop'] })
  match.play('nova: nova-2')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 'supply', 2])
  expect(match.ask).toBe('turn.sequence')
})

test('[carrier.space] nobody follows into a location that the carrier has filled (M12)', () => {
  const match = scene({ players: 2, boards: { 2: pulsars(6) } }).play('nova: units-1, nova-carrier, 2, [nova-1 nova-2]')
  expect(places(match, 'nova-carrier', 'nova-1', 'nova-2')).toEqual([2, 'supply', 'supply'])
  expect(match.ask).toBe('turn.sequence')
})
