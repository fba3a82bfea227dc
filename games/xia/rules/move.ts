import type { Refusal, Rule, Seat } from '@orrery/engine'
import { type Hex, hexName, hexNamed, neighbour } from '../map/hex.ts'
import { terrainAt, tileAt } from '../map/sectors.ts'
import { actionRules, isMinorAbility, useAbility } from './abilities/index.ts'
import { cannotUse, offerBoost } from './abilities/use.ts'
import { choose, pick, refuse, report } from './ask.ts'
import { cross, isBarred, isHost, reachPlanet, stepTo } from './borders.ts'
import { spawnNear } from './death.ts'
import { bareD20, roll } from './dice.ts'
import { blindJump, DIRECTION_NAMES } from './explore.ts'
import {
  BARS_OUTLAWS,
  ENTERS_NEBULA,
  ENTERS_ROCKS,
  type Lanes,
  lanesOf,
  MARKS_INNOCENTS,
  type Node,
  RISKS,
  UNEXPLORED,
} from './lanes.ts'
import { searchedAt } from './missions/smuggler.ts'
import { beginMove, endMove } from './motion.ts'
import {
  actAt,
  addLossChoices,
  addMinorChoices,
  addPlaceChoices,
  isMinor,
  isPlaceAction,
  mayAct,
  throwAway,
} from './places.ts'
import { craftAt, type Fitted, isOutlaw, type Move, NOBODY, NOWHERE, type State } from './state.ts'
import { count, mayUseOnce, skill, useOnce } from './titles.ts'
import { matOf, outfitOf, penaltyOf, spendMarker } from './vessel.ts'

export const STOP = 'stop'
export const TIGRIS = 'tigris'

/** Every step that brings anything at all. */
const EVERYTHING = RISKS | BARS_OUTLAWS | MARKS_INNOCENTS | ENTERS_ROCKS | ENTERS_NEBULA

/** [move.impulse] Without energy or markers, once a turn. */
export function flyByImpulse(g: State, seat: Seat): void {
  g.vessels[seat].impulse = false
  const movement = matOf(g, seat).impulse + skill(g, seat, 'impulse')
  report(g, 'move.impulse', { seat, movement })
  beginMove(g, seat, movement)
}

/** [move.engine] A marker, and the engine's die less its damage. A boost can be declared right after the roll. */
export function* flyByEngine(g: State, seat: Seat, fitted: Fitted): Rule {
  const vessel = g.vessels[seat]
  spendMarker(vessel, fitted)
  const outfit = outfitOf(g, fitted)
  const rolled = roll(g, outfit.die)
  const movement = Math.max(0, rolled - penaltyOf(vessel, fitted)) + skill(g, seat, 'engineDie')
  report(g, 'move.engine', { seat, outfit: outfit.id, rolled, movement })
  const boost = yield* offerBoost(g, seat, 'moveBoost')
  beginMove(g, seat, movement + (boost ? g.content.abilities[boost].numbers.movement : 0))
}

/** What a ship has to be careful of. */
function dangersFor(g: State, { seat, slips }: Move): number {
  const law = g.vessels[seat].papers ? 0 : isOutlaw(g, seat) ? BARS_OUTLAWS : MARKS_INNOCENTS
  return RISKS | law | (slips ? 0 : ENTERS_ROCKS | ENTERS_NEBULA)
}

/** The sector whose planet would search this ship, or -1. */
function searchedSector(g: State, seat: Seat): number {
  const tile = searchedAt(g, seat)
  return tile === undefined ? -1 : g.sectors.findIndex((sector) => sector.tile === tile)
}

/**
 * [move.step] The movement is spent bit by bit: a flight to any space that can be reached without a border that matters, a single step
 * over one that does, a blind jump, a gate, a minor action, or the end of it.
 */
