import { COMPASS, type Compass, type Place, type Step } from './contract.ts'

/** A part of a bearing: so many steps one way. */
export interface Leg {
  readonly way: Compass
  readonly steps: number
}

/** A step of a way over the map, from where to where. */
export interface Walked extends Step {
  readonly from: string
}

interface Vector {
  readonly x: number
  readonly y: number
}

/** How far a number may be from a whole one. */
const NEARLY = 0.01

/** Where places lie to each other. Everything is found by walking along `next`. */
export class SpokenMap {
  readonly places: readonly Place[]
  readonly #byId: ReadonlyMap<string, Place>
  readonly #walks = new Map<string, ReadonlyMap<string, Walked | undefined>>()
  readonly #distances = new Map<string, Map<string, number | undefined>>()
  #vectors: ReadonlyMap<Compass, Vector> | undefined

  constructor(places: readonly Place[]) {
    this.places = places
    this.#byId = new Map(places.map((place) => [place.id, place]))
  }

  place(id: string): Place | undefined {
    return this.#byId.get(id)
  }

  /** How many steps it takes, whatever lies on the way; nothing where no way leads. */
  distance(from: string, to: string): number | undefined {
    const far = this.#distances.get(from) ?? new Map<string, number | undefined>()
    this.#distances.set(from, far)
    if (!far.has(to)) far.set(to, this.path(from, to)?.length)
    return far.get(to)
  }

  /** The shortest way, with as few borders as there are ways of that length; closed ones only where there is no other. */
  path(from: string, to: string): readonly Walked[] | undefined {
    const walks = this.#walk(from)
    if (!walks.has(to)) return undefined
    const path: Walked[] = []
    for (let step = walks.get(to); step !== undefined; step = walks.get(step.from)) path.unshift(step)
    return path
  }

  /** Of some places those that are nearest, in their order; what no way leads to comes last. */
  byDistance(from: string, places: readonly string[]): readonly string[] {
    const far = new Map(places.map((place) => [place, this.distance(from, place) ?? Number.POSITIVE_INFINITY]))
    return [...far.keys()].sort((a, b) => sign((far.get(a) ?? 0) - (far.get(b) ?? 0)))
  }

