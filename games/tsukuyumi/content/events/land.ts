import { type Fixed, fixed, type Refusal, withEntry } from '@orrery/engine'
import { hexes } from '../../codecs.ts'
import { areAdjacent, type Hex, hexName } from '../../map/hex.ts'
import { spotsAround } from '../../map/shape.ts'
import { rotateSides } from '../../map/side.ts'
import { neighboursOf } from '../../rules/board/board.ts'
import { carryMemories } from '../../rules/board/memory.ts'
import {
  activeProperties,
  hasProperty,
  markersLeft,
  negationsLeft,
  propertiesOf,
} from '../../rules/board/properties.ts'
import { putTile } from '../../rules/board/tiles.ts'
import { amount, choose, nameOf, pick, refuse, report } from '../../rules/dialect.ts'
import { landChanged } from '../../rules/scoring/missions.ts'
import type { State } from '../../rules/state/state.ts'
import { PROPERTY_BITS } from '../../rules/state/vocabulary.ts'
import { since } from '../../rules/versions.ts'
import type { MarkedProperty } from '../types.ts'
import { cannotTarget, chooseTarget, type Effect, type Effects, needsTarget, targetsOf } from './effect.ts'

/** [board.rotation] An area is turned: printed blockades and everything on its sides turn with it. */
export function turnArea(g: State, hex: Hex, turns: number): void {
  g.rotations = withEntry(g.rotations, hex, (g.rotations[hex] + turns) % 6)
  g.blockades = withEntry(g.blockades, hex, rotateSides(g.blockades[hex], turns))
  g.passages = withEntry(g.passages, hex, rotateSides(g.passages[hex], turns))
  g.pigs = withEntry(g.pigs, hex, rotateSides(g.pigs[hex], turns))
}

/** [event.rotate-tile] Any orientation; units and tunnels stay as they are. */
const rotateTile: Effect = {
  *play(g, side) {
    const hex = yield* chooseTarget(g, side, 'rotate-tile', 'event.rotate-tile')
    const turns = yield* amount(g, side, 'event.rotate-tile#turns', { min: 1, max: 5, about: { hex: hexName(hex) } })
    turnArea(g, hex, turns)
    report(g, 'event.rotate-tile', { side: nameOf(side), hex: hexName(hex), turns })
  },
}

const swapped = <T>(list: Fixed<T>, a: Hex, b: Hex): Fixed<T> => withEntry(withEntry(list, a, list[b]), b, list[a])

/** Whether an area can be swapped with one of its neighbours. */
const partnersOf = (g: State, hex: Hex): Hex[] => targetsOf(g, 'swap-tiles').filter((other) => areAdjacent(hex, other))

const lonely =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    partnersOf(g, hex).length > 0 ? undefined : refuse('event.swap-tiles', { hex: hexName(hex) })

/** [event.swap-tiles] Two adjacent areas change places with all that lies on them; tunnels and Kaneda stay on their edges. */
const swapTiles: Effect = {
  cannot: (g) => needsTarget(g, 'swap-tiles', 'event.swap-tiles#none', lonely(g)),
  *play(g, side) {
    const a = yield* chooseTarget(g, side, 'swap-tiles', 'event.swap-tiles', lonely(g))
    const b = yield* choose(g, side, 'event.swap-tiles#with', {
      from: neighboursOf(g, a).filter((hex) => g.tiles[hex] !== 'home'),
      as: hexes,
      unless: (hex) => cannotTarget(g, 'swap-tiles', hex),
      about: { hex: hexName(a) },
    })
    swapAreas(g, a, b)
    const turned: string[] = []
    for (const hex of [b, a]) {
      const about = { hex: hexName(hex) }
      const turns = yield* amount(g, side, 'event.swap-tiles#turns', { min: 0, max: 5, about })
      turnArea(g, hex, turns)
      if (turns > 0) turned.push(hexName(hex))
    }
    report(g, 'event.swap-tiles', { side: nameOf(side), hexes: [hexName(a), hexName(b)], turned })
    landChanged(g)
  },
}

