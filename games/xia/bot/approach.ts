import {
  BARS_OUTLAWS,
  CROSSES_TWO_SHIELDS,
  ENTERS_DEBRIS,
  ENTERS_NEBULA,
  ENTERS_ROCKS,
  ENTERS_STAR,
  type Lanes,
  MARKS_INNOCENTS,
  type Node,
  RISKS,
  UNEXPLORED,
} from '../map/lanes.ts'
import { FAR } from './yardstick/routes.ts'

/** What a step over a border costs besides its space, in spaces: about as much as what it does to a ship on average. */
export const DETOUR = { shield: 12, asteroid: 6, debris: 7, nebula: 4, bounty: 5 } as const

/** By node: how far it is from there to a goal, with detours for what is dangerous. What a bounty on the way shuts is not looked at. */
export function approachTo(lanes: Lanes, goal: Node, isOutlaw: boolean): Int16Array {
  const { size, next, stepBack, gate, gates } = lanes
  const distance = new Int16Array(size).fill(FAR)
  const waiting: Node[][] = [[goal]]
  distance[goal] = 0
  const visit = (node: Node, far: number) => {
    if (far >= distance[node]) return
    distance[node] = far
    waiting[far] ??= []
    waiting[far].push(node)
  }
  for (let far = 0; far < waiting.length; far++)
    for (const node of waiting[far] ?? []) {
      if (distance[node] !== far) continue
      for (let edge = node * 6; edge < node * 6 + 6; edge++) {
        const cost = next[edge] === UNEXPLORED ? 0 : costOf(stepBack[edge], isOutlaw)
        if (cost > 0) visit(next[edge], far + cost)
      }
      const own = gate[node]
      for (let other = 0; own >= 0 && other < gates.length; other++)
        if (other !== own) for (const from of gates[other]) visit(from, far + 1)
    }
  return distance
}

/** What a step of a kind costs in spaces, or 0 when nobody goes that way. */
export function costOf(kind: number, isOutlaw: boolean): number {
  if (kind === 0) return 1
  if ((kind & ENTERS_STAR) !== 0 || (isOutlaw && (kind & BARS_OUTLAWS) !== 0)) return 0
  const bounty = !isOutlaw && (kind & MARKS_INNOCENTS) !== 0 ? DETOUR.bounty : 0
  return 1 + dangerOf(kind) + bounty
}

/** What the dangers of a step of a kind cost besides its space. */
export function dangerOf(kind: number): number {
  if (kind === 0) return 0
  const shields = (kind & CROSSES_TWO_SHIELDS) !== 0 ? 2 : (kind & RISKS) !== 0 ? 1 : 0
  const rocks = (kind & ENTERS_DEBRIS) !== 0 ? DETOUR.debris : (kind & ENTERS_ROCKS) !== 0 ? DETOUR.asteroid : 0
  return shields * DETOUR.shield + rocks + ((kind & ENTERS_NEBULA) !== 0 ? DETOUR.nebula : 0)
}
