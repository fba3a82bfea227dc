import type { Node } from '../../map/lanes.ts'

export type GoalKind = 'sale' | 'trip' | 'gathering' | 'mission' | 'cards' | 'token' | 'rim' | 'landing'

/** Something a player could do: she goes somewhere, perhaps from there to another place, and gets something for it. */
export interface Goal {
  readonly kind: GoalKind
  readonly start: Node
  readonly end: Node
  /** The spaces between the two. */
  readonly way: number
  readonly worth: number
  /** What is paid at the start. */
  readonly cost: number
  /** Only after a sale or another payment: there is no room or no money for it yet. */
  readonly later: boolean
}

/** Something to be had at one place. */
export const at = (kind: GoalKind, node: Node, worth: number): Goal => ({
  kind,
  start: node,
  end: node,
  way: 0,
  worth,
  cost: 0,
  later: false,
})

/** What there is only once, wherever it is done. */
const SINGLE: readonly GoalKind[] = ['sale', 'mission', 'cards', 'rim', 'landing']
const PAYING: readonly GoalKind[] = ['sale', 'trip', 'gathering', 'mission']

/** Whether one thing can be done after another. */
export function canFollow(goal: Goal, first: Goal): boolean {
  if (goal === first || (goal.later && !PAYING.includes(first.kind))) return false
  return goal.kind !== first.kind || !SINGLE.includes(goal.kind)
}