function swapAreas(g: State, a: Hex, b: Hex): void {
  g.tiles = swapped(g.tiles, a, b)
  g.rotations = swapped(g.rotations, a, b)
  g.owner = swapped(g.owner, a, b)
  g.marked = swapped(g.marked, a, b)
  g.negated = swapped(g.negated, a, b)
  g.blockades = swapped(g.blockades, a, b)
  g.passages = swapped(g.passages, a, b)
  g.pigs = swapped(g.pigs, a, b)
  g.eggs = swapped(g.eggs, a, b)
  g.mines = swapped(g.mines, a, b)
  g.strongholds = swapped(g.strongholds, a, b)
  g.covers = swapped(g.covers, a, b)
  const other = (hex: Hex) => (hex === a ? b : hex === b ? a : hex)
  g.rocket = fixed(g.rocket.map(other))
  for (let figure = 0; figure < g.place.length; figure++) g.place[figure] = other(g.place[figure])
  if (since(g, 2)) carryMemories(g, other)
}

/** [event.add-tile] A tile of the reserve where it touches two hexes of the board. */
const addTile: Effect = {
  cannot: (g) => (g.reserve.length === 0 ? refuse('event.add-tile#none') : undefined),
  *play(g, side) {
    const tile = yield* choose(g, side, 'event.add-tile', { from: g.reserve })
    const spots = spotsAround(g.hexes, g.content.eventEffects['add-tile'].numbers.touches)
    const hex = yield* choose(g, side, 'event.add-tile#where', { from: spots, as: hexes, about: { tile } })
    const rotation = yield* amount(g, side, 'event.add-tile#turns', { min: 0, max: 5, about: { tile } })
    putTile(g, hex, tile, rotation)
    g.reserve = fixed(g.reserve.filter((other) => other !== tile))
    report(g, 'event.add-tile', { side: nameOf(side), tile, hex: hexName(hex), turns: rotation })
    landChanged(g)
  },
}

/** [property.markers] A marker gives an area a property it does not have; [event.markers] if there is one left. */
function addProperty(property: MarkedProperty): Effect {
  const effect = `add-${property}` as const
  const has =
    (g: State) =>
    (hex: Hex): Refusal | undefined =>
      hasProperty(g, hex, property) ? refuse('property.active', { hex: hexName(hex), property }) : undefined
  return {
    cannot: (g) =>
      markersLeft(g, property) === 0
        ? refuse('event.markers', { markers: property })
        : needsTarget(g, effect, `event.${effect}#none`, has(g)),
    *play(g, side) {
      const hex = yield* chooseTarget(g, side, effect, `event.${effect}`, has(g))
      g.marked = withEntry(g.marked, hex, g.marked[hex] | PROPERTY_BITS[property])
      report(g, `event.${effect}`, { side: nameOf(side), hex: hexName(hex) })
      landChanged(g)
    },
  }
}

/** The properties of an area that can be cancelled: those by markers, and printed ones while there are negation markers. */
const cancellable = (g: State, hex: Hex): number => (negationsLeft(g) > 0 ? activeProperties(g, hex) : g.marked[hex])

const plain =
  (g: State) =>
  (hex: Hex): Refusal | undefined =>
    cancellable(g, hex) === 0 ? refuse('event.neutralise', { hex: hexName(hex) }) : undefined

/** [event.neutralise] A marker is taken away, or a printed property covered. */
const neutralise: Effect = {
  cannot: (g) => needsTarget(g, 'neutralise', 'event.neutralise#none', plain(g)),
  *play(g, side) {
    const hex = yield* chooseTarget(g, side, 'neutralise', 'event.neutralise', plain(g))
    const property = yield* pick(g, side, 'event.neutralise#which', {
      from: propertiesOf(cancellable(g, hex)),
      about: { hex: hexName(hex) },
    })
    const bit = PROPERTY_BITS[property]
    const removed = (g.marked[hex] & bit) !== 0
    if (removed) g.marked = withEntry(g.marked, hex, g.marked[hex] & ~bit)
    else g.negated = withEntry(g.negated, hex, g.negated[hex] | bit)
    report(g, 'event.neutralise', { side: nameOf(side), hex: hexName(hex), property, removed })
    landChanged(g)
  },
}

export const landEffects = {
  'rotate-tile': rotateTile,
  'swap-tiles': swapTiles,
  'add-tile': addTile,
  'add-tsukuyumi': addProperty('tsukuyumi'),
  'add-unstable': addProperty('unstable'),
  'add-radioactive': addProperty('radioactive'),
  neutralise,
} satisfies Effects
