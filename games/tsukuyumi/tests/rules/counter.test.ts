import { expect, test } from 'vitest'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS, ONI } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, scene, unitsIn } from '../scene.ts'

test('[combat.choose] what is not on the card is refused, and nothing changes', () => {
  const match = scene({ factions: ['cybersamurai', 'nomads'], units: { c2: 'cyberoid private:2' } })
  match.play('cybersamurai: attack, c2, cs-annihilation')
  expect(match.options).toEqual(['counterstrike', 'protection', 'none'])
  expect(match.why('vendetta')).toEqual({
    rule: 'combat.choose#not-on-card',
    data: { counter: 'vendetta', card: 'cs-annihilation' },
  })
  expect(() => match.play('nomads: vendetta')).toThrow('combat.choose')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'combat.choose' })
})

test('[counter.defense-action] the Nomads have none', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker private' } })
  match.play('dark seed: attack, c2, ds-annihilation')
  expect(match.why('defense-action')).toEqual({ rule: 'counter.defense-action', data: {} })
})

test('[counter.sacrifice] 25 health sacrificed are 25 damage', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:6 private lt-dan dog' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2, ds-kamikaze', 'nomads: sacrifice, [private-1 lt-dan]')
  expect(match.logged('counter.sacrifice')[0].data.damage).toBe(25)
  expect(unitsIn(match, 'c2')).toBe('worker')
  expect(match.state.kills[NOMADS]).toBe(5)
})

test('[counter.total-loss] the attacker loses all units there', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:2 private:5' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2, ds-kamikaze', 'nomads: total-loss')
  expect(unitsIn(match, 'c2')).toBe('private:3')
})

test('[counter.crush-the-bugs] [counter.martyrs] the attacker chooses two, or three, units to lose', () => {
  const bugs = scene({ turn: 'dark-seed', units: { c2: 'worker:2 warrior:2 private' } })
  bugs.play('dark seed: attack, c2, ds-conquest', 'nomads: crush-the-bugs', 'dark seed: worker, warrior')
  expect(unitsIn(bugs, 'c2')).toBe('worker warrior private')
  const martyrs = scene({ units: { c2: 'private:2 hunter worker' } })
  martyrs.play('nomads: attack, c2, no-assume', 'dark seed: martyrs')
  expect(unitsIn(martyrs, 'c2')).toBe('worker')
})

test('[counter.trampled-to-death] one attacking unit of the defender’s choice is destroyed', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'boarmaster squeaker private:5' } })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: trampled-to-death, boarmaster')
  expect(unitsIn(match, 'c2')).toBe('private:3 squeaker')
})

test('[counter.slow-conquest] the defender moves the attacker’s initiative marker', () => {
  const match = scene({ units: { c2: 'private:2 worker' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: slow-conquest, up')
  expect(match.state.order).toEqual([NOMADS, DARK_SEED])
})

test('[counter.retreat] each surviving unit may move, with its own bonus', () => {
  const match = scene({ factions: ['cybersamurai', 'nomads'], units: { c2: 'cyberoid:2 private hunter' } })
  match.play('cybersamurai: attack, c2, cs-conquest', 'nomads: retreat, c2, [private-1 hunter-1], b1, a0')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual([
    'cybersamurai',
    'private',
    'hunter',
  ])
})

test('[counter.hold-the-line] a defender with a surviving unit may mark the area', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker private' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: hold-the-line, yes')
  expect(ownerOf(match, 'c2')).toBe('nomads')
})

test('[counter.time-consuming] the attacker does not attack there again in this round', () => {
  const match = scene({ units: { c2: 'private:2 worker:2', b1: 'private oni-small' }, left: { combat: 2 } })
  match.play('nomads: attack, c2, no-assume', 'dark seed: time-consuming', 'nomads: attack')
  expect(match.why('c2')).toEqual({ rule: 'counter.time-consuming', data: { hex: 'c2' } })
})

test('[option.time-consuming] or only until the end of the phase', () => {
  const match = scene({
    phase: 'white',
    variants: ['short-locks'],
    units: { c2: 'private:2 worker:2' },
    left: { chosen: true, combat: 1 },
  })
  match.play('nomads: attack, c2, no-assume', 'dark seed: time-consuming')
  expect(match.state.locks).toEqual([])
  expect(match.state.phase).not.toBe('white')
})

test('[counter.natures-wisdom] the defender draws an event and may play it at once', () => {
  const match = scene({ units: { c2: 'private:2 worker' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: natures-wisdom')
  const [first] = match.options
  match.play(`dark seed: ${first}`)
  if (match.ask === 'counter.natures-wisdom#play') match.play('dark seed: no')
  expect(match.state.events[DARK_SEED]).toEqual([first])
})

test('[counter.damaged-earth-crust] the area becomes unstable', () => {
  const match = scene({ factions: ['cybersamurai', 'nomads'], units: { c2: 'cyberoid private:5' } })
  match.play('cybersamurai: attack, c2, cs-target', 'nomads: damaged-earth-crust')
  expect(match.state.marked[hexOf('c2')]).toBe(2)
})

test('[counter.pushback] if the area was marked, the attackers leave it where the defender says', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:3 private' } })
  match.play('dark seed: attack, c2, ds-swarm', 'nomads: pushback, b1')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'b1'), unitsIn(match, 'c2')]).toEqual([
    'dark-seed',
    'worker:3',
    'private',
  ])
})

