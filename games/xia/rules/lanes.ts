import type { Law } from '../content/types.ts'
import { DIRECTIONS, type Hex, hexName, neighbour, opposite } from '../map/hex.ts'
import { CELLS_PER_TILE, cellOf, hexOn, NEXT_CELL, SIDE_OF_EDGE } from '../map/lattice.ts'
import type { Border } from '../map/layout.ts'
import {
  type Chart,
  layoutOf,
  type Sectors,
  sectorAt,
  sectorOn,
  sectorsBeside,
  specialHex,
  tileOf,
} from '../map/sectors.ts'

/** A space of the known system, numbered from 0: sector by sector, cell by cell. */
export type Node = number

/** What a step brings, whoever takes it: a shield, a star, or where nothing is explored. */
export const RISKS = 1
/** It leads in through the entrance of a Lawful planet. */
export const BARS_OUTLAWS = 2
/** It passes the entrance of an Outlaw planet. */
export const MARKS_INNOCENTS = 4
/** It leads into an asteroid or debris. */
export const ENTERS_ROCKS = 8
export const ENTERS_NEBULA = 16

export const UNEXPLORED: Node = -1

export interface SpawnPoint {
  readonly number: number
  readonly hex: Hex
}

/**
 * The known system as a graph of steps. It follows from the placed sectors alone, so it is made once for each list of them and shared
 * by all positions with that list.
 */
export class Lanes {
  readonly size: number
  readonly hexes: Int32Array
  /** By node times six plus direction. */
  readonly next: Int16Array
  /** By node times six plus direction: what leaving the space that way and entering the next one brings. */
  readonly step: Uint8Array
  /** By node: the sector whose planet it is on, or -1. */
  readonly planet: Int8Array
  /** By node: the working gate it belongs to, or -1. */
  readonly gate: Int8Array
  /** The spaces of the working gates, gate by gate. */
  readonly gates: readonly (readonly Node[])[]
  /** By number. */
  readonly spawns: readonly SpawnPoint[]
  /** What the last search has found; the next one overwrites it. */
  readonly queue: Int16Array
  readonly parent: Int16Array
  readonly distance: Int16Array
  /** The same for the ways of NPCs: see npcs/path.ts. */
  readonly ways: { readonly queue: Int16Array; readonly distance: Int16Array; found: number }
  readonly #names: string[] = []
  /** By sector, as bits: those that can be flown to from it. */
  readonly #beside: number[]
  readonly #fields = new Map<string, Int16Array>()
  #reached = 0
  readonly #chart: Chart

  /** `known` are the lanes of a list that this one begins with: only what is new has to be looked at. */
  constructor({ content, sectors }: Chart, known?: Lanes) {
    this.#chart = { content, sectors }
    this.size = sectors.length * CELLS_PER_TILE
    this.hexes = new Int32Array(this.size)
    this.next = new Int16Array(this.size * 6)
    this.step = new Uint8Array(this.size * 6)
    this.planet = new Int8Array(this.size)
    this.gate = new Int8Array(this.size).fill(-1)
    this.queue = new Int16Array(this.size)
    this.parent = new Int16Array(this.size)
    this.distance = new Int16Array(this.size).fill(-1)
    this.ways = { queue: new Int16Array(this.size), distance: new Int16Array(this.size).fill(-1), found: 0 }
    const gates: (readonly Node[])[] = known ? [...known.gates] : []
    const old = known ? known.#chart.sectors.length : 0
    if (known) this.#copy(known)
    for (let sector = old; sector < sectors.length; sector++) this.#link(sector, gates)
    for (let sector = 0; sector < old; sector++) this.#relink(sector, old)
    this.gates = gates
    this.spawns = this.#findSpawns()
    this.#beside = this.#findNeighbours()
  }

  #findNeighbours(): number[] {
    const { sectors } = this.#chart
    const isFlyable = (sector: number) => tileOf(this.#chart, sector).flyable
    return sectors.map((_, sector) =>
      isFlyable(sector)
        ? sectorsBeside(sectors, sector).reduce((bits, other) => (isFlyable(other) ? bits | (1 << other) : bits), 0)
        : 0,
    )
  }

