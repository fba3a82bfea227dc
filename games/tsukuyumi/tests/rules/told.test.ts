import { settleOptions } from '@orrery/engine'
import type { Transcript } from '@orrery/engine/testing'
import { expect, test } from 'vitest'
import type { State } from '../../rules/state/state.ts'
import { buildScene } from '../../scenes/build.ts'
import { scarce } from '../scarce.ts'
import { changed, playFrom, type Scene, scene, told } from '../scene.ts'

/** What the log holds, by what is told. */
const lines = (match: Transcript<State>): string[] => match.match.log.map(({ what }) => what)
const dataOf = (match: Transcript<State>, what: string) => match.logged(what).map(({ data }) => data)

test('[combat.action] an attack is told once, with its card, and nothing says that it is over', () => {
  const match = scene({ units: { c2: 'private:2 worker' } })
  match.play('nomads: attack, c2')
  expect(lines(match).filter((what) => what.startsWith('combat.'))).toEqual([])
  match.play('nomads: no-conquest', 'dark seed: none')
  expect(dataOf(match, 'combat.action')).toEqual([{ side: 'nomads', hex: 'c2', card: 'no-conquest' }])
  expect(lines(match).filter((what) => /combat.(card|triggers)/.test(what))).toEqual([])
})

test('[combat.action] before Samurai it is declared, for the card is not known yet', () => {
  const match = scene({
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['samurai'],
    units: { c2: 'private:2 cs-2-1:2' },
  })
  match.play('nomads: attack, c2')
  expect(dataOf(match, 'combat.action#declared')).toEqual([{ side: 'nomads', hex: 'c2' }])
  match.play('cybersamurai: no', 'nomads: no-annihilation')
  expect(told(match, 'combat.action', 'card')).toEqual(['no-annihilation'])
})

test('[combat.action] who leads the Oni is told', () => {
  const left = { points: 0, drones: 0, oniPlace: 0, oniConquest: 1, oniMove: 0 }
  const match = scene({ phase: 'green', left, units: { b1: 'oni-small' } }).play('nomads: oni-conquest, b1')
  expect(dataOf(match, 'combat.action')).toEqual([{ side: 'oni', by: 'nomads', hex: 'b1', card: 'oni-conquest' }])
})

test('[conquest.need] what was needed and what was there, also when a conquest fails', () => {
  const won = scene({ units: { c2: 'private:2 worker' } }).play('nomads: attack, c2, no-conquest', 'dark seed: none')
  expect(dataOf(won, 'board.control')).toEqual([{ side: 'nomads', hex: 'c2', points: 20, need: 5 }])
  const lost = scene({
    factions: ['nomads', 'cybersamurai'],
    uplinks: ['tetsuo'],
    units: { c2: 'private:2 cyberoid' },
  })
  lost.play('nomads: attack, c2, no-conquest', 'cybersamurai: defense-action, tetsuo')
  expect(dataOf(lost, 'conquest.need#failed')).toEqual([{ side: 'nomads', hex: 'c2', points: 10, need: 20 }])
})

test('[conquest.need] a card that conquers where its side rules already has failed at nothing', () => {
  const setting: Scene = { factions: ['boarlords', 'nomads'], owner: { c2: 'boarlords' } }
  const match = scene({ ...setting, units: { c2: 'squeaker:2 private' } })
  match.play('boarlords: attack, c2, bo-stampede', 'nomads: none')
  expect(lines(match).filter((what) => what.startsWith('conquest.'))).toEqual([])
})

test('[conquest.markers] without a marker left the conquest fails for that', () => {
  const options = settleOptions(scarce, 2, { factions: ['nomads', 'dark-seed'] })
  const owner = Object.fromEntries(['c1', 'c4', 'c5', 'c6'].map((hex) => [hex, 'nomads' as const]))
  const setting = { owner, units: { c2: 'private:2 worker' }, weapons: { pistol: 1 } }
  const match = playFrom(buildScene(scarce.setup({ seats: 2, options, seed: 'scarce' }), setting))
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: none', 'nomads: []')
  expect(dataOf(match, 'conquest.markers')).toEqual([{ side: 'nomads', hex: 'c2', markers: 4 }])
})

