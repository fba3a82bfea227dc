import type { Rule } from '@orrery/engine'
import { directionTo, type Hex, hexName, hexNamed, opposite } from '../../map/hex.ts'
import type { Border } from '../../map/layout.ts'
import { borderAt } from '../../map/sectors.ts'
import { choose, report } from '../ask.ts'
import { followHost } from '../borders.ts'
import { gainBounty } from '../bounty.ts'
import { roll } from '../dice.ts'
import { wreck } from '../kill.ts'
import { type Lanes, lanesOf, type Node } from '../lanes.ts'
import { type Craft, craftName, droneOf, NOBODY, npcIdOf, type State } from '../state.ts'
import { avoids, isFree, unsafePath, type Ways } from './path.ts'

/** Goals that stay where they are as long as the map does. */
export interface Destination {
  readonly name: string
  hexes(): readonly Hex[]
}

/** [npc.path] An NPC moves up to some spaces towards a fixed destination. */
export function* walkTo(g: State, craft: Craft, movement: number, goal: Destination): Rule {
  const lanes = lanesOf(g)
  const avoid = avoids(craft)
  const field = lanes.field(goal.name, avoid, () => goal.hexes().map((hex) => lanes.nodeAt(hex)))
  const start = lanes.nodeAt(droneOf(g, craft).hex)
  if (field[start] < 0) yield* walkUnsafely(g, craft, movement, goal.hexes())
  else if (field[start] > 0)
    yield* follow(g, craft, downhill(lanes, field, start, Math.min(movement, field[start]), avoid))
}

/** [npc.path] An NPC moves up to some spaces towards the nearest of goals that others may leave. */
export function* walk(g: State, craft: Craft, movement: number, goals: readonly Hex[], ways: Ways): Rule {
  if (goals.length === 0) return
  const far = ways.nearest(goals)
  if (far < 0) yield* walkUnsafely(g, craft, movement, goals)
  else yield* follow(g, craft, ways.layers(Math.min(movement, far), goals))
}

/** Where it can be after 1, 2, 3, … steps on the shortest ways, each space with the one before it. */
export type Layers = readonly ReadonlyMap<Hex, Hex>[]

/** [npc.ties] Who moves it chooses among equal ways, where they end on different spaces. [npc.stop] It stops on a free space. */
function* follow(g: State, craft: Craft, layers: Layers): Rule {
  for (let steps = layers.length; steps > 0; steps--) {
    const free = [...layers[steps - 1].keys()].filter((hex) => isFree(g, hex, craft))
    if (free.length === 0) continue
    let to = free[0]
    if (free.length > 1) {
      free.sort((a, b) => a - b)
      const { controller } = droneOf(g, craft)
      const about = { craft: craftName(craft) }
      to = hexNamed(yield* choose(g, controller, 'npc.ties', free.map(hexName), undefined, about))
    }
    if (g.trace) report(g, 'npc.path', { craft: craftName(craft), spaces: steps, to: hexName(to) })
    const path = [to]
    for (let step = steps - 1; step > 0; step--) path.unshift(layers[step].get(path[0]) ?? path[0])
    for (const hex of path) yield* stepTo(g, craft, hex)
    return
  }
}

/** The layers of a field: every step leads one nearer. */
function downhill(lanes: Lanes, field: Int16Array, start: Node, steps: number, avoid: number): Layers {
  const { next, step, gate, gates, hexes } = lanes
  const layers: Map<Hex, Hex>[] = []
  let nodes = [start]
  for (let i = 1; i <= steps; i++) {
    const wanted = field[start] - i
    const layer = new Map<Hex, Hex>()
    const reached: Node[] = []
    const visit = (from: Node, to: Node) => {
      if (field[to] !== wanted || layer.has(hexes[to])) return
      layer.set(hexes[to], hexes[from])
      reached.push(to)
    }
    for (const node of nodes) {
      for (let edge = node * 6; edge < node * 6 + 6; edge++) if ((step[edge] & avoid) === 0) visit(node, next[edge])
      const own = gate[node]
      if (own >= 0)
        for (let other = 0; other < gates.length; other++)
          if (other !== own) for (const to of gates[other]) visit(node, to)
    }
    layers.push(layer)
    nodes = reached
  }
  return layers
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
function* walkUnsafely(g: State, craft: Craft, movement: number, goals: readonly Hex[]): Rule {
  if (goals.length === 0) return
  const path = unsafePath(g, craft, goals)
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
