import { expect, test } from 'vitest'
import { units } from '../../codecs.ts'
import starshipSamurai from '../../game.ts'
import { powerOf } from '../../rules/state/power.ts'
import { places, type Scene, scene } from '../scene.ts'

const pulsars = (count: number): string[] => Array.from({ length: count }, (_, i) => `pulsar-${i + 1}`)

test('[mech.mototada] may destroy the weakest ship where he arrives, anybody’s (X6)', () => {
  const boards = { 1: ['nova-1', 'nova-carrier', 'pulsar-1', 'pulsar-2'] }
  const match = scene({ boards, attached: { 'pulsar-2': 1 } }).play('nova: units-1, mototada, 1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.mototada', options: ['nova-1', 'pulsar-1', 'none'] })
  match.play('nova: nova-1')
  expect(places(match, 'nova-1', 'pulsar-1')).toEqual(['graveyard', 1])
})

test('[mech.mototada] after each move, and only if his controller wishes (X6)', () => {
  const match = scene({ boards: { 1: ['mototada'], 2: ['pulsar-1'] } }).play('nova: units-1, mototada, 2, none')
  expect(places(match, 'mototada', 'pulsar-1')).toEqual([2, 2])
})

test('[mech.mototada] finds nothing to destroy among mechs (X6)', () => {
  const match = scene({ boards: { 1: ['gozen'] } }).play('nova: units-1, mototada, 1')
  expect(match.ask).toBe('turn.sequence')
})

test('[mech.mototada] can cost two ships after a displacement (X6)', () => {
  const match = scene({ boards: { 1: pulsars(7) } }).play('nova: units-1, mototada, 1, pulsar-1, pulsar-2')
  expect(places(match, 'pulsar-1', 'pulsar-2', 'pulsar-3')).toEqual(['graveyard', 'graveyard', 1])
})

test('[mech.tametomo] destroys a ship at any location for 1 wealth, from the supply too (X9)', () => {
  const match = scene({ boards: { 1: ['nova-1'], 3: ['pulsar-1', 'gozen'] }, wealth: { nova: 1 } })
  const { bank } = match.state
  match.play('nova: tametomo')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.tametomo', options: ['nova-1', 'pulsar-1'] })
  match.play('nova: pulsar-1')
  expect(places(match, 'pulsar-1', 'tametomo')).toEqual(['graveyard', 'supply'])
  expect([match.state.wealth[0], match.state.bank]).toEqual([0, bank + 1])
  expect(match.ask).toBe('turn.sequence')
})

test('[mech.tametomo] needs 1 wealth, a ship at a location, and himself out of the graveyard (X9)', () => {
  const boards = { 1: ['pulsar-1'] }
  expect(scene({ boards }).why('tametomo')).toEqual({ rule: 'mech.tametomo#price', data: { cost: 1, have: 0 } })
  expect(scene({ wealth: { nova: 1 } }).why('tametomo')?.rule).toBe('mech.tametomo#no-ship')
  const fallen = scene({ boards, wealth: { nova: 1 }, graveyard: ['tametomo'] })
  expect(fallen.why('tametomo')).toEqual({ rule: 'unit.control#graveyard', data: { unit: 'tametomo' } })
})

test('[mech.tametomo] once in each of her turns, and in nobody else’s (X10)', () => {
  const boards = { 1: ['pulsar-1', 'pulsar-2'] }
  const match = scene({ players: 2, boards, wealth: { nova: 2, pulsar: 2 }, locations: ['L06', 'L03'] })
  match.play('nova: tametomo, pulsar-1')
  expect(match.why('tametomo')?.rule).toBe('mech.tametomo#used')
  match.play('nova: wealth-1, 0, end')
  expect(match.options).not.toContain('tametomo')
  match.play('pulsar: wealth-1, 0, end')
  expect(match.options).toContain('tametomo')
})

const gozen: Scene = {
  players: 3,
  battle: 1,
  samurai: { nova: ['gozen', 'oda'] },
  boards: { 1: ['gozen', 'pulsar-1', 'gamma-1'] },
  hands: { nova: ['ST1', 'ST2'], pulsar: ['ST1'], gamma: ['B13'] },
}

test('[mech.gozen] the others commit face down, then show, before her controller commits (X12)', () => {
  const match = scene(gozen)
  const seen = () => starshipSamurai.view(match.state, 0).battle?.committed
  expect(match.asks()?.seat).toBe('Pulsar')
  match.play('pulsar: ST1')
  expect(seen()).toEqual([null, 'face-down', null])
  match.play('gamma: B13')
  expect(seen()).toEqual([null, 'ST1', 'B13'])
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'battle.commit', options: ['ST1', 'ST2', 'pass'] })
})

test('[mech.gozen] her card stays hidden and resolves at its place in turn order (X12, X12a)', () => {
  const match = scene(gozen).play('pulsar: ST1', 'gamma: B13', 'nova: ST2')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'card.ST2', options: ['wealth', 'cards'] })
  expect(match.logged('battle.bonus')).toEqual([])
  const late = scene({ ...gozen, first: 'pulsar' }).play('pulsar: pass', 'gamma: B13', 'nova: ST1')
  expect(late.logged('battle.bonus').map((event) => event.data.seat)).toEqual([2, 0])
})

