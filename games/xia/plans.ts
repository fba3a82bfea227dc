import type { Seat } from '@orrery/engine'
import { CARGO, type Cargo } from './content/types.ts'
import { countSpaces } from './hold/hold.ts'
import { type Hex, hexDistance } from './map/hex.ts'
import { hexesOf, sectorOfTile, specialHex } from './map/sectors.ts'
import { BARS_OUTLAWS, ENTERS_NEBULA, ENTERS_ROCKS, lanesOf, RISKS } from './rules/lanes.ts'
import { missionOf } from './rules/missions/cards.ts'
import { isOutlaw, NOWHERE, type State } from './rules/state.ts'
import { emptySpaces, matOf } from './rules/vessel.ts'

/** What things are worth to a bot, in tenths of a fame point. */
export const WORTH = {
  fame: 10,
  coin: 1.8,
  /** Of what is still to be done, how much counts with each space on the way. */
  perSpace: 0.93,
  token: 3.2,
  cards: 4,
  repair: 0.35,
  recharge: 0.3,
} as const

/** A detour for spaces that no safe way leads to. */
const UNSAFE = 6
const FARTHEST = 40

/** Distances of one ship. */
class Distances {
  readonly #g: State
  readonly #from: Hex
  readonly #far: Int16Array

  constructor(g: State, seat: Seat) {
    this.#g = g
    this.#from = g.vessels[seat].hex
    const lanes = lanesOf(g)
    const avoid = RISKS | ENTERS_ROCKS | ENTERS_NEBULA | (isOutlaw(g, seat) ? BARS_OUTLAWS : 0)
    lanes.reach(lanes.nodeAt(this.#from), FARTHEST, avoid)
    this.#far = lanes.distance.slice()
  }

  to(hex: Hex): number {
    const far = this.#far[lanesOf(this.#g).nodeAt(hex)]
    return far >= 0 ? far : hexDistance(this.#from, hex) + UNSAFE
  }
}

const faded = (worth: number, spaces: number): number => worth * WORTH.perSpace ** spaces

/** What a player could go for, and what it is worth from where she is: the best counts in full, the others a little. */
export function prospects(g: State, seat: Seat): number {
  if (g.vessels[seat].hex === NOWHERE) return 0
  const distances = new Distances(g, seat)
  const worths = [
    tokens(g, distances),
    sales(g, seat, distances),
    purchases(g, seat, distances),
    missions(g, seat, distances),
    planets(g, seat, distances),
  ]
  const best = Math.max(...worths)
  return best + 0.3 * (worths.reduce((sum, worth) => sum + worth, 0) - best)
}

function tokens(g: State, distances: Distances): number {
  let best = 0
  g.tokens.forEach((token, sector) => {
    if (token !== '') best = Math.max(best, faded(WORTH.token, distances.to(specialHex(g, sector, 'exploration'))))
  })
  return best
}

/** Where a colour can be sold, or bought: spaces of sectors on the board. */
function places(g: State, kind: 'buy' | 'sell', cargo: Cargo): Hex[] {
  return g.sectors.flatMap((_, sector) =>
    hexesOf(g, sector, (layout, cell) => {
      const special = layout.special[cell]
      return special?.kind === kind && special.cargo.includes(cargo)
    }),
  )
}

/** Cubes aboard on their way to a market. */
function sales(g: State, seat: Seat, distances: Distances): number {
  const { cubes } = g.vessels[seat]
  const aboard = cubes.filter((cube) => cube > 0).length
  let best = 0
  for (const [i, cargo] of CARGO.entries()) {
    const count = cubes.filter((cube) => cube === i + 1).length
    if (count === 0) continue
    const fame = count === aboard && count >= g.content.constants.tradeFameCubes ? WORTH.fame : 0
    for (const hex of places(g, 'sell', cargo))
      best = Math.max(best, faded(fame + count * WORTH.coin, distances.to(hex)))
  }
  return best
}

/** A pair of cubes that could be bought and sold again. */
function purchases(g: State, seat: Seat, distances: Distances): number {
  const { credits, cubes } = g.vessels[seat]
  const { purchasePrice, cubesPerPurchase } = g.content.constants
  if (credits < purchasePrice || cubes.some((cube) => cube > 0)) return 0
  if (countSpaces(emptySpaces(g, seat)) < cubesPerPurchase) return 0
  const worth = 0.8 * (WORTH.fame + WORTH.coin)
  let best = 0
  for (const cargo of CARGO)
    for (const buy of places(g, 'buy', cargo))
      for (const sell of places(g, 'sell', cargo))
        best = Math.max(best, faded(worth, distances.to(buy) + hexDistance(buy, sell)))
  return best
}

const pointOf = (g: State, tile: string): Hex => {
  const sector = sectorOfTile(g, tile)
  return sector < 0 ? NOWHERE : specialHex(g, sector, 'mission')
}

/** A mission under way, or a place where one could be had. */
function missions(g: State, seat: Seat, distances: Distances): number {
  const mission = missionOf(g, seat)
  if (mission === undefined) return nearestPoint(g, distances)
  const { revealed, payment } = g.vessels[seat]
  const delivery = pointOf(g, mission.delivery)
  if (revealed) {
    const worth = WORTH.fame + (Math.max(0, payment) / 1000) * WORTH.coin
    return delivery === NOWHERE ? 0.2 * worth : faded(worth, distances.to(delivery))
  }
  const worth = 0.8 * (WORTH.fame + 2 * WORTH.coin)
  if (!('pickup' in mission)) return delivery === NOWHERE ? 0.1 * worth : 0.15 * worth
  const pickup = pointOf(g, mission.pickup)
  if (pickup === NOWHERE || delivery === NOWHERE) return 0.1 * worth
  return faded(worth, distances.to(pickup) + hexDistance(pickup, delivery))
}

function nearestPoint(g: State, distances: Distances): number {
  let best = 0
  g.sectors.forEach((_, sector) => {
    const point = specialHex(g, sector, 'mission')
    if (point !== NOWHERE && !g.drawnAt.includes(point)) best = Math.max(best, faded(WORTH.cards, distances.to(point)))
  })
  return best
}

/** A planet to land on: to recharge, to repair, to spend credits. */
function planets(g: State, seat: Seat, distances: Distances): number {
  const { energy, damage, credits } = g.vessels[seat]
  const worth =
    WORTH.recharge * (matOf(g, seat).energy - energy) +
    (credits >= 1000 ? WORTH.repair * countSpaces(damage) : 0) +
    (credits >= g.content.constants.fameCost ? 3 : 0)
  let nearest = Number.POSITIVE_INFINITY
  g.sectors.forEach((_, sector) => {
    for (const hex of hexesOf(g, sector, (layout, cell) => layout.terrain[cell] === 'planet'))
      nearest = Math.min(nearest, distances.to(hex))
  })
  return nearest === Number.POSITIVE_INFINITY ? 0 : faded(worth, nearest)
}
