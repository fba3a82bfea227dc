import type { Law } from '../content/types.ts'
import { type Hex, hexName, neighbour, opposite } from './hex.ts'
import { CELLS_PER_TILE, cellOf, hexOn, NEXT_CELL, SIDE_OF_EDGE, slotNumber } from './lattice.ts'
import type { Border } from './layout.ts'
import { type Chart, Index, sectorOn, specialCell } from './sectors.ts'

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
/** Which of the risks and rocks it is, where that matters: with neither of these, one shield or an asteroid. */
export const ENTERS_STAR = 32
export const ENTERS_DEBRIS = 64
export const CROSSES_TWO_SHIELDS = 128
/** It leads in through the shield of a Lawful planet. */
export const BREAKS_THE_LAW = 256

export const UNEXPLORED: Node = -1

export interface SpawnPoint {
  readonly number: number
  readonly hex: Hex
}

/**
 * The known system as a graph of steps. It follows from the placed sectors alone: all positions with the same list of them share it.
 */
export class Lanes extends Index {
  readonly size: number
  readonly hexes: Int32Array
  /** By node times six plus direction. */
  readonly next: Int16Array
  /** By node times six plus direction: what leaving the space that way and entering the next one brings. */
  readonly step: Uint16Array
  /** The same for the way back: coming in from the next space. */
  readonly stepBack: Uint16Array
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
  /** The same for ways to goals: see `spread`. */
  readonly costs: Int32Array
  /** What follows from them for somebody who looks it up often; nothing in the rules does. */
  derived?: unknown
  readonly #names: string[]
  /** By sector, as bits: those that can be flown to from it. */
  readonly #beside: number[]
  /** The queue of `spread`, apart from that of `reach`, which is read again. */
  readonly #rim: Int16Array
  readonly #fields: Map<string, Int32Array>[] = []
  /** What `queue`, `parent` and `distance` were last filled for. */
  readonly #reached = { start: UNEXPLORED, most: 0, avoid: 0, shun: -1, found: 0 }

  /** `known` are the lanes of a list that this one begins with: only what is new has to be looked at. */
  constructor(chart: Chart, known?: Lanes) {
    super(chart)
    const { sectors } = this
    this.size = sectors.length * CELLS_PER_TILE
    this.hexes = new Int32Array(this.size)
    this.next = new Int16Array(this.size * 6)
    this.step = new Uint16Array(this.size * 6)
    this.stepBack = new Uint16Array(this.size * 6)
    this.planet = new Int8Array(this.size)
    this.gate = new Int8Array(this.size).fill(-1)
    this.queue = new Int16Array(this.size)
    this.#rim = new Int16Array(this.size)
    this.parent = new Int16Array(this.size)
    this.distance = new Int16Array(this.size)
    this.costs = new Int32Array(this.size)
    this.#names = known ? known.#names.slice() : []
    this.#beside = known ? known.#beside.slice() : []
    const gates = known ? known.gates.slice() : []
    const spawns = known ? known.spawns.slice() : []
    if (known) this.#copy(known)
    for (let sector = known ? known.sectors.length : 0; sector < sectors.length; sector++) {
      this.#lay(sector, gates, spawns)
      this.#link(sector)
    }
    this.gates = gates
    this.spawns = spawns.sort((a, b) => a.number - b.number)
  }

