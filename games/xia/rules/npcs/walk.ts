import type { Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type Craft, craftName, ENFORCER, NOBODY, npcIdOf } from '../../crafts.ts'
import { type Crossing, crossingsOf } from '../../map/borders.ts'
import { directionTo, type Hex, hexName } from '../../map/hex.ts'
import { type Lanes, lanesOf, MARKS_INNOCENTS } from '../../map/lanes.ts'
import type { Border } from '../../map/layout.ts'
import { tileAt } from '../../map/sectors.ts'
import { followHost, isHost } from '../borders/borders.ts'
import { wreck } from '../death/kill.ts'
import { choose, report } from '../dialect.ts'
import { gainBounty } from '../fame/bounty.ts'
import { roll } from '../fame/dice.ts'
import { droneOf, isOutlaw, type State } from '../state.ts'
import { since } from '../versions.ts'
import { avoids, isFree, type Layer, layersOf, nextBestWays, type Ways, waysTo } from './path.ts'

/** Goals that stay where they are as long as the map does. */
export interface Destination {
  readonly name: string
  hexes(): readonly Hex[]
}

/** [npc.path] An NPC moves up to some spaces towards a fixed destination. */
export function* walkTo(g: State, craft: Craft, movement: number, goal: Destination): Rule {
  const lanes = lanesOf(g)
  const costs = lanes.field(goal.name, avoids(g, craft), () => goal.hexes().map((hex) => lanes.nodeAt(hex)))
  const reachable = costs[lanes.nodeAt(droneOf(g, craft).hex)] >= 0
  const ways = reachable ? { costs, safe: true, careful: 0 } : nextBestWays(g, craft, goal.hexes())
  yield* follow(g, craft, movement, ways)
}

/** [npc.path] An NPC moves up to some spaces towards the nearest of goals that others may leave. */
export const walk = (g: State, craft: Craft, movement: number, goals: readonly Hex[]): Rule =>
  follow(g, craft, movement, waysTo(g, craft, goals))

/** [npc.ties] Who moves it chooses among equal ways, where they end on different spaces. [npc.stop] It stops on a free space. */
function* follow(g: State, craft: Craft, movement: number, ways: Ways): Rule {
  const { safe } = ways
  const layers = layersOf(g, craft, ways, movement)
  const spaces = lanesOf(g).hexes
  for (let steps = layers.length; steps > 0; steps--) {
    const free: Hex[] = []
    for (const node of layers[steps - 1].nodes) if (isFree(g, spaces[node], craft)) free.push(spaces[node])
    if (free.length === 0) continue
    let to = free[0]
    if (free.length > 1) {
      free.sort((a, b) => a - b)
      const { controller } = droneOf(g, craft)
      const about = { craft: craftName(craft) }
      to = yield* choose(g, controller, 'npc.ties', { from: free, as: hexes, about })
    }
    const path = pathTo(lanesOf(g), layers, steps, to)
    yield* safe && !isMarked(g, craft, path) ? fly(g, craft, path) : flyOver(g, craft, movement, path)
    return
  }
}

/** One of the best ways to a space that is so many steps away. */
function pathTo(lanes: Lanes, layers: readonly Layer[], steps: number, to: Hex): Hex[] {
  const path: Hex[] = []
  let place = layers[steps - 1].nodes.indexOf(lanes.nodeAt(to))
  for (let step = steps - 1; step >= 0; step--) {
    path[step] = lanes.hexes[layers[step].nodes[place]]
    place = layers[step].before[place]
  }
  return path
}

/** Over nothing that matters. */
function* fly(g: State, craft: Craft, path: readonly Hex[]): Rule {
  const to = path[path.length - 1]
  if (g.trace) report(g, 'npc.path', { craft: craftName(craft), spaces: path.length, to: hexName(to) })
  if (isHost(g, craft)) for (const hex of path) yield* stepTo(g, craft, hex)
  else droneOf(g, craft).hex = to
}

/** [border.outlaw] Whether a path passes an entrance that gives the ship a bounty. The Enforcer never has one. */
function isMarked(g: State, craft: Craft, path: readonly Hex[]): boolean {
  if (craft === ENFORCER || isOutlaw(g, craft) || !since(g, 2)) return false
  const lanes = lanesOf(g)
  let from = droneOf(g, craft).hex
  for (const to of path) {
    const direction = directionTo(from, to)
    if (direction >= 0 && (lanes.step[lanes.nodeAt(from) * 6 + direction] & MARKS_INNOCENTS) !== 0) return true
    from = to
  }
  return false
}

