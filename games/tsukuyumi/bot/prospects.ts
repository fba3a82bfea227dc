import { type Hex, MOON_CENTRE } from '../map/hex.ts'
import { plays, type State } from '../rules/state/state.ts'
import { NOBODY, NOMADS, ONI, type Side } from '../rules/state/vocabulary.ts'
import { type Ahead, roundsLeft } from './ahead.ts'
import { destroyedBy, type Forces, strongestOther } from './forces.ts'
import { FARTHEST, type Ground } from './ground.ts'
import { type Wishes, wishWorth } from './missions.ts'
import { WORTH } from './worth.ts'

/** What a side could win by its attacks, and what of that others would lose by them. */
export interface Prospects {
  /** By side. */
  readonly gains: number[]
  readonly losses: number[]
}

/** An attack that somebody could make. */
interface Chance {
  readonly hex: Hex
  /** What it would bring, and how sure it is: at once, and in a later round. */
  worth: number
  later: number
  /** The points that have to be brought there. */
  readonly price: number
}

/** Victory points that an area brings until the end: the moon's centre one in every round. */
export const areaWorth = (g: State, ground: Ground, hex: Hex): number =>
  ground.points[hex] + (hex === MOON_CENTRE ? 1 + roundsLeft(g) : 0)

/** Adds what a side could take to its gains, and to the losses of those it would be taken from. */
export function addProspects(
  g: State,
  ground: Ground,
  forces: Forces,
  side: Side,
  ahead: Ahead,
  wishes: Wishes,
  { gains, losses }: Prospects,
): void {
  const chances = chancesOf(g, ground, forces, side, ahead, wishes)
  let budget = 0
  for (let hex = 0, at = side * forces.width; hex < forces.width; hex++, at++) budget += forces.points[at]
  let gain = 0
  const attacks = ahead.now + ahead.red
  for (let left = attacks; left > 0; left--) {
    let best: Chance | undefined
    for (const chance of chances)
      if (chance.worth > (best?.worth ?? 0) && (chance.price === 0 || chance.price <= budget)) best = chance
    if (best === undefined) break
    const share = Math.min(1, left)
    budget -= best.price
    gain += share * best.worth
    const owner = g.owner[best.hex]
    if (owner >= 0 && owner !== ONI && owner !== side) losses[owner] += share * best.worth * WORTH.threat
    best.worth = 0
    best.later *= 1 - share
  }
  for (let left = ahead.later; left > 0; left--) {
    let best: Chance | undefined
    for (const chance of chances) if (chance.later > (best?.later ?? 0)) best = chance
    if (best === undefined) break
    const share = Math.min(1, left)
    gain += share * best.later
    const owner = g.owner[best.hex]
    if (owner >= 0 && owner !== ONI && owner !== side) losses[owner] += share * best.later * WORTH.threat
    best.later = 0
  }
  gains[side] += gain
}

function chancesOf(g: State, ground: Ground, forces: Forces, side: Side, ahead: Ahead, wishes: Wishes): Chance[] {
  const { width, points, units } = forces
  const from = side * width
  const range = Math.min(
    FARTHEST,
    ahead.now > 0 && ahead.nowRange > 0 ? Math.max(ahead.nowRange, ahead.redRange) : ahead.redRange,
  )
  const near = range > 0 ? reachOf(g, ground, forces, side, range) : undefined
  const far = roundsLeft(g) > 0 ? (range === 2 && near ? near : reachOf(g, ground, forces, side, 2)) : undefined
  const withSquadLeader =
    side === NOMADS || plays(g, 'open-mountains') ? g.place[g.content.tables.firstOf['squad-leader']] : -1
  const chances: Chance[] = []
  for (const hex of g.areas) {
    const isThere = units[from + hex] > 0
    const mayCome = near !== undefined && near[hex] > 0
    const mayComeLater = far !== undefined && far[hex] > 0
    if (!isThere && !mayCome && !mayComeLater) continue
    const kill = isThere ? killWorth(g, forces, side, hex) : 0
    if (g.owner[hex] === side) {
      if (kill > 0) chances.push({ hex, worth: kill, later: kill * 0.2, price: 0 })
      continue
    }
    const other = strongestOther(forces, side, hex)
    const need = other + (hex === withSquadLeader ? 0 : ground.mountain[hex])
    const value =
      areaWorth(g, ground, hex) + wishWorth(wishes, g, ground, side, hex) + (g.owner[hex] === NOBODY ? 0 : WORTH.taken)
    const here = points[from + hex]
    const isReady = isThere && here >= need
    let worth = 0
    let price = 0
    if (isReady) worth = WORTH.ready * value
    else if (mayCome && (near as Int32Array)[hex] >= need) {
      worth = WORTH.near * value
      price = Math.max(1, need - (isThere ? here : 0))
    } else if (isThere) worth = WORTH.tooWeak * value
    const later =
      mayComeLater && (far as Int32Array)[hex] >= need ? (isReady ? WORTH.readyLater : WORTH.later) * value : 0
    if (kill > worth) {
      worth = kill
      price = 0
    }
    if (worth > 0 || later > 0) chances.push({ hex, worth, later, price })
  }
  return chances
}

/** By hex: the conquest points that a side could bring there. */
export function reachOf(
  g: State,
  ground: Ground,
  { width, points, units }: Forces,
  side: Side,
  range: number,
): Int32Array {
  const reach = new Int32Array(width)
  const from = side * width
  for (const hex of g.hexes) {
    if (units[from + hex] === 0) continue
    const there = points[from + hex]
    for (const to of ground.within(range, hex)) reach[to] += there
  }
  return reach
}

/** What an attack that only destroys would bring: units of others, in proportion to what they cost. */
function killWorth(g: State, forces: Forces, side: Side, hex: Hex): number {
  const dealt = forces.damage[side * forces.width + hex]
  if (dealt === 0) return 0
  let most = 0
  for (const other of g.factions) if (other !== side) most = Math.max(most, destroyedBy(forces, other, hex, dealt))
  return (WORTH.kill * most) / 20
}
