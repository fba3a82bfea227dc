import type { Content, TileId } from '../content/types.ts'
import { distance, type Hex, MOON } from './hex.ts'
import {
  fixedLayout,
  hexesOf,
  type Layout,
  type MapChoice,
  type Placed,
  reserveOf,
  tilesInPlay,
  viewOf,
} from './layout.ts'
import { stepsFrom } from './reach.ts'
import { canStart, farApart, fitsSnugly, hasAll, spotsAround, touching } from './shape.ts'

/** Chance from outside: a whole number from 0 to `sides - 1`. */
export type Below = (sides: number) => number

/** How often tiles are dealt onto a shape, and how many shapes are tried, before the fixed map is taken. */
const DEALS = 10
const SHAPES = 100

/** Homezones of three or four players lie at least so far apart. */
const HOMEZONE_GAP = 4

interface Shape {
  readonly areas: readonly Hex[]
  readonly homezones: readonly Hex[]
}

function shuffled<T>(list: readonly T[], below: Below): T[] {
  const mixed = [...list]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const held = mixed[last]
    mixed[last] = mixed[other]
    mixed[other] = held
  }
  return mixed
}

/** Two players have one ring around the moon, with their homezones face to face. */
function ringShape(below: Below): Shape {
  const ring = spotsAround(MOON, 1)
  const first = below(ring.length / 2)
  const homezones = [ring[first], ring[first + ring.length / 2]]
  return { areas: ring.filter((hex) => !homezones.includes(hex)), homezones }
}

/** Areas are added one by one wherever they touch two hexes and make no hole; then homezones far apart on the edge. */
function grownShape(players: number, areaCount: number, below: Below): Shape | undefined {
  const board: Hex[] = [...MOON]
  const snugSpots = (): Hex[] => {
    const has = hasAll(board)
    return spotsAround(board, 2).filter((hex) => fitsSnugly(has, hex))
  }
  for (let i = 0; i < areaCount; i++) {
    const spots = snugSpots()
    board.push(spots[below(spots.length)])
  }
  const areas = board.slice(MOON.length)
  const isArea = hasAll(areas)
  const spots = snugSpots().filter((hex) => touching(isArea, hex) >= 2 && canStart(hex, areas, 3))
  const homezones = farApart(shuffled(spots, below), players)
  const tooClose = homezones.some((a, i) => homezones.some((b, j) => j < i && distance(a, b) < HOMEZONE_GAP))
  return homezones.length < players || tooClose ? undefined : { areas, homezones }
}

/** Tiles for the areas: first as many of each type as there must be, the others as they come. */
function dealTiles(content: Content, players: number, tiles: readonly TileId[], below: Below): TileId[] {
  const stack = shuffled(tiles, below)
  const taken: TileId[] = []
  for (const [type, least] of Object.entries(content.randomAtLeast[players] ?? {}))
    taken.push(...stack.filter((tile) => content.tiles[tile].type === type).slice(0, least))
  const count = content.randomAreas[players]
  for (const tile of stack) if (taken.length < count && !taken.includes(tile)) taken.push(tile)
  return shuffled(taken, below)
}

/** [setup.random-map] A board by chance. From every hex one can walk to every other. */
export function randomLayout(content: Content, players: number, below: Below, map: MapChoice = 'random'): Layout {
  const count = content.randomAreas[players]
  const inPlay = tilesInPlay(content, players, map)
  for (let tries = 0; tries < SHAPES; tries++) {
    const shape = players === 2 ? ringShape(below) : grownShape(players, count, below)
    for (let deals = 0; shape !== undefined && deals < DEALS; deals++) {
      const tiles = dealTiles(content, players, inPlay, below)
      const areas: Placed[] = shape.areas.map((hex, i) => ({ hex, tile: tiles[i], rotation: below(6) }))
      const layout = { areas, homezones: shape.homezones, reserve: reserveOf(inPlay, areas) }
      if (stepsFrom(viewOf(content, layout), MOON[0]).size === hexesOf(layout).length) return layout
    }
  }
  return fixedLayout(content, players, map)
}
