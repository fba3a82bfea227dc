import { expect, test } from 'vitest'
import { BOARLORDS, DARK_SEED, NOMADS, ONI } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, scene, told, unitsIn } from '../scene.ts'

const THREE = ['dark-seed', 'nomads', 'boarlords'] as const
const ONI_CONQUEST = { oniPlace: 0, oniConquest: 1, oniMove: 0, points: 0, drones: 0 }

test('[counter.counterstrike] halved against an Annihilation only (46)', () => {
  const struck = (card: string) => {
    const match = scene({ turn: 'dark-seed', units: { c2: 'worker:4 launcher' } })
    match.play(`dark seed: attack, c2, ${card}`, 'nomads: counterstrike')
    return told(match, 'counter.counterstrike', 'damage')
  }
  expect([struck('ds-annihilation'), struck('ds-conquest')]).toEqual([[7.5], [15]])
})

test('[counter.counterstrike] split between the attacker and others there, each owner assigns', () => {
  const match = scene({ factions: THREE, units: { b1: 'worker warrior launcher:2 squeaker boarrior' } })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: counterstrike', 'boarlords: none', 'dark seed: 0')
  match.play('boarlords: squeaker', 'nomads: 2')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'damage.assign' })
  match.play('dark seed: worker')
  expect(match.ask).toBe('darkseed.emergency-egg')
  expect(unitsIn(match, 'b1')).toBe('warrior launcher:2')
})

test('[counter.defense-action] at the time of the faction: For the Queen before, Displacement after the attack', () => {
  const queen = scene({ units: { c2: 'private:2 worker:2' } })
  queen.play('nomads: attack, c2, no-conquest', 'dark seed: defense-action')
  expect([queen.ask, ownerOf(queen, 'c2')]).toEqual(['darkseed.for-the-queen', 'nobody'])
  const push = scene({ factions: ['nomads', 'boarlords'], units: { c2: 'private:2 squeaker' } })
  push.play('nomads: attack, c2, no-conquest', 'boarlords: defense-action')
  expect([push.ask, ownerOf(push, 'c2')]).toEqual(['boarlords.displacement#use', 'nomads'])
})

test('[counter.protection] the faction’s value for all its units in this fight, and no longer', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:3 private:2' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: protection')
  expect(unitsIn(match, 'c2')).toBe('worker:3 private')
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(unitsIn(match, 'c2')).toBe('worker:3')
})

test('[counter.slow-conquest] the defender says in which direction; at the end there is only one (8)', () => {
  const setting = { factions: ['nomads', 'dark-seed', 'boarlords'], units: { b1: 'private:2 worker' } } as const
  const middle = scene(setting).play('nomads: attack, b1, no-conquest', 'dark seed: slow-conquest')
  expect(middle.asks()).toEqual({ seat: 'Dark Seed', ask: 'counter.slow-conquest', options: ['up', 'down', 'none'] })
  expect(middle.play('dark seed: down').state.order).toEqual([DARK_SEED, BOARLORDS, NOMADS])
  const first = scene({ ...setting, order: ['nomads', 'dark-seed', 'boarlords'] })
  first.play('nomads: attack, b1, no-conquest', 'dark seed: slow-conquest')
  expect(first.why('up')).toEqual({ rule: 'initiative.ends', data: { way: 'up', place: 1 } })
  first.play('dark seed: down')
  expect(first.state.order).toEqual([DARK_SEED, NOMADS, BOARLORDS])
})

test('[counter.retreat] to different hexes, not across blockades unless flying; further steps can be held (54)', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    blockades: ['c2-nw'],
    units: { c2: 'cyberoid:3 private:2 hunter', b1: 'oni-small:4' },
  })
  match.play('cybersamurai: attack, c2, cs-conquest', 'nomads: retreat, c2, [private-1]')
  expect(match.why('c1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'c1' } })
  match.play('nomads: b2, c2, [hunter-1], b1')
  expect(match.why('b1')).toEqual({ rule: 'move.range#done', data: { hex: 'b1' } })
  match.play('nomads: done')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1'), unitsIn(match, 'b2')]).toEqual([
    'cyberoid:3 private',
    'hunter oni-small:4',
    'private',
  ])
})

