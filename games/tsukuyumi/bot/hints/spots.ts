import type { Hex } from '../../map/hex.ts'
import { runningTurn } from '../../rules/state/agenda.ts'
import { copy } from '../../rules/state/copy.ts'
import { plays, type State } from '../../rules/state/state.ts'
import { DARK_SEED, NOMADS, ONI, type Side } from '../../rules/state/vocabulary.ts'
import { aheadOf, roundsLeft } from '../ahead.ts'
import { type Forces, forcesOf, strongestOther } from '../forces.ts'
import { FARTHEST, type Ground, groundOf } from '../ground.ts'
import { holdingsOf, type Wishes, wishesOf, wishWorth } from '../missions.ts'
import { areaWorth, reachOf } from '../prospects.ts'
import { WORTH } from '../worth.ts'

/** What of a threatened area counts as lost: by those who can still come in this round, and in the next one. */
const THREAT = { soon: 0.35, later: 0.12 }

/** What a place is worth that could be conquered in a later round, and one next to it. */
const PATIENCE = { ready: 0.1, near: 0.04 }

/** What a mine may destroy of those who come. */
const MINE = 0.25

const UNKNOWN = Number.NaN

/** What hints weigh places by: what units of a side would be good for in them. */
export class Spots {
  readonly g: State
  readonly ground: Ground
  readonly forces: Forces
  readonly side: Side
  readonly attacks: number
  readonly #wishes: Wishes
  readonly #isImmune: boolean
  readonly #squadLeader: Hex
  /** What could be conquered as things stand, the best first: more places than attacks are of little use. */
  readonly #ready: readonly { readonly hex: Hex; readonly value: number }[]
  /** By hex: the most points that one of the others could bring there in this round, and in the next. */
  #soon: Int32Array | undefined
  #later: Int32Array | undefined
  readonly #outlooks: Float64Array
  readonly #now: Float64Array

  constructor(g: State, side: Side) {
    this.g = g
    this.side = side
    this.ground = groundOf(g)
    this.forces = forcesOf(g, this.ground)
    this.#wishes = wishesOf(g, this.ground, side, holdingsOf(g, this.ground, side))
    const { now, red } = aheadOf(g, side, runningTurn(g))
    this.attacks = now + red
    this.#isImmune = side === DARK_SEED || (side === NOMADS && g.radiationProof)
    this.#squadLeader =
      side === NOMADS || plays(g, 'open-mountains') ? g.place[g.content.tables.firstOf['squad-leader']] : -1
    this.#outlooks = new Float64Array(this.ground.width).fill(UNKNOWN)
    this.#now = new Float64Array(this.ground.width).fill(UNKNOWN)
    this.#ready = this.#readyPlaces()
  }

