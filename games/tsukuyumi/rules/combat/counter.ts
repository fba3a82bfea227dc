import type { Refusal, Rule } from '@orrery/engine'
import type { CounterattackId, Timing } from '../../content/types.ts'
import { refuse } from '../dialect.ts'
import type { Battle } from '../frames.ts'
import type { State } from '../state.ts'
import { factionOf, type Side } from '../vocabulary.ts'

/** What a counterattack does when its time has come. */
export interface Counter {
  /** Why a defender cannot choose it although it is on the card. */
  cannot?(g: State, battle: Battle, side: Side): Refusal | undefined
  resolve(g: State, battle: Battle, side: Side): Rule
}

export type Counters = { readonly [counter in CounterattackId]?: Counter }

/** When a counterattack of a side works: a defense action has its faction's timing. */
export function timingOf(g: State, side: Side, counter: CounterattackId): Timing {
  const { timing } = g.content.counterattacks[counter]
  return timing === 'by-faction' ? (g.content.factions[factionOf(side)].defense?.timing ?? 'post') : timing
}

/** [combat.card] Why a counterattack cannot be chosen, or nothing: it has to be printed on the attacker's card. */
export function cannotCounter(
  g: State,
  battle: Battle,
  side: Side,
  counter: CounterattackId,
  counters: Counters,
): Refusal | undefined {
  if (battle.card === '') return refuse('combat.choose')
  if (!g.content.combatCards[battle.card].counterattacks.includes(counter))
    return refuse('combat.choose#not-on-card', { counter, card: battle.card })
  return counters[counter]?.cannot?.(g, battle, side)
}
