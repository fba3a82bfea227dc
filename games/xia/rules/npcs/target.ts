import { type Rule, random } from '@orrery/engine'
import { areAdjacent } from '../../map/borders.ts'
import { DIRECTIONS, type Hex, hexDistance, neighbour } from '../../map/hex.ts'
import { isExplored, sectorAt } from '../../map/sectors.ts'
import { inSight } from '../../map/sight.ts'
import { report } from '../ask.ts'
import { beginCombat, cannotTarget } from '../combat.ts'
import { type Craft, craftName, craftsOnBoard, hexOf, isPlayer, NOBODY, npcIdOf, type State } from '../state.ts'
import { isFree, type Ways } from './path.ts'
import { walk } from './walk.ts'

/** [npc.target] The nearest by its own way among the suitable ships within some sectors; equals by chance. */
export function nearestTarget(
  g: State,
  craft: Craft,
  ways: Ways,
  sectors: number,
  suits: (other: Craft) => boolean,
): Craft {
  const near = ways.lanes.sectorsWithin(sectorAt(g, hexOf(g, craft)), sectors)
  const found: Craft[] = []
  for (const other of craftsOnBoard(g)) {
    if (other === craft || isVeiled(g, other) || !suits(other)) continue
    if (((near >> sectorAt(g, hexOf(g, other))) & 1) === 1) found.push(other)
  }
  if (found.length < 2) return found[0] ?? NOBODY
  const best = nearestOf(g, craft, found, ways)
  return best[best.length === 1 ? 0 : random(g, best.length)]
}

/** Those with the shortest way; without a safe way to any of them, those nearest in a straight line. */
function nearestOf(g: State, craft: Craft, found: readonly Craft[], ways: Ways): Craft[] {
  const shortest = ways.nearest(found.map((other) => hexOf(g, other)))
  if (shortest >= 0) return found.filter((other) => ways.reached(hexOf(g, other)) === shortest)
  const far = (other: Craft) => hexDistance(hexOf(g, craft), hexOf(g, other))
  const least = Math.min(...found.map(far))
  return found.filter((other) => far(other) === least)
}

/** [ability.dark-veil] NPCs do not pick a veiled ship, except to strike back. */
const isVeiled = (g: State, craft: Craft): boolean => isPlayer(craft) && g.vessels[craft].veiled

/** The free spaces beside a ship from which it can be attacked; its own space when there are none. */
function spacesBeside(g: State, craft: Craft, target: Craft): Hex[] {
  const at = hexOf(g, target)
  const beside = DIRECTIONS.map((direction) => neighbour(at, direction)).filter(
    (hex) => isExplored(g, hex) && areAdjacent(g, hex, at) && inSight(g, hex, at) && isFree(g, hex, craft),
  )
  return beside.length > 0 ? beside : [at]
}

/** Moves up to a ship, as near as it gets. */
export function* approach(g: State, craft: Craft, target: Craft, ways: Ways): Rule {
  const goals = spacesBeside(g, craft, target)
  if (goals.includes(hexOf(g, craft))) return
  yield* walk(g, craft, g.content.npcs[npcIdOf(craft)].movement, goals, ways)
}

/** [npc.attack] One attack with what reaches the target. Says whether there was one. */
export function strike(g: State, craft: Craft, target: Craft): boolean {
  const { attacks } = g.content.npcs[npcIdOf(craft)]
  for (const [i, { range }] of attacks.entries()) {
    const [least, most] = range
    if (cannotTarget(g, craft, target, least, most)) continue
    report(g, 'npc.attack', { craft: craftName(craft), target: craftName(target) })
    beginCombat(g, craft, [Object.freeze({ weapon: String(i), target })], [])
    return true
  }
  return false
}
