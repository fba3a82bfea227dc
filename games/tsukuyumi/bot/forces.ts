import type { Hex } from '../map/hex.ts'
import { underRocket } from '../rules/board/figures.ts'
import type { State } from '../rules/state/state.ts'
import { BOARLORDS, ONI, type Side } from '../rules/state/vocabulary.ts'
import type { Ground } from './ground.ts'

/** Who has how much where, gathered in one pass over the figures. */
export interface Forces {
  readonly width: number
  /** By side and hex, at `side * width + hex`. */
  readonly units: Int32Array
  /** Conquest points, with those of strongholds. */
  readonly points: Int32Array
  /** In halves of a point. */
  readonly damage: Int32Array
  readonly health: Int32Array
  /** The most health of a unit there. */
  readonly toughest: Int32Array
}

const SIDES = ONI + 1

export function forcesOf(g: State, { width }: Ground): Forces {
  const size = SIDES * width
  const all = new Int32Array(5 * size)
  const units = all.subarray(0, size)
  const points = all.subarray(size, 2 * size)
  const damage = all.subarray(2 * size, 3 * size)
  const health = all.subarray(3 * size, 4 * size)
  const toughest = all.subarray(4 * size)
  const { tables } = g.content
  const { place } = g
  for (let figure = 0; figure < place.length; figure++) {
    const hex = place[figure]
    if (hex < 0) continue
    const at = tables.sides[figure] * width + hex
    units[at]++
    points[at] += tables.conquest[figure]
    damage[at] += tables.damage[figure]
    const own = tables.health[figure]
    health[at] += own
    if (own > toughest[at]) toughest[at] = own
  }
  if (g.factions.includes(BOARLORDS)) addStrongholds(g, points, width)
  return { width, units, points, damage, health, toughest }
}

function addStrongholds(g: State, points: Int32Array, width: number): void {
  const each = g.content.terraformings.stronghold.numbers.points
  for (const hex of g.hexes) {
    const count = g.strongholds[hex]
    if (count > 0 && !underRocket(g, BOARLORDS, hex)) points[BOARLORDS * width + hex] += count * each
  }
}

/** The most conquest points that anybody else has in a hex. */
export function strongestOther({ points, width }: Forces, side: Side, hex: Hex): number {
  let most = 0
  for (let other = 0; other < SIDES; other++) {
    if (other === side) continue
    const there = points[other * width + hex]
    if (there > most) most = there
  }
  return most
}

/** The least health of a unit, in halves of a point. */
const LEAST = 10

/**
 * [damage.assign] What damage destroys of a side in a hex, in halves of a point of health. Owners let the toughest unit absorb what does not
 * destroy it: less than that is for nothing.
 */
export function destroyedBy({ health, toughest, width }: Forces, side: Side, hex: Hex, dealt: number): number {
  const at = side * width + hex
  if (dealt >= health[at]) return health[at]
  return dealt < toughest[at] ? 0 : Math.min(health[at] - toughest[at], dealt - toughest[at] + LEAST)
}