  /** The places beside a place, clockwise from the north; ways that lead elsewhere come last. */
  around(id: string): readonly Step[] {
    const rank = ({ way }: Step) => (way === undefined ? COMPASS.length : COMPASS.indexOf(way))
    return [...(this.#byId.get(id)?.next ?? [])].sort((a, b) => rank(a) - rank(b))
  }

  /** Where a step in a direction leads. */
  step(from: string, way: Compass): Step | undefined {
    return this.#byId.get(from)?.next.find((step) => step.way === way)
  }

  /** All places in a direction until the map ends. */
  ray(from: string, way: Compass): readonly Walked[] {
    const ray: Walked[] = []
    const seen = new Set([from])
    for (let here = from; ; ) {
      const step = this.step(here, way)
      if (step === undefined || seen.has(step.to)) return ray
      ray.push({ ...step, from: here })
      seen.add(step.to)
      here = step.to
    }
  }

  /**
   * Where a place lies as the crow flies: on a regular map so many steps one way and then so many another, the longer leg first unless it leads off
   * the map; else the steps that lead there, in the direction it lies. Nothing for the place itself, and where no way leads.
   */
  bearing(from: string, to: string): readonly Leg[] | undefined {
    const [a, b] = [this.#byId.get(from), this.#byId.get(to)]
    const steps = this.distance(from, to)
    if (a === undefined || b === undefined || steps === undefined || steps === 0) return undefined
    const distance = { x: b.at.x - a.at.x, y: b.at.y - a.at.y }
    const legs = this.#legs(distance)
    if (legs === undefined) return [{ way: compassOf(distance), steps }]
    return [legs, legs.toReversed()].find((order) => this.leads(from, order)) ?? legs
  }

  /** Whether one stays on the map who goes so. */
  leads(from: string, legs: readonly Leg[]): boolean {
    let here: string | undefined = from
    for (const { way, steps } of legs)
      for (let step = 0; step < steps && here !== undefined; step++) here = this.step(here, way)?.to
    return here !== undefined
  }

  #legs(distance: Vector): readonly Leg[] | undefined {
    const vectors = this.#vectorsOf()
    const ways = COMPASS.filter((way) => vectors.has(way))
    for (const [index, way] of ways.entries()) {
      const beside = ways[(index + 1) % ways.length]
      const [u, v] = [vectors.get(way), beside && vectors.get(beside)]
      if (u === undefined || v === undefined || beside === undefined) continue
      const area = u.x * v.y - u.y * v.x
      if (Math.abs(area) < NEARLY) continue
      const first = (distance.x * v.y - distance.y * v.x) / area
      const second = (u.x * distance.y - u.y * distance.x) / area
      if (!isCount(first) || !isCount(second)) continue
      const legs = [
        { way, steps: Math.round(first) },
        { way: beside, steps: Math.round(second) },
      ].filter(({ steps }) => steps > 0)
      return legs.sort((a, b) => b.steps - a.steps)
    }
    return undefined
  }

  /** How far a step in each direction leads, where that is the same everywhere. */
  #vectorsOf(): ReadonlyMap<Compass, Vector> {
    if (this.#vectors) return this.#vectors
    const vectors = new Map<Compass, Vector>()
    const uneven = new Set<Compass>()
    for (const { at, next } of this.places)
      for (const { to, way, reading } of next) {
        const other = this.#byId.get(to)
        if (way === undefined || reading || other === undefined) continue
        const vector = { x: other.at.x - at.x, y: other.at.y - at.y }
        const known = vectors.get(way)
        if (known === undefined) vectors.set(way, vector)
        else if (Math.abs(known.x - vector.x) + Math.abs(known.y - vector.y) > NEARLY) uneven.add(way)
      }
    this.#vectors = uneven.size > 0 ? new Map() : vectors
    return this.#vectors
  }

  /** The last step of the best way to each place. */
  #walk(from: string): ReadonlyMap<string, Walked | undefined> {
    const known = this.#walks.get(from)
    if (known) return known
    const cost = new Map([[from, 0]])
    const last = new Map<string, Walked | undefined>([[from, undefined]])
    const open = new Set(this.#byId.has(from) ? [from] : [])
    while (open.size > 0) {
      const here = [...open].reduce((a, b) => ((cost.get(b) ?? 0) < (cost.get(a) ?? 0) ? b : a))
      open.delete(here)
      for (const step of this.#byId.get(here)?.next ?? []) {
        if (step.reading || !this.#byId.has(step.to)) continue
        const total = (cost.get(here) ?? 0) + costOf(step)
        if (total >= (cost.get(step.to) ?? Number.POSITIVE_INFINITY)) continue
        cost.set(step.to, total)
        last.set(step.to, { ...step, from: here })
        open.add(step.to)
      }
    }
    this.#walks.set(from, last)
    return last
  }
}

const maps = new WeakMap<readonly Place[], SpokenMap>()

/** The map of some places; the same for the same list, so that games that keep theirs walk it once. */
export function mapOf(places: readonly Place[]): SpokenMap {
  const map = maps.get(places) ?? new SpokenMap(places)
  maps.set(places, map)
  return map
}

/** More borders than any way has are worth a step; more steps than any way has are worth a closed one. */
const BORDER = 1e-3
const CLOSED = 1e3

const costOf = ({ over, closed }: Step): number => 1 + (over === undefined ? 0 : BORDER) + (closed ? CLOSED : 0)

const sign = (difference: number): number => (Number.isNaN(difference) ? 0 : Math.sign(difference))

const isCount = (value: number): boolean => value > -NEARLY && Math.abs(value - Math.round(value)) < NEARLY

/** The direction of a vector; y grows to the south. */
export function compassOf({ x, y }: Vector): Compass {
  const eighths = Math.round((Math.atan2(x, -y) * 4) / Math.PI)
  return COMPASS[(eighths + 8) % 8] ?? 'n'
}
