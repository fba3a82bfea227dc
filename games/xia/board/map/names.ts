import type { Box, Point } from '@orrery/board'
import { hexAt } from '../../map/hex.ts'
import { CELLS, FIRST_SLOT, hexOn } from '../../map/lattice.ts'
import type { SectorView } from '../../view.ts'
import { content } from '../content.ts'
import { HEX_WIDTH, middleOf, SIZE } from './geometry.ts'

/** A sector with the name it shows. */
export interface Named extends SectorView {
  readonly name: string
}

const MIDDLES = CELLS.map((_, cell) => middleOf(hexOn(FIRST_SLOT, cell)))
const TILE_RADIUS = SIZE * 3.4
const SIGN = 19
/** Letters are about this wide and this high, as a part of their size. */
const LETTER_WIDTH = 0.58
const LETTER_HEIGHT = 1

/** Where a name could stand in a tile: on every second of a fine grid. */
const SPOTS: readonly Point[] = Array.from({ length: 11 }, (_, row) => (row - 5) * 30)
  .flatMap((y) => Array.from({ length: 9 }, (_, column) => ({ x: ((column - 4) * HEX_WIDTH) / 2.5, y })))
  .filter(({ x, y }) => Math.hypot(x, y) < TILE_RADIUS)

const shared = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? (width * height) / 100 : 0
}

const boxAround = ({ x, y }: Point, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

/**
 * Where the names of sectors stand, each as far from signs and other names as it can be: a planet's on the planet, others in empty space.
 */
export function placeNames(sectors: readonly Named[], letters: number): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>()
  const taken: Box[] = []
  // Long names are hardest to place.
  const order = [...sectors].sort((a, b) => b.name.length - a.name.length)
  for (const { tile, q, r, turn, name } of order) {
    const middle = middleOf(hexAt(q, r))
    const width = name.length * letters * LETTER_WIDTH + letters * 0.4
    let best: Point = middle
    let least = Number.POSITIVE_INFINITY
    for (const spot of SPOTS) {
      const at = { x: middle.x + spot.x, y: middle.y + spot.y }
      const box = boxAround(at, width, letters * LETTER_HEIGHT)
      const cost =
        costWithin(tile, turn, spot, width, letters) + taken.reduce((sum, other) => sum + 12 * shared(box, other), 0)
      if (cost >= least) continue
      least = cost
      best = at
    }
    places.set(tile, best)
    taken.push(boxAround(best, width, letters * LETTER_HEIGHT))
  }
  return places
}

/** What a name hides in its own tile, how far it sticks out of it, and how far it is from its planet. */
function costWithin(tile: string, turn: number, spot: Point, width: number, letters: number): number {
  const { terrain, special } = content.tiles[tile].layouts[turn]
  const box = boxAround(spot, width, letters * LETTER_HEIGHT)
  const planet = MIDDLES.filter((_, cell) => terrain[cell] === 'planet')
  let cost = 0
  MIDDLES.forEach((middle, cell) => {
    if (special[cell]) cost += 6 * shared(box, boxAround(middle, 2 * SIGN, 2 * SIGN))
    else if (terrain[cell] !== 'normal' && terrain[cell] !== 'planet')
      cost += 0.6 * shared(box, boxAround(middle, 44, 44))
  })
  const out = Math.max(0, Math.abs(spot.x) + width / 2 - TILE_RADIUS)
  const home = planet.length === 0 ? { x: 0, y: 40 } : centre(planet)
  const far = Math.hypot(spot.x - home.x, spot.y - home.y)
  return cost + out * 0.5 + far * (planet.length === 0 ? 0.02 : 0.12)
}

const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
