import { numberedThings } from '../codecs.ts'
import type { Content, Unit, UnitKind } from '../content/types.ts'
import { factionOf } from '../lessons/goals.ts'
import { DIRECTIONS, type Hex, hexNamed, NO_HEX, neighbour } from '../map/hex.ts'
import type { HexView, View } from '../view.ts'

/** Whether the viewer's turn is running. */
export const isMyTurn = (view: View): boolean => view.turn?.faction === factionOf(view)

/** What the viewer has on the board, area by area. */
export const myUnits = (view: View): readonly { readonly area: HexView; readonly kinds: readonly UnitKind[] }[] =>
  view.hexes.flatMap((area) => {
    const kinds = (area.units[factionOf(view)] ?? []).flatMap(kindOf)
    return kinds.length === 0 ? [] : [{ area, kinds }]
  })

/** `private-3` is a Private. */
const kindOf = (figure: string): UnitKind[] => {
  const thing = numberedThings.match(figure)?.thing
  return thing === undefined ? [] : [thing as UnitKind]
}

/** Whether the viewer has a unit on the board that is so. */
export const hasUnit = (view: View, pack: object, is: (unit: Unit) => boolean): boolean =>
  myUnits(view).some(({ kinds }) => kinds.some((kind) => is((pack as Content).units[kind])))

/** Whether other players or Oni have units in an area. */
const isShared = (view: View, { units }: HexView): boolean =>
  Object.entries(units).some(([power, there]) => power !== factionOf(view) && there.length > 0)

/** [conquest.need] Areas that nobody defends, where the viewer's units have the points to conquer. */
export const openGround = (view: View): string[] =>
  myUnits(view)
    .filter(({ area }) => area.kind !== 'homezone' && area.owner !== factionOf(view) && !isShared(view, area))
    .filter(({ area }) => (area.points[factionOf(view)] ?? 0) >= (area.mountain ?? 0))
    .map(({ area }) => area.hex)

/** [conquest.need] Areas next to the viewer's units that nobody controls and nobody is in. */
export function freeGround(view: View): string[] {
  const near = new Set(myUnits(view).flatMap(({ area }) => around(area.hex)))
  return view.hexes
    .filter(({ hex, kind, owner, units }) => {
      const isFree = kind !== 'homezone' && owner === null && Object.keys(units).length === 0
      return isFree && near.has(hexNamed(hex) ?? NO_HEX)
    })
    .map(({ hex }) => hex)
}

function around(name: string): Hex[] {
  const hex = hexNamed(name)
  return hex === undefined ? [] : DIRECTIONS.map((way) => neighbour(hex, way))
}

/** [property.radioactive] Areas in which the end of the round will destroy the viewer's units. */
export const deadlyGround = (view: View): string[] => {
  const faction = factionOf(view)
  if (faction === 'dark-seed' || (faction === 'nomads' && view.radiationProof)) return []
  return myUnits(view)
    .filter(({ area }) => area.properties?.includes('radioactive'))
    .map(({ area }) => area.hex)
}

/** The viewer's victory points, and the best of the others'. */
export const standing = ({ seat, seats }: View): { readonly mine: number; readonly theirs: number } => ({
  mine: seats[seat ?? 0]?.score ?? 0,
  theirs: Math.max(0, ...seats.filter((_, other) => other !== seat).map(({ score }) => score)),
})
