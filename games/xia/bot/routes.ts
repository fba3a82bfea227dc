import { BARS_OUTLAWS, ENTERS_STAR, type Lanes, MARKS_INNOCENTS, type Node, RISKS, UNEXPLORED } from '../map/lanes.ts'
import { DETOUR, dangerOf } from './approach.ts'
import { FAR } from './yardstick/routes.ts'

/** A step after which an Innocent ship has a bounty, or may have one. */
const MARKS = RISKS | MARKS_INNOCENTS

/**
 * How far it is from anywhere to anywhere, with detours for what is dangerous, as the yardstick counts it. An Innocent ship that gets a bounty on
 * its way is shut out of Lawful planets from there on; so every node is there twice, for the Innocent and, `size` further on, for Outlaws.
 *
 * The steps are listed once for a map, and lists of who waits are kept: captains ask this most of all.
 */
export class Routes {
  readonly #size: number
  /** By node, where its steps begin in the lists of where they lead and what they cost. */
  readonly #first: Int32Array
  readonly #to: Int16Array
  readonly #cost: Uint8Array
  readonly #ways: (Int16Array | undefined)[] = []
  /** Who waits, by the distance: lists in the same memory, which are empty whenever nothing is looked for. */
  readonly #head = new Int16Array(FAR)
  readonly #waiting: Int16Array
  readonly #behind: Int16Array

  constructor(lanes: Lanes) {
    const { size } = lanes
    const most = 12 * size + 2 * gateSteps(lanes)
    this.#waiting = new Int16Array(most + 2)
    this.#behind = new Int16Array(most + 2)
    this.#size = size
    this.#first = new Int32Array(2 * size + 1)
    this.#to = new Int16Array(most)
    this.#cost = new Uint8Array(most)
    let at = 0
    for (let node = 0; node < 2 * size; node++) {
      this.#first[node] = at
      at = this.#list(lanes, node, at)
    }
    this.#first[2 * size] = at
  }

  /** By node: how far it is from one for an Innocent ship or an Outlaw. */
  from(start: Node, isOutlaw: boolean): Int16Array {
    const first = start + (isOutlaw ? this.#size : 0)
    this.#ways[first] ??= this.#spread(first)
    return this.#ways[first]
  }

  /** Lists the steps from a node, and says where the list ends. */
  #list({ next, step, gate, gates, size }: Lanes, node: Node, start: number): number {
    const isOutlaw = node >= size
    const place = isOutlaw ? node - size : node
    let at = start
    for (let edge = place * 6; edge < place * 6 + 6; edge++) {
      const kind = step[edge]
      if (next[edge] === UNEXPLORED || (kind & ENTERS_STAR) !== 0 || (isOutlaw && (kind & BARS_OUTLAWS) !== 0)) continue
      const isMarked = !isOutlaw && (kind & MARKS) !== 0
      this.#to[at] = next[edge] + (isOutlaw || isMarked ? size : 0)
      this.#cost[at++] = 1 + dangerOf(kind) + (isMarked ? DETOUR.bounty : 0)
    }
    const own = gate[place]
    for (let other = 0; own >= 0 && other < gates.length; other++) {
      if (other === own) continue
      for (const to of gates[other]) {
        this.#to[at] = to + (isOutlaw ? size : 0)
        this.#cost[at++] = 1
      }
    }
    return at
  }

  #spread(start: Node): Int16Array {
    const size = this.#size
    const first = this.#first
    const to = this.#to
    const cost = this.#cost
    const distance = new Int16Array(2 * size).fill(FAR)
    const head = this.#head
    const waiting = this.#waiting
    const behind = this.#behind
    distance[start] = 0
    head[0] = 1
    waiting[1] = start
    behind[1] = 0
    let last = 1
    let open = 1
    for (let far = 0; open > 0; far++) {
      while (head[far] !== 0) {
        const entry = head[far]
        head[far] = behind[entry]
        open--
        const node = waiting[entry]
        if (distance[node] !== far) continue
        for (let edge = first[node]; edge < first[node + 1]; edge++) {
          const reached = to[edge]
          const further = far + cost[edge]
          if (further >= distance[reached]) continue
          distance[reached] = further
          waiting[++last] = reached
          behind[last] = head[further]
          head[further] = last
          open++
        }
      }
    }
    for (let node = 0; node < size; node++)
      if (distance[node + size] < distance[node]) distance[node] = distance[node + size]
    return distance.subarray(0, size)
  }
}

/** How many steps gates add: from each space of one to each of the others. */
function gateSteps({ gates }: Lanes): number {
  const spaces = gates.reduce((sum, gate) => sum + gate.length, 0)
  return gates.reduce((sum, gate) => sum + gate.length * (spaces - gate.length), 0)
}