export function* moveOn(g: State, move: Move): Rule {
  const { seat } = move
  const chosen = yield* choose(g, seat, 'move.step', moveChoices(g, move), mayMove(g, move), { left: move.left })
  if (chosen === STOP) endMove(g)
  else if (isPlaceAction(chosen)) yield* actAt(g, seat, chosen, g.vessels[seat].hex)
  else if (chosen === TIGRIS) yield* useTigris(g, seat)
  else {
    const [what, rest] = chosen.split(':')
    if (rest === undefined) yield* hexNamed(what) >= 0 ? fly(g, move, hexNamed(what)) : throwAway(g, seat, what)
    else if (what === 'gate') yield* useGate(g, seat, hexNamed(rest))
    else if (what === 'ability') yield* useAbility(g, seat, rest)
    else yield* goTowards(g, move, what, DIRECTION_NAMES.indexOf(rest as 'E'))
  }
  finishStep(g)
}

function goTowards(g: State, move: Move, what: string, direction: number): Rule {
  if (what === 'jump') return blindJump(g, move.seat, direction)
  return what === 'use' ? useOccupied(g, move, direction) : step(g, move, direction)
}

/** [move.action] Without movement the action is over. */
function finishStep(g: State): void {
  const { move } = g
  if (move === undefined) return
  const vessel = g.vessels[move.seat]
  if (vessel.hex === NOWHERE) g.move = undefined
  else if (move.left <= 0 && !hasFreeGate(g, move.seat)) endMove(g)
}

const hasFreeGate = (g: State, seat: Seat): boolean =>
  mayUseOnce(g, seat, 'freeGate') && terrainAt(g, g.vessels[seat].hex) === 'gate'

function moveChoices(g: State, move: Move): string[] {
  const { seat, left, drifts } = move
  const { hex } = g.vessels[seat]
  const lanes = lanesOf(g)
  const start = lanes.nodeAt(hex)
  const choices: string[] = []
  const dangers = dangersFor(g, move)
  const searched = searchedSector(g, seat)
  if (left > 0) {
    const found = lanes.reach(start, left, dangers, searched)
    const occupied = nodesOfOthers(g, lanes)
    for (let i = 1; i < found; i++) {
      const node = lanes.queue[i]
      if (!occupied.includes(node) || (lanes.distance[node] < left && leadsOn(g, lanes, node, dangers)))
        choices.push(lanes.nameOf(node))
    }
    addSteps(g, lanes, start, dangers, searched, choices, drifts)
  }
  addGates(g, lanes, start, choices)
  if (!drifts) {
    addMinorChoices(g, hex, choices)
    addLossChoices(g, seat, choices)
    for (const id of g.vessels[seat].abilities) if (isMinorAbility(g, id)) choices.push(`ability:${id}`)
    const { replica } = g.vessels[seat]
    if (replica !== '' && isMinorAbility(g, replica)) choices.push(`ability:${replica}`)
  }
  choices.push(STOP)
  return choices
}

function nodesOfOthers(g: State, lanes: Lanes): Node[] {
  const nodes: Node[] = []
  for (let seat = 0; seat < g.seats; seat++)
    if (g.vessels[seat].hex !== NOWHERE) nodes.push(lanes.nodeAt(g.vessels[seat].hex))
  for (const { hex } of g.drones) if (hex !== NOWHERE) nodes.push(lanes.nodeAt(hex))
  return nodes
}

/** [move.pass] A flight passes occupied spaces by itself; it halts on one only before a border that matters, or at a gate. */
function leadsOn(g: State, lanes: Lanes, node: Node, dangers: number): boolean {
  if (terrainAt(g, lanes.hexes[node]) === 'gate') return true
  for (let edge = node * 6; edge < node * 6 + 6; edge++)
    if (lanes.next[edge] !== UNEXPLORED && (lanes.step[edge] & dangers) !== 0) return true
  return false
}

function addSteps(
  g: State,
  lanes: Lanes,
  start: Node,
  dangers: number,
  searched: number,
  choices: string[],
  drifts: boolean,
): void {
  for (let direction = 0; direction < 6; direction++) {
    const to = lanes.next[start * 6 + direction]
    if (to === UNEXPLORED) {
      if (!drifts) choices.push(`jump:${DIRECTION_NAMES[direction]}`)
      continue
    }
    const enters = searched >= 0 && lanes.planet[to] === searched && lanes.planet[start] !== searched
    if (enters || (lanes.step[start * 6 + direction] & dangers) !== 0)
      choices.push(`cross:${DIRECTION_NAMES[direction]}`)
    if (!drifts && craftAt(g, lanes.hexes[to]) !== NOBODY) choices.push(`use:${DIRECTION_NAMES[direction]}`)
  }
}