test('[counter.hold-the-line] the marker replaces the attacker’s; without survivors there is none (58)', () => {
  const setting = { turn: 'dark-seed', owner: { c2: 'dark-seed' } } as const
  const match = scene({ ...setting, units: { c2: 'worker private:2' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: hold-the-line, yes')
  expect(ownerOf(match, 'c2')).toBe('nomads')
  const dead = scene({ ...setting, units: { c2: 'worker:2 private' } })
  dead.play('dark seed: attack, c2, ds-annihilation', 'nomads: hold-the-line')
  expect([ownerOf(dead, 'c2'), dead.ask === 'counter.hold-the-line']).toEqual(['dark-seed', false])
})

test('[counter.hold-the-line] several defenders: most conquest points, then initiative', () => {
  const hold = (b1: string) => {
    const match = scene({ factions: THREE, units: { b1 } })
    match.play('dark seed: attack, b1, ds-annihilation', 'nomads: hold-the-line', 'boarlords: hold-the-line')
    return match.play('dark seed: 0').asks()
  }
  expect(hold('worker private:2 boarguard')).toMatchObject({ seat: 'Boarlords', ask: 'counter.hold-the-line' })
  expect(hold('worker lt-dan squeaker')).toMatchObject({ seat: 'Nomads', ask: 'counter.hold-the-line' })
})

test('[counter.time-consuming] until the end of the round, for the attacker and this hex alone (39)', () => {
  const match = scene({ units: { c2: 'private:2 worker', b1: 'private worker' }, left: { combat: 3, movement: 0 } })
  match.play('nomads: attack, c2, no-assume', 'dark seed: time-consuming', 'nomads: attack')
  expect([match.options, match.why('c2')?.rule]).toEqual([['b1'], 'counter.time-consuming'])
  expect(match.state.locks).toEqual([{ side: NOMADS, hex: hexOf('c2') }])
  match.playByItself((g) => g.round === 2)
  expect(match.state.locks).toEqual([])
})

test('[counter.natures-wisdom] an open event or the top of the deck, played at once on any area or saved', () => {
  const match = changed({ units: { c2: 'private:2 worker' } }, (g) => {
    const all = [...g.openEvents, ...g.eventDeck]
    const wanted = all.filter((event) => g.content.events[event].effect === 'add-unstable')
    g.openEvents = [...wanted, all.filter((event) => !wanted.includes(event))[0]]
    g.eventDeck = all.filter((event) => !g.openEvents.includes(event))
  })
  const [event, other] = match.state.openEvents
  match.play('nomads: attack, c2, no-conquest', 'dark seed: natures-wisdom')
  expect(match.asks()).toEqual({
    seat: 'Dark Seed',
    ask: 'counter.natures-wisdom',
    options: [event, other, 'deck', 'none'],
  })
  match.play(`dark seed: ${event}`)
  expect(match.ask).toBe('counter.natures-wisdom#play')
  match.play('dark seed: yes, c7')
  expect([match.state.marked[hexOf('c7')], match.state.eventDiscard]).toEqual([2, [event]])
})

test('[counter.damaged-earth-crust] a marker, unless the area is unstable already', () => {
  const units = { c2: 'cs-2-1 private:3', c5: 'cs-2-2 private:2' }
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    units,
    variants: ['unlimited-cards'],
    left: { combat: 2 },
  })
  match.play('cybersamurai: attack, c2, cs-target', 'nomads: damaged-earth-crust')
  match.play('cybersamurai: attack, c5, cs-target', 'nomads: damaged-earth-crust')
  expect([match.state.marked[hexOf('c2')], match.state.marked[hexOf('c5')]]).toEqual([2, 0])
})

test('[counter.sacrifice] before the attack, which hits what is left (63)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:4 private:3' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2, ds-kamikaze', 'nomads: sacrifice, [private-1]')
  expect([told(match, 'counter.sacrifice', 'damage'), told(match, 'combat.attack', 'damage')]).toEqual([[10], [20]])
  expect(unitsIn(match, 'c2')).toBe('worker:2')
})

