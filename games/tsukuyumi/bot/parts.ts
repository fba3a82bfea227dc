import type { Seat, TermPart } from '@orrery/engine'
import { hexes } from '../codecs.ts'
import type { State } from '../rules/state/state.ts'
import { groundOf } from './ground.ts'
import { areaWorth } from './prospects.ts'
import { powersOf } from './units.ts'
import { unitWorth } from './worth.ts'

/** [table.open] What a term of a faction's standing is about: the areas it holds, and those its units stand in. */
export function partsOf(g: State, seat: Seat, term: string): readonly TermPart[] {
  if (g.phase === 'over') return []
  if (term === 'score') return areasOf(g, seat)
  return term === 'units' ? armiesOf(g, seat) : []
}

function areasOf(g: State, seat: Seat): TermPart[] {
  const ground = groundOf(g)
  return g.areas.flatMap((hex) =>
    g.owner[hex] === g.factions[seat] ? [{ about: { hex: hexes.encode(hex) }, worth: areaWorth(g, ground, hex) }] : [],
  )
}

function armiesOf(g: State, seat: Seat): TermPart[] {
  const side = g.factions[seat]
  const { first, end } = g.content.tables
  const powers = powersOf(g)
  const parts: TermPart[] = []
  for (let figure = first[side]; figure < end[side]; figure++) {
    const hex = g.place[figure]
    if (hex >= 0) parts.push({ about: { hex: hexes.encode(hex) }, worth: unitWorth(g) * powers[figure] })
  }
  return parts
}
