import { fixed, type Refusal, type Rule, reveal, type Seat, withEntry } from '@orrery/engine'
import { directions } from '../../codecs.ts'
import { DIRECTION_NAMES, type Direction, type Hex, neighbour } from '../../map/hex.ts'
import { chartLanes, lanesOf, UNEXPLORED } from '../../map/lanes.ts'
import { slotOf } from '../../map/lattice.ts'
import { placeBeyond, sectorAt, specialAt, specialHex, unexploredEdges, withSector } from '../../map/sectors.ts'
import { passEntry, passExit } from '../borders/borders.ts'
import { spawnDrones } from '../death/death.ts'
import { pick, refuse, report } from '../dialect.ts'
import { gainFame } from '../fame/fame.ts'
import { count, skill, titleWith } from '../fame/titles.ts'
import { settlePayments } from '../missions/payment.ts'
import { NOWHERE, type State } from '../state.ts'

/** One edge for each slot that nothing lies on: the others of the same side lead to the same place. */
export function openEdges(g: State, hex: Hex): Direction[] {
  const slots: number[] = []
  return unexploredEdges(g, hex).filter((direction) => {
    const slot = slotOf(neighbour(hex, direction))
    return slots.includes(slot) ? false : slots.push(slot) > 0
  })
}

/** [map.unexplored] Whether some side of a space leads to where nothing is known. */
export function hasOpenEdge(g: State, hex: Hex): boolean {
  const lanes = lanesOf(g)
  const node = lanes.nodeAt(hex)
  for (let edge = node * 6; edge < node * 6 + 6; edge++) if (lanes.next[edge] === UNEXPLORED) return true
  return false
}

/** [map.scan] 1 energy, on a space with an unexplored edge, while there are sectors left. */
export function mayScan(g: State, seat: Seat): Refusal | undefined {
  if (g.sectorDeck.length === 0) return refuse('map.unexplored#rim')
  const cost = scanCost(g, seat)
  const { energy } = g.vessels[seat]
  return energy < cost ? refuse('map.scan', { energy, cost }) : undefined
}

const scanCost = (g: State, seat: Seat): number => {
  const title = titleWith(g, seat, 'scanCost')
  return title ? title.skill.amount : g.content.constants.scanEnergy
}

/** [map.edge] The edge is named before the tile is drawn. */
export function* scan(g: State, seat: Seat, at: Hex): Rule {
  const about = { cost: scanCost(g, seat) }
  const direction = yield* pick(g, seat, 'map.edge', { from: openEdges(g, at), as: directions, about })
  g.vessels[seat].energy -= scanCost(g, seat)
  layTile(g, seat, at, direction)
}

/** [map.symbols] The drawn tile is turned until its symbol matches that of the edge. [map.token] A token comes onto it, [npc.spawn] and its NPC. */
function layTile(g: State, seat: Seat, at: Hex, direction: Direction): void {
  const tile = g.sectorDeck[g.sectorDeck.length - 1]
  g.sectorDeck = fixed(g.sectorDeck.slice(0, -1))
  g.sectors = withSector(g.sectors, placeBeyond(g, at, direction, tile))
  chartLanes(g)
  reveal(g, 'all')
  layToken(g, g.sectors.length - 1)
  report(g, 'map.symbols', { seat, tile })
  count(g, seat, 'tiles')
  spawnDrones(g)
  settlePayments(g)
}

export function layToken(g: State, sector: number): void {
  if (specialHex(g, sector, 'exploration') < 0) {
    g.tokens = fixed([...g.tokens, ''])
    return
  }
  g.tokens = fixed([...g.tokens, g.tokenPile[g.tokenPile.length - 1]])
  g.tokenPile = fixed(g.tokenPile.slice(0, -1))
}

/**
 * [map.jump] A space where nothing is known is named and 1 movement paid. The border of the origin comes first, and if it holds no tile
 * is drawn; then the tile is laid, and the ship has to go in. [map.jump-star] [map.jump-barred] Only shields and barred entrances stop it.
 */
export function* blindJump(g: State, seat: Seat, direction: Direction): Rule {
  const { move } = g
  if (!move) return
  move.left--
  const at = g.vessels[seat].hex
  if ((yield* passExit(g, seat, direction)) !== 'through') return
  report(g, 'map.jump', { seat, direction: DIRECTION_NAMES[direction] })
  layTile(g, seat, at, direction)
  const outcome = yield* passEntry(g, seat, direction, { slips: move.slips, stays: false })
  if (outcome === 'lost' || g.vessels[seat].hex === NOWHERE) return
  if (outcome === 'stopped') return
  count(g, seat, 'blindJumps')
  if (g.move) g.move.left += skill(g, seat, 'jumpMovement')
}

/** The face-down token of a space, if it has one. */
export function tokenAt(g: State, hex: Hex): boolean {
  const sector = sectorAt(g, hex)
  return g.tokens[sector] !== '' && specialAt(g, hex)?.kind === 'exploration'
}

/** [map.collect] A minor action on the token's own space. It is turned up: 1 fame, 1,000 credits, or nothing. */
export function* collectToken(g: State, seat: Seat, at: Hex): Rule {
  const sector = sectorAt(g, at)
  const token = g.tokens[sector]
  if (token === '') return
  g.tokens = withEntry(g.tokens, sector, '')
  const vessel = g.vessels[seat]
  vessel.tokens = fixed([...vessel.tokens, token])
  reveal(g, 'all')
  const credits = token === 'credits' ? g.content.constants.tokenCredits : 0
  report(g, 'map.collect', { seat, token, credits })
  vessel.credits += credits
  if (token === 'fame') gainFame(g, seat, 1, 'token')
}
