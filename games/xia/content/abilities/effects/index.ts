import type { Refusal, Rule, Seat } from '@orrery/engine'
import type { Hex } from '../../../map/hex.ts'
import { cannotUse, payAbility, rollAbility } from '../../../rules/abilities/use.ts'
import type { State } from '../../../rules/state.ts'
import type { ActionId } from '../../ability-ids.ts'
import { autoPilot } from './auto-pilot.ts'
import { broadside } from './broadside.ts'
import { darkVeil } from './dark-veil.ts'
import type { ActionEffect } from './effect.ts'
import { foldJump } from './fold-jump.ts'
import { forgedPapers } from './forged-papers.ts'
import { magHarpoon } from './mag-harpoon.ts'
import { repairSwarm } from './repair-swarm.ts'
import { replication } from './replication.ts'
import { siphonLance } from './siphon-lance.ts'
import { slipstreamHop } from './slipstream-hop.ts'

/** What the abilities do that are actions of their own. */
const EFFECTS: { readonly [id in ActionId]: ActionEffect } = {
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

/** [move.use-occupied] The abilities that can be used from another space than the ship's own. */
export const isLocal = (id: ActionId): boolean => EFFECTS[id].isLocal ?? false

/** Why an ability cannot be used as an action now. */
export const mayUseAbility = (g: State, seat: Seat, id: ActionId, at: Hex): Refusal | undefined =>
  cannotUse(g, seat, id) ?? EFFECTS[id].refuse?.(g, seat, at)

/** [ship.ability] Pay, roll, do what it says. */
export function* useAbility(g: State, seat: Seat, id: ActionId, at: Hex): Rule {
  payAbility(g, seat, id)
  const effect = EFFECTS[id]
  const value = effect.isAttack ? 0 : rollAbility(g, seat, id)
  yield* effect.run(g, seat, value, g.content.abilities[id].numbers, at)
}
