import { totalOf } from '@orrery/engine'
import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { chargers } from '../../rules/combat/aggressive.ts'
import { runningTurn } from '../../rules/state/agenda.ts'
import type { Turn } from '../../rules/state/frames.ts'
import { moonfall } from '../moonfall.ts'
import { changed, type Scene, scene, told, unitsIn } from '../scene.ts'

/** With the pack: Cyberoids, Hunters, Conquerors, Boarguards and large Oni are massive; 2.2, Warriors, Launchers and Boarmaidens aggressive. */
const heavy = (setting: Scene = {}) => scene({ game: moonfall, ...setting })

test('[move.massive] [combat.aggressive] no unit of the house is massive or aggressive', () => {
  const special = Object.values(housePack.units).filter(({ massive, aggressive }) => massive || aggressive)
  expect(special).toEqual([])
})

test('[move.massive] 1 hex, whatever range and bonus', () => {
  const match = heavy({ units: { c2: 'hunter lt-dan private' }, left: { movement: 3 } })
  match.play('nomads: move, c2, [hunter-1], b1')
  expect(unitsIn(match, 'b1')).toBe('hunter')
  expect(match.asks()).toMatchObject({ ask: 'move.action', options: ['c2', 'done'] })
  match.play('nomads: c2, [private-1], b1, a0')
  expect(unitsIn(match, 'a0')).toBe('private')
})

test('[move.massive] the others of a group go on without it', () => {
  const match = heavy({ units: { c2: 'hunter private:2' }, left: { movement: 2 } })
  match.play('nomads: move, c2, [hunter-1 private-1 private-2], b1, a0')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['hunter', 'private:2'])
})

test('[move.massive] a second movement in the same phase does not move it, the next phase does', () => {
  const match = heavy({
    phase: 'blue',
    units: { c2: 'hunter', c8: 'private' },
    events: { nomads: ['EV15', 'EV07'] },
    left: { effect: false, draws: 0, plays: 2, initiative: 1 },
  })
  match.play('nomads: event, EV15, c2, b1, done, event, EV07, b1')
  expect([match.ask, unitsIn(match, 'b1')]).toEqual(['round.turn', 'hunter'])
  expect(match.state.moved).toHaveLength(1)
  match.play('nomads: end')
  match.playByItself((g) => g.phase === 'green')
  expect(match.state.moved).toBeUndefined()
})

test('[move.massive] a tunnel does not carry it on', () => {
  const match = heavy({
    factions: ['boarlords', 'nomads'],
    units: { c2: 'boarguard squeaker' },
    terraformings: ['tunnel b1-c2', 'tunnel a0-b1'],
    left: { movement: 1 },
  })
  match.play('boarlords: move, c2, [squeaker-1 boarguard-1], b1, a0, stop')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['boarguard', 'squeaker'])
})

/** The Boarlords answer an attack by Displacement, and say where each unit goes if they are asked. */
const displaced = (setting: Scene, orders: string) => {
  const match = heavy({ factions: ['cybersamurai', 'boarlords'], left: { movement: 1, combat: 1 }, ...setting })
  match.play(orders, 'boarlords: defense-action')
  match.playByItself((_, open) => open.ask === 'boarlords.displacement#use')
  return match.play('boarlords: yes')
}

test('[move.massive] once moved, nothing drives it away: Displacement', () => {
  const units = { c2: 'cyberoid cs-2-1', b1: 'boarrior:2 squeaker' }
  const match = displaced({ units }, 'cybersamurai: move, c2, [cyberoid-1 cs-2-1-1], b1, attack, b1, cs-target')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'boarlords.displacement' })
  match.play('boarlords: [a0]')
  expect([unitsIn(match, 'a0'), unitsIn(match, 'b1')]).toEqual(['cs-2-1', 'cyberoid'])
})

test('[move.massive] being driven away is its move of the phase', () => {
  const match = displaced({ units: { c2: 'cyberoid boarrior:2 squeaker' } }, 'cybersamurai: attack, c2, cs-target')
  match.play('boarlords: [b1]')
  expect([unitsIn(match, 'b1'), match.state.moved]).toEqual(['cyberoid', [expect.any(Number)]])
})

test('[move.massive] For the Queen: it stays behind once it has moved', () => {
  const match = heavy({
    factions: ['dark-seed', 'nomads'],
    turn: 'nomads',
    phase: 'blue',
    units: { c2: 'conqueror worker:3', b1: 'private' },
    events: { nomads: ['EV07', 'EV20'] },
    left: { effect: false, draws: 0, plays: 2, initiative: 0 },
  })
  match.play('nomads: event, EV07, c2', 'dark seed: c2, [worker-1 worker-2 worker-3 conqueror-1], b1')
  match.play('nomads: event, EV20, b1, no-annihilation', 'dark seed: defense-action, [worker-1 worker-2], a0')
  expect([unitsIn(match, 'a0'), unitsIn(match, 'b1')]).toEqual(['worker', 'conqueror private'])
})

test('[move.massive] Pushback: it stays once it has moved', () => {
  const match = heavy({
    factions: ['dark-seed', 'nomads'],
    units: { c2: 'conqueror:3 worker', b1: 'private' },
    left: { movement: 1, combat: 1 },
  })
  match.play('dark seed: move, c2, [conqueror-1 conqueror-2 conqueror-3 worker-1], b1, attack, b1, ds-swarm')
  match.play('nomads: pushback, a0')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['conqueror:3 private', 'worker'])
})

