import type { Rule } from '@orrery/engine'
import type { NpcId } from '../../../crafts.ts'
import type { State } from '../../../rules/state.ts'
import { enforcerTurn } from './enforcer.ts'
import { merchantTurn } from './merchant.ts'
import { scoundrelTurn } from './scoundrel.ts'

/** [npc.turn] What the NPCs do in their turns. */
export const NPC_SCRIPTS: { readonly [id in NpcId]: (g: State) => Rule } = {
  merchant: merchantTurn,
  enforcer: enforcerTurn,
  scoundrel: scoundrelTurn,
}
