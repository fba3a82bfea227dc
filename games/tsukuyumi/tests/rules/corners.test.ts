import { fixed } from '@orrery/engine'
import { expect, test } from 'vitest'
import tsukuyumi from '../../game.ts'
import { edgeNamed } from '../../map/side.ts'
import { areasOf } from '../../rules/board/board.ts'
import { CYBERSAMURAI, DARK_SEED, NOMADS } from '../../rules/state/vocabulary.ts'
import { scarce } from '../scarce.ts'
import { changed, hexOf, opening, ownerOf, type Scene, scene, unitsIn } from '../scene.ts'

/** Rules that play by chance hardly ever comes to: each was once changed by hand without any other test noticing. */

test('[nomads.squad-reading] his mountain keeps its value for everybody else who attacks there', () => {
  const match = scene({ turn: 'dark-seed', units: { c12: 'squad-leader warrior:2' } })
  match.play('dark seed: attack, c12')
  expect(match.why('ds-conquest')).toEqual({ rule: 'conquest.need', data: { hex: 'c12', points: 20, need: 30 } })
})

/** The Oni fail to conquer b1 from the Dark Seed, who have marked so many other areas with their four markers. */
const holding = (markers: number) =>
  changed(
    {
      game: scarce,
      factions: ['cybersamurai', 'dark-seed'],
      phase: 'green',
      left: { oniPlace: 0, oniConquest: 1, oniMove: 0, points: 0, drones: 0 },
      units: { b1: 'oni-small worker:9' },
    },
    (g) => {
      const land = new Set(
        areasOf(g)
          .filter((hex) => hex !== hexOf('b1'))
          .slice(0, markers),
      )
      g.owner = fixed(g.owner.map((owner, hex) => (land.has(hex) ? DARK_SEED : owner)))
    },
  ).play('cybersamurai: oni-conquest, b1', 'dark seed: hold-your-ground')

test('[counter.hold-your-ground] [conquest.markers] not without a marker left', () => {
  expect(holding(3).asks()).toMatchObject({ seat: 'Dark Seed', ask: 'counter.hold-your-ground' })
  const bare = holding(4)
  expect(bare.ask).not.toBe('counter.hold-your-ground')
  expect(ownerOf(bare, 'b1')).toBe('nobody')
})

test('[combat.post] units that the fight has destroyed do not move after it', () => {
  const match = scene({ units: { c2: 'hunter private:2 worker:3' } })
  match.play('nomads: attack, c2, no-guerilla', 'dark seed: counterstrike')
  match.playByItself((_, open) => open.ask === 'damage.assign')
  match.play('nomads: private')
  const moving = match.state.agenda.find((frame) => frame.kind === 'move')
  expect(moving?.kind === 'move' && moving.figures.map((figure) => match.state.place[figure])).toEqual([
    hexOf('c2'),
    hexOf('c2'),
  ])
})

/** The Cybersamurai control these areas and conquer the last one. */
const mapped = (setting: Scene, ...hexes: readonly string[]) => {
  const last = hexes.at(-1) ?? ''
  const owner = Object.fromEntries(hexes.slice(0, -1).map((hex) => [hex, 'cybersamurai' as const]))
  const match = scene({ factions: ['cybersamurai', 'nomads'], owner, units: { [last]: 'cyberoid:2' }, ...setting })
  return match.play(`cybersamurai: attack, ${last}, cs-conquest`).state.goals[CYBERSAMURAI]
}

test('[goal.gps-mapping] a mountain range or a fertile ground with Tsukuyumi needs another of its type (90)', () => {
  const mountain: Scene = { properties: { c12: 'tsukuyumi' } }
  expect(mapped(mountain, 'c12', 'c1', 'c2')).toBe(false)
  expect(mapped(mountain, 'c12', 'c1', 'c7', 'c2')).toBe(false)
  expect(mapped(mountain, 'c12', 'c6', 'c1', 'c2')).toBe(true)
  const fertile: Scene = { properties: { c1: 'tsukuyumi' } }
  expect(mapped(fertile, 'c12', 'c6', 'c1', 'c2')).toBe(false)
  expect(mapped(fertile, 'c12', 'c7', 'c1', 'c2')).toBe(true)
})

const digging = (setting: Scene): Scene => ({
  factions: ['boarlords', 'nomads'],
  blockades: ['c2-w'],
  terraformings: ['tunnel b1-c2'],
  ...setting,
})

test('[boarlords.tunnel-use] each unit goes through it once, so none goes to and fro for ever', () => {
  const match = scene(digging({ units: { c2: 'squeaker:2' }, left: { movement: 1 } }))
  match.play('boarlords: move, c2, [squeaker-1], b1')
  expect(match.why('c2')).toEqual({ rule: 'board.blockade', data: { from: 'b1', to: 'c2' } })
  match.play('boarlords: stop, c2, b1')
  expect(unitsIn(match, 'b1')).toBe('squeaker:2')
})