/** [border.gate] From a space of a working gate to any free space of another one. [border.tigris] Tigris leads to a spawn point. */
function addGates(g: State, lanes: Lanes, start: Node, choices: string[]): void {
  const { hex } = g.vessels[g.move?.seat ?? g.turn]
  if (terrainAt(g, hex) !== 'gate') return
  const own = lanes.gate[start]
  if (own < 0) choices.push(TIGRIS)
  else
    for (const gate of lanes.gates)
      if (gate !== lanes.gates[own])
        for (const node of gate)
          if (craftAt(g, lanes.hexes[node]) === NOBODY) choices.push(`gate:${lanes.nameOf(node)}`)
}

const mayMove =
  (g: State, move: Move) =>
  (chosen: string): Refusal | undefined => {
    const { seat, left } = move
    const { hex } = g.vessels[seat]
    if (chosen === STOP) return mayStop(g, move)
    if (isPlaceAction(chosen)) return mayAct(g, seat, chosen, hex)
    if (chosen === TIGRIS || chosen.startsWith('gate:'))
      return left > 0 || hasFreeGate(g, seat) ? undefined : refuse('move.step', { left })
    const at = chosen.indexOf(':')
    if (at < 0) return chosen === 'jettison' || chosen === 'abort' ? mayPause(g, seat) : undefined
    const rest = chosen.slice(at + 1)
    if (chosen.startsWith('ability:'))
      return mayPause(g, seat) ?? cannotUse(g, seat, rest) ?? actionRules[rest]?.refuse?.(g, seat)
    return mayGoTowards(g, move, chosen.slice(0, at), DIRECTION_NAMES.indexOf(rest as 'E'))
  }

/** [move.pass] No minor action in a space that is shared. */
const mayPause = (g: State, seat: Seat): Refusal | undefined =>
  craftAt(g, g.vessels[seat].hex, seat) === NOBODY ? undefined : refuse('move.pass')

/** [move.pass] A ship may pass through an occupied space, but not stay there while it can go on. */
function mayStop(g: State, { seat, left }: Move): Refusal | undefined {
  const { hex } = g.vessels[seat]
  if (left === 0 || craftAt(g, hex, seat) === NOBODY) return undefined
  const lanes = lanesOf(g)
  const found = lanes.reach(lanes.nodeAt(hex), left, EVERYTHING)
  for (let i = 1; i < found; i++)
    if (craftAt(g, lanes.hexes[lanes.queue[i]]) === NOBODY) return refuse('move.pass', { left })
  return undefined
}

function mayGoTowards(g: State, { seat, left }: Move, what: string, direction: number): Refusal | undefined {
  const to = neighbour(g.vessels[seat].hex, direction)
  if (what === 'jump') return g.sectorDeck.length === 0 ? refuse('map.unexplored#rim') : mayPause(g, seat)
  const shut = isShut(g, seat, direction, to)
  if (shut) return shut
  if (what === 'cross') return left < 2 && craftAt(g, to) !== NOBODY ? refuse('move.pass', { left }) : undefined
  const cost = g.content.constants.occupiedSpaceCost
  if (left < cost) return refuse('move.use-occupied', { left, cost })
  return mayPause(g, seat) ?? (usesOf(g, seat, to).length === 0 ? refuse('move.use-occupied#nothing') : undefined)
}

/** [border.lawful] The entrance of a Lawful planet keeps Outlaws out. */
function isShut(g: State, seat: Seat, direction: number, to: Hex): Refusal | undefined {
  const lanes = lanesOf(g)
  const kind = lanes.step[lanes.nodeAt(g.vessels[seat].hex) * 6 + direction]
  if ((kind & BARS_OUTLAWS) === 0 || !isBarred(g, seat, 'lawful')) return undefined
  return refuse('border.lawful', { tile: tileAt(g, to)?.id ?? '', bounty: g.vessels[seat].bounty })
}

