import type { Formatter } from '@orrery/board'
import { kindOf, spots } from '../../codecs.ts'
import { CARGO, type Cargo, type Ship } from '../../content/types.ts'
import { spaceAt } from '../../hold/hold.ts'
import type { VesselView } from '../../view.ts'
import { content } from '../content.ts'

/** Something that is to be packed. */
export interface Item {
  /** As the question names it: `lattice.1`, `spice.2`. */
  readonly name: string
  readonly outfit: string | undefined
  readonly cargo: Cargo | undefined
}

/** Where an item is held or laid: the place of its first section in the grid, and its turn. It need not fit. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** A section of an item in the grid. */
export interface Cell {
  readonly x: number
  readonly y: number
  readonly use: boolean
}

export function itemNamed(name: string): Item {
  const kind = kindOf(name)
  return {
    name,
    outfit: kind in content.outfits ? kind : undefined,
    cargo: CARGO.find((cargo) => cargo === kind),
  }
}

const turnsOf = ({ outfit }: Item): number => (outfit === undefined ? 1 : content.outfits[outfit].shape.turns.length)

export const turned = (item: Item, place: Place): Place => ({ ...place, turn: (place.turn + 1) % turnsOf(item) })

export function cellsOf({ outfit }: Item, { x, y, turn }: Place): readonly Cell[] {
  if (outfit === undefined) return [{ x, y, use: false }]
  const shape = content.outfits[outfit].shape.turns[turn]
  return shape.x.map((dx, section) => ({ x: x + dx, y: y + shape.y[section], use: shape.use[section] }))
}

/** The spot of a place as answers name it: `b2.1` for outfits, `b2` for cubes; nothing outside of the hold. */
export function spotOf({ hold }: Ship, item: Item, { x, y, turn }: Place): string | undefined {
  const space = spaceAt(hold, x, y)
  if (space < 0) return undefined
  return item.outfit === undefined ? hold.names[space] : spots.encode({ space: hold.names[space], turn })
}

/** The space that a spot names. */
export const spaceOf = (spot: string): string => spots.match(spot)?.space ?? spot

/** The place that a spot names. */
export function placeOf({ hold }: Ship, spot: string): Place {
  const space = hold.names.indexOf(spaceOf(spot))
  return { x: hold.x[space], y: hold.y[space], turn: spots.match(spot)?.turn ?? 0 }
}

/** What already lies in the hold and stays there, by space. */
export type Lying = ReadonlyMap<string, string>

/** Where things lie that are packed, beside those that stay. */
export interface Packing {
  readonly ship: Ship
  readonly items: readonly Item[]
  /** By item: the spots that the question offers. */
  readonly spots: readonly (readonly string[])[]
  readonly staying: Lying
  readonly damage: readonly string[]
}

/** What is in the way of an item at a place. */
export type Obstacle =
  | { readonly kind: 'outside' | 'unoffered' }
  | { readonly kind: 'damage'; readonly name: string }
  | { readonly kind: 'taken'; readonly name: string; readonly by: string }

export function obstacleAt(
  { ship: { hold }, items, spots, staying, damage, ship }: Packing,
  laid: readonly (Place | undefined)[],
  which: number,
  place: Place,
): Obstacle | undefined {
  const spaces = cellsOf(items[which], place).map(({ x, y }) => spaceAt(hold, x, y))
  if (spaces.includes(-1)) return { kind: 'outside' }
  const names = spaces.map((space) => hold.names[space])
  const hurt = names.find((name) => damage.includes(name))
  if (hurt !== undefined) return { kind: 'damage', name: hurt }
  const others = new Map(staying)
  laid.forEach((other, i) => {
    if (other === undefined || i === which) return
    for (const { x, y } of cellsOf(items[i], other)) others.set(hold.names[spaceAt(hold, x, y)], items[i].name)
  })
  const taken = names.find((name) => others.has(name))
  if (taken !== undefined) return { kind: 'taken', name: taken, by: others.get(taken) ?? '' }
  const spot = spotOf(ship, items[which], place)
  return spot !== undefined && spots[which].includes(spot) ? undefined : { kind: 'unoffered' }
}

/** Why an item does not fit, as a sentence. */
export function obstacleText(say: Formatter, obstacle: Obstacle): string {
  switch (obstacle.kind) {
    case 'outside':
      return say.text('A part of it sticks out of the hold.')
    case 'damage':
      return say.text('Space {{name}} is damaged.', { name: obstacle.name })
    case 'taken':
      return say.text('{{thing}} is at {{name}} already.', { thing: say.name(obstacle.by), name: obstacle.name })
    case 'unoffered':
      return say.text('It doesn’t fit there. Try another space.')
  }
}

/** What is in hand, the spaces it is held over, and whether it fits there. */
export function heldText(
  say: Formatter,
  { ship: { hold } }: Packing,
  item: Item,
  place: Place,
  obstacle: Obstacle | undefined,
): string {
  const spaces = cellsOf(item, place).flatMap(({ x, y }) => hold.names[spaceAt(hold, x, y)] ?? [])
  const fits = obstacle === undefined ? say.text('It fits here.') : obstacleText(say, obstacle)
  const data = { thing: say.name(item.name), spaces: spaces.join(', '), fits }
  return spaces.length === 0 ? say.text('{{thing}}: {{fits}}', data) : say.text('{{thing}}, {{spaces}}: {{fits}}', data)
}

/** The first place where an item fits beside what is laid, or the first one at all. */
export function firstPlace(packing: Packing, laid: readonly (Place | undefined)[], which: number): Place {
  const places = packing.spots[which].map((spot) => placeOf(packing.ship, spot))
  return (
    places.find((place) => obstacleAt(packing, laid, which, place) === undefined) ??
    places[0] ?? { x: 0, y: 0, turn: 0 }
  )
}

/** The ship whose hold is packed: the own one, or the one just bought, which shows in the spots alone. */
export function shipFor(vessel: VesselView, ask: string, items: readonly Item[], spots: Packing['spots']): Ship {
  const own = content.ships[vessel.ship]
  if (ask !== 'business.transfer') return own
  const fits = (ship: Ship) =>
    items.every(({ outfit }, i) => {
      const names = outfit === undefined ? ship.hold.names : ship.fits[outfit].map(({ name }) => name)
      return names.join() === spots[i].join()
    })
  return Object.values(content.ships).find((ship) => ship.tier === own.tier + 1 && fits(ship)) ?? own
}