test('[mech.gozen] changes nothing in a battle where she is not (X12)', () => {
  const match = scene({ ...gozen, boards: { 1: ['oda', 'pulsar-1', 'gamma-1'], 2: ['gozen'] } })
  expect(match.asks()?.seat).toBe('Nova')
})

test('[mech.gozen-rulings] leaves without undoing what was committed (X14)', () => {
  const match = scene({ ...gozen, hands: { nova: ['B16'], pulsar: ['ST2'], gamma: [] } })
  match.play('pulsar: ST2', 'gamma: pass', 'nova: B16, [gozen]')
  expect(places(match, 'gozen')).toEqual(['supply'])
  expect(match.asks()).toEqual({ seat: 'Pulsar', ask: 'card.ST2', options: ['wealth', 'cards'] })
})

const oda: Scene = { players: 3, samurai: { nova: ['oda', 'tametomo'] } }

test('[mech.oda] moves once after an order that moved ships, however many (X2)', () => {
  const match = scene(oda).play('nova: units-3, nova-1, 1, nova-2, 1')
  expect(match.ask).toBe('move.units')
  match.play('nova: stop')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.oda', options: [1, 2, 3, 'none'] })
  match.play('nova: 2')
  expect(places(match, 'oda')).toEqual([2])
  expect(match.ask).toBe('turn.sequence')
})

test('[mech.oda] moves again after an order card that moved ships (X2)', () => {
  const match = scene({ ...oda, hands: { nova: ['B06'] }, wealth: { nova: 1 } })
  match.play('nova: units-1, 0, nova-1, 1, 2, B06, nova-1, 2, stop')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.oda', options: [1, 3, 'none'] })
  match.play('nova: none')
  expect(places(match, 'oda')).toEqual([2])
})

test('[mech.oda-rulings] may move though the order moved him, but is no ship himself (X3, X4)', () => {
  const both = scene(oda).play('nova: units-2, oda, 1, nova-1, 1')
  expect(both.asks()).toEqual({ seat: 'Nova', ask: 'mech.oda', options: [2, 3, 'none'] })
  both.play('nova: 3')
  expect(both.ask).toBe('turn.sequence')
  const alone = scene(oda).play('nova: units-2, oda, 1, tametomo, 1')
  expect(alone.ask).toBe('turn.sequence')
})

test('[mech.oda] displaces like any mech, and needs a place to go', () => {
  const match = scene({ ...oda, boards: { 2: pulsars(7) } }).play('nova: units-1, nova-1, 1, 2, pulsar-3')
  expect(places(match, 'oda', 'pulsar-3')).toEqual([2, 'graveyard'])
})

test('[mech.oda] stays when ships move in another player’s turn (X5)', () => {
  const match = scene({ ...oda, turn: 'pulsar' }).play('pulsar: units-1, pulsar-1, 1')
  expect(match.asks()).toMatchObject({ seat: 'Pulsar', ask: 'turn.sequence' })
})

test('[mech.oda] stays in the graveyard (X15)', () => {
  const match = scene({ ...oda, graveyard: ['oda'] }).play('nova: units-1, nova-1, 1')
  expect(match.ask).toBe('turn.sequence')
})

const powers = (match: ReturnType<typeof scene>, ...names: string[]) =>
  names.map((unit) => powerOf(match.state, units.decode(unit)))

test('[mech.shingen] gives +1 to her ships at his location, to no mech and nobody else’s ship (X11)', () => {
  const samurai = { nova: ['shingen', 'tametomo'] } as const
  const match = scene({
    samurai,
    boards: { 1: ['shingen', 'tametomo', 'nova-1', 'nova-carrier', 'pulsar-1'], 2: ['nova-2'] },
  })
  expect(powers(match, 'shingen', 'tametomo', 'nova-1', 'nova-carrier', 'pulsar-1', 'nova-2')).toEqual([
    2, 4, 2, 3, 1, 1,
  ])
})

test('[mech.shingen] ends at once when he leaves, and begins where he comes (X11)', () => {
  const samurai = { nova: ['shingen', 'tametomo'] } as const
  const match = scene({ samurai, boards: { 1: ['shingen', 'nova-1'], 2: ['nova-2'] } }).play(
    'nova: units-1, shingen, 2',
  )
  expect(powers(match, 'nova-1', 'nova-2')).toEqual([1, 2])
})

test('[mech.shingen] leads nobody from the graveyard or the supply (X15)', () => {
  const samurai = { nova: ['shingen', 'tametomo'] } as const
  expect(powers(scene({ samurai, graveyard: ['shingen'], boards: { 1: ['nova-1'] } }), 'nova-1', 'nova-2')).toEqual([
    1, 1,
  ])
  expect(powers(scene({ samurai }), 'nova-1')).toEqual([1])
})

