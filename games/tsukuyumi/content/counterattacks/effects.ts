import type { Refusal } from '@orrery/engine'
import { refuse } from '../../rules/dialect.ts'
import type { Battle } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import { factionOf, type Side } from '../../rules/state/vocabulary.ts'
import type { CounterattackId, Timing } from '../types.ts'
import type { Counter } from './counter.ts'
import { defenseAction } from './defense.ts'
import { landCounters } from './land.ts'
import { moveCounters } from './move.ts'
import { strikeCounters } from './strike.ts'

/** What every counterattack does. */
export const COUNTERS: { readonly [counter in CounterattackId]: Counter } = {
  ...strikeCounters,
  ...moveCounters,
  ...landCounters,
  'defense-action': defenseAction,
}

/** When a counterattack of a side works: a defense action has its faction's timing. */
export function timingOf(g: State, side: Side, counter: CounterattackId): Timing {
  const { timing } = g.content.counterattacks[counter]
  return timing === 'by-faction' ? (g.content.factions[factionOf(side)].defense?.timing ?? 'post') : timing
}

/** [combat.card] Why a counterattack cannot be chosen, or nothing: it has to be printed on the attacker's card. */
export function cannotCounter(g: State, battle: Battle, side: Side, counter: CounterattackId): Refusal | undefined {
  if (battle.card === '') return refuse('combat.choose')
  if (!g.content.combatCards[battle.card].counterattacks.includes(counter))
    return refuse('combat.choose#not-on-card', { counter, card: battle.card })
  return COUNTERS[counter].cannot?.(g, battle, side)
}

/** Whether a defender has chosen what works so while the attack takes effect. */
export const stands = (battle: Battle, side: Side, how: 'shield' | 'hold'): boolean =>
  battle.counters[side].some((chosen) => {
    const counter = COUNTERS[chosen]
    return 'standing' in counter && counter.standing === how
  })
