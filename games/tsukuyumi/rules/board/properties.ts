import { type MarkedProperty, PROPERTIES, type Property } from '../../content/types.ts'
import type { Hex } from '../../map/hex.ts'
import { MOON_TILE, type State } from '../state/state.ts'
import { PROPERTY_BITS } from '../state/vocabulary.ts'

/** What is printed on the tile of a hex: every moon area has Tsukuyumi. */
export const printedProperties = (g: State, hex: Hex): number =>
  g.tiles[hex] === MOON_TILE ? PROPERTY_BITS.tsukuyumi : (g.content.tables.printedProperties[g.tiles[hex]] ?? 0)

/** [property.active] A property counts if a marker gives it, or if it is printed and not covered. */
export const activeProperties = (g: State, hex: Hex): number =>
  g.marked[hex] | (printedProperties(g, hex) & ~g.negated[hex])

export const hasProperty = (g: State, hex: Hex, property: Property): boolean =>
  (activeProperties(g, hex) & PROPERTY_BITS[property]) !== 0

export const propertiesOf = (bits: number): Property[] =>
  PROPERTIES.filter((property) => (bits & PROPERTY_BITS[property]) !== 0)

const SUPPLY = {
  radioactive: 'radioactiveMarkers',
  unstable: 'unstableMarkers',
  tsukuyumi: 'tsukuyumiMarkers',
} as const

/** How many markers of a property are not on the board. */
export function markersLeft(g: State, property: MarkedProperty): number {
  const bit = PROPERTY_BITS[property]
  return g.content.numbers[SUPPLY[property]] - g.marked.filter((bits) => (bits & bit) !== 0).length
}

export function negationsLeft(g: State): number {
  let used = 0
  for (const bits of g.negated) used += propertiesOf(bits).length
  return g.content.numbers.negationMarkers - used
}