  #copy(known: Lanes): void {
    this.hexes.set(known.hexes)
    this.next.set(known.next)
    this.step.set(known.step)
    this.stepBack.set(known.stepBack)
    this.planet.set(known.planet)
    this.gate.set(known.gate)
  }

  #lay(sector: number, gates: (readonly Node[])[], spawns: SpawnPoint[]): void {
    const { slot } = this.sectors[sector]
    const layout = this.layouts[sector]
    const { terrain } = layout
    const { malfunctioning, spawn } = this.placed[sector]
    const gate: Node[] = []
    for (let cell = 0; cell < CELLS_PER_TILE; cell++) {
      const node = sector * CELLS_PER_TILE + cell
      const hex = hexOn(slot, cell)
      this.hexes[node] = hex
      this.#names.push(hexName(hex))
      this.planet[node] = terrain[cell] === 'planet' ? sector : -1
      if (terrain[cell] === 'gate' && !malfunctioning) {
        this.gate[node] = gates.length
        gate.push(node)
      }
    }
    if (gate.length > 0) gates.push(gate)
    if (spawn > 0) spawns.push({ number: spawn, hex: hexOn(slot, specialCell(layout, 'spawn')) })
  }

  /** The steps inside a new sector, and those to the sectors before it and back. */
  #link(sector: number): void {
    const { slot } = this.sectors[sector]
    const { borders } = this.layouts[sector]
    const { law, flyable } = this.placed[sector]
    this.#beside.push(0)
    for (let cell = 0; cell < CELLS_PER_TILE; cell++)
      for (let direction = 0; direction < 6; direction++) {
        const edge = (sector * CELLS_PER_TILE + cell) * 6 + direction
        const exit = borders[cell * 6 + direction]
        const inside = NEXT_CELL[cell * 6 + direction]
        if (inside >= 0) {
          const entry = borders[inside * 6 + opposite(direction)]
          if (inside > cell) this.#join(edge, sector * CELLS_PER_TILE + inside, exit, law, entry, law)
          continue
        }
        const side = SIDE_OF_EDGE[cell * 6 + direction]
        const other = sectorOn(this.sectors, neighbour(slot, side))
        if (other < 0 || other > sector) {
          this.next[edge] = UNEXPLORED
          this.step[edge] = RISKS
          this.stepBack[edge] = RISKS
          continue
        }
        const to = cellOf(neighbour(this.hexes[sector * CELLS_PER_TILE + cell], direction))
        const entry = this.layouts[other].borders[to * 6 + opposite(direction)]
        this.#join(edge, other * CELLS_PER_TILE + to, exit, law, entry, this.placed[other].law)
        if (flyable && this.placed[other].flyable) {
          this.#beside[sector] |= 1 << other
          this.#beside[other] |= 1 << sector
        }
      }
  }

  /** A step and the way back, over the border of its own space and that of the other one. */
  #join(edge: number, to: Node, own: Border, law: Law | undefined, other: Border, otherLaw: Law | undefined): void {
    const back = to * 6 + opposite(edge % 6)
    this.next[edge] = to
    this.next[back] = Math.floor(edge / 6)
    this.step[edge] = stepKind(own, law, other, otherLaw)
    this.step[back] = stepKind(other, otherLaw, own, law)
    this.stepBack[edge] = this.step[back]
    this.stepBack[back] = this.step[edge]
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

  /** The place of a space's sector in the list of them. */
  sectorAt(node: Node): number {
    return Math.floor(node / CELLS_PER_TILE)
  }

  /** What players call a space. */
  nameOf(node: Node): string {
    return this.#names[node]
  }

  /** The node of a hex, or `UNEXPLORED`. */
  nodeAt(hex: Hex): Node {
    const sector = this.sectorOf[slotNumber(hex)]
    return sector < 0 ? UNEXPLORED : sector * CELLS_PER_TILE + cellOf(hex)
  }

  /**
   * Finds every node within some steps that bring nothing of `avoid` and do not enter the planet `shun`. Leaves them in `queue` (the
   * start first), with `parent` and `distance` by node, and says how many there are.
   */
  reach(start: Node, most: number, avoid: number, shun = -1): number {
    const { queue, parent, distance, next, step, planet } = this
    const last = this.#reached
    // A flight goes where the question before it has looked.
    if (last.start === start && last.most === most && last.avoid === avoid && last.shun === shun) return last.found
    distance.fill(-1)
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
    last.start = start
    last.most = most
    last.avoid = avoid
    last.shun = shun
    last.found = found
    return found
  }

  /** The nodes from the start of the last search to one of those it found, without the start. */
  pathTo(goal: Node): Node[] {
    const path: Node[] = []
    for (let node = goal; this.parent[node] >= 0; node = this.parent[node]) path.push(node)
    return path.reverse()
  }

  /** By node: the steps to the nearest of some goals that stay where they are. Looked for once for each name and what it avoids. */
  field(name: string, avoid: number, goals: () => readonly Node[]): Int32Array {
    this.#fields[avoid] ??= new Map()
    const known = this.#fields[avoid].get(name)
    if (known !== undefined) return known
    const field = new Int32Array(this.size)
    this.spread(field, this.stepBack, avoid, goals())
    this.#fields[avoid].set(name, field)
    return field
  }

  /**
   * Counts, by node, the steps to the nearest goal (with `stepBack`) or from a start (with `step`), over gates too; -1 where no way
   * leads. It ends with the first of the nodes it is looking for: all that are nearer have been counted then, and, where it looks for
   * several, all that are as near.
   */
  spread(
    field: Int32Array,
    kinds: Uint16Array,
    avoid: number,
    sources: readonly Node[],
    lookingFor: readonly Node[] = NOTHING,
  ): void {
    const { next, gate, gates } = this
    const queue = this.#rim
    // Mostly it looks for a single node: compared at each, that is far faster than a list.
    const goal = lookingFor.length === 1 ? (lookingFor[0] as Node) : NO_NODE
    const isOneOfMany = lookingFor.length > 1
    field.fill(-1)
    let found = 0
    let gatesUsed = 0
    for (let i = 0; i < sources.length; i++) {
      field[sources[i]] = 0
      queue[found++] = sources[i]
      if (sources[i] === goal) return
    }
    for (let at = 0; at < found; at++) {
      const node = queue[at]
      if (isOneOfMany && lookingFor.includes(node)) return
      const far = field[node] + 1
      for (let edge = node * 6; edge < node * 6 + 6; edge++) {
        if ((kinds[edge] & avoid) !== 0) continue
        const to = next[edge]
        if (field[to] >= 0) continue
        field[to] = far
        if (to === goal) return
        queue[found++] = to
      }
      const own = gate[node]
      if (own < 0 || ((gatesUsed >> own) & 1) === 1) continue
      gatesUsed |= 1 << own
      for (let other = 0; other < gates.length; other++) {
        if (other === own) continue
        for (const beyond of gates[other]) {
          if (field[beyond] >= 0) continue
          field[beyond] = far
          if (beyond === goal) return
          queue[found++] = beyond
        }
      }
    }
  }
}

