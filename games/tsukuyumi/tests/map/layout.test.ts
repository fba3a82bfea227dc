import { Dice } from '@orrery/engine'
import { describe, expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import type { Content } from '../../content/types.ts'
import {
  areAdjacent,
  distance,
  type Hex,
  hexNamed,
  isMoon,
  MOON,
  MOON_CENTRE,
  NEIGHBOURS,
  NO_HEX,
} from '../../map/hex.ts'
import {
  fixedLayout,
  hexesOf,
  type Layout,
  type MapChoice,
  printedSides,
  reserveOf,
  tilesInPlay,
  viewOf,
} from '../../map/layout.ts'
import { randomLayout } from '../../map/random-map.ts'
import { openNeighbours, stepsFrom } from '../../map/reach.ts'
import { canStart, hasAll, hasHole, spotsAround, touching } from '../../map/shape.ts'
import { directionsOf } from '../../map/side.ts'

const PLAYERS = [2, 3, 4] as const
const AREAS = { 2: 10, 3: 21, 4: 28 } as const

const typeCount = ({ areas }: Layout, type: string) =>
  areas.filter(({ tile }) => housePack.tiles[tile].type === type).length

const atHome = ({ areas }: Layout, homezone: Hex) => areas.filter(({ hex }) => areAdjacent(hex, homezone)).length

/** What holds for every map, drawn by hand or by chance. */
function problems(layout: Layout, players: 2 | 3 | 4, map: MapChoice = 'fixed'): string[] {
  const { areas, homezones, reserve } = layout
  const hexes = hexesOf(layout)
  const found: string[] = []
  const need = (holds: boolean, what: string) => void (holds || found.push(what))
  need(areas.length === AREAS[players], 'number of areas')
  need(homezones.length === players, 'number of homezones')
  need(new Set(hexes).size === MOON.length + AREAS[players] + players, 'hexes overlap')
  need(!areas.some(({ hex }) => isMoon(hex)), 'an area lies on the moon')
  need(
    areas.every(({ rotation }) => [0, 1, 2, 3, 4, 5].includes(rotation)),
    'rotation',
  )
  const tiles = areas.map(({ tile }) => tile)
  need(
    [...tiles, ...reserve].sort().join() === tilesInPlay(housePack, players, map).sort().join(),
    'tiles are not all there once',
  )
  need(
    [...tiles, ...reserve].every((tile) => Object.hasOwn(housePack.tiles, tile)),
    'unknown tile',
  )
  const view = viewOf(housePack, layout)
  for (const homezone of homezones) {
    need(stepsFrom(view, homezone).size === hexes.length, 'something cannot be reached from a homezone')
    need(atHome(layout, homezone) >= 2, 'a homezone lies next to fewer than two areas')
    need(
      canStart(
        homezone,
        areas.map(({ hex }) => hex),
        3,
      ),
      'a homezone has no three starting areas',
    )
    need(!homezones.some((other) => areAdjacent(homezone, other)), 'two homezones lie next to each other')
  }
  need(!hasHole(hexes) && !hasHole(hexes.filter((hex) => !homezones.includes(hex))), 'there is a hole')
  if (players === 2)
    for (const type of ['ocean', 'fertile', 'mountain'])
      need(typeCount(layout, type) >= 2, `fewer than two areas of type ${type}`)
  return found
}

describe.each(PLAYERS)('[setup.map] the map for %i players', (players) => {
  const layout = fixedLayout(housePack, players)

  test('is a legal map', () => {
    expect(problems(layout, players)).toEqual([])
  })

  test('treats every homezone alike', () => {
    const view = viewOf(housePack, layout)
    const profiles = layout.homezones.map((homezone) => {
      const steps = stepsFrom(view, homezone)
      const near = layout.areas.filter(({ hex }) => (steps.get(hex) ?? 9) <= 2).length
      return [atHome(layout, homezone), near, steps.get(MOON_CENTRE)].join()
    })
    expect(new Set(profiles).size).toBe(1)
  })
})

test('[setup.map] for two players, areas and homezones fill the ring around the moon', () => {
  expect(hexesOf(fixedLayout(housePack, 2)).sort((a, b) => a - b)).toEqual([...MOON, ...spotsAround(MOON, 1)])
})

test('[board.rotation] blockades lie where the tile’s rotation puts them', () => {
  const { areas } = fixedLayout(housePack, 2)
  const turned = areas.filter(({ rotation }) => rotation > 0)
  expect(
    turned.map(({ tile, rotation }) => [tile, ...directionsOf(printedSides(housePack.tiles[tile], rotation))]),
  ).toEqual([
    ['T09', 3],
    ['T35', 4],
    ['T30', 3],
  ])
})

test('[board.blockade] printed blockades count from both sides', () => {
  const view = viewOf(housePack, fixedLayout(housePack, 2))
  const c4 = hexNamed('c4') ?? NO_HEX
  const closed = NEIGHBOURS[c4].filter((hex) => view.has(hex) && !openNeighbours(view, c4).includes(hex))
  expect(closed).toEqual([hexNamed('b3')])
  expect(openNeighbours(view, closed[0])).not.toContain(c4)
})

test('a map with an unknown hex is a mistake in the pack', () => {
  const [first] = Object.values(housePack.maps)
  const broken = { ...housePack, maps: { 2: { ...first, homezones: ['q', 'c9'] } } }
  expect(() => fixedLayout(broken, 2)).toThrow('There is no hex "q".')
})

const chance = (seed: string) => {
  const dice = new Dice(seed)
  return (sides: number) => dice.below(sides)
}

test.each(PLAYERS)('[setup.random-map] random maps for %i players are legal over 1000 seeds', (players) => {
  for (let seed = 0; seed < 1000; seed++) {
    const layout = randomLayout(housePack, players, chance(`map ${seed}`))
    const found = problems(layout, players)
    if (found.length > 0) expect.unreachable(`seed ${seed}: ${found.join('; ')}`)
  }
})

test.each(PLAYERS)(
  '[setup.random-map] random maps for %i players differ from seed to seed and repeat with it',
  (players) => {
    const text = (seed: string) => JSON.stringify(randomLayout(housePack, players, chance(seed)))
    expect(text('one')).toBe(text('one'))
    const texts = Array.from({ length: 50 }, (_, seed) => text(`${seed}`))
    expect(new Set(texts).size).toBe(50)
    expect(texts).not.toContain(JSON.stringify(fixedLayout(housePack, players)))
  },
)

test('[setup.random-map] every tile touches two hexes that are there before it, and homezones keep their distance', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { areas, homezones } = randomLayout(housePack, 4, chance(`row ${seed}`))
    const board = new Set(MOON)
    for (const { hex } of areas) {
      expect(touching((other) => board.has(other), hex)).toBeGreaterThanOrEqual(2)
      board.add(hex)
    }
    for (const [i, a] of homezones.entries())
      for (const b of homezones.slice(i + 1)) expect(distance(a, b)).toBeGreaterThanOrEqual(4)
  }
})

