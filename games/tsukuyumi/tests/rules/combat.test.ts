import { expect, test } from 'vitest'
import { NOMADS } from '../../rules/state/vocabulary.ts'
import { hexOf, ownerOf, scene, told, unitsIn } from '../scene.ts'

const THREE = ['dark-seed', 'nomads', 'boarlords'] as const

test('[combat.action] a hex with own units, and all of them take part', () => {
  const match = scene({ units: { c2: 'private:2 hunter worker:9', c8: 'dog', c9: 'lt-dan', b1: 'worker' } })
  match.play('nomads: attack')
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'combat.action', options: ['c8', 'c2'] })
  expect(match.why('c9')).toEqual({ rule: 'combat.action#no-card', data: { hex: 'c9' } })
  match.play('nomads: c2, no-annihilation', 'dark seed: none')
  expect(told(match, 'combat.attack', 'damage')).toEqual([20])
})

test('[combat.defenders] every player with a unit there defends, even if no damage is aimed at them (40)', () => {
  const match = scene({ factions: THREE, units: { b1: 'worker:4 private squeaker' } })
  match.play('dark seed: attack, b1, ds-annihilation')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'combat.choose' })
  match.play('nomads: none')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'combat.choose' })
  match.play('boarlords: hold-the-line', 'dark seed: 4')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'counter.hold-the-line' })
})

test('[combat.defenders] Strongholds and eggs make nobody a defender', () => {
  const match = scene({
    factions: ['nomads', 'dark-seed', 'boarlords'],
    units: { b1: 'private:2' },
    terraformings: ['stronghold b1'],
    eggs: { b1: 3 },
  })
  match.play('nomads: attack, b1, no-conquest')
  expect([ownerOf(match, 'b1'), match.state.eggs[hexOf('b1')]]).toEqual(['nomads', 3])
})

test('[combat.card] [combat.conditions] only a possible one, and Kamikaze only with another action left (65)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:2 private:5' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2')
  expect(match.options).toEqual(['ds-annihilation', 'ds-kamikaze'])
  expect(match.why('ds-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c2', points: 10, need: 50 } })
  match.play('dark seed: ds-kamikaze', 'nomads: none')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'round.turn' })
  match.play('dark seed: attack, c2')
  expect(match.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
})

test('[combat.conditions] in the white phase there is never another combat action: no Kamikaze (65)', () => {
  const match = scene({ turn: 'dark-seed', phase: 'white', units: { c2: 'worker private' } })
  match.play('dark seed: [movement combat], attack, c2')
  expect(match.why('ds-kamikaze')).toEqual({ rule: 'combat.card#last', data: { card: 'ds-kamikaze' } })
})

const ONCE = [
  ['nomads', 'dark-seed', 'no-guerilla', 'no-annihilation', 'private:5 worker:15'],
  ['dark-seed', 'nomads', 'ds-swarm', 'ds-annihilation', 'conqueror:3 private:5'],
  ['boarlords', 'nomads', 'bo-stampede', 'bo-annihilation', 'squeaker:2 private:5'],
  ['cybersamurai', 'nomads', 'cs-target', 'cs-annihilation', 'cs-2-1 private:5'],
] as const

test.each(ONCE)('[combat.once] %s, %s: %s once a round, %s as often as one likes', (...[own, foe, once, often, c2]) => {
  const match = scene({ factions: [own, foe], units: { c2 }, left: { combat: 4 } })
  const [attacker, defender] = [own.replace('-', ' '), foe.replace('-', ' ')]
  match.play(`${attacker}: attack, c2, ${once}`, `${defender}: none`)
  if (match.ask === 'move.action') match.play(`${attacker}: done`)
  match.play(`${attacker}: attack, c2, ${often}`, `${defender}: none`)
  if (match.ask === 'darkseed.emergency-egg') match.play('dark seed: no')
  match.play(`${attacker}: attack, c2`)
  expect(match.why(once)).toEqual({ rule: 'combat.once', data: { card: once } })
  expect(match.options).toContain(often)
})

