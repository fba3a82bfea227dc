import type { Rule } from '@orrery/engine'
import { MERCHANT, NOBODY } from '../../../crafts.ts'
import { areAdjacent } from '../../../map/borders.ts'
import type { Hex } from '../../../map/hex.ts'
import { planetAt, sectorOfTile, specialHex } from '../../../map/sectors.ts'
import { report } from '../../../rules/dialect.ts'
import { isFree } from '../../../rules/npcs/path.ts'
import { walkTo } from '../../../rules/npcs/walk.ts'
import { droneOf, isOutlaw, NOWHERE, type State } from '../../../rules/state.ts'
import { since } from '../../../rules/versions.ts'

/** [npc.merchant] It flies from Sell space to Sell space along its route, and faster when it has been attacked. It never fights. */
export function* merchantTurn(g: State): Rule {
  const card = g.content.npcs.merchant
  const drone = droneOf(g, MERCHANT)
  const stop = nextStop(g)
  const movement = drone.attacker === NOBODY ? card.movement : card.numbers.runs
  drone.attacker = NOBODY
  if (stop < 0) return
  const tile = card.route[stop]
  const sell = specialHex(g, sectorOfTile(g, tile), 'sell')
  const from = drone.hex
  yield* walkTo(g, MERCHANT, movement, { name: `sell ${tile}`, hexes: () => [sell] })
  const { hex } = droneOf(g, MERCHANT)
  // Who stays on the only sell space there is does not reach it.
  if (hex === NOWHERE || hex === from || (hex !== sell && !waitsBeside(g, hex, sell))) return
  droneOf(g, MERCHANT).credits += card.numbers.earns
  droneOf(g, MERCHANT).stop = (stop + 1) % card.route.length
  report(g, 'npc.merchant', { tile, credits: droneOf(g, MERCHANT).credits })
}

/** [npc.route] The first stop on the board, from the remembered one on. Lawful planets are none for an Outlaw. */
function nextStop(g: State): number {
  const { route } = g.content.npcs.merchant
  const { stop } = droneOf(g, MERCHANT)
  for (let i = 0; i < route.length; i++) {
    const place = (stop + i) % route.length
    if (sectorOfTile(g, route[place]) >= 0 && !isClosed(g, route[place])) return place
  }
  return -1
}

const isClosed = (g: State, tile: string): boolean =>
  since(g, 2) && isOutlaw(g, MERCHANT) && g.content.tiles[tile].law === 'lawful'

/** [npc.stop] When the Sell space is occupied, a space of the planet beside it will do. */
const waitsBeside = (g: State, hex: Hex, sell: Hex): boolean =>
  !isFree(g, sell, MERCHANT) && planetAt(g, hex) === planetAt(g, sell) && areAdjacent(g, sell, hex)
