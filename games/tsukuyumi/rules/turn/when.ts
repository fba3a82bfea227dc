import type { Refusal } from '@orrery/engine'
import { refuse } from '../dialect.ts'
import type { Turn } from '../state/frames.ts'
import type { State } from '../state/state.ts'

/** The phase an action belongs to, by the rule that says so. */
const HOMES = { 'blue.actions': 'blue', 'green.actions': 'green', 'red.actions': 'red' } as const

/** Why there is none of an action left: it belongs to another phase, or it is used up or not on the card. */
export function notNow(g: State, turn: Turn, rule: keyof typeof HOMES): Refusal {
  if (turn.extra) return refuse('counter.vendetta#only')
  return g.phase === HOMES[rule] || g.phase === 'white'
    ? refuse(`${rule}#none`, { phase: g.phase })
    : refuse(`${rule}#phase`, { phase: g.phase })
}