test('[boarlords.tunnel-use] a second movement of the round finds it shut', () => {
  const match = scene(
    digging({
      phase: 'blue',
      units: { c2: 'squeaker', b1: 'boarrior' },
      events: { boarlords: ['EV15', 'EV07'] },
      left: { effect: false, draws: 0, plays: 2, initiative: 0 },
    }),
  )
  match.play('boarlords: event, EV15, c2, b1, stop, done, event, EV07, b1, b1, [boarrior-1]')
  expect(match.state.tunnels).toEqual([{ edge: edgeNamed('b1-c2'), used: true }])
  expect(match.why('c2')).toEqual({ rule: 'board.blockade', data: { from: 'b1', to: 'c2' } })
})

/** At b1: one unit that came on foot and has the tunnel left, one that came through the tunnel and has its range left. */
const parted = (rules?: number) => {
  const units = { c2: 'squeaker', c1: 'boarrior' }
  const match = scene({ ...digging({ units, left: { movement: 1 } }), ...(rules === undefined ? {} : { rules }) })
  return match.play('boarlords: move, c1, b1, stop, c2, b1, stop, b1, [squeaker-1 boarrior-1]')
}

test('[move.group] where no way is open to all of a group, those who cannot take the chosen one stay', () => {
  const match = parted()
  expect(match.asks()).toMatchObject({ ask: 'move.group#apart', options: expect.arrayContaining(['c2', 'a0']) })
  match.play('boarlords: c2')
  expect([unitsIn(match, 'c2'), unitsIn(match, 'b1')]).toEqual(['boarrior', 'squeaker'])
  expect(match.logged('move.action').at(-1)?.data).toMatchObject({ units: ['boarrior-1'], from: 'b1', to: 'c2' })
  match.play('boarlords: b1, a0')
  expect(unitsIn(match, 'a0')).toBe('squeaker')
  const other = parted().play('boarlords: a0')
  expect([unitsIn(other, 'a0'), unitsIn(other, 'b1')]).toEqual(['squeaker', 'boarrior'])
})

test('[move.group] under the first rules the first of them went on alone', () => {
  const match = parted(1)
  expect(match.asks()).toMatchObject({ ask: 'move.range#on', options: expect.arrayContaining(['a0', 'stop']) })
  expect(match.options).not.toContain('c2')
})

/** With a pack in which the Boarlords come before the Dark Seed, who could build on land that a tunnel leads to. */
const early = tsukuyumi.withContent?.({
  id: 'early',
  version: '1',
  factions: { boarlords: { initiative: 0 } },
}) as typeof tsukuyumi

test('[board.tunnel] [darkseed.homezone] a tunnel into a tile that leaves the game goes back to the supply (25)', () => {
  const match = opening(['boarlords', 'dark-seed', 'nomads'], {}, 'opening', undefined, early)
  match.play('boarlords: d2, c1, d1, c2', 'boarlords: [c1 c1 c1 c1 c1 c1 c1 c1 c1]')
  match.play('boarlords: tunnel c2-c3, tunnel c1-d1, cover c1')
  expect(match.state.tunnels).toHaveLength(2)
  match.play('dark seed: c3')
  expect(match.state.tunnels).toEqual([{ edge: edgeNamed('c1-d1'), used: false }])
  expect(early.invariants(match.state)).toEqual([])
})

test('[move.free-start] whoever comes back to where the move began is held there like anywhere else', () => {
  const match = scene({ units: { c2: 'private worker:3' }, left: { movement: 3 } })
  match.play('nomads: move, c2, b1, c2')
  expect([match.ask, unitsIn(match, 'c2')]).toEqual(['round.turn', 'worker:3 private'])
})

test('[property.markers] without a marker left Damaged Earth Crust does nothing', () => {
  const units = { c2: 'cs-2-1:2 private:2', c8: 'private' }
  const properties = { c7: 'unstable' } as const
  const match = scene({ game: scarce, factions: ['cybersamurai', 'nomads'], units, properties })
  match.play('cybersamurai: attack, c2, cs-target', 'nomads: damaged-earth-crust')
  match.playByItself((g) => g.agenda.every((frame) => frame.kind !== 'battle'))
  expect([match.state.marked[hexOf('c2')], match.logged('counter.damaged-earth-crust')]).toEqual([0, []])
})

test('[mission.first-marker] Survival of the Fittest does not wait for a marker', () => {
  const match = scene({ units: { c2: 'launcher:2 private:2 worker:3' }, weapons: { pistol: 4 } })
  match.play('nomads: attack, c2, no-annihilation', 'dark seed: none', 'nomads: []')
  expect(match.state.missions[NOMADS]).toEqual(['survival-of-the-fittest'])
})

test('[score.announce] the place in the initiative order is counted as well', () => {
  const match = changed({ order: ['nomads', 'dark-seed'] }, (g) => {
    g.agenda = []
    g.turnAt = g.turnOrder.length
  })
  expect(match.logged('score.announce')[0].data).toMatchObject({ sides: ['nomads', 'dark-seed'], points: [2, 1] })
})

test('[move.range] the refusal names the range of the unit, its bonus included', () => {
  const game = tsukuyumi.withContent?.({ id: 'quick', version: '1', units: { boarrior: { moveBonus: 1 } } })
  const match = scene({
    ...digging({ units: { c12: 'boarrior' }, left: { movement: 1 } }),
    game: game as typeof tsukuyumi,
  })
  match.play('boarlords: move, c12, c1, b1, stop, b1')
  expect(match.why('a0')).toEqual({ rule: 'move.range', data: { unit: 'boarrior-1', range: 2 } })
})