test('[damage.assign] who dealt it, by what, what it destroyed and what destroyed nothing', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:5 private:3' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: none')
  expect(dataOf(match, 'damage.assign')).toEqual([
    {
      side: 'nomads',
      hex: 'c2',
      damage: 25,
      by: 'dark-seed',
      why: 'attack',
      units: ['private-1', 'private-2'],
      cover: 0,
      absorbed: 5,
      protection: false,
    },
  ])
})

test('[damage.cover] what Cover took is told, all of it as well', () => {
  const covered = (cover: number) => {
    const terraformings = Array.from({ length: cover }, () => 'cover c2')
    const match = scene({ factions: ['nomads', 'boarlords'], terraformings, units: { c2: 'launcher squeaker' } })
    match.play('nomads: attack, c2, no-annihilation', 'boarlords: none')
    const [{ damage, cover: taken, units, absorbed }] = dataOf(match, 'damage.assign')
    return { damage, taken, units, absorbed }
  }
  expect(covered(1)).toEqual({ damage: 15, taken: 10, units: [], absorbed: 5 })
  expect(covered(2)).toEqual({ damage: 15, taken: 15, units: [], absorbed: 0 })
})

test('[damage.protection] that it stood, and how much destroyed nothing', () => {
  const match = scene({ turn: 'dark-seed', units: { c2: 'worker:3 private:2' } })
  match.play('dark seed: attack, c2, ds-annihilation', 'nomads: protection')
  expect(dataOf(match, 'damage.assign')[0]).toMatchObject({ protection: true, units: ['private-1'], absorbed: 5 })
})

test('[damage.shield-drone] the drone that took the damage is told', () => {
  const match = scene({
    factions: ['cybersamurai', 'nomads'],
    units: { c2: 'attack-drone shield-drone' },
    mines: { b1: 1 },
  })
  match.play('cybersamurai: move, c2, [attack-drone-1 shield-drone-1], b1', 'nomads: 1', 'cybersamurai: yes')
  expect(dataOf(match, 'damage.shield-drone')).toEqual([{ side: 'cybersamurai', unit: 'shield-drone-1', hex: 'b1' }])
  expect(dataOf(match, 'nomads.mine')).toEqual([
    { owner: 'nomads', hex: 'b1', mines: 1, side: 'cybersamurai', damage: 15 },
  ])
})

const GUARDED: Scene = { factions: ['nomads', 'cybersamurai'], uplinks: ['samurai'] }

test('[uplink.samurai] whom it spared, and that nobody stayed', () => {
  const spared = scene({ ...GUARDED, units: { c2: 'launcher:2 cs-2-1 shield-drone' } })
  spared.play('nomads: attack, c2', 'cybersamurai: yes, shield-drone, done', 'nomads: no-annihilation')
  spared.play('cybersamurai: none')
  expect(dataOf(spared, 'uplink.samurai#spared')).toEqual([{ side: 'nomads', spared: 'cybersamurai', hex: 'c2' }])
  expect(lines(spared)).not.toContain('combat.attack')
  const gone = scene({ ...GUARDED, units: { c2: 'launcher:2 cs-2-1 shield-drone' } })
  gone.play('nomads: attack, c2', 'cybersamurai: yes, shield-drone, c2, b1', 'nomads: no-conquest')
  expect(dataOf(gone, 'uplink.samurai#gone')).toEqual([{ side: 'cybersamurai', hex: 'c2' }])
})