function* stepTo(g: State, craft: Craft, hex: Hex): Rule {
  const drone = droneOf(g, craft)
  const from = drone.hex
  drone.hex = hex
  // Nobody is dragged through a gate.
  if (directionTo(from, hex) < 0) for (const vessel of g.vessels) if (vessel.host === craft) vessel.host = NOBODY
  yield* followHost(g, craft, from)
}

/** [npc.unsafe] Over borders that matter, with the rolls a player would make. */
function* flyOver(g: State, craft: Craft, movement: number, path: readonly Hex[]): Rule {
  let back = droneOf(g, craft).hex
  let at = 0
  for (let spent = 0; spent < movement && at < path.length; spent++) {
    const to = path[at]
    const crossings = crossingsBetween(g, droneOf(g, craft).hex, to)
    const outcome = passPlanets(g, craft, crossings)
    if (outcome === 'lost') return
    if (outcome === 'shut') {
      report(g, 'border.lawful#npc', { craft: craftName(craft), tile: tileAt(g, to)?.id ?? '' })
      break
    }
    if (outcome === 'stopped') continue
    yield* stepTo(g, craft, to)
    if (!passRocks(g, craft, crossings)) return
    if (isFree(g, to, craft)) back = to
    at++
  }
  const drone = droneOf(g, craft)
  if (at > 0) report(g, 'npc.path', { craft: craftName(craft), spaces: at, to: hexName(drone.hex) })
  if (isFree(g, drone.hex, craft)) return
  // [npc.stop] What held it up has done so on a space that is not free.
  drone.hex = back
  report(g, 'npc.stop', { craft: craftName(craft), hex: hexName(back) })
}

/** None on the way through a gate. */
function crossingsBetween(g: State, from: Hex, to: Hex): readonly Crossing[] {
  const direction = directionTo(from, to)
  return direction < 0 ? [] : crossingsOf(g, from, direction)
}

/** Shields and entrances, before the step. A shield that holds costs the movement and does damage; an entrance may stay shut. */
function passPlanets(g: State, craft: Craft, crossings: readonly Crossing[]): 'through' | 'stopped' | 'shut' | 'lost' {
  const { hazardFails, shieldBounty, undetected } = g.content.constants
  for (const { border, way, law } of crossings) {
    if (border === 'entrance' && !passEntrance(g, craft, way, law)) return 'shut'
    if (border !== 'shield') continue
    const rolled = rollAt(g, craft, border, hazardFails + 1)
    if (rolled <= hazardFails) return suffer(g, craft, rolled) ? 'stopped' : 'lost'
    if (rolled < undetected) gainBounty(g, craft, shieldBounty, 'shield')
  }
  return 'through'
}

/** [border.outlaw] An Innocent NPC, too, gets a bounty at an Outlaw planet; [border.lawful] with one, it does not get into a Lawful planet. */
function passEntrance(g: State, craft: Craft, way: Crossing['way'], law: Crossing['law']): boolean {
  if (!since(g, 2)) return true
  if (law === 'lawful' && way === 'entry' && isOutlaw(g, craft)) return false
  if (law === 'outlaw' && !isOutlaw(g, craft)) gainBounty(g, craft, g.content.constants.entranceBounty, 'entrance')
  return true
}

/** Whether it comes through an asteroid or debris. */
function passRocks(g: State, craft: Craft, crossings: readonly Crossing[]): boolean {
  const { hazardFails, debrisFails } = g.content.constants
  for (const { border } of crossings) {
    if (border !== 'asteroid' && border !== 'debris') continue
    const fails = border === 'asteroid' ? hazardFails : debrisFails
    const rolled = rollAt(g, craft, border, fails + 1)
    if (rolled > fails) return true
    if (border === 'asteroid') return suffer(g, craft, rolled)
    wreck(g, craft)
    return false
  }
  return true
}

function rollAt(g: State, craft: Craft, border: Border, needed: number): number {
  const rolled = roll(g, 20)
  const worked = rolled >= needed
  const damage = worked || border === 'debris' ? 0 : rolled
  report(g, 'npc.unsafe', { craft: craftName(craft), border, natural: rolled, needed, worked: Number(worked), damage })
  return rolled
}

/** [npc.damage] Damage stays on the card. Says whether the NPC survives it. */
function suffer(g: State, craft: Craft, damage: number): boolean {
  const drone = droneOf(g, craft)
  drone.damage += damage
  if (drone.damage < g.content.npcs[npcIdOf(craft)].toKill) return true
  wreck(g, craft)
  return false
}