test('[counter.pushback] who cannot leave stays; flying units leave (67)', () => {
  const walls = ['c2-nw', 'c2-w', 'c2-sw', 'c2-se']
  const match = scene({ turn: 'dark-seed', blockades: walls, units: { c2: 'worker:3 wasp private' } })
  match.play('dark seed: attack, c2, ds-swarm', 'nomads: pushback')
  expect(match.asks()).toMatchObject({ seat: 'Nomads', ask: 'counter.pushback' })
  match.play('nomads: b1')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['worker:3 private', 'wasp'])
})

test('[counter.total-loss] an Emergency Egg is still possible (64)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:2 private:5' }, left: { combat: 2 } })
  match.play('dark seed: attack, c2, ds-kamikaze', 'nomads: total-loss')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'darkseed.emergency-egg' })
  expect([unitsIn(match, 'c2'), match.state.kills[NOMADS]]).toEqual(['private:3', 2])
})

test('[counter.a-darker-future] two at most, and the defender may stop', () => {
  const setting = { turn: 'dark-seed', units: { c2: 'worker private' }, eggs: { c7: 3 } } as const
  const two = scene(setting).play('dark seed: attack, c2, ds-annihilation', 'nomads: a-darker-future, c7, c7')
  expect([two.state.eggs[hexOf('c7')], two.logged('counter.a-darker-future').length]).toEqual([1, 2])
  const one = scene(setting).play('dark seed: attack, c2, ds-annihilation', 'nomads: a-darker-future, c7, stop')
  expect(one.state.eggs[hexOf('c7')]).toBe(2)
})

test('[counter.crush-the-bugs] the attacker picks two; all if there are fewer (72)', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:2 stinger private' } })
  match.play('dark seed: attack, c2, ds-conquest', 'nomads: crush-the-bugs')
  expect(match.asks()).toEqual({ seat: 'Dark Seed', ask: 'combat.counter#lose', options: ['worker', 'stinger'] })
  match.play('dark seed: worker, stinger')
  expect([unitsIn(match, 'c2'), match.state.kills[NOMADS]]).toEqual(['worker private', 2])
  const few = scene({ turn: 'dark-seed', units: { c2: 'stinger private' } })
  few.play('dark seed: attack, c2, ds-conquest', 'nomads: crush-the-bugs')
  expect(unitsIn(few, 'c2')).toBe('private')
})

test('[counter.vendetta] [counter.vendetta-order] before the next player, with the usual limits of cards; several in initiative order (68, 69)', () => {
  const match = scene({
    factions: ['nomads', 'dark-seed', 'boarlords'],
    phase: 'red',
    units: { b1: 'private worker:4 squeaker:2', c2: 'worker' },
    left: { combat: 1, movement: 0 },
  })
  match.play('nomads: attack, b1, no-guerilla', 'dark seed: vendetta', 'boarlords: vendetta', 'nomads: done')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'round.turn', options: ['attack', 'end'] })
  match.play('dark seed: attack')
  expect(match.options).toEqual(['b1', 'c2'])
  match.play('dark seed: b1')
  expect(match.why('ds-kamikaze')?.rule).toBe('combat.card#last')
  match.play('dark seed: ds-annihilation', 'nomads: none', 'boarlords: none', 'dark seed: 4')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'round.turn', options: ['attack', 'end'] })
  match.play('boarlords: end')
  expect(match.asks()).toMatchObject({ seat: 'Boarlords', ask: 'round.turn' })
  expect(match.options).toContain('move')
})

