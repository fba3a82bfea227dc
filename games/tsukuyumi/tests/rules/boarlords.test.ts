import { expect, test } from 'vitest'
import { edgeNamed } from '../../map/side.ts'
import { pointsNeeded } from '../../rules/combat/conquest.ts'
import { NOMADS } from '../../rules/state/vocabulary.ts'
import { changed, hexOf, ownerOf, position, scene, unitsIn } from '../scene.ts'

const BLUE = { effect: true, draws: 0, plays: 0, initiative: 1 }
const GREEN = { points: 2, oniPlace: 0, oniConquest: 0, oniMove: 0 }
const BOARLORDS = { factions: ['boarlords', 'nomads'] } as const

test('[boarlords.effect] two for each Boarrior, in his own area', () => {
  const match = scene({
    ...BOARLORDS,
    phase: 'blue',
    left: BLUE,
    units: { c2: 'boarrior', c7: 'boarrior', c5: 'squeaker' },
  })
  match.play('boarlords: effect')
  expect(match.options.every((spot) => spot === 'stop' || String(spot).includes('c2'))).toBe(true)
  match.play('boarlords: cover c2, cover c2, stronghold c7, stop')
  expect([match.state.covers[hexOf('c2')], match.state.strongholds[hexOf('c7')], match.ask]).toEqual([
    2,
    1,
    'round.turn',
  ])
  const none = scene({ ...BOARLORDS, phase: 'blue', left: BLUE, units: { c2: 'squeaker' } })
  expect(none.why('effect')).toEqual({ rule: 'boarlords.effect', data: {} })
})

test('[boarlords.effect] also strongholds and pigs, as long as there are any', () => {
  const setting = { ...BOARLORDS, phase: 'blue', left: BLUE, units: { c2: 'boarrior' } } as const
  const match = scene(setting).play('boarlords: effect, stronghold c2, pigs c2-w')
  expect([match.state.strongholds[hexOf('c2')], match.state.pigs[hexOf('c2')]]).toEqual([1, 8])
  const used = changed(setting, (g) => {
    g.covers = g.covers.with(hexOf('c7'), 9)
  }).play('boarlords: effect')
  expect(used.why('cover c2')).toEqual({ rule: 'boarlords.terraforming', data: { kind: 'cover' } })
})

test('[boarlords.terraforming] [boarlords.terraforming-tiles] 8 pigs, 9 of the others; they stay when the area is conquered (123)', () => {
  const match = changed({ ...BOARLORDS, phase: 'blue', left: BLUE, units: { c2: 'boarrior' } }, (g) => {
    g.strongholds = g.strongholds.with(hexOf('c7'), 9)
    g.pigs = g.pigs.with(hexOf('c7'), 63).with(hexOf('c8'), 3)
  }).play('boarlords: effect')
  expect(match.why('stronghold c2')).toEqual({ rule: 'boarlords.terraforming', data: { kind: 'stronghold' } })
  expect(match.why('pigs c2-w')).toEqual({ rule: 'boarlords.terraforming', data: { kind: 'pigs' } })
  expect(match.options).toContain('cover c2')
  const taken = scene({
    factions: ['nomads', 'boarlords'],
    owner: { c2: 'boarlords' },
    terraformings: ['cover c2', 'pigs c2-w'],
    units: { c2: 'private' },
  }).play('nomads: attack, c2, no-conquest')
  expect([ownerOf(taken, 'c2'), taken.state.covers[hexOf('c2')], taken.state.pigs[hexOf('c2')]]).toEqual([
    'nomads',
    1,
    8,
  ])
})

test('[boarlords.pigs] stop everybody but Boarlords', () => {
  const setting = { terraformings: ['pigs c2-w'] } as const
  const others = scene({ ...setting, factions: ['nomads', 'boarlords'], units: { c2: 'private' } })
  others.play('nomads: move, c2')
  expect(others.why('b1')).toEqual({ rule: 'board.pigs', data: { from: 'c2', to: 'b1' } })
  const own = scene({ ...BOARLORDS, ...setting, units: { c2: 'squeaker' } }).play('boarlords: move, c2')
  expect(own.options).toContain('b1')
})

test('[boarlords.tunnel] at no range, whatever blockades and enemies say, in one movement of a round (23)', () => {
  const match = scene({
    ...BOARLORDS,
    blockades: ['c2-w'],
    terraformings: ['tunnel b1-c2'],
    units: { c1: 'squeaker:2', c2: 'private:5' },
    left: { movement: 1 },
  })
  match.play('boarlords: move, c1, [squeaker-1 squeaker-2], c2, b1')
  expect([unitsIn(match, 'b1'), match.state.tunnels]).toEqual([
    'squeaker:2',
    [{ edge: edgeNamed('b1-c2'), used: true }],
  ])
  match.playByItself((g) => g.round === 2)
  expect(match.state.tunnels[0].used).toBe(false)
})

