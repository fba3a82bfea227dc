import { type Craft, ENFORCER, isPlayer } from '../../crafts.ts'
import { report } from '../dialect.ts'
import { droneOf, type State } from '../state.ts'

/** [bounty.gain] Seen at a shield; at an Outlaw entrance; for an Innocent victim; for a mission of the lawless; with contraband; stealing. */
export type BountyReason = 'shield' | 'entrance' | 'raid' | 'crime' | 'contraband' | 'theft'

/** [bounty.gain] Lawless deeds raise a bounty. The Enforcer never has one. */
export function gainBounty(g: State, craft: Craft, amount: number, why: BountyReason): void {
  if (amount === 0 || craft === ENFORCER) return
  const holder = isPlayer(craft) ? g.vessels[craft] : droneOf(g, craft)
  holder.bounty += amount
  report(g, 'bounty.gain', { craft, amount, bounty: holder.bounty, why })
}