test('[combat.no-enemy] without an enemy only a conquest, and nobody counterattacks (37)', () => {
  const match = scene({ units: { c2: 'private' } }).play('nomads: attack, c2')
  expect(match.options).toEqual(['no-conquest', 'no-guerilla', 'no-assume'])
  expect(match.why('no-annihilation')).toEqual({
    rule: 'combat.no-enemy',
    data: { card: 'no-annihilation', hex: 'c2' },
  })
  match.play('nomads: no-conquest')
  expect([ownerOf(match, 'c2'), match.logged('combat.choose')]).toEqual(['nomads', []])
})

test('[combat.homezone] only damage, and Hold the Line does nothing there (75)', () => {
  const match = scene({ turn: 'dark-seed', units: { c9: 'worker private:2' }, left: { combat: 1 } })
  match.play('dark seed: attack, c9')
  expect(match.options).toEqual(['ds-annihilation'])
  expect(match.why('ds-conquest')).toEqual({ rule: 'combat.homezone', data: { hex: 'c9' } })
  match.play('dark seed: ds-annihilation', 'nomads: hold-the-line')
  expect([ownerOf(match, 'c9'), match.logged('counter.hold-the-line')]).toEqual(['nobody', []])
  expect(told(match, 'combat.choose#in-vain', 'why')).toEqual(['in-homezone'])
})

test('[combat.homezone] Damaged Earth Crust and Landscaping do nothing there (75)', () => {
  const crust = scene({ factions: ['cybersamurai', 'nomads'], units: { c9: 'cs-2-1 private:2' } })
  crust.play('cybersamurai: attack, c9, cs-target', 'nomads: damaged-earth-crust')
  expect([crust.state.marked[hexOf('c9')], told(crust, 'combat.choose#in-vain', 'why')]).toEqual([0, ['in-homezone']])
  const land = scene({ factions: ['boarlords', 'nomads'], units: { c3: 'squeaker private:2' } })
  land.play('boarlords: attack, c3, bo-annihilation', 'nomads: landscaping')
  expect([land.state.blockades[hexOf('c3')], told(land, 'combat.choose#in-vain', 'why')]).toEqual([0, ['in-homezone']])
})

test('[combat.choose] openly, in initiative order, from the card; none is allowed (41)', () => {
  const order = ['boarlords', 'nomads', 'dark-seed'] as const
  const match = scene({ factions: THREE, order, units: { b1: 'worker:4 private squeaker' } })
  match.play('dark seed: attack, b1, ds-annihilation')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'combat.choose' })
  expect(match.why('retreat')).toEqual({
    rule: 'combat.choose#not-on-card',
    data: { counter: 'retreat', card: 'ds-annihilation' },
  })
  match.play('boarlords: protection')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'combat.choose' })
  expect(match.logged('combat.choose')[0].data).toMatchObject({ side: 'boarlords', counters: ['protection'] })
  match.play('nomads: none')
  expect(match.ask).toBe('combat.split')
})

test('[combat.pre] For the Queen and Escape come before the attack, in initiative order', () => {
  const units = { b1: 'boarguard:3 worker:2 private:2' }
  const match = scene({ factions: ['boarlords', 'nomads', 'dark-seed'], units })
  match.play('boarlords: attack, b1, bo-raging-horde', 'dark seed: defense-action', 'nomads: escape')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'darkseed.for-the-queen' })
  match.play('dark seed: [worker-1], a0')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'counter.escape' })
  match.play('nomads: [private-1 private-2], b1, [private-1 private-2], a0')
  expect([unitsIn(match, 'a0'), unitsIn(match, 'b1')]).toEqual(['worker private:2', 'boarguard:3'])
  expect(match.logged('damage.assign')).toEqual([])
})

test('[combat.snapshot] Counterstrike counts whoever the attack destroys, not who has gone before (47)', () => {
  const died = scene({ turn: 'dark-seed', units: { c2: 'worker:4 launcher:2' } })
  died.play('dark seed: attack, c2, ds-annihilation', 'nomads: counterstrike')
  expect([unitsIn(died, 'c2'), told(died, 'counter.counterstrike', 'damage')]).toEqual(['worker', [15]])
  const gone = scene({
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['samurai'],
    units: { c2: 'private:5 cs-2-1:3' },
  })
  gone.play('nomads: attack, c2', 'cybersamurai: yes, c2, [cs-2-1-2], b1, done', 'nomads: no-conquest')
  gone.play('cybersamurai: counterstrike')
  expect(told(gone, 'counter.counterstrike', 'damage')).toEqual([10])
})