  #copy(known: Lanes): void {
    this.hexes.set(known.hexes)
    this.next.set(known.next)
    this.step.set(known.step)
    this.planet.set(known.planet)
    this.gate.set(known.gate)
  }

  /** The edges of a sector that led nowhere may lead to a new one. */
  #relink(sector: number, firstNew: number): void {
    const { sectors } = this.#chart
    const beside = DIRECTIONS.map((side) => sectorOn(sectors, neighbour(sectors[sector].slot, side)))
    if (beside.every((other) => other < firstNew)) return
    for (let cell = 0; cell < CELLS_PER_TILE; cell++) this.#linkCell(sector, cell, beside)
  }

  #link(sector: number, gates: (readonly Node[])[]): void {
    const chart = this.#chart
    const { slot } = chart.sectors[sector]
    const layout = layoutOf(chart, sector)
    const tile = tileOf(chart, sector)
    const beside = DIRECTIONS.map((side) => sectorOn(chart.sectors, neighbour(slot, side)))
    const gate: Node[] = []
    for (let cell = 0; cell < CELLS_PER_TILE; cell++) {
      const node = sector * CELLS_PER_TILE + cell
      const hex = hexOn(slot, cell)
      this.hexes[node] = hex
      this.planet[node] = layout.terrain[cell] === 'planet' ? sector : -1
      if (layout.terrain[cell] === 'gate' && !tile.malfunctioning) {
        this.gate[node] = gates.length
        gate.push(node)
      }
      this.#linkCell(sector, cell, beside)
    }
    if (gate.length > 0) gates.push(gate)
  }

  #linkCell(sector: number, cell: number, beside: readonly number[]): void {
    const chart = this.#chart
    const node = sector * CELLS_PER_TILE + cell
    const { borders } = layoutOf(chart, sector)
    const { law } = tileOf(chart, sector)
    for (let direction = 0; direction < 6; direction++) {
      const edge = cell * 6 + direction
      const inside = NEXT_CELL[edge]
      const other = inside >= 0 ? sector : beside[SIDE_OF_EDGE[edge]]
      if (other < 0) {
        this.next[node * 6 + direction] = UNEXPLORED
        this.step[node * 6 + direction] = RISKS
        continue
      }
      const to = inside >= 0 ? inside : cellOf(neighbour(this.hexes[node], direction))
      const entry = layoutOf(chart, other).borders[to * 6 + opposite(direction)]
      this.next[node * 6 + direction] = other * CELLS_PER_TILE + to
      this.step[node * 6 + direction] = stepKind(borders[edge], law, entry, tileOf(chart, other).law)
    }
  }

  #findSpawns(): SpawnPoint[] {
    const spawns: SpawnPoint[] = []
    this.#chart.sectors.forEach((_, sector) => {
      const number = tileOf(this.#chart, sector).spawn
      if (number > 0) spawns.push({ number, hex: specialHex(this.#chart, sector, 'spawn') })
    })
    return spawns.sort((a, b) => a.number - b.number)
  }

  /** [map.distance] As bits: the sectors that are so many sectors away at most. Stars are no way, gates no shortcut. */
  sectorsWithin(from: number, most: number): number {
    let within = 1 << from
    let rim = within
    for (let i = 0; i < most; i++) {
      let next = 0
      for (let sector = 0; sector < this.#beside.length; sector++)
        if (((rim >> sector) & 1) === 1) next |= this.#beside[sector]
      rim = next & ~within
      within |= next
    }
    return within
  }

  /** What players call a space. */
  nameOf(node: Node): string {
    this.#names[node] ??= hexName(this.hexes[node])
    return this.#names[node]
  }

  /** The node of a hex, or `UNEXPLORED`. */
  nodeAt(hex: Hex): Node {
    const sector = sectorAt(this.#chart, hex)
    return sector < 0 ? UNEXPLORED : sector * CELLS_PER_TILE + cellOf(hex)
  }

  /**
   * Finds every node within some steps that bring nothing of `avoid` and do not enter the planet `shun`. Leaves them in `queue` (the
   * start first), with `parent` and `distance` by node, and says how many there are.
   */
  reach(start: Node, most: number, avoid: number, shun = -1): number {
    const { queue, parent, distance, next, step, planet } = this
    // What the last search has reached is forgotten.
    for (let i = 0; i < this.#reached; i++) distance[queue[i]] = -1
    queue[0] = start
    parent[start] = -1
    distance[start] = 0
    let found = 1
    for (let at = 0; at < found; at++) {
      const node = queue[at]
      const far = distance[node] + 1
      if (far > most) break
      for (let edge = node * 6; edge < node * 6 + 6; edge++) {
        if ((step[edge] & avoid) !== 0) continue
        const to = next[edge]
        if (distance[to] >= 0 || (shun >= 0 && planet[to] === shun && planet[node] !== shun)) continue
        distance[to] = far
        parent[to] = node
        queue[found++] = to
      }
    }
    this.#reached = found
    return found
  }

  /** By node: the steps to the nearest of some goals that stay where they are, over gates too; -1 without a way. Looked for once. */
  field(name: string, avoid: number, goals: () => readonly Node[]): Int16Array {
    const known = this.#fields.get(name)
    if (known !== undefined) return known
    const field = this.#spread(avoid, goals())
    this.#fields.set(name, field)
    return field
  }

  #spread(avoid: number, goals: readonly Node[]): Int16Array {
    const { next, step, gate, gates } = this
    const field = new Int16Array(this.size).fill(-1)
    const queue = [...goals]
    for (const goal of goals) field[goal] = 0
    let gatesUsed = 0
    const visit = (node: Node, far: number) => {
      if (field[node] >= 0) return
      field[node] = far
      queue.push(node)
    }
    for (const node of queue) {
      const far = field[node] + 1
      for (let direction = 0; direction < 6; direction++) {
        const from = next[node * 6 + direction]
        if (from !== UNEXPLORED && (step[from * 6 + opposite(direction)] & avoid) === 0) visit(from, far)
      }
      const own = gate[node]
      if (own < 0 || ((gatesUsed >> own) & 1) === 1) continue
      gatesUsed |= 1 << own
      for (let other = 0; other < gates.length; other++)
        if (other !== own) for (const from of gates[other]) visit(from, far)
    }
    return field
  }

  /** The nodes from the start of the last search to one of those it found, without the start. */
  pathTo(goal: Node): Node[] {
    const path: Node[] = []
    for (let node = goal; this.parent[node] >= 0; node = this.parent[node]) path.push(node)
    return path.reverse()
  }
}

/** What a step over two borders brings: out of one space, into the next. */
function stepKind(exit: Border, from: Law | undefined, entry: Border, to: Law | undefined): number {
  let kind = 0
  if (exit === 'shield' || entry === 'shield' || entry === 'star') kind |= RISKS
  if ((exit === 'entrance' && from === 'outlaw') || (entry === 'entrance' && to === 'outlaw')) kind |= MARKS_INNOCENTS
  if (entry === 'entrance' && to === 'lawful') kind |= BARS_OUTLAWS
  if (entry === 'asteroid' || entry === 'debris') kind |= ENTERS_ROCKS
  if (entry === 'nebula') kind |= ENTERS_NEBULA
  return kind
}

/** What follows from a list of sectors is kept as long as the list. */
const KEPT = new WeakMap<Sectors, Lanes>()

/** The lanes of a list that has grown: most of them are known. */
export function growLanes(before: Sectors, chart: Chart): void {
  const known = KEPT.get(before)
  if (known !== undefined && !KEPT.has(chart.sectors)) KEPT.set(chart.sectors, new Lanes(chart, known))
}

export function lanesOf(chart: Chart): Lanes {
  const known = KEPT.get(chart.sectors)
  if (known !== undefined) return known
  const lanes = new Lanes(chart)
  KEPT.set(chart.sectors, lanes)
  return lanes
}