test('[counter.vendetta-order] without units the right is lost (68)', () => {
  const match = scene({
    units: { c2: 'private worker' },
    weapons: { pistol: 1 },
    left: { combat: 1, movement: 0 },
  })
  match.play(
    'nomads: attack, c2, no-guerilla',
    'dark seed: vendetta',
    'nomads: [pistol-1]',
    'dark seed: no',
    'nomads: done',
  )
  expect([match.state.round, match.ask]).toEqual([2, 'draft.pick'])
})

test('[counter.out-of-ammo] one that is ready if there is any, and nothing without weapons (71)', () => {
  const spent = scene({ units: { c2: 'private:2 worker:9' }, weapons: { pistol: 1, grenade: 1 } })
  spent.play('nomads: attack, c2, no-annihilation', 'dark seed: out-of-ammo', 'nomads: [pistol-1]')
  expect(spent.state.weapons).toEqual([0, 0, 0, 0])
  const none = scene({ units: { c2: 'private:2 worker:9' } })
  none.play('nomads: attack, c2, no-annihilation', 'dark seed: out-of-ammo')
  expect([none.state.weapons, none.logged('counter.out-of-ammo')]).toEqual([[0, 0, 0, 0], []])
})

test('[counter.martyrs] the attacker picks three, whatever their health; all if there are fewer (72)', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'squeaker:3 boarmaster private:5 hunter:2' } })
  match.play('boarlords: attack, c2, bo-raging-horde', 'nomads: martyrs')
  expect(match.asks()).toEqual({ seat: 'Boarlords', ask: 'combat.counter#lose', options: ['squeaker', 'boarmaster'] })
  match.play('boarlords: boarmaster')
  expect(unitsIn(match, 'c2')).toBe('squeaker')
  const few = scene({ units: { c2: 'lt-dan private worker' } })
  few.play('nomads: attack, c2, no-assume', 'dark seed: martyrs')
  expect(unitsIn(few, 'c2')).toBe('worker')
})

test('[counter.what-a-racket] range 1 with bonuses for the own units of one hex', () => {
  const match = scene({ units: { c2: 'private:2 worker:2 wasp', c7: 'worker' } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: what-a-racket, dark-seed')
  expect(match.options).toEqual(['c2', 'c7'])
  match.play('dark seed: c2, c2, [worker-1 wasp-1], b1, a0')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'a0')]).toEqual(['worker', 'wasp'])
  expect(match.why('b1')).toEqual({ rule: 'move.range#done', data: { hex: 'b1' } })
})

test('[counter.misfire] one mine, wherever it lies, goes back to the supply', () => {
  const match = scene({ units: { c2: 'private worker' }, mines: { c7: 2, b1: 1 } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: misfire')
  expect(match.asks()).toMatchObject({ seat: 'Dark Seed', options: ['b1', 'c7', 'none'] })
  match.play('dark seed: c7')
  expect([match.state.mines[hexOf('c7')], match.state.mines[hexOf('b1')]]).toEqual([1, 1])
})

test('[counter.trampled-to-death] the defender chooses among the attacking units', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'boarmaster boarguard private:5' } })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: trampled-to-death')
  expect(match.asks()).toEqual({
    seat: 'Nomads',
    ask: 'counter.trampled-to-death',
    options: ['boarguard', 'boarmaster'],
  })
})

test('[counter.loss-of-control] only in areas of the defender, and tunnels into them (73)', () => {
  const match = scene({
    factions: ['boarlords', 'nomads'],
    owner: { c2: 'nomads' },
    terraformings: ['cover c2', 'pigs c2-w', 'tunnel b2-c2', 'stronghold c1', 'tunnel b1-c1'],
    units: { c8: 'squeaker private' },
  })
  match.play('boarlords: attack, c8, bo-conquest', 'nomads: loss-of-control')
  expect([...match.options].sort()).toEqual(['cover c2', 'pigs c2-w', 'stop', 'tunnel b2-c2'])
  match.play('nomads: pigs c2-w, stop')
  expect([match.state.pigs[hexOf('c2')], match.state.covers[hexOf('c2')]]).toEqual([0, 1])
})