test('[combat.attack] the conquest is looked at again; if it fails, counterattacks still follow (56)', () => {
  const match = scene({
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['tetsuo', 'bushido'],
    units: { c2: 'private:2 cyberoid' },
  })
  match.play('nomads: attack, c2, no-conquest', 'cybersamurai: defense-action, counterstrike, tetsuo')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['nobody', 'cyberoid'])
  expect(told(match, 'conquest.need#failed', 'hex')).toEqual(['c2'])
})

test('[combat.attack] first the conquest, then the damage', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'squeaker:2 private' } })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: none')
  const order = match.match.log.map(({ what }) => what)
  expect(order.indexOf('board.control')).toBeGreaterThan(-1)
  expect(order.indexOf('board.control')).toBeLessThan(order.indexOf('combat.attack'))
})

test('[combat.split] each part by itself, and a part may be 0 (42)', () => {
  const setting = { factions: THREE, units: { b1: 'worker:5 private squeaker oni-small' } } as const
  const match = scene(setting).play('dark seed: attack, b1, ds-annihilation', 'nomads: none', 'boarlords: none')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'combat.split' })
  match.play('dark seed: 1, 0')
  expect(match.logged('damage.assign').map(({ data }) => [data.side, data.damage])).toEqual([
    ['nomads', 5],
    ['oni', 20],
    ['dark-seed', 5],
  ])
})

test('[combat.counter] what hits back comes after the damage, in initiative order', () => {
  const order = ['boarlords', 'dark-seed', 'nomads'] as const
  const match = scene({
    factions: ['nomads', 'dark-seed', 'boarlords'],
    order,
    units: { b1: 'private:5 hunter warrior squeaker' },
  })
  match.play('nomads: attack, b1, no-assume', 'boarlords: counterstrike', 'dark seed: martyrs')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'combat.split' })
  match.play('boarlords: 0', 'nomads: private, private, private')
  const told = match.match.log.map(({ what }) => what).filter((what) => /^(combat|counter)\.(counter|mark)/.test(what))
  expect(told).toEqual(['counter.counterstrike', 'combat.counter'])
  expect(unitsIn(match, 'b1')).toBe('warrior private:2 hunter squeaker')
})

test('[combat.post] last comes the move of a Guerilla Attack, also for units that were just pushed away (53)', () => {
  const match = scene({ factions: ['nomads', 'boarlords'], units: { c2: 'private:2 squeaker' } })
  match.play('nomads: attack, c2, no-guerilla', 'boarlords: defense-action, yes, [c1 b1]')
  expect(match.asks()).toEqual({ seat: 'Nomads', ask: 'move.action', options: ['c1', 'b1', 'done'] })
  match.play('nomads: c1, c2, done')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['private squeaker', 'private'])
})

test('[combat.triggers] at the end the Conqueror leaves, then an Emergency Egg is laid; the mission is done', () => {
  const hexes = ['c1', 'c4', 'c5', 'c6', 'c7', 'c8']
  const match = scene({
    turn: 'dark-seed',
    phase: 'blue',
    owner: Object.fromEntries(hexes.map((hex) => [hex, 'dark-seed' as const])),
    units: { c2: 'conqueror worker private' },
    left: { conquerors: true },
  })
  match.play('dark seed: conqueror, c2, ds-conquest', 'nomads: counterstrike', 'dark seed: worker')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'darkseed.emergency-egg' })
  expect([unitsIn(match, 'c2'), ownerOf(match, 'c2')]).toEqual(['private', 'dark-seed'])
  expect(told(match, 'mission.complete', 'mission')).toContain('swarm')
})

test('[combat.again] several attacks in the same hex in one phase (38)', () => {
  const match = scene({ units: { c2: 'private:2 worker:9' }, left: { combat: 2 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none, no', 'nomads: attack')
  expect(match.options).toContain('c2')
  match.play('nomads: c2, no-annihilation', 'dark seed: none')
  expect([unitsIn(match, 'c2'), match.state.kills[NOMADS]]).toEqual(['worker:5 private:2', 4])
})
