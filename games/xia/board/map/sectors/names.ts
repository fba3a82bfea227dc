import type { Box, Point } from '@orrery/board'
import { hexAt } from '../../../map/hex.ts'
import { CELLS, FIRST_SLOT, hexOn } from '../../../map/lattice.ts'
import type { SectorView } from '../../../view.ts'
import { content } from '../../content.ts'
import { boxAround, HEX_WIDTH, middleOf, SIZE } from '../geometry.ts'

/** A sector with the name it shows. */
interface Named extends SectorView {
  readonly name: string
}

/** A name with the places where it could stand, the best one first. */
export interface NameSpots {
  readonly tile: string
  readonly boxes: readonly Box[]
}

const MIDDLES = CELLS.map((_, cell) => middleOf(hexOn(FIRST_SLOT, cell)))
const TILE_RADIUS = SIZE * 3.4
/** A sign is about so wide and so high, as a part of the size of letters: both are in pixels. */
const SIGN_WIDTH = 2.5
const SIGN_HEIGHT = 1.8
/** Letters are about this wide and this high, as a part of their size. */
const LETTER_WIDTH = 0.64
const LETTER_HEIGHT = 1.1
/** How much worse than the best one a place may be, before the name is left out: about half a sign covered. */
const WORSE = 45

/** Where a name could stand in a tile: on every second of a fine grid. */
const SPOTS: readonly Point[] = Array.from({ length: 11 }, (_, row) => (row - 5) * 30)
  .flatMap((y) => Array.from({ length: 9 }, (_, column) => ({ x: ((column - 4) * HEX_WIDTH) / 2.5, y })))
  .filter(({ x, y }) => Math.hypot(x, y) < TILE_RADIUS)

const shared = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? (width * height) / 100 : 0
}

/** Where names may stand as long as the map stays as it is: a planet's on the planet, others in empty space. Long ones come first. */
export const spotsForNames = (sectors: readonly Named[], letters: number): readonly NameSpots[] =>
  [...sectors]
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ tile, q, r, turn, name }) => {
      const middle = middleOf(hexAt(q, r))
      const width = name.length * letters * LETTER_WIDTH + letters * 0.4
      const ranked = SPOTS.map((spot) => ({ spot, cost: costWithin(tile, turn, spot, width, letters) }))
      ranked.sort((a, b) => a.cost - b.cost)
      const boxes = ranked
        .filter(({ cost }) => cost <= ranked[0].cost + WORSE)
        .map(({ spot }) => boxAround({ x: middle.x + spot.x, y: middle.y + spot.y }, width, letters * LETTER_HEIGHT))
      return { tile, boxes }
    })

/** What a name hides in its own tile, how far it sticks out of it, and how far it is from its planet. */
function costWithin(tile: string, turn: number, spot: Point, width: number, letters: number): number {
  const { terrain, special } = content.tiles[tile].layouts[turn]
  const box = boxAround(spot, width, letters * LETTER_HEIGHT)
  const planet = MIDDLES.filter((_, cell) => terrain[cell] === 'planet')
  let cost = 0
  MIDDLES.forEach((middle, cell) => {
    if (special[cell]) cost += 6 * shared(box, boxAround(middle, letters * SIGN_WIDTH, letters * SIGN_HEIGHT))
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

/** Each name at its best place that hides neither another name nor what stands in its way; there may be none. */
export function placeNames(names: readonly NameSpots[], inTheWay: readonly Box[]): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>()
  const taken = [...inTheWay]
  for (const { tile, boxes } of names) {
    const box = boxes.find((one) => taken.every((other) => shared(one, other) === 0))
    if (box === undefined) continue
    places.set(tile, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
    taken.push(box)
  }
  return places
}