test('[move.massive] Oni that have moved are no starts for another move of Oni', () => {
  const match = heavy({
    phase: 'green',
    units: { b1: 'oni-large', c8: 'private' },
    left: { points: 0, oniPlace: 0, oniConquest: 0, oniMove: 2 },
  })
  match.play('nomads: oni-move, b1, a0')
  expect([unitsIn(match, 'a0'), match.state.phase]).toEqual(['oni-large', 'red'])
})

test('[move.massive] a unit that comes back from the supply has not moved', () => {
  const setting = { game: moonfall, phase: 'green', units: { c8: 'private' }, left: { points: 2 } } as const
  const match = changed(setting, (g) => {
    g.moved = [g.content.tables.firstOf.hunter]
  })
  match.play('nomads: produce, hunter, c9')
  expect(match.state.moved).toEqual([])
})

const charging = (setting: Scene = {}) =>
  heavy({ units: { c2: 'launcher private worker' }, left: { movement: 0, combat: 0 }, ...setting })

test('[combat.aggressive] an attack of its own, with all units there, without a combat action on the card', () => {
  const match = charging()
  expect(match.asks()).toMatchObject({ ask: 'round.turn', options: ['charge', 'end'] })
  match.play('nomads: charge, c2, no-annihilation', 'dark seed: none')
  expect(told(match, 'combat.attack', 'damage')).toEqual([20])
})

test('[combat.aggressive] also if the card has no red phase', () => {
  const match = heavy({ units: { c2: 'launcher worker' }, cards: { nomads: 'AC26' } })
  expect(match.asks()).toMatchObject({ ask: 'round.turn', options: ['charge', 'end'] })
})

test('[combat.aggressive] each unit once in a phase, and only where it stands', () => {
  const match = charging({ units: { c2: 'launcher:2 worker:9', c8: 'private worker', c10: 'hunter' } })
  expect(moonfall.view(match.state, 0).turn).toMatchObject({ charges: 2, combat: 0 })
  match.play('nomads: charge, c2, no-annihilation', 'dark seed: none')
  match.playByItself((_, open) => open.ask === 'round.turn')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', options: ['charge', 'end'] })
  expect(moonfall.view(match.state, 0).turn).toMatchObject({ charges: 1 })
  match.play('nomads: charge, c2, no-annihilation', 'dark seed: none')
  match.playByItself((_, open) => open.ask === 'round.turn')
  expect(match.asks()?.seat).not.toBe('Nomads')
})

test('[combat.aggressive] it is an attack: no movement after it, and none in other phases', () => {
  const match = charging({ left: { movement: 2, combat: 1 } })
  match.play('nomads: charge, c2, no-annihilation', 'dark seed: none')
  match.playByItself((_, open) => open.ask === 'round.turn')
  expect(match.why('move')).toMatchObject({ rule: 'action.movement-first' })
  expect(match.why('charge')).toMatchObject({ rule: 'combat.aggressive' })
  const white = heavy({ phase: 'white', units: { c2: 'launcher worker' } }).play('nomads: [production movement]')
  expect(white.why('charge')).toMatchObject({ rule: 'red.actions#none' })
  expect(moonfall.view(white.state, 0).turn).toMatchObject({ charges: 0 })
})

test('[combat.aggressive] a Rocket marker takes it away', () => {
  const match = heavy({
    factions: ['cybersamurai', 'nomads'],
    turn: 'nomads',
    units: { c2: 'launcher cs-2-1', c8: 'private' },
    rocket: 'c2',
    left: { movement: 1, combat: 0 },
  })
  expect(match.why('charge')).toMatchObject({ rule: 'combat.aggressive' })
})

test('[combat.aggressive] it counts as the combat action that Kamikaze needs after it', () => {
  const setting = { factions: ['dark-seed', 'nomads'], left: { movement: 0, combat: 1 } } as const
  const alone = heavy({ ...setting, units: { c2: 'worker:3 private' } }).play('dark seed: attack, c2')
  expect(alone.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
  const match = heavy({ ...setting, units: { c2: 'worker:3 private', c8: 'warrior private' } })
  match.play('dark seed: attack, c2')
  expect(match.why('ds-kamikaze')).toBeUndefined()
  match.play('dark seed: ds-kamikaze', 'nomads: none')
  match.playByItself((_, open) => open.ask === 'round.turn')
  expect(match.why('end')).toEqual({ rule: 'combat.card#owed', data: { card: 'ds-kamikaze' } })
  match.play('dark seed: charge, c8')
  expect(match.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
})

test('[combat.aggressive] an extra turn for a vendetta has none', () => {
  const match = heavy({ units: { c2: 'hunter warrior', c8: 'warrior private' }, left: { movement: 0, combat: 1 } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: vendetta')
  match.playByItself((g, open) => open.ask === 'round.turn' && g.agenda[0]?.kind === 'turn' && g.agenda[0].extra)
  expect(match.why('charge')).toMatchObject({ rule: 'counter.vendetta#only' })
  expect(moonfall.view(match.state, 0).turn).toMatchObject({ extra: true, charges: 0 })
})

test('[combat.aggressive] bots know that an attack is left', () => {
  const { state } = charging({ units: { c2: 'launcher worker' } })
  const spent = moonfall.copy(state)
  const turn = runningTurn(spent) as Turn
  turn.charged = chargers(spent, turn)
  const [before, after] = [state, spent].map((g) => totalOf(moonfall.standings(g)[0]))
  expect(before).toBeGreaterThan(after)
})
