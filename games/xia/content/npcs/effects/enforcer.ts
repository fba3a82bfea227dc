import type { Rule } from '@orrery/engine'
import { type Craft, ENFORCER, NOBODY } from '../../../crafts.ts'
import { hexesOf, planetAt, sectorsOfType } from '../../../map/sectors.ts'
import { report } from '../../../rules/dialect.ts'
import { approach, nearestTarget, strike } from '../../../rules/npcs/target.ts'
import { walkTo } from '../../../rules/npcs/walk.ts'
import { droneOf, hexOf, isOutlaw, NOWHERE, type State } from '../../../rules/state.ts'

/** [npc.enforcer] It goes after whoever attacked it, else after the nearest Outlaw nearby; without one it patrols. One attack a turn. */
export function* enforcerTurn(g: State): Rule {
  const target = targetOf(g)
  if (target === NOBODY) {
    yield* patrol(g)
    return
  }
  report(g, 'npc.target', { craft: ENFORCER, target, revenge: Number(target === droneOf(g, ENFORCER).attacker) })
  yield* approach(g, ENFORCER, target)
  if (droneOf(g, ENFORCER).hex !== NOWHERE && hexOf(g, target) !== NOWHERE) strike(g, ENFORCER, target)
}

/** [npc.memory] Its last attacker comes first. [npc.planets] It goes into any planet. */
function targetOf(g: State): Craft {
  const { attacker } = droneOf(g, ENFORCER)
  if (attacker !== NOBODY && hexOf(g, attacker) !== NOWHERE) return attacker
  const { nearby } = g.content.npcs.enforcer.numbers
  return nearestTarget(g, ENFORCER, nearby, (other) => isOutlaw(g, other))
}

/** Towards the nearest Lawful planet other than the one visited last; any space of it will do. */
function* patrol(g: State): Rule {
  const { visited } = droneOf(g, ENFORCER)
  yield* walkTo(g, ENFORCER, g.content.npcs.enforcer.movement, {
    name: `lawful but ${visited}`,
    hexes: () =>
      sectorsOfType(g, 'lawful')
        .filter((sector) => g.sectors[sector].tile !== visited)
        .flatMap((sector) => hexesOf(g, sector, (layout, cell) => layout.terrain[cell] === 'planet')),
  })
  const drone = droneOf(g, ENFORCER)
  const planet = drone.hex === NOWHERE ? undefined : planetAt(g, drone.hex)
  if (planet?.law !== 'lawful' || planet.id === visited) return
  drone.visited = planet.id
  report(g, 'npc.enforcer', { tile: planet.id })
}