test('[counter.a-darker-future] up to two eggs anywhere are removed', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker private' }, eggs: { b1: 1, c7: 2 } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: a-darker-future, c7, b1')
  expect([match.state.eggs[hexOf('b1')], match.state.eggs[hexOf('c7')]]).toEqual([0, 1])
})

test('[counter.misfire] a mine anywhere is removed', () => {
  const match = scene({ units: { c2: 'private worker' }, mines: { c7: 1 } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: misfire, c7')
  expect(match.state.mines[hexOf('c7')]).toBe(0)
})

test('[counter.out-of-ammo] the Nomads put away a weapon of their choice', () => {
  const match = scene({ units: { c2: 'private worker:9' }, weapons: { pistol: 2, rifle: 1 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: out-of-ammo', 'nomads: [pistol-1], rifle')
  expect(match.state.weapons).toEqual([1, 0, 0, 0])
})

test('[counter.vendetta] after the turn of the Nomads the defender has one combat action, even out of order', () => {
  const match = scene({ units: { c2: 'private worker:5' }, weapons: { pistol: 1 }, left: { combat: 1, movement: 0 } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: vendetta', 'nomads: [], done')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'round.turn' })
  expect(match.why('move')).toEqual({ rule: 'counter.vendetta#only', data: {} })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(unitsIn(match, 'c2')).toBe('worker:5')
})

test('[counter.what-a-racket] a movement for the units of one area, or for its Oni', () => {
  const match = scene({ units: { c2: 'private worker', c8: 'oni-small' } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: what-a-racket, oni, c8, c8, b4')
  expect(unitsIn(match, 'b4')).toBe('oni-small')
})

test('[counter.loss-of-control] up to two Terraformings leave areas of the defender', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    owner: { c2: 'nomads' },
    terraformings: ['stronghold c2', 'tunnel b1-c2'],
    units: { c1: 'squeaker private' },
  })
  match.play('boarlords: attack, c1, bo-conquest', 'nomads: loss-of-control, stronghold c2, tunnel b1-c2')
  expect([match.state.strongholds[hexOf('c2')], match.state.tunnels.length]).toEqual([0, 0])
})

test('[counter.landscaping] a blockade is placed or opened on a side of the contested area', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'squeaker private:2' } })
  match.play('boarlords: attack, c2, bo-annihilation', 'nomads: landscaping, close c2-w')
  expect(match.state.blockades[hexOf('c2')]).toBe(1 << 3)
})

test('[counter.de-evolution] up to two Boarriors anywhere become Squeakers', () => {
  const units = { c2: 'squeaker private:3', c7: 'boarrior:2' }
  const match = scene({ factions: ['boarlords', 'nomads'], units })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: de-evolution, [boarrior-1]')
  expect(unitsIn(match, 'c7')).toBe('squeaker boarrior')
})

test('[counter.escape] up to two units leave before the attack', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'squeaker:3 private:2 dog' } })
  match.play(
    'boarlords: attack, c2, bo-raging-horde',
    'nomads: escape, [private-1 private-2], c2, [private-1 private-2], b1',
  )
  expect([unitsIn(match, 'b1'), unitsIn(match, 'c2')]).toEqual(['private:2', 'squeaker:3'])
})

