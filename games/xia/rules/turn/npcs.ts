import type { Rule } from '@orrery/engine'
import { NPC_SCRIPTS } from '../../content/npcs/effects/index.ts'
import { flee } from '../../content/npcs/effects/scoundrel.ts'
import { type Craft, MERCHANT, npcIdOf } from '../../crafts.ts'
import { respawn } from '../death/death.ts'
import { report } from '../dialect.ts'
import { isOver, NOWHERE, type State } from '../state.ts'

/** [turn.order] After a player's turn the NPCs she moves have theirs; then the next player. */
export function* npcsOf(g: State): Rule {
  if (hasNext(g)) yield* npcTurn(g, MERCHANT + g.queue)
  if (isOver(g) || g.combat || g.npcStage !== 'start' || hasNext(g)) return
  g.turn = (g.turn + 1) % g.seats
  g.phase = 'begin'
}

/** Goes on to the next NPC that has its turn now, if there is one. */
function hasNext(g: State): boolean {
  for (; g.queue < g.drones.length; g.queue++) {
    const drone = g.drones[g.queue]
    if (drone.controller === g.turn && drone.spawned) return true
  }
  return false
}

/** [npc.turn] The script of its card. [npc.absent] A destroyed NPC loses a turn, comes back in the next one, and goes on at once. */
function* npcTurn(g: State, craft: Craft): Rule {
  const drone = g.drones[craft - MERCHANT]
  if (g.npcStage === 'attacked') {
    g.npcStage = 'start'
    g.queue++
    yield* flee(g)
    return
  }
  g.lucky = 0
  if (drone.hex === NOWHERE && drone.skips) {
    drone.skips = false
    report(g, 'death.skip', { craft })
    g.queue++
    return
  }
  if (drone.hex === NOWHERE) yield* respawn(g, craft)
  report(g, 'npc.turn', { craft })
  yield* NPC_SCRIPTS[npcIdOf(craft)](g)
  if (g.npcStage === 'start') g.queue++
}