const NOTHING: readonly Node[] = []
/** What no step leads to, not even off the board. */
const NO_NODE: Node = -2

/** What a step over two borders brings: out of one space, into the next. */
function stepKind(exit: Border, from: Law | undefined, entry: Border, to: Law | undefined): number {
  let kind = 0
  if (exit === 'shield' || entry === 'shield' || entry === 'star') kind |= RISKS
  if (exit === 'shield' && entry === 'shield') kind |= CROSSES_TWO_SHIELDS
  if (entry === 'shield' && to === 'lawful') kind |= BREAKS_THE_LAW
  if (entry === 'star') kind |= ENTERS_STAR
  if ((exit === 'entrance' && from === 'outlaw') || (entry === 'entrance' && to === 'outlaw')) kind |= MARKS_INNOCENTS
  if (entry === 'entrance' && to === 'lawful') kind |= BARS_OUTLAWS
  if (entry === 'asteroid' || entry === 'debris') kind |= ENTERS_ROCKS
  if (entry === 'debris') kind |= ENTERS_DEBRIS
  if (entry === 'nebula') kind |= ENTERS_NEBULA
  return kind
}

/** The lanes of a position: made when they are missing, and kept with it. */
export function lanesOf(chart: Chart): Lanes {
  const known = chart.derived
  return known !== undefined && known.sectors === chart.sectors && known instanceof Lanes ? known : chartLanes(chart)
}

/** Makes the lanes of a position, and keeps them with it. Most of them are known when it has only grown. */
export function chartLanes(chart: Chart): Lanes {
  const known = chart.derived
  const lanes = new Lanes(chart, known instanceof Lanes && hasGrown(known, chart) ? known : undefined)
  chart.derived = lanes
  return lanes
}

/** Whether the board begins with the same tiles, each where and what it was. */
const hasGrown = (known: Lanes, { content, sectors }: Chart): boolean =>
  known.sectors.every((sector, i) => sector === sectors[i] && known.placed[i] === content.tiles[sector.tile])