test('[boarlords.tunnel] [boarlords.tunnel-use] shut once used, and not to a homezone (23, 24)', () => {
  const shut = changed(
    {
      ...BOARLORDS,
      blockades: ['c2-w'],
      terraformings: ['tunnel b1-c2'],
      units: { c2: 'squeaker' },
      left: { movement: 1 },
    },
    (g) => {
      g.tunnels = g.tunnels.map(({ edge }) => ({ edge, used: true }))
    },
  ).play('boarlords: move, c2')
  expect(shut.why('b1')).toEqual({ rule: 'board.blockade', data: { from: 'c2', to: 'b1' } })
  const build = scene({ ...BOARLORDS, phase: 'blue', left: BLUE, units: { c2: 'boarrior' } }).play('boarlords: effect')
  expect(build.options.filter((spot) => String(spot).startsWith('tunnel')).sort()).toEqual([
    'tunnel b1-c2',
    'tunnel b2-c2',
    'tunnel c1-c2',
  ])
})

test('[boarlords.stronghold] 15 points each without units or control, and no counterattack (79)', () => {
  const setting = { factions: ['nomads', 'boarlords'], terraformings: ['stronghold c2', 'stronghold c2'] } as const
  const g = position({ ...setting, owner: { c2: 'nomads' }, units: { c2: 'private' } })
  expect(pointsNeeded(g, NOMADS, hexOf('c2'))).toBe(30)
  const match = scene({ ...setting, units: { c2: 'private:3' } }).play('nomads: attack, c2, no-conquest')
  expect([ownerOf(match, 'c2'), match.logged('combat.choose')]).toEqual(['nomads', []])
})

test('[boarlords.cover] for Boarlords alone (36)', () => {
  const match = scene({
    factions: ['dark-seed', 'nomads', 'boarlords'],
    terraformings: ['cover b1'],
    units: { b1: 'worker:4 private squeaker' },
  })
  match.play('dark seed: attack, b1, ds-annihilation', 'nomads: none', 'boarlords: none', 'dark seed: 4')
  expect(unitsIn(match, 'b1')).toBe('worker:4 squeaker')
})

test('[boarlords.boarmother] Squeakers alone, and they can grow at once', () => {
  const match = scene({ ...BOARLORDS, phase: 'green', left: { ...GREEN, points: 4 }, units: { b1: 'boarmother' } })
  match.play('boarlords: produce, squeaker')
  expect(match.options).toContain('b1')
  match.play('boarlords: b1, produce, boarrior')
  expect(match.options).not.toContain('b1')
  match.play('boarlords: c9, produce, squeaker>boarmaiden')
  expect(unitsIn(match, 'b1')).toBe('boarmaiden boarmother')
})

test('[boarlords.displacement] also the Oni and without survivors; Kaneda holds even flying units (52)', () => {
  const setting = { factions: ['dark-seed', 'boarlords'], units: { c2: 'worker:3 wasp squeaker oni-small' } } as const
  const match = scene(setting).play(
    'dark seed: attack, c2, ds-annihilation',
    'boarlords: defense-action',
    'dark seed: 4, worker',
  )
  match.play('boarlords: yes, [b1 b2 c1]', 'boarlords: [c1]')
  expect(['b1', 'b2', 'c1', 'c2'].map((hex) => unitsIn(match, hex))).toEqual(['worker', 'worker', 'wasp oni-small', ''])
  const walls = changed({ ...setting, blockades: ['c2-nw', 'c2-w'] }, (g) => {
    g.kaneda = [edgeNamed('b2-c2'), edgeNamed('c2-c3')].map(Number)
  })
  walls.play('dark seed: attack, c2, ds-annihilation', 'boarlords: defense-action', 'dark seed: 4, worker')
  walls.play('boarlords: yes')
  expect(() => walls.play('boarlords: [b2]')).toThrow('boarlords.displacement')
  walls.play('boarlords: [b1]')
  expect([unitsIn(walls, 'c2'), unitsIn(walls, 'b1')]).toEqual(['worker:2 oni-small', 'wasp'])
})

test('[boarlords.displacement] what was conquered stays conquered (52)', () => {
  const match = scene({ factions: ['nomads', 'boarlords'], units: { c2: 'private:2 squeaker' } })
  match.play('nomads: attack, c2, no-conquest', 'boarlords: defense-action, yes, [b1 c1]')
  expect([ownerOf(match, 'c2'), unitsIn(match, 'c2')]).toEqual(['nomads', 'squeaker'])
})
