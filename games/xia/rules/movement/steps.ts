import type { Refusal, Seat } from '@orrery/engine'
import { deeds, STOP, TIGRIS, wordOf } from '../../codecs.ts'
import { mayUseAbility } from '../../content/abilities/effects/index.ts'
import { NOBODY } from '../../crafts.ts'
import { type Direction, type Hex, neighbour } from '../../map/hex.ts'
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
} from '../../map/lanes.ts'
import { terrainAt, tileAt } from '../../map/sectors.ts'
import { isMinorAbility } from '../abilities/use.ts'
import { hasUse } from '../actions/from-space.ts'
import { addLossChoices, addMinorChoices, isPlaceAction, mayAct } from '../actions/places.ts'
import { isBarred } from '../borders/borders.ts'
import { refuse } from '../dialect.ts'
import { mayUseOnce } from '../fame/titles.ts'
import { searchedAt } from '../missions/contraband.ts'
import { craftAt, craftsOnBoard, hexOf, isOutlaw, type Move, type State } from '../state.ts'
import { since } from '../versions.ts'

/** Every step that brings anything at all. */
const EVERYTHING = RISKS | BARS_OUTLAWS | MARKS_INNOCENTS | ENTERS_ROCKS | ENTERS_NEBULA

/** What a ship has to be careful of. */
export function dangersFor(g: State, { seat, slips }: Move): number {
  const law = g.vessels[seat].papers ? 0 : isOutlaw(g, seat) ? BARS_OUTLAWS : MARKS_INNOCENTS
  return RISKS | law | (slips ? 0 : ENTERS_ROCKS | ENTERS_NEBULA)
}

/** The sector whose planet would search this ship, or -1. */
export function searchedSector(g: State, seat: Seat): number {
  const tile = searchedAt(g, seat)
  return tile === undefined ? -1 : g.sectors.findIndex((sector) => sector.tile === tile)
}

export const hasFreeGate = (g: State, seat: Seat): boolean =>
  mayUseOnce(g, seat, 'freeGate') && terrainAt(g, g.vessels[seat].hex) === 'gate'

/** [move.step] Everything to think of while there is movement left. */
export function moveChoices(g: State, move: Move): string[] {
  const { seat, left, drifts } = move
  const { hex } = g.vessels[seat]
  const lanes = lanesOf(g)
  const start = lanes.nodeAt(hex)
  const choices: string[] = []
  const dangers = dangersFor(g, move)
  const searched = searchedSector(g, seat)
  if (left > 0) {
    const found = lanes.reach(start, left, dangers, searched)
    const barred = barredSpaces(g, lanes, left, dangers, !drifts && since(g, 2) && g.sectorDeck.length > 0)
    for (let i = 1; i < found; i++) {
      const node = lanes.queue[i]
      if (barred.length === 0 || !barred.includes(node)) choices.push(lanes.nameOf(node))
    }
    addSteps(g, lanes, start, dangers, searched, choices, drifts)
  }
  addGates(g, lanes, start, choices)
  if (!drifts) {
    addMinorChoices(g, hex, choices)
    addLossChoices(g, seat, choices)
    for (const id of g.vessels[seat].abilities) if (isMinorAbility(g, id)) choices.push(deeds.ability.encode(id))
    const { replica } = g.vessels[seat]
    if (replica !== '' && isMinorAbility(g, replica)) choices.push(deeds.ability.encode(replica))
  }
  choices.push(STOP)
  return choices
}

/** The occupied spaces within reach of the last search where a flight cannot halt. */
function barredSpaces(g: State, lanes: Lanes, left: number, dangers: number, jumps: boolean): Node[] {
  const barred: Node[] = []
  for (const craft of craftsOnBoard(g)) {
    const node = lanes.nodeAt(hexOf(g, craft))
    const far = lanes.distance[node]
    if (far > 0 && (far === left || !leadsOn(g, lanes, node, dangers, jumps))) barred.push(node)
  }
  return barred
}

