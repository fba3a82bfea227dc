import type { About } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import {
  builtPieces,
  edges,
  type HexSide,
  hexes,
  hexSides,
  landscapings,
  numberedThings,
  upgrades,
} from '../../codecs.ts'
import { hexName, NEIGHBOURS, NO_HEX } from '../../map/hex.ts'
import { edgeHexes } from '../../map/side.ts'
import type { View } from '../../view.ts'
import { actionThing } from './actions.ts'
import { isThing } from './things.ts'

/** What an option stands for: an area, a side or edge of one, a unit, a card, a faction. */
export function about(view: View, option: Scalar, ask: string): About {
  const id = String(option)
  const action = actionThing(ask, id)
  if (action !== undefined) return { thing: action }
  if (ask === 'round.turn' && id === 'effect') return view.turn === null ? {} : { thing: `${view.turn.faction}.effect` }
  if (ask === 'round.turn' && id === 'rocket') return { thing: 'rocket-attack' }
  const hex = hexes.match(id)
  if (hex !== undefined) return { place: hexName(hex) }
  const side = hexSides.match(id) ?? landscapings.match(id)
  if (side) return sideOf(view, side)
  const edge = edges.match(id)
  if (edge !== undefined) return { edge: namesOf(edge) }
  const built = builtPieces.match(id)
  if (built) {
    if (built.kind === 'tunnel') return { thing: built.kind, edge: namesOf(built.edge) }
    return { thing: built.kind, ...(built.kind === 'pigs' ? sideOf(view, built) : { place: hexName(built.hex) }) }
  }
  // The question says where they are, and it is the same for all.
  if ((ask === 'move.group' || ask === 'damage.assign') && isThing(view, id)) return { thing: id }
  if (upgrades.match(id)) return { thing: id }
  const where =
    numberedThings.match(id) === undefined
      ? undefined
      : view.hexes.find(({ units }) => Object.values(units).flat().includes(id))
  return isThing(view, id) ? { thing: id, ...(where && { place: where.hex }) } : {}
}

const namesOf = (edge: number): readonly [string, string] => {
  const [a, b] = edgeHexes(edge)
  return [hexName(a), hexName(b)]
}

/** A side of an area by the area beyond it, where there is one. */
function sideOf(view: View, { hex, way }: HexSide): About {
  const beyond = NEIGHBOURS[hex][way]
  const [from, to] = [hexName(hex), beyond === NO_HEX ? '' : hexName(beyond)]
  const isPlace = view.hexes.some((one) => one.hex === to) || view.slots.includes(to)
  return isPlace ? { edge: [from, to] } : { place: from }
}
