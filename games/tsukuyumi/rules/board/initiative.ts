import { fixed, type Refusal, type Rule } from '@orrery/engine'
import { type Cited, choose, NONE, nameOf, pick, present, refuse, report } from '../dialect.ts'
import type { State } from '../state/state.ts'
import type { Side } from '../state/vocabulary.ts'

export const UP = 'up'
export const DOWN = 'down'
const WAYS = [UP, DOWN] as const

/** [initiative.ends] Nobody goes beyond the ends of the track. */
const cannotShift = (g: State, side: Side, way: string): Refusal | undefined => {
  const place = g.order.indexOf(side)
  return place === (way === UP ? 0 : g.order.length - 1)
    ? refuse('initiative.ends', { way, place: place + 1 })
    : undefined
}

/** [initiative.move] A marker changes places with its neighbour. */
function shift(g: State, by: Side, side: Side, way: string): void {
  const from = g.order.indexOf(side)
  const to = way === UP ? from - 1 : from + 1
  const order = [...g.order]
  order[from] = order[to]
  order[to] = side
  g.order = fixed(order)
  const moved = { side: nameOf(side), place: to + 1, from: from + 1 }
  report(g, 'initiative.move', present({ ...moved, by: by === side ? undefined : nameOf(by) }))
}

/** Asks which way a marker goes, and moves it one place: always, where there is one way only without asking, or only if it is wanted. */
export function* moveInitiative(
  g: State,
  by: Side,
  side: Side,
  ask: Cited,
  how: 'asked' | 'must' | 'may' = 'asked',
): Rule {
  const put = how === 'must' ? pick : choose
  const mayGo = (way: string) => cannotShift(g, side, way)
  const or = how === 'may' ? NONE : undefined
  const way = yield* put(g, by, ask, { from: WAYS, or, unless: mayGo, about: { side: nameOf(side) } })
  if (way !== NONE) shift(g, by, side, way)
}
