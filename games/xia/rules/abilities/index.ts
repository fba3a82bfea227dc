import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { AbilityId } from '../../content/types.ts'
import type { State } from '../state.ts'
import type { ActionRule } from './ability.ts'
import { autoPilot } from './auto-pilot.ts'
import { broadside } from './broadside.ts'
import { darkVeil } from './dark-veil.ts'
import { foldJump } from './fold-jump.ts'
import { forgedPapers } from './forged-papers.ts'
import { magHarpoon } from './mag-harpoon.ts'
import { repairSwarm } from './repair-swarm.ts'
import { replication } from './replication.ts'
import { siphonLance } from './siphon-lance.ts'
import { slipstreamHop } from './slipstream-hop.ts'
import { cannotUse, payAbility, rollAbility } from './use.ts'

/** The abilities that are actions of their own. The others go with something: see declared.ts and where boosts are offered. */
export const actionRules: { readonly [id: AbilityId]: ActionRule | undefined } = {
  'slipstream-hop': slipstreamHop,
  'auto-pilot': autoPilot,
  'dark-veil': darkVeil,
  'mag-harpoon': magHarpoon,
  'forged-papers': forgedPapers,
  broadside,
  'fold-jump': foldJump,
  'siphon-lance': siphonLance,
  replication,
  'repair-swarm': repairSwarm,
}

export const isMinorAbility = (g: State, id: AbilityId): boolean => g.content.abilities[id].use === 'minor'

/** Why an ability cannot be used as an action now. */
export const mayUseAbility = (g: State, seat: Seat, id: AbilityId): Refusal | undefined =>
  cannotUse(g, seat, id) ?? actionRules[id]?.refuse?.(g, seat)

/** [ship.ability] Pay, roll, do what it says. */
export function* useAbility(g: State, seat: Seat, id: AbilityId): Rule {
  payAbility(g, seat, id)
  const rule = actionRules[id]
  if (rule === undefined) return
  const value = rule.isAttack ? 0 : rollAbility(g, seat, id)
  yield* rule.run(g, seat, value, g.content.abilities[id].numbers)
}