test('[mech.shingen] counts when rewards are claimed (X11)', () => {
  const samurai = { nova: ['shingen', 'tametomo'] } as const
  const boards = { 1: ['shingen', 'nova-1', 'gozen'] }
  const match = scene({ samurai, boards, attached: { 'nova-1': 1 }, claim: true, locations: ['L06'] })
  expect(match.state.wealth[0]).toBe(2)
})

test('[mech.hideyoshi] may move one marker exactly one space after each move (X8)', () => {
  const samurai = { nova: ['hideyoshi', 'tametomo'] } as const
  const match = scene({ players: 2, samurai, markers: { Ion: 'Pulsar-2' } }).play('nova: units-1, hideyoshi, 1')
  expect(match.ask).toBe('mech.hideyoshi')
  match.play('nova: Ion')
  expect(match.options).toEqual(['Pulsar-1', 'Pulsar-3'])
  expect(match.why('Pulsar-2')).toEqual({ rule: 'alliance.move#near', data: { spaces: 1 } })
  expect(match.why('neutral')).toEqual({ rule: 'alliance.move#far', data: { distance: 2, spaces: 1 } })
  match.play('nova: Pulsar-1')
  expect(match.ask).toBe('turn.sequence')
})

test('[mech.hideyoshi] may leave the markers alone (X8)', () => {
  const samurai = { nova: ['hideyoshi', 'tametomo'] } as const
  const match = scene({ players: 2, samurai, boards: { 2: ['hideyoshi'] } }).play('nova: units-1, hideyoshi, 1, none')
  expect(match.ask).toBe('turn.sequence')
  expect(match.logged('alliance.move')).toEqual([])
})

const mori: Scene = {
  players: 2,
  samurai: { nova: ['mori', 'tametomo'] },
  hands: { nova: ['ST1', 'B01'] },
  boards: { 1: ['nova-1', 'pulsar-1', 'pulsar-2', 'gozen'] },
}

test('[mech.mori] from the supply: one card for up to two ships there, no matter whose (X7)', () => {
  const match = scene(mori).play('nova: units-1, mori, 1')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.mori', options: ['ST1', 'B01', 'none'] })
  match.play('nova: B01')
  expect(match.asks()).toEqual({ seat: 'Nova', ask: 'mech.mori#ships', options: ['nova-1', 'pulsar-1', 'pulsar-2'] })
  expect(match.match.answer(0, ['nova-1', 'pulsar-1', 'pulsar-2'])?.reason).toBe('not-offered')
  match.play('nova: [nova-1 pulsar-2]')
  expect(places(match, 'nova-1', 'pulsar-1', 'pulsar-2')).toEqual(['graveyard', 1, 'graveyard'])
  expect([match.state.hands[0], match.state.discards[0]]).toEqual([['ST1'], ['B01']])
})

test('[mech.mori] may discard and destroy nothing, or do neither (X7)', () => {
  const wasted = scene(mori).play('nova: units-1, mori, 1, ST1, []')
  expect([wasted.state.hands[0], places(wasted, 'pulsar-1')]).toEqual([['B01'], [1]])
  const declined = scene(mori).play('nova: units-1, mori, 1, none')
  expect([declined.state.hands[0], declined.ask]).toEqual([['ST1', 'B01'], 'turn.sequence'])
})

test('[mech.mori] neither without cards nor between locations (X7)', () => {
  expect(scene({ ...mori, hands: {} }).play('nova: units-1, mori, 1').ask).toBe('turn.sequence')
  const moved = scene({ ...mori, boards: { 1: ['pulsar-1'], 2: ['mori'] } }).play('nova: units-1, mori, 1')
  expect(moved.ask).toBe('turn.sequence')
})

const masumune: Scene = { players: 2, samurai: { nova: ['masumune', 'tametomo'] } }

test('[mech.masumune] cannot move without wealth, and pays for every move (X1)', () => {
  const poor = scene(masumune).play('nova: units-1')
  expect(poor.why('masumune')).toEqual({ rule: 'mech.masumune', data: { cost: 1, have: 0 } })
  const match = scene({ ...masumune, hands: { nova: ['B02'] }, wealth: { nova: 3 } })
  match.play('nova: units-1, 0, masumune, 1')
  expect(match.state.wealth[0]).toBe(2)
  match.play('nova: B02, masumune, 2, stop')
  expect([match.state.wealth[0], ...places(match, 'masumune')]).toEqual([0, 2])
})

test('[mech.masumune] cannot pay the fee with what the card has cost (X1)', () => {
  const match = scene({ ...masumune, hands: { nova: ['B02'] }, wealth: { nova: 1 } }).play('nova: B02')
  expect(match.why('masumune')).toEqual({ rule: 'mech.masumune', data: { cost: 1, have: 0 } })
})

test('[mech.masumune] no mech in a graveyard can be moved (X15)', () => {
  const match = scene({ ...masumune, wealth: { nova: 2 }, graveyard: ['masumune'] }).play('nova: units-1, 0')
  expect(match.why('masumune')).toEqual({ rule: 'unit.control#graveyard', data: { unit: 'masumune' } })
})