test('[move.forced] who was pushed by whom, from where to where', () => {
  const pushed = scene({ turn: 'dark-seed', units: { c2: 'worker:3 private' } })
  pushed.play('dark seed: attack, c2, ds-swarm', 'nomads: pushback, b1')
  expect(dataOf(pushed, 'move.forced')).toEqual([
    {
      side: 'dark-seed',
      units: ['worker-1', 'worker-2', 'worker-3'],
      from: 'c2',
      to: 'b1',
      by: 'nomads',
      why: 'counter.pushback',
    },
  ])
  const queen = scene({ units: { c2: 'private:3 worker:2' } })
  queen.play('nomads: attack, c2, no-conquest', 'dark seed: defense-action, [worker-1], b1')
  expect(told(queen, 'move.forced#own', 'to')).toEqual(['b1'])
  expect(told(queen, 'darkseed.for-the-queen', 'stuck')).toEqual([[]])
})

test('[darkseed.for-the-queen] who had no way out', () => {
  const blockades = ['c2-nw', 'c2-w', 'c2-sw', 'c2-se']
  const match = scene({ blockades, units: { c2: 'private:3 worker:2' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: defense-action, [worker-1]')
  expect(told(match, 'darkseed.for-the-queen', 'stuck')).toEqual([['worker-2']])
})

test('[counter.vendetta] against whom, and that it was lost without units', () => {
  const match = scene({ units: { c2: 'private worker' }, weapons: { pistol: 1 }, left: { combat: 1, movement: 0 } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: vendetta', 'nomads: [pistol-1]', 'dark seed: no')
  match.play('nomads: done')
  expect(dataOf(match, 'counter.vendetta')).toEqual([{ side: 'dark-seed', hex: 'c2', against: 'nomads' }])
  expect(dataOf(match, 'counter.vendetta#lost')).toEqual([{ side: 'dark-seed', why: 'no-units' }])
})

test('[counter.de-evolution] a Squeaker again, or destroyed', () => {
  const evolve = (c8: string) => {
    const match = scene({ factions: ['boarlords', 'nomads'], units: { c2: 'boarrior private:2', c8 } })
    match.play('boarlords: attack, c2, bo-stampede', 'nomads: de-evolution, [boarrior-1]')
    return lines(match).filter((what) => what.startsWith('counter.de-evolution'))
  }
  expect(evolve('squeaker:7')).toEqual(['counter.de-evolution'])
  expect(evolve('squeaker:8')).toEqual(['counter.de-evolution#destroyed'])
})

const IN_VAIN: readonly (readonly [string, string, Scene, readonly string[]])[] = [
  [
    'retreat',
    'no-units',
    { factions: ['cybersamurai', 'nomads'], units: { c2: 'cyberoid:2 private' } },
    ['cybersamurai: attack, c2, cs-target', 'nomads: retreat'],
  ],
  [
    'counterstrike',
    'no-damage',
    { factions: ['cybersamurai', 'dark-seed'], units: { c2: 'cyberoid:2 breeder' } },
    ['cybersamurai: attack, c2, cs-conquest', 'dark seed: counterstrike'],
  ],
  [
    'misfire',
    'none-left',
    { units: { c2: 'private worker' } },
    ['nomads: attack, c2, no-conquest', 'dark seed: misfire'],
  ],
  [
    'out-of-ammo',
    'none-left',
    { units: { c2: 'private worker:9' } },
    ['nomads: attack, c2, no-annihilation', 'dark seed: out-of-ammo'],
  ],
  [
    'a-darker-future',
    'none-left',
    { turn: 'dark-seed', units: { c2: 'worker private' } },
    ['dark seed: attack, c2, ds-annihilation', 'nomads: a-darker-future'],
  ],
  [
    'hold-the-line',
    'already',
    { turn: 'dark-seed', owner: { c2: 'nomads' }, units: { c2: 'worker private' } },
    ['dark seed: attack, c2, ds-annihilation', 'nomads: hold-the-line'],
  ],
  [
    'defense-action',
    'no-way',
    {
      factions: ['nomads', 'boarlords'],
      blockades: ['c2-nw', 'c2-w', 'c2-sw', 'c2-se'],
      units: { c2: 'private squeaker:2' },
    },
    ['nomads: attack, c2, no-annihilation', 'boarlords: defense-action'],
  ],
  [
    'loss-of-control',
    'none-left',
    { factions: ['boarlords', 'nomads'], units: { c2: 'squeaker:2 private' } },
    ['boarlords: attack, c2, bo-conquest', 'nomads: loss-of-control'],
  ],
]

test.each(IN_VAIN)('[combat.choose] that %s has no effect is told, and why: %s', (counter, why, setting, play) => {
  const match = scene(setting).play(...play)
  expect(dataOf(match, 'combat.choose#in-vain')).toMatchObject([{ counter, hex: 'c2', why }])
})

test('[counter.hold-your-ground] who was too weak for it', () => {
  const left = { points: 0, drones: 0, oniPlace: 0, oniConquest: 1, oniMove: 0 }
  const units = { b1: 'oni-medium worker' }
  const match = scene({ phase: 'green', left, units }).play('nomads: oni-conquest, b1', 'dark seed: hold-your-ground')
  expect(dataOf(match, 'combat.choose#in-vain')).toEqual([
    { side: 'dark-seed', counter: 'hold-your-ground', hex: 'b1', why: 'weaker' },
  ])
})

test('[initiative.move] from where, and by whom if not by its own player', () => {
  const match = scene({ units: { c2: 'private:2 worker' } })
  match.play('nomads: attack, c2, no-conquest', 'dark seed: slow-conquest, up')
  expect(dataOf(match, 'initiative.move')).toEqual([{ side: 'nomads', from: 2, place: 1, by: 'dark-seed' }])
})

test('[round.turn] a turn is told where something can be done in it', () => {
  const match = scene({ phase: 'green', left: { points: 0, drones: 0, oniPlace: 0, oniConquest: 0, oniMove: 0 } })
  match.playByItself((g) => g.round === 2)
  const turns = dataOf(match, 'round.turn')
  expect(turns.every(({ round, vendetta }) => round === 1 && vendetta === false)).toBe(true)
  expect(turns.map(({ phase }) => phase)).not.toContain('green')
})

test('[oni.instead] how many placements became conquests', () => {
  const left = { points: 0, drones: 0, oniPlace: 2, oniConquest: 0, oniMove: 0 }
  const units = { b1: 'oni-small:17 oni-medium:12 oni-large:7' }
  const match = scene({ phase: 'green', left, units })
  expect(dataOf(match, 'oni.instead')).toEqual([{ side: 'nomads', oni: 2 }])
})

const atTheEnd = (setting: Scene, points: readonly number[]) =>
  changed({ round: 4, ...setting }, (g) => {
    g.agenda = []
    g.turnAt = g.turnOrder.length
    g.points = [...points]
  })

test('[score.areas] [score.initiative] what the victory points of the end are for', () => {
  const match = atTheEnd({ owner: { c1: 'nomads', c2: 'nomads' } }, [0, 0, 3, 0])
  expect(dataOf(match, 'score.areas')).toEqual([
    { side: 'nomads', areas: 2, points: 3, place: 2, initiative: 1, gained: 3 },
    { side: 'dark-seed', areas: 0, points: 0, place: 1, initiative: 2, gained: 0 },
  ])
  expect(dataOf(match, 'score.end')).toEqual([{ side: 'nomads', points: 7 }])
  expect(lines(match)).not.toContain('score.tie')
})

test('[score.tie] what has decided it', () => {
  const by = (setting: Scene, points: readonly number[]) => told(atTheEnd(setting, points), 'score.tie', 'by')
  expect(by({ owner: { c2: 'nomads' } }, [0, 0, 0, 0])).toEqual(['areas'])
  expect(by({ owner: { a0: 'nomads', c2: 'dark-seed' } }, [0, 0, 0, 0])).toEqual(['moon-centre'])
  expect(by({}, [0, 0, 1, 0])).toEqual(['initiative'])
})
