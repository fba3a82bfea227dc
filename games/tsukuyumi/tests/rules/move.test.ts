import { expect, test } from 'vitest'
import { type Scene, scene, unitsIn } from '../scene.ts'

const seed = (setting: Scene) => scene({ turn: 'dark-seed', ...setting })

test('[move.action] each unit may move as far as the range, in groups, step by step', () => {
  const match = scene({ units: { c2: 'private:2', c8: 'launcher' }, left: { movement: 2 } })
  match.play('nomads: move')
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'move.action', options: ['c2', 'c8', 'done'] })
  match.play('nomads: c2, [private-1], b1')
  expect(match.asks()).toMatchObject({ ask: 'move.range#on', options: expect.arrayContaining(['stop', 'b6']) })
  match.play('nomads: stop, c2, b1, b6, c8, b4, stop, done')
  expect(['b1', 'b6', 'b4'].map((hex) => unitsIn(match, hex))).toEqual(['private', 'private', 'launcher'])
})

test('[move.action] a unit that stopped may go on later in the same action', () => {
  const match = scene({ units: { c2: 'private' }, left: { movement: 3 } })
  match.play('nomads: move, c2, b1, stop, b1, a0, b5')
  expect(unitsIn(match, 'b5')).toBe('private')
})

test('[move.range] nobody goes farther than the range', () => {
  const match = scene({ units: { c2: 'private launcher' }, left: { movement: 1 } })
  match.play('nomads: move, c2, [private-1 launcher-1], b1')
  expect(match.state.agenda[0]).toMatchObject({ movement: 0 })
  expect(match.ask).toBe('round.turn')
  expect(match.why('move')).toEqual({ rule: 'red.actions#none', data: { phase: 'red' } })
})

test('[move.range] the slowest of a group says no', () => {
  const match = scene({ units: { c2: 'private hunter' }, left: { movement: 1 } })
  match.play('nomads: move, c2, [private-1 hunter-1], b1')
  expect(match.asks()).toMatchObject({ ask: 'move.range#on' })
  match.play('nomads: a0')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['private', 'hunter'])
})

test.each(['hunter', 'dog'])('[move.range] the %s goes 1 further', (kind) => {
  const match = scene({ units: { c2: kind }, left: { movement: 1 } })
  match.play('nomads: move, c2, b1, b6')
  expect(unitsIn(match, 'b6')).toBe(kind)
})

test('[move.range] the Wasp goes 1 further, also with Retreat (ruling 20)', () => {
  const match = scene({ factions: ['cybersamurai', 'dark-seed'], units: { c2: 'cyberoid wasp worker' } })
  match.play('cybersamurai: attack, c2, cs-conquest', 'dark seed: retreat, c2, [wasp-1], b1, b6')
  expect(unitsIn(match, 'b6')).toBe('wasp')
  match.play('dark seed: c2, b1')
  expect(unitsIn(match, 'b1')).toBe('worker')
})

test('[move.range] the Hunter goes 1 further with Onward March and Guerilla Attack (ruling 20)', () => {
  const march = scene({ phase: 'blue', units: { c2: 'hunter' }, events: { nomads: ['EV07'] }, left: { plays: 1 } })
  march.play('nomads: event, EV07, c2, c2, b1, b6')
  expect(unitsIn(march, 'b6')).toBe('hunter')
  const guerilla = scene({ units: { c2: 'hunter', b1: 'oni-small' } })
  guerilla.play('nomads: attack, c2, no-guerilla, c2, c1, c12')
  expect(unitsIn(guerilla, 'c12')).toBe('hunter')
})

test('[move.range] when an enemy has moved a unit, its owner may use its bonus', () => {
  const match = scene({ factions: ['dark-seed', 'boarlords'], units: { c2: 'wasp:2 squeaker:2' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'boarlords: defense-action, yes, [b1 c1]')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'c1')]).toEqual(['wasp', 'wasp'])
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'move.action', options: ['b1', 'c1', 'done'] })
})

test('[move.group] entering is always allowed: homezones of others, any number of enemies, any number of units', () => {
  const match = scene({
    units: { c2: 'private:5 dog:2 launcher:2', b1: 'oni-large:5 worker:9' },
    left: { movement: 1 },
  })
  match.play('nomads: move, c2, [private-1 private-2 private-3 private-4 private-5 launcher-1 launcher-2], b1')
  expect(unitsIn(match, 'b1')).toBe('worker:9 private:5 launcher:2 oni-large:5')
  match.play('nomads: c2, [dog-1 dog-2], c3')
  expect(unitsIn(match, 'c3')).toBe('dog:2')
})

test('[move.group] only units in one hex go together', () => {
  const match = scene({ units: { c2: 'private', c8: 'launcher:2' }, left: { movement: 1 } }).play('nomads: move, c8')
  expect(match.asks()).toMatchObject({ ask: 'move.group', options: ['launcher-1', 'launcher-2'] })
})