test('[counter.landscaping] on a side of the contested area; without a marker left only removing (74)', () => {
  const setting = { factions: ['boarlords', 'nomads'], units: { c2: 'squeaker private:2' } } as const
  const match = scene({ ...setting, blockades: ['c2-w'] })
  match.play('boarlords: attack, c2, bo-annihilation', 'nomads: landscaping')
  expect(match.options.every((option) => option === 'none' || String(option).includes(' c2-'))).toBe(true)
  match.play('nomads: open c2-w')
  expect(match.state.blockades[hexOf('c2')]).toBe(0)
  const sides = ['e', 'ne', 'nw', 'w', 'sw', 'se']
  const all = [...sides.map((way) => `c7-${way}`), ...sides.map((way) => `c8-${way}`), 'c2-w']
  const used = scene({ ...setting, blockades: all }).play(
    'boarlords: attack, c2, bo-annihilation',
    'nomads: landscaping',
  )
  expect(used.options).toEqual(['open c2-w', 'none'])
})

test('[counter.de-evolution] two at most; without a Squeaker in the supply the Boarrior is destroyed (124)', () => {
  const units = { c2: 'squeaker:8 boarrior private:5', c7: 'boarrior:2' }
  const match = scene({ factions: ['boarlords', 'nomads'], units })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: de-evolution')
  expect(() => match.play('nomads: [boarrior-1 boarrior-2 boarrior-3]')).toThrow()
  match.play('nomads: [boarrior-2 boarrior-3]')
  expect([unitsIn(match, 'c7'), match.state.kills[NOMADS]]).toEqual(['', 2])
})

test('[counter.escape] two at most, before the attack', () => {
  const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'squeaker:3 private:3' } })
  match.play('boarlords: attack, c2, bo-raging-horde', 'nomads: escape')
  expect(() => match.play('nomads: [private-1 private-2 private-3]')).toThrow()
  match.play('nomads: [private-1 private-2], c2, [private-1], b1, c2, c1')
  expect([unitsIn(match, 'b1'), unitsIn(match, 'c1'), unitsIn(match, 'c2')]).toEqual([
    'private',
    'private',
    'squeaker:3',
  ])
})

test('[counter.hold-your-ground] more than the Oni and than any other player; ties by initiative (81, 82)', () => {
  const hold = (b1: string) => {
    const match = scene({
      factions: ['cybersamurai', 'dark-seed', 'nomads'],
      phase: 'green',
      left: ONI_CONQUEST,
      units: { b1 },
    })
    match.play('cybersamurai: oni-conquest, b1', 'dark seed: hold-your-ground', 'nomads: hold-your-ground')
    return match
  }
  expect(hold('oni-small worker:2 private:2').asks()).toMatchObject({ seat: 'Nomads', ask: 'counter.hold-your-ground' })
  const tied = hold('oni-small worker:2 private')
  expect(tied.asks()).toMatchObject({ seat: 'Dark Seed', ask: 'counter.hold-your-ground' })
  expect(ownerOf(tied.play('dark seed: yes'), 'b1')).toBe('dark-seed')
  expect(ownerOf(hold('oni-medium worker:4 private:2'), 'b1')).toBe('oni')
})

test('[counter.where-there-is-one] by the rules for placing, and never a conquest instead (96)', () => {
  const match = scene({
    factions: ['cybersamurai', 'dark-seed'],
    phase: 'green',
    left: ONI_CONQUEST,
    units: { b1: 'oni-small worker' },
  })
  match.play('cybersamurai: oni-conquest, b1', 'dark seed: where-there-is-one, oni-large')
  expect(match.why('c3')).toBeUndefined()
  expect(match.options).toContain('c2')
  match.play('dark seed: c2')
  expect([unitsIn(match, 'c2'), match.state.owner.filter((owner) => owner === ONI).length]).toEqual(['oni-large', 1])
})