/** [move.pass] A flight passes occupied spaces by itself; it halts on one only before a border that matters, at a gate, or before a jump. */
function leadsOn(g: State, lanes: Lanes, node: Node, dangers: number, jumps: boolean): boolean {
  if (terrainAt(g, lanes.hexes[node]) === 'gate') return true
  for (let edge = node * 6; edge < node * 6 + 6; edge++)
    if (lanes.next[edge] === UNEXPLORED ? jumps : (lanes.step[edge] & dangers) !== 0) return true
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
      if (!drifts) choices.push(deeds.jump.encode(direction))
      continue
    }
    const enters = searched >= 0 && lanes.planet[to] === searched && lanes.planet[start] !== searched
    if (enters || (lanes.step[start * 6 + direction] & dangers) !== 0) choices.push(deeds.cross.encode(direction))
    if (!drifts && craftAt(g, lanes.hexes[to]) !== NOBODY) choices.push(deeds.use.encode(direction))
  }
}

/** [border.gate] From a space of a working gate to any space of another one where the ship can stay or go on. [border.tigris] Tigris leads to a spawn point. */
function addGates(g: State, lanes: Lanes, start: Node, choices: string[]): void {
  const { hex } = g.vessels[g.move?.seat ?? g.turn]
  if (terrainAt(g, hex) !== 'gate') return
  const own = lanes.gate[start]
  if (own < 0) choices.push(TIGRIS)
  else
    for (const gate of lanes.gates)
      if (gate !== lanes.gates[own])
        for (const node of gate)
          if (since(g, 2) || craftAt(g, lanes.hexes[node]) === NOBODY)
            choices.push(deeds.gate.encode(lanes.hexes[node]))
}

export const mayMove =
  (g: State, move: Move) =>
  (chosen: string): Refusal | undefined => {
    const { seat } = move
    switch (wordOf(chosen)) {
      case STOP:
        return mayStop(g, move)
      case 'jump':
        return mayJump(g, seat)
      case 'cross':
        return mayCross(g, move, deeds.cross.decode(chosen))
      case 'use':
        return mayUse(g, move, deeds.use.decode(chosen))
      case 'gate':
        return mayPassGate(g, move, deeds.gate.decode(chosen))
      case 'ability':
        return mayPause(g, seat) ?? mayUseAbility(g, seat, deeds.ability.decode(chosen), g.vessels[seat].hex)
      case 'jettison':
      case 'abort':
        return mayPause(g, seat)
      default:
        return isPlaceAction(chosen) ? mayAct(g, seat, chosen, g.vessels[seat].hex) : undefined
    }
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

/** [map.jump] Also from an occupied space that the ship flies through: it is a way on. */
function mayJump(g: State, seat: Seat): Refusal | undefined {
  if (g.sectorDeck.length === 0) return refuse('map.unexplored#rim')
  return since(g, 2) ? undefined : mayPause(g, seat)
}

function mayCross(g: State, { seat, left }: Move, direction: Direction): Refusal | undefined {
  const to = neighbour(g.vessels[seat].hex, direction)
  const shut = isShut(g, seat, direction, to)
  return shut ?? (left < 2 && craftAt(g, to) !== NOBODY ? refuse('move.pass', { left }) : undefined)
}

/** [move.pass] To an occupied space of a gate only with movement to go on. */
function mayPassGate(g: State, { seat, left }: Move, to: Hex): Refusal | undefined {
  const after = mayUseOnce(g, seat, 'freeGate') ? left : left - 1
  return after < 1 && craftAt(g, to) !== NOBODY ? refuse('move.pass', { left }) : undefined
}

function mayUse(g: State, { seat, left }: Move, direction: Direction): Refusal | undefined {
  const to = neighbour(g.vessels[seat].hex, direction)
  const shut = isShut(g, seat, direction, to)
  if (shut) return shut
  const cost = g.content.constants.occupiedSpaceCost
  if (left < cost) return refuse('move.use-occupied', { left, cost })
  return mayPause(g, seat) ?? (hasUse(g, seat, to) ? undefined : refuse('move.use-occupied#nothing'))
}

/** [border.lawful] The entrance of a Lawful planet keeps Outlaws out. */
function isShut(g: State, seat: Seat, direction: Direction, to: Hex): Refusal | undefined {
  const lanes = lanesOf(g)
  const kind = lanes.step[lanes.nodeAt(g.vessels[seat].hex) * 6 + direction]
  if ((kind & BARS_OUTLAWS) === 0 || !isBarred(g, seat, 'lawful')) return undefined
  return refuse('border.lawful', { tile: tileAt(g, to)?.id ?? '', bounty: g.vessels[seat].bounty })
}
