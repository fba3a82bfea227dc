import { hexName } from '../../map/hex.ts'
import { nameOf, report } from '../../rules/dialect.ts'
import type { Battle } from '../../rules/state/frames.ts'
import type { State } from '../../rules/state/state.ts'
import type { Side } from '../../rules/state/vocabulary.ts'
import type { CounterattackId } from '../types.ts'

/** Why a counterattack comes to nothing. */
export type Reason =
  | 'no-units'
  | 'no-damage'
  | 'no-way'
  | 'not-marked'
  | 'none-left'
  | 'weaker'
  | 'already'
  | 'in-homezone'

/** Tells that a counterattack that was chosen has had no effect, and why. */
export function tellInVain(g: State, battle: Battle, side: Side, counter: CounterattackId, why: Reason): void {
  report(g, 'combat.choose#in-vain', { side: nameOf(side), counter, hex: hexName(battle.hex), why })
}
