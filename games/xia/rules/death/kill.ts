import type { Rule, Seat } from '@orrery/engine'
import { afterKill } from '../../content/missions/effects/index.ts'
import { type Craft, craftName, isPlayer, SCOUNDREL } from '../../crafts.ts'
import { hexName } from '../../map/hex.ts'
import { report } from '../dialect.ts'
import { gainBounty } from '../fame/bounty.ts'
import { gainFame } from '../fame/fame.ts'
import { count } from '../fame/titles.ts'
import { droneOf, hexOf, isOutlaw, type State, tierOf } from '../state.ts'
import { removeCraft, tierFame } from './death.ts'

/** [death.bounty] Nobody gets the bounty of a ship that a hazard destroys. */
export function wreck(g: State, craft: Craft): void {
  if (g.trace) report(g, 'death.remove', { craft, hex: hexName(hexOf(g, craft)) })
  removeCraft(g, craft)
}

/** [combat.kill] A ship is destroyed by another one. `innocent` is what it was when the attack was declared. */
export function* kill(g: State, victim: Craft, killer: Craft, innocent: boolean): Rule {
  report(g, 'combat.kill', { victim: craftName(victim), killer: craftName(killer), credits: spoils(g, victim) })
  if (isPlayer(killer)) yield* rewardPlayer(g, victim, killer, innocent)
  else rewardDrone(g, victim, killer, innocent)
}

/** [combat.kill] Fame by tier and [bounty.claim] the victim's bounty; destroying the innocent raises one's own. [npc.kill] Or what is on the card. */
function* rewardPlayer(g: State, victim: Craft, seat: Seat, innocent: boolean): Rule {
  const wanted = isOutlaw(g, victim)
  const fame = tierFame(g, victim)
  const tier = tierOf(g, victim)
  g.vessels[seat].credits += spoils(g, victim)
  if (tier >= tierOf(g, seat)) count(g, seat, 'equalKills')
  removeCraft(g, victim)
  if (innocent) gainBounty(g, seat, g.content.constants.raidBounty, 'raid')
  gainFame(g, seat, fame, 'kill')
  yield* afterKill(g, seat, { victim, wanted, tier })
}

/** [npc.spoils] An NPC puts on its card what its victim had: a player's bounty, another NPC's credits and bounty. */
function rewardDrone(g: State, victim: Craft, killer: Craft, innocent: boolean): void {
  const drone = droneOf(g, killer)
  drone.credits += spoils(g, victim)
  if (killer === SCOUNDREL && innocent) drone.credits += g.content.npcs.scoundrel.numbers.killBonus
  removeCraft(g, victim)
}

function spoils(g: State, victim: Craft): number {
  if (isPlayer(victim)) return g.vessels[victim].bounty
  const { credits, bounty } = droneOf(g, victim)
  return credits + bounty
}