/** What could be done on a space as if the ship were there. */
function usesOf(g: State, seat: Seat, at: Hex): string[] {
  const choices: string[] = []
  if (terrainAt(g, at) !== 'gate') addPlaceChoices(g, seat, at, choices)
  return choices.filter((name) => mayAct(g, seat, name, at) === undefined)
}

/** A flight along the shortest way on which nothing happens. */
function* fly(g: State, move: Move, to: Hex): Rule {
  const { seat } = move
  const vessel = g.vessels[seat]
  const lanes = lanesOf(g)
  lanes.reach(lanes.nodeAt(vessel.hex), move.left, dangersFor(g, move), searchedSector(g, seat))
  const goal = lanes.nodeAt(to)
  if (g.trace) report(g, 'move.step', { seat, spaces: lanes.distance[goal], to: hexName(to) })
  const plain = lanes.planet[goal] < 0 && craftAt(g, to) === NOBODY && skill(g, seat, 'planetEnergy') === 0
  if (plain && !isHost(g, seat)) {
    // Nobody watches the spaces between: only the last one matters.
    move.left -= lanes.distance[goal]
    if (seat === g.turn) count(g, seat, 'spaces', lanes.distance[goal])
    vessel.hex = to
    move.back = to
    return
  }
  for (const hex of lanes.pathTo(goal).map((node) => lanes.hexes[node])) {
    const from = g.vessels[seat].hex
    yield* stepTo(g, seat, hex)
    yield* reachPlanet(g, seat, from, hex)
    if (g.move) g.move.left--
  }
}

/** One step over borders that matter. */
function* step(g: State, { seat, slips }: Move, direction: number): Rule {
  if (g.move) g.move.left--
  report(g, 'move.step#cross', { seat, direction: DIRECTION_NAMES[direction] })
  yield* cross(g, seat, direction, { slips, stays: false })
}

/** [border.gate] 1 movement; no border is crossed. Gate Runner uses one gate a turn for nothing. */
function payGate(g: State, seat: Seat): void {
  if (mayUseOnce(g, seat, 'freeGate')) useOnce(g, seat, 'freeGate')
  else if (g.move) g.move.left--
  count(g, seat, 'gates')
}

function* useGate(g: State, seat: Seat, to: Hex): Rule {
  payGate(g, seat)
  report(g, 'border.gate', { seat, to: hexName(to) })
  arrive(g, seat, to)
}

/** [border.tigris] A d20 decides the spawn point, as after death; the Move Action goes on. */
function* useTigris(g: State, seat: Seat): Rule {
  payGate(g, seat)
  const rolled = bareD20(g, seat, 'tigris')
  const to = yield* spawnNear(g, seat, seat, rolled)
  report(g, 'border.tigris', { seat, rolled, to: hexName(to) })
  arrive(g, seat, to)
}

/** Nobody follows through a gate, and nothing can be dragged through it. */
function arrive(g: State, seat: Seat, to: Hex): void {
  g.vessels[seat].hex = to
  g.vessels[seat].host = NOBODY
  for (const vessel of g.vessels) if (vessel.host === seat) vessel.host = NOBODY
  if (seat === g.turn) count(g, seat, 'spaces')
  if (g.move) g.move.back = to
}

/**
 * [move.use-occupied] For 2 movement and the rolls of the borders between, one action is taken as if the ship were on an occupied space
 * beside it. Whatever stops the ship on the way cancels it; anything but a minor action ends the move.
 */
function* useOccupied(g: State, { seat, slips }: Move, direction: number): Rule {
  if (g.move) g.move.left -= g.content.constants.occupiedSpaceCost
  const at = neighbour(g.vessels[seat].hex, direction)
  report(g, 'move.use-occupied', { seat, hex: hexName(at) })
  if ((yield* cross(g, seat, direction, { slips, stays: true })) !== 'through') return
  const uses = usesOf(g, seat, at)
  if (uses.length === 0) return
  const chosen = yield* pick(g, seat, 'move.use-occupied', uses)
  if (!isMinor(chosen)) endMove(g)
  yield* actAt(g, seat, chosen, at)
}