test('[setup.random-map] chance that never gives a walkable map ends with the fixed one', () => {
  const walled = { ...housePack.tiles }
  for (const [id, tile] of Object.entries(walled)) walled[id] = { ...tile, blockades: [0, 1, 2, 3, 4, 5] }
  const content = { ...housePack, tiles: walled }
  expect(randomLayout(content, 2, chance('walls'))).toEqual(fixedLayout(content, 2))
})

test('what is not on the board is in reserve', () => {
  expect(reserveOf(tilesInPlay(housePack, 4, 'fixed'), []).length).toBe(37)
  const { areas, reserve } = fixedLayout(housePack, 4)
  expect(reserve).toEqual(['T05', 'T06', 'T07', 'T08', 'T15', 'T18', 'T21', 'T32', 'T37'])
  expect(hasAll(areas.map(({ hex }) => hex))(MOON_CENTRE)).toBe(false)
})

test('[setup.further-tiles] the core box has 37 tiles, all boxes together 51', () => {
  const sets = (map: MapChoice) => tilesInPlay(housePack, 3, map).map((tile) => housePack.tiles[tile].set)
  expect([...new Set(sets('fixed'))]).toEqual(['core'])
  expect(sets('random')).toEqual(sets('fixed'))
  const all = sets('mixed')
  expect(['core', 'player-plus', 'after-the-moonfall'].map((set) => all.filter((one) => one === set).length)).toEqual([
    37, 7, 7,
  ])
})

test.each(PLAYERS)(
  '[setup.further-tiles] mixed maps for %i players are legal and have tiles of every box',
  (players) => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 200; seed++) {
      const layout = randomLayout(housePack, players, chance(`mixed ${seed}`), 'mixed')
      const found = problems(layout, players, 'mixed')
      if (found.length > 0) expect.unreachable(`seed ${seed}: ${found.join('; ')}`)
      expect(layout.areas.length + layout.reserve.length).toBe(51)
      for (const { tile } of layout.areas) seen.add(housePack.tiles[tile].set)
    }
    expect([...seen].sort()).toEqual(['after-the-moonfall', 'core', 'player-plus'])
  },
)

test("[setup.further-tiles] a tile that an owner's map names is in play", () => {
  const [, ...rest] = housePack.maps[2].areas
  const own = {
    ...housePack,
    maps: { ...housePack.maps, 2: { ...housePack.maps[2], areas: [['c1', 'X04', 0], ...rest] } },
  } as Content
  expect(tilesInPlay(own, 2, 'fixed')).toHaveLength(38)
  expect(fixedLayout(own, 2).reserve).not.toContain('X04')
})
