import { type Rule, random } from '@orrery/engine'
import { type Craft, craftName, isPlayer, NOBODY, npcIdOf } from '../../crafts.ts'
import { areAdjacent } from '../../map/borders.ts'
import { type Hex, neighbour } from '../../map/hex.ts'
import { lanesOf } from '../../map/lanes.ts'
import { sectorAt } from '../../map/sectors.ts'
import { inSight } from '../../map/sight.ts'
import { beginCombat, cannotTarget } from '../combat/attack.ts'
import { report } from '../dialect.ts'
import { craftsOnBoard, hexOf, type State } from '../state.ts'
import { isFree, nearestOf } from './path.ts'
import { walk } from './walk.ts'

/** [npc.target] The nearest by its own way among the suitable ships within some sectors; equals by chance. */
export function nearestTarget(g: State, craft: Craft, sectors: number, suits: (other: Craft) => boolean): Craft {
  const near = lanesOf(g).sectorsWithin(sectorAt(g, hexOf(g, craft)), sectors)
  const found: Craft[] = []
  for (const other of craftsOnBoard(g)) {
    if (other === craft || isVeiled(g, other) || !suits(other)) continue
    if (((near >> sectorAt(g, hexOf(g, other))) & 1) === 1) found.push(other)
  }
  if (found.length < 2) return found[0] ?? NOBODY
  const best = nearestOf(g, craft, found)
  return best[best.length === 1 ? 0 : random(g, best.length)]
}

/** [ability.dark-veil] NPCs do not pick a veiled ship, except to strike back. */
const isVeiled = (g: State, craft: Craft): boolean => isPlayer(craft) && g.vessels[craft].veiled

/** The free spaces beside a ship from which it can be attacked; its own space when there are none. */
function spacesBeside(g: State, craft: Craft, target: Craft): Hex[] {
  const at = hexOf(g, target)
  const beside: Hex[] = []
  for (let direction = 0; direction < 6; direction++) {
    const hex = neighbour(at, direction)
    if (areAdjacent(g, hex, at) && inSight(g, hex, at) && isFree(g, hex, craft)) beside.push(hex)
  }
  return beside.length > 0 ? beside : [at]
}

/** Moves up to a ship, as near as it gets. */
export function* approach(g: State, craft: Craft, target: Craft): Rule {
  const goals = spacesBeside(g, craft, target)
  if (!goals.includes(hexOf(g, craft))) yield* walk(g, craft, g.content.npcs[npcIdOf(craft)].movement, goals)
}

/** [npc.attack] One attack with what reaches the target. Says whether there was one. */
export function strike(g: State, craft: Craft, target: Craft): boolean {
  const { attacks } = g.content.npcs[npcIdOf(craft)]
  for (const [i, { range, dice }] of attacks.entries()) {
    const [least, most] = range
    if (cannotTarget(g, hexOf(g, craft), target, least, most)) continue
    report(g, 'npc.attack', { craft: craftName(craft), target: craftName(target), dice })
    beginCombat(g, craft, hexOf(g, craft), [Object.freeze({ weapon: String(i), target })])
    return true
  }
  return false
}
