import type { Rule } from '@orrery/engine'
import { type Craft, ENFORCER, NOBODY, SCOUNDREL } from '../../../crafts.ts'
import { hexesOf, planetAt, sectorOfTile } from '../../../map/sectors.ts'
import { report } from '../../../rules/dialect.ts'
import { approach, nearestTarget, strike } from '../../../rules/npcs/target.ts'
import { walkTo } from '../../../rules/npcs/walk.ts'
import { droneOf, hexOf, isOutlaw, NOWHERE, type State } from '../../../rules/state.ts'

/** [npc.scoundrel] It goes after whoever attacked it, else after the nearest Innocent ship nearby; then it runs for home. */
export function* scoundrelTurn(g: State): Rule {
  const card = g.content.npcs.scoundrel
  const target = targetOf(g)
  if (target === NOBODY) {
    yield* goHome(g, card.movement)
    return
  }
  report(g, 'npc.target', { craft: SCOUNDREL, target, revenge: Number(target === droneOf(g, SCOUNDREL).attacker) })
  yield* approach(g, SCOUNDREL, target)
  if (droneOf(g, SCOUNDREL).hex === NOWHERE || hexOf(g, target) === NOWHERE) return
  if (strike(g, SCOUNDREL, target)) g.npcStage = 'attacked'
}

/** [npc.planets] Nobody on a Lawful planet. It never touches the Enforcer. */
function targetOf(g: State): Craft {
  const { attacker } = droneOf(g, SCOUNDREL)
  const isOpen = (other: Craft) => planetAt(g, hexOf(g, other))?.law !== 'lawful'
  if (attacker !== NOBODY && attacker !== ENFORCER && hexOf(g, attacker) !== NOWHERE && isOpen(attacker))
    return attacker
  const { nearby } = g.content.npcs.scoundrel.numbers
  const suits = (other: Craft) => other !== ENFORCER && !isOutlaw(g, other) && isOpen(other)
  return nearestTarget(g, SCOUNDREL, nearby, suits)
}

/** Towards any space of its planet. */
function* goHome(g: State, movement: number): Rule {
  const { home } = g.content.npcs.scoundrel
  const sector = sectorOfTile(g, home)
  if (sector < 0) return
  yield* walkTo(g, SCOUNDREL, movement, {
    name: `home ${home}`,
    hexes: () => hexesOf(g, sector, (layout, cell) => layout.terrain[cell] === 'planet'),
  })
}

/** After an attack it flees towards its planet. */
export function* flee(g: State): Rule {
  if (droneOf(g, SCOUNDREL).hex !== NOWHERE) yield* goHome(g, g.content.npcs.scoundrel.numbers.flees)
}