test('[counter.where-there-is-one] the defender places an Oni, if there is one', () => {
  const setting = {
    phase: 'green',
    left: { oniPlace: 0, oniConquest: 1, oniMove: 0, points: 0 },
    units: { b1: 'oni-large worker' },
  } as const
  const match = scene(setting).play('nomads: oni-conquest, b1', 'dark seed: where-there-is-one, oni-small, b2')
  expect(unitsIn(match, 'b2')).toBe('oni-small')
  const none = changed(setting, (g) => {
    for (let figure = g.content.tables.first[ONI]; figure < g.content.tables.end[ONI]; figure++) g.place[figure] = 1
  }).play('nomads: oni-conquest, b1')
  expect(none.why('where-there-is-one')).toEqual({ rule: 'counter.where-there-is-one', data: {} })
})

test('[counter.protection] [uplink.bushido] with Bushido a second, different counterattack may be chosen', () => {
  const match = scene({
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['bushido'],
    units: { c2: 'private:2 cyberoid' },
  })
  match.play('nomads: attack, c2, no-annihilation', 'cybersamurai: protection')
  expect(match.asks()).toMatchObject({ seat: 'Cybersamurai', ask: 'uplink.bushido' })
  expect(match.options).not.toContain('protection')
  match.play('cybersamurai: counterstrike')
  expect(match.state.kills[CYBERSAMURAI]).toBe(1)
})

test('[combat.defenders] [combat.split] several defenders: the attacker splits the damage', () => {
  const match = scene({ factions: ['nomads', 'dark-seed', 'boarlords'], units: { c2: 'launcher:2 worker:6 squeaker' } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none', 'boarlords: none')
  expect(match.asks()).toMatchObject({ ask: 'combat.split' })
  match.play('nomads: 2')
  expect(unitsIn(match, 'c2')).toBe('worker:4 launcher:2')
})

test('[damage.spill] what one faction does not take up is lost', () => {
  const match = scene({ factions: ['nomads', 'dark-seed', 'boarlords'], units: { c2: 'launcher:2 worker squeaker' } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none', 'boarlords: none', 'nomads: 6', 'dark seed: no')
  expect(unitsIn(match, 'c2')).toBe('launcher:2 squeaker')
})

test('[counter.counterstrike] may be aimed at another defender', () => {
  const match = scene({ factions: ['nomads', 'dark-seed', 'boarlords'], units: { c2: 'lt-dan warrior squeaker:3' } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: counterstrike', 'boarlords: none', 'nomads: 0')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'combat.split' })
})

test('[option.counterattacks] in secret all defenders choose at the same time', () => {
  const match = scene({
    variants: ['secret-counterattacks'],
    factions: ['nomads', 'dark-seed', 'boarlords'],
    units: { c2: 'launcher worker squeaker' },
  })
  match.play('nomads: attack, c2, no-annihilation', 'boarlords: [protection]')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'combat.choose#secret' })
  match.play('dark seed: []')
  expect(match.logged('combat.choose').map(({ data }) => data.counters)).toEqual([[], ['protection']])
})

test('[boarlords.displacement] every enemy that fought is moved, though no Boarlord survived; the conquest stays', () => {
  const match = scene({ factions: ['nomads', 'boarlords'], units: { c2: 'private:2 squeaker' } })
  match.play('nomads: attack, c2, no-conquest', 'boarlords: defense-action, yes, [b1 b2]')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'b1'), unitsIn(match, 'b2')]).toEqual(['nomads', 'private', 'private'])
  expect(match.state.kills[BOARLORDS]).toBe(0)
})