test('[move.flying] ignores blockades and pigs (ruling 11)', () => {
  const units = { c2: 'wasp worker' }
  const match = seed({
    factions: ['dark-seed', 'boarlords'],
    units,
    blockades: ['c2-w'],
    terraformings: ['pigs c2-sw'],
    left: { movement: 2 },
  })
  match.play('dark seed: move, c2, [worker-1]')
  expect(match.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
  expect(match.why('b2')).toEqual({ rule: 'board.pigs', data: { from: 'c2', to: 'b2' } })
  match.play('dark seed: c3, stop, c2, b1, c2, b2')
  expect(unitsIn(match, 'b2')).toBe('wasp')
})

test('[move.flying] enemies do not hold it', () => {
  const match = seed({ units: { c2: 'wasp', b1: 'oni-large:3' }, left: { movement: 1 } })
  match.play('dark seed: move, c2, b1, a0')
  expect(unitsIn(match, 'a0')).toBe('wasp')
})

test('[move.flying] a Rocket marker takes it from those who are in its area, not from those who fly in (ruling 14)', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed'],
    turn: 'dark-seed',
    units: { c2: 'wasp', c4: 'wasp' },
    blockades: ['c2-w', 'c2-sw', 'c4-nw'],
    rocket: 'c2',
  })
  match.play('dark seed: move, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
  match.play('dark seed: c3, stop, c4, b2, c2')
  expect(unitsIn(match, 'c2')).toBe('wasp')
  expect(match.why('c2')).toBeUndefined()
})

test('[move.flying] a Rocket marker leaves blockades as they are (ruling 15)', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    turn: 'nomads',
    units: { c2: 'private' },
    blockades: ['c2-w'],
    rocket: 'c2',
  })
  match.play('nomads: move, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
})

test('[move.pin] as many enemies hold whoever has entered; Oni are one faction', () => {
  const match = scene({ units: { c2: 'private:3', b1: 'oni-small oni-large oni-medium' }, left: { movement: 2 } })
  match.play('nomads: move, c2, [private-1 private-2 private-3], b1')
  expect(match.ask).toBe('round.turn')
  expect(unitsIn(match, 'b1')).toBe('private:3 oni-small oni-medium oni-large')
})

test('[move.pin] as many units of another player hold as well; one more lets all go on', () => {
  const few = scene({ units: { c2: 'private:2', b1: 'worker:2' }, left: { movement: 2 } })
  few.play('nomads: move, c2, [private-1 private-2], b1')
  expect(few.ask).not.toBe('move.range#on')
  const more = scene({ units: { c2: 'private:3', b1: 'worker:2' }, left: { movement: 2 } })
  more.play('nomads: move, c2, [private-1 private-2 private-3], b1, a0')
  expect(unitsIn(more, 'a0')).toBe('private:3')
})

test('[move.pin] each other faction is compared by itself (ruling 21)', () => {
  const units = { c2: 'private:3', b1: 'worker:2 squeaker:2 oni-small:2' }
  const match = scene({ factions: ['nomads', 'dark-seed', 'boarlords'], units, left: { movement: 2 } })
  match.play('nomads: move, c2, [private-1 private-2 private-3], b1, a0')
  expect(unitsIn(match, 'a0')).toBe('private:3')
})

test('[move.pin] units that were there before count as well', () => {
  const units = { c2: 'private', b1: 'launcher:2 worker:2' }
  const match = scene({ units, left: { movement: 2 } }).play('nomads: move, c2, b1, a0')
  expect(unitsIn(match, 'a0')).toBe('private')
})

test('[move.free-start] where it was when the action began, a unit is never held (ruling 22)', () => {
  const match = scene({ units: { c2: 'private worker:9' }, left: { movement: 1 } }).play('nomads: move, c2, b1')
  expect(unitsIn(match, 'b1')).toBe('private')
})

test('[move.squad] with the Squad Leader enemies hold nobody', () => {
  const match = scene({ units: { c2: 'squad-leader private', b1: 'worker:9' }, left: { movement: 2 } })
  match.play('nomads: move, c2, [private-1 squad-leader], b1, a0')
  expect(unitsIn(match, 'a0')).toBe('private squad-leader')
  const waiting = scene({ units: { c2: 'private', b1: 'worker:9 squad-leader' }, left: { movement: 2 } })
  waiting.play('nomads: move, c2, b1, a0')
  expect(unitsIn(waiting, 'a0')).toBe('private')
})

test('[move.forced] granted moves obey blockades', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed'],
    units: { c2: 'cyberoid worker' },
    blockades: ['c2-w'],
  })
  match.play('cybersamurai: attack, c2, cs-conquest', 'dark seed: retreat, c2')
  expect(match.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
})

test('[move.forced] moves by an enemy set off mines (ruling 33)', () => {
  const factions = ['dark-seed', 'boarlords', 'nomads'] as const
  const match = scene({ factions, units: { c2: 'worker:2 boarguard', d3: 'private' }, mines: { b1: 1 } })
  match.play('dark seed: attack, c2, ds-annihilation', 'boarlords: defense-action, yes, [b1 b1]')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'nomads.mine' })
  match.play('nomads: 1')
  expect(unitsIn(match, 'b1')).toBe('')
})

test('[move.forced] the first step of a granted move is free, later ones are held by enemies (ruling 54)', () => {
  const units = { c2: 'hunter worker:3', b1: 'oni-small' }
  const match = scene({ units }).play('nomads: attack, c2, no-guerilla', 'dark seed: none', 'nomads: c2, b1')
  expect(match.ask).not.toBe('move.range#on')
  expect(unitsIn(match, 'b1')).toBe('hunter oni-small')
})
