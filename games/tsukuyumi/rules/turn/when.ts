import type { Refusal } from '@orrery/engine'
import { refuse } from '../dialect.ts'
import type { Turn } from '../state/frames.ts'
import { type State, TURN_PHASES, type TurnPhase } from '../state/state.ts'

/** The phase an action belongs to, by the rule that says so. */
const HOMES = { 'blue.actions': 'blue', 'green.actions': 'green', 'red.actions': 'red' } as const
type Home = keyof typeof HOMES

const ONLY_VENDETTA = refuse('counter.vendetta#only')

/** One for each rule and phase: most of what a turn could offer is refused this way whenever somebody is asked. */
const NOT_NOW = Object.fromEntries(
  (Object.keys(HOMES) as Home[]).map((rule) => [
    rule,
    Object.fromEntries(
      TURN_PHASES.map((phase) => {
        const isItsPhase = phase === HOMES[rule] || phase === 'white'
        return [phase, refuse(isItsPhase ? `${rule}#none` : `${rule}#phase`, { phase })]
      }),
    ) as { readonly [phase in TurnPhase]: Refusal },
  ]),
) as { readonly [rule in Home]: { readonly [phase in TurnPhase]: Refusal } }

/** Why there is none of an action left: it belongs to another phase, or it is used up or not on the card. */
export const notNow = (g: State, turn: Turn, rule: Home): Refusal =>
  turn.extra ? ONLY_VENDETTA : NOT_NOW[rule][g.phase as TurnPhase]
