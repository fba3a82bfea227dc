import type { Box, Point, Sight } from '@orrery/board'
import type { MyQuestion } from '@orrery/protocol'
import { aimed, withWhat } from '../../codecs.ts'
import { craftName } from '../../crafts.ts'
import { DIRECTION_NAMES, type Hex, hexNamed, neighbour } from '../../map/hex.ts'
import { centreOf, slotOf } from '../../map/lattice.ts'
import { type Chart, isExplored } from '../../map/sectors.ts'
import { HEX_WIDTH, middleOf, SIZE } from './geometry.ts'

/** Questions about things that are done wherever a ship is: what they name on the map is beside the point. */
const ELSEWHERE = ['turn.actions', 'turn.gifts']

/** Where on the map a question is answered; nowhere when it is answered elsewhere. */
export function litPoints(
  question: MyQuestion | undefined,
  chart: Chart,
  ships: ReadonlyMap<string, Hex>,
  own: Hex | undefined,
): readonly Point[] {
  if (question === undefined || !('options' in question) || ELSEWHERE.includes(question.ask)) return []
  return question.options.flatMap((option) => pointsOf(String(option), chart, ships, own))
}

/** `3,-2` and `gate:3,-2` are spaces, `NE` and `jump:NE` sides of the own ship's, `saker-v@a1>Blue` and `rescue:Blue` ships. */
function pointsOf(
  option: string,
  chart: Chart,
  ships: ReadonlyMap<string, Hex>,
  own: Hex | undefined,
): readonly Point[] {
  const aim = aimed.match(option)
  const what = aim ? craftName(aim.target) : (withWhat(option) ?? option)
  const direction = DIRECTION_NAMES.indexOf(what)
  if (direction >= 0 && own !== undefined) return beside(chart, neighbour(own, direction))
  const hex = ships.get(what) ?? hexNamed(what)
  return hex < 0 ? [] : [middleOf(hex)]
}

/** Of a sector that is not known yet, the near half is enough to see. */
function beside(chart: Chart, beyond: Hex): readonly Point[] {
  const near = middleOf(beyond)
  if (isExplored(chart, beyond)) return [near]
  const middle = middleOf(centreOf(slotOf(beyond)))
  return [near, { x: (near.x + middle.x) / 2, y: (near.y + middle.y) / 2 }]
}

/** Pixels from side to side of a hex: small ones are hard to hit; to have all in sight they may be a little smaller, and never too large. */
const EASY_TO_HIT = 44
const SMALLEST = 40
const LARGE = 64
const AROUND = SIZE * 1.2

function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND]
  return { x, y, width: Math.max(...xs) + AROUND - x, height: Math.max(...ys) + AROUND - y }
}

/** Along an axis: the middle of what is lit; of more than is to be seen at once, the part around the ship. */
const middleAlong = (from: number, length: number, seen: number, ship: number): number =>
  length <= seen ? from + length / 2 : Math.min(from + length - seen / 2, Math.max(from + seen / 2, ship))

/**
 * From where a question can be answered: near enough to hit what is lit, with all of it in sight, or else what is near the ship. Nothing
 * when that is so already; the whole map for what lies far apart.
 */
export function nearer(
  sight: Sight,
  lit: readonly Point[],
  ship: Point | undefined,
): { readonly at: Point; readonly zoom: number } | 'whole' | undefined {
  const { x, y, width, height } = boxOf(ship ? [...lit, ship] : lit)
  const isInside =
    x >= sight.x && y >= sight.y && x + width <= sight.x + sight.width && y + height <= sight.y + sight.height
  if (isInside && sight.scale * HEX_WIDTH >= EASY_TO_HIT) return undefined
  const [across, down] = [sight.width * sight.scale, sight.height * sight.scale]
  const fitting = Math.min(across / width, down / height)
  const least = SMALLEST / HEX_WIDTH
  if (fitting < least && ship === undefined) return 'whole'
  const scale = Math.min(LARGE / HEX_WIDTH, Math.max(least, fitting))
  const middle = ship ?? { x, y }
  return {
    at: {
      x: middleAlong(x, width, across / scale, middle.x),
      y: middleAlong(y, height, down / scale, middle.y),
    },
    zoom: (scale / sight.scale) * sight.zoom,
  }
}
