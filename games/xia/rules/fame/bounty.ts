import { type Craft, ENFORCER, isPlayer } from '../../crafts.ts'
import { type Cited, report } from '../dialect.ts'
import { droneOf, type State } from '../state.ts'

/** [bounty.gain] Lawless deeds raise a bounty. The Enforcer never has one. */
export function gainBounty(g: State, craft: Craft, amount: number, why: Cited): void {
  if (amount === 0 || craft === ENFORCER) return
  const holder = isPlayer(craft) ? g.vessels[craft] : droneOf(g, craft)
  holder.bounty += amount
  report(g, 'bounty.gain', { craft, amount, bounty: holder.bounty, why })
}