  #readyPlaces(): { readonly hex: Hex; readonly value: number }[] {
    const { g, forces, side } = this
    const from = side * forces.width
    const ready: { hex: Hex; value: number }[] = []
    for (const hex of g.areas)
      if (forces.units[from + hex] > 0 && this.isReady(hex, forces.points[from + hex]))
        ready.push({ hex, value: this.valueOf(hex) })
    return ready.sort((a, b) => b.value - a.value)
  }

  /** What the last of the attacks would bring without two of the places. */
  #leastWithout(one: Hex, other: Hex): number {
    let left = Math.ceil(this.attacks)
    for (const { hex, value } of this.#ready) {
      if (hex === one || hex === other) continue
      left--
      if (left <= 0) return value
    }
    return 0
  }

  unitsAt(hex: Hex): number {
    return this.forces.units[this.side * this.forces.width + hex]
  }

  pointsAt(hex: Hex): number {
    return this.forces.points[this.side * this.forces.width + hex]
  }

  needAt(hex: Hex): number {
    return strongestOther(this.forces, this.side, hex) + (hex === this.#squadLeader ? 0 : this.ground.mountain[hex])
  }

  /** Whether so many points are enough to conquer an area. */
  isReady(hex: Hex, points: number): boolean {
    return this.g.owner[hex] !== this.side && this.ground.isArea[hex] && points >= this.needAt(hex)
  }

  /** What it would bring to conquer an area. */
  valueOf(hex: Hex): number {
    const { g, ground, side } = this
    const taken = g.owner[hex] >= 0 ? WORTH.taken : 0
    return areaWorth(g, ground, hex) + wishWorth(this.#wishes, g, ground, side, hex) + taken
  }

  /** What so many units with so many points are good for in a hex, if another place is given up. */
  worthOf(hex: Hex, units: number, points: number, without = hex): number {
    const { g, ground } = this
    if (!ground.isArea[hex]) return 0
    if (g.owner[hex] === this.side) return this.#holdingWorth(hex, units, points)
    if (units === 0) return 0
    const value = this.valueOf(hex)
    let worth = this.#standingWorth(hex, units)
    if (points < this.needAt(hex)) return worth + 0.5 * WORTH.tooWeak * value
    if (this.attacks > 0) worth += WORTH.ready * Math.max(0, value - this.#leastWithout(hex, without))
    if (roundsLeft(g) > 0) worth += PATIENCE.ready * value
    return worth
  }

  #holdingWorth(hex: Hex, units: number, points: number): number {
    const worth = units > 0 ? this.#standingWorth(hex, units) : 0
    this.#soon ??= this.#threats(true)
    if (this.#soon[hex] > 0 && this.#soon[hex] >= points)
      return worth - THREAT.soon * areaWorth(this.g, this.ground, hex)
    this.#later ??= this.#threats(false)
    if (this.#later[hex] > 0 && this.#later[hex] >= points)
      return worth - THREAT.later * areaWorth(this.g, this.ground, hex)
    return worth
  }

  #standingWorth(hex: Hex, units: number): number {
    const lost = this.ground.radioactive[hex] && !this.#isImmune ? 0.2 * units : 0
    return PATIENCE.near * Math.min(2, units) * this.#outlook(hex) - lost
  }

  #threats(soon: boolean): Int32Array {
    const { g, ground, forces, side } = this
    const most = new Int32Array(ground.width)
    if (!soon && roundsLeft(g) === 0) return most
    for (const other of g.factions) {
      if (other === side) continue
      let range = 2
      if (soon) {
        const { now, nowRange, red, redRange } = aheadOf(g, other, runningTurn(g))
        if (now + red === 0) continue
        range = Math.min(FARTHEST, Math.max(nowRange, redRange))
      }
      const reach = reachOf(g, ground, forces, other, range)
      for (const hex of g.areas) if (reach[hex] > most[hex]) most[hex] = reach[hex]
    }
    return most
  }

  /** The best that is next to a hex for later. */
  #outlook(hex: Hex): number {
    const known = this.#outlooks[hex]
    if (!Number.isNaN(known)) return known
    let best = 0
    for (const to of this.ground.within(1, hex)) {
      if (to === hex || this.g.owner[to] === this.side || !this.ground.isArea[to]) continue
      const value = areaWorth(this.g, this.ground, to)
      if (value > best) best = value
    }
    this.#outlooks[hex] = best
    return best
  }

  /** What the units of the side are good for in a hex now. */
  #worthNow(hex: Hex): number {
    const known = this.#now[hex]
    if (!Number.isNaN(known)) return known
    const worth = this.worthOf(hex, this.unitsAt(hex), this.pointsAt(hex))
    this.#now[hex] = worth
    return worth
  }

  /** What comes of it when some units leave a hex, and when some come into it. */
  leaving(hex: Hex, units: number, points: number): number {
    return this.worthOf(hex, this.unitsAt(hex) - units, this.pointsAt(hex) - points) - this.#worthNow(hex)
  }

  entering(hex: Hex, units: number, points: number, from: Hex): number {
    const without = this.isReady(from, this.pointsAt(from) - points) ? hex : from
    const [there, strength] = [this.unitsAt(hex), this.pointsAt(hex)]
    const before = there === 0 ? this.#worthNow(hex) : this.worthOf(hex, there, strength, without)
    const lost = this.isMined(hex) ? MINE * this.g.mines[hex] : 0
    return this.worthOf(hex, there + units, strength + points, without) - before - lost
  }

  /** Whether mines of others wait in a hex. */
  isMined(hex: Hex): boolean {
    return this.side !== NOMADS && this.g.mines[hex] > 0
  }

  /** Whether so many units that come into a hex are held there. */
  holds(hex: Hex, units: number): boolean {
    const { units: counts, width } = this.forces
    const own = units + this.unitsAt(hex)
    for (const other of this.g.factions) if (other !== this.side && counts[other * width + hex] >= own) return true
    return counts[ONI * width + hex] >= own
  }
}

/** The last spots of each list of owners. A position asks several questions before anything in it changes. */
const remembered = new WeakMap<State['owner'], Spots>()

/**
 * What somebody weighs places by. Who thinks ahead comes to many positions with the same owners, in worlds that differ in what is hidden: what
 * was found out in one of them is used again only where everything is the same that it may follow from.
 */
export function spotsOf(g: State, side: Side): Spots {
  const known = remembered.get(g.owner)
  if (known !== undefined && known.side === side && isSame(known.g, g)) return known
  const spots = new Spots(copy(g), side)
  remembered.set(g.owner, spots)
  return spots
}

/** What changes in place, and what places do not depend on. */
const APART: ReadonlySet<string> = new Set(['random', 'revealed', 'trace', 'memory', 'place', 'agenda'])

const TURN = ['side', 'extra', 'chosen', 'combat', 'movement', 'charged'] as const

function isSame(kept: State, g: State): boolean {
  // All other lists are replaced and never changed: the same lists say the same.
  for (const field in kept)
    if (!APART.has(field) && kept[field as keyof State] !== g[field as keyof State]) return false
  const [before, now] = [runningTurn(kept), runningTurn(g)]
  if (before !== now && TURN.some((field) => before?.[field] !== now?.[field])) return false
  for (let figure = 0; figure < g.place.length; figure++) if (kept.place[figure] !== g.place[figure]) return false
  return true
}
