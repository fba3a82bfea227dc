import type { Rule } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { type Craft, craftName, NOBODY, npcIdOf } from '../../crafts.ts'
import { directionTo, type Hex, hexName, opposite } from '../../map/hex.ts'
import { type Lanes, lanesOf } from '../../map/lanes.ts'
import type { Border } from '../../map/layout.ts'
import { borderAt } from '../../map/sectors.ts'
import { followHost, isHost } from '../borders/borders.ts'
import { wreck } from '../death/kill.ts'
import { choose, report } from '../dialect.ts'
import { gainBounty } from '../fame/bounty.ts'
import { roll } from '../fame/dice.ts'
import { droneOf, type State } from '../state.ts'
import { avoids, isFree, type Layer, layersOf, unsafeWaysTo, type Ways, waysTo } from './path.ts'

/** Goals that stay where they are as long as the map does. */
export interface Destination {
  readonly name: string
  hexes(): readonly Hex[]
}

/** [npc.path] An NPC moves up to some spaces towards a fixed destination. */
export function* walkTo(g: State, craft: Craft, movement: number, goal: Destination): Rule {
  const lanes = lanesOf(g)
  const costs = lanes.field(goal.name, avoids(craft), () => goal.hexes().map((hex) => lanes.nodeAt(hex)))
  const reachable = costs[lanes.nodeAt(droneOf(g, craft).hex)] >= 0
  yield* follow(g, craft, movement, reachable ? { costs, safe: true } : unsafeWaysTo(g, craft, goal.hexes()))
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
    yield* safe ? fly(g, craft, path) : flyUnsafely(g, craft, movement, path)
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

function* fly(g: State, craft: Craft, path: readonly Hex[]): Rule {
  const to = path[path.length - 1]
  if (g.trace) report(g, 'npc.path', { craft: craftName(craft), spaces: path.length, to: hexName(to) })
  if (isHost(g, craft)) for (const hex of path) yield* stepTo(g, craft, hex)
  else droneOf(g, craft).hex = to
}

function* stepTo(g: State, craft: Craft, hex: Hex): Rule {
  const drone = droneOf(g, craft)
  const from = drone.hex
  drone.hex = hex
  // Nobody is dragged through a gate.
  if (directionTo(from, hex) < 0) for (const vessel of g.vessels) if (vessel.host === craft) vessel.host = NOBODY
  yield* followHost(g, craft, from)
}

/** [npc.unsafe] Over borders it would rather avoid, with the rolls a player would make. */
function* flyUnsafely(g: State, craft: Craft, movement: number, path: readonly Hex[]): Rule {
  let back = droneOf(g, craft).hex
  for (let spent = 0, at = 0; spent < movement && at < path.length; spent++) {
    const to = path[at]
    const [exit, entry] = bordersBetween(g, droneOf(g, craft).hex, to)
    const outcome = passShields(g, craft, exit, entry)
    if (outcome === 'lost') return
    if (outcome === 'stopped') continue
    yield* stepTo(g, craft, to)
    if (!passRocks(g, craft, entry)) return
    if (isFree(g, to, craft)) back = to
    at++
  }
  // Shields may have held it up on a space that is not free.
  const drone = droneOf(g, craft)
  if (!isFree(g, drone.hex, craft)) drone.hex = back
}

/** None on the way through a gate. */
function bordersBetween(g: State, from: Hex, to: Hex): [exit: Border, entry: Border] {
  const direction = directionTo(from, to)
  if (direction < 0) return ['none', 'none']
  return [borderAt(g, from, direction), borderAt(g, to, opposite(direction))]
}

/** A shield that holds costs the movement and does damage. */
function passShields(g: State, craft: Craft, ...borders: readonly Border[]): 'through' | 'stopped' | 'lost' {
  const { hazardFails, shieldBounty, undetected } = g.content.constants
  for (const border of borders) {
    if (border !== 'shield') continue
    const rolled = rollAt(g, craft, border)
    if (rolled <= hazardFails) return suffer(g, craft, rolled) ? 'stopped' : 'lost'
    if (rolled < undetected) gainBounty(g, craft, shieldBounty, 'border.shield')
  }
  return 'through'
}

/** Whether it comes through an asteroid or debris. */
function passRocks(g: State, craft: Craft, border: Border): boolean {
  if (border !== 'asteroid' && border !== 'debris') return true
  const { hazardFails, debrisFails } = g.content.constants
  const rolled = rollAt(g, craft, border)
  if (border === 'asteroid') return rolled > hazardFails || suffer(g, craft, rolled)
  if (rolled > debrisFails) return true
  wreck(g, craft)
  return false
}

function rollAt(g: State, craft: Craft, border: Border): number {
  const rolled = roll(g, 20)
  report(g, 'npc.unsafe', { craft: craftName(craft), border, rolled })
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
