import type { MissionId } from '../content/types.ts'
import type { Hex } from '../map/hex.ts'
import { missionsInPlay } from '../rules/scoring/missions.ts'
import type { State } from '../rules/state/state.ts'
import { BOARLORDS, CYBERSAMURAI, DARK_SEED, NOMADS, type Side } from '../rules/state/vocabulary.ts'
import { type Ground, LAND } from './ground.ts'

/** What of missions and goals a side has, and what else would bring it nearer to them. */
export interface Wishes {
  /** What the missions and the goal are worth as far as they have come. */
  worth: number
  /** The kinds of land that are wanted, as bits, and what one of them would bring. */
  land: number
  landWorth: number
  /** What another area of the moon or one with Tsukuyumi would bring. */
  moonlit: number
  /** What any other area would bring, and one that is somebody's. */
  area: number
  taken: number
}

/** What a part of a mission is worth: the nearer to its end, the more. */
const part = (points: number, have: number, of: number): number =>
  have >= of ? points : 0.7 * points * (have / of) ** 2

const gain = (points: number, have: number, of: number): number =>
  have >= of ? 0 : part(points, have + 1, of) - part(points, have, of)

const bitsOf = (land: number): number => (land & 1) + ((land >> 1) & 1) + ((land >> 2) & 1)

/** What a side owns, as missions count it. */
export interface Holdings {
  areas: number
  /** Kinds of land as bits. */
  land: number
  moonlit: number
}

export function holdingsOf(g: State, ground: Ground, side: Side): Holdings {
  const held: Holdings = { areas: 0, land: 0, moonlit: 0 }
  for (const hex of g.areas) {
    if (g.owner[hex] !== side) continue
    held.areas++
    held.land |= ground.land[hex]
    if (ground.moonlit[hex]) held.moonlit++
  }
  return held
}

export function wishesOf(g: State, ground: Ground, side: Side, { areas, land, moonlit }: Holdings): Wishes {
  const wishes: Wishes = { worth: 0, land: 0, landWorth: 0, moonlit: 0, area: 0, taken: 0 }
  const done: readonly MissionId[] = g.missions[side]
  for (const mission of missionsInPlay(g)) {
    if (done.includes(mission)) continue
    const { points, numbers } = g.content.missions[mission]
    if (mission === 'survival-of-the-fittest') wishes.worth += part(points, g.kills[side], numbers.units)
    else if (mission === 'swarm') {
      wishes.worth += part(points, areas, numbers.areas)
      wishes.area += gain(points, areas, numbers.areas)
    } else if (mission === 'moonstruck') {
      let count = 0
      for (const hex of g.moonstruck[side]) if (ground.moonlit[hex]) count++
      wishes.worth += part(points, count, numbers.areas)
      wishes.moonlit += gain(points, count, numbers.areas)
    } else wantLand(wishes, points, land, bitsOf(land), 3)
  }
  if (!g.goals[side]) addGoal(g, wishes, side, areas, land, moonlit)
  return wishes
}

function wantLand(wishes: Wishes, points: number, land: number, have: number, of: number): void {
  wishes.worth += part(points, have, of)
  wishes.land |= (LAND.fertile | LAND.mountain | LAND.ocean) & ~land
  wishes.landWorth += gain(points, have, of)
}

/** [goal.once] Of what counts in a round only, as much as has been done in it. */
function addGoal(g: State, wishes: Wishes, side: Side, areas: number, land: number, moonlit: number): void {
  if (side === CYBERSAMURAI) {
    const { points } = g.content.goals['gps-mapping']
    const have = bitsOf(land) + Math.min(1, moonlit)
    wantLand(wishes, points, land, have, 4)
    if (moonlit === 0) wishes.moonlit += gain(points, have, 4)
  } else if (side === DARK_SEED) {
    const { points, numbers } = g.content.goals['space-for-the-swarm']
    wishes.worth += part(points, g.conquered[side].length, numbers.areas)
    wishes.area += gain(points, g.conquered[side].length, numbers.areas)
  } else if (side === NOMADS) {
    const { points, numbers } = g.content.goals['regain-former-strength']
    wishes.worth += part(points, g.retaken[side].length, numbers.areas)
    wishes.taken += gain(points, g.retaken[side].length, numbers.areas)
  } else if (side === BOARLORDS) {
    const { points, numbers } = g.content.goals['territorial-expansion']
    wishes.worth += part(points, areas, numbers.areas)
    wishes.area += gain(points, areas, numbers.areas)
  }
}

/** What it would bring a side, by its missions and its goal, to conquer an area. */
export function wishWorth(wishes: Wishes, g: State, ground: Ground, side: Side, hex: Hex): number {
  let worth = wishes.area
  if ((wishes.land & ground.land[hex]) !== 0) worth += wishes.landWorth
  if (wishes.moonlit > 0 && ground.moonlit[hex] && !g.moonstruck[side].includes(hex)) worth += wishes.moonlit
  if (wishes.taken > 0 && g.owner[hex] >= 0) worth += wishes.taken
  return worth
}
