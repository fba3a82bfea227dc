import type { ActionCard, UplinkId } from '../content/types.ts'
import type { Hex } from '../map/hex.ts'
import { uplinkCost } from '../rules/green/production.ts'
import { seatOf } from '../rules/state/sides.ts'
import type { State } from '../rules/state/state.ts'
import { CYBERSAMURAI } from '../rules/state/vocabulary.ts'
import { phaseNumber, roundsLeft } from './ahead.ts'
import { destroyedBy, type Forces } from './forces.ts'
import type { Ground } from './ground.ts'
import { unitWorth } from './worth.ts'

/** What the position gives an Uplink to work with, counted when it is asked for. */
type Occasion = 'exposed' | 'fronts' | 'marked' | 'called' | 'played' | 'lacking' | 'none'

interface Brings {
  /** In every round, in any case. */
  readonly always: number
  /** In every round, for each of so many occasions at most. */
  readonly each: number
  readonly most: number
  readonly by: Occasion
}

/** What an Uplink brings in a round that is still to come, in victory points at the end of the game. */
const BRINGS: { readonly [uplink in UplinkId]: Brings } = {
  amaterasu: { always: 0, each: 0, most: 0, by: 'none' },
  tetsuo: { always: 0.06, each: 0.04, most: 4, by: 'exposed' },
  kaneda: { always: 0.05, each: 0.025, most: 6, by: 'fronts' },
  'rocket-attack': { always: 0.05, each: 0.02, most: 6, by: 'marked' },
  tenno: { always: 0.02, each: 0.06, most: 5, by: 'called' },
  samurai: { always: 0.06, each: 0.025, most: 6, by: 'fronts' },
  bushido: { always: 0.06, each: 0.045, most: 6, by: 'fronts' },
  espionage: { always: 0.06, each: 0.1, most: 2, by: 'played' },
  ghost: { always: 0.05, each: 0.12, most: 1, by: 'lacking' },
  shogun: { always: 0.02, each: 0.05, most: 2, by: 'played' },
}

/** A card with fewer combat actions is one to be rid of. */
const FEW = 2

/** The laser is worth so much more than a marker to who may use it once more. */
const LASER = 4

/** Before anybody else is on the board: as many as there will be. */
const AT_FIRST = 2

/** What Uplinks bring the Cybersamurai in this position: each occasion is counted once. */
export class UplinkWorths {
  readonly #g: State
  readonly #ground: Ground
  readonly #forces: Forces
  readonly #known: { [by in Occasion]?: number } = {}

  constructor(g: State, ground: Ground, forces: Forces) {
    this.#g = g
    this.#ground = ground
    this.#forces = forces
  }

  of(uplink: UplinkId): number {
    const { always, each, most, by } = BRINGS[uplink]
    return this.#rounds(uplink) * (always + each * Math.min(most, this.#occasions(by)))
  }

  /** Cards are chosen before a round, weapons are fired in its red turns. */
  #rounds(uplink: UplinkId): number {
    const g = this.#g
    const phase = phaseNumber(g)
    const isAhead = phase < 3 || (phase === 3 && g.turnOrder.indexOf(CYBERSAMURAI) > g.turnAt)
    return roundsLeft(g) + (uplink === 'ghost' ? (phase < 0 ? 1 : 0) : isAhead ? 1 : 0)
  }

  #occasions(by: Occasion): number {
    this.#known[by] ??= this.#count(by)
    return this.#known[by]
  }

  #count(by: Occasion): number {
    switch (by) {
      case 'exposed':
        return this.#areas((hex) => this.#isExposed(hex))
      case 'fronts':
        return this.#areas((hex) => this.#isFront(hex))
      case 'marked':
        return this.#areas((hex) => this.#isMarked(hex))
      case 'called':
        return this.#calls()
      case 'played':
        return this.#meanOfHand(({ blue }) => blue?.play ?? 0)
      case 'lacking':
        return this.#meanOfHand(({ red }) => ((red?.combat ?? 0) < FEW ? 1 : 0))
      case 'none':
        return 0
    }
  }

  #areas(holds: (hex: Hex) => boolean): number {
    const { phase, areas } = this.#g
    if (phase === 'setup') return AT_FIRST
    let count = 0
    for (const hex of areas) if (holds(hex)) count++
    return count
  }

  /** The laser would destroy somebody there. */
  #isExposed(hex: Hex): boolean {
    const { factions, content } = this.#g
    const dealt = 2 * content.uplinks.tetsuo.numbers.damage
    for (const side of factions)
      if (side !== CYBERSAMURAI && destroyedBy(this.#forces, side, hex, dealt) > 0) return true
    return false
  }

  /** Own units there can be attacked by who is there, or next to it. */
  #isFront(hex: Hex): boolean {
    const { units, width } = this.#forces
    if (units[CYBERSAMURAI * width + hex] === 0) return false
    for (const near of this.#ground.within(1, hex))
      for (const side of this.#g.factions) if (side !== CYBERSAMURAI && units[side * width + near] > 0) return true
    return false
  }

  /** Others have something there that a Rocket marker makes useless. */
  #isMarked(hex: Hex): boolean {
    const { eggs, mines, strongholds, covers } = this.#g
    return eggs[hex] + mines[hex] + strongholds[hex] + covers[hex] > 0
  }

  /** Weapons that it calls once more, by how many cards in hand let it. */
  #calls(): number {
    const { uplinks, phase } = this.#g
    const calls = this.#meanOfHand(({ blue }) => (blue?.factionEffect ? 1 : 0))
    const lasers = phase === 'setup' || uplinks.includes('tetsuo') ? LASER : 0
    const markers = uplinks.includes('kaneda') || uplinks.includes('rocket-attack') ? 1 : 0
    return calls * (lasers + markers)
  }

  #meanOfHand(count: (card: ActionCard) => number): number {
    const { hands, content } = this.#g
    const hand = hands[seatOf(this.#g, CYBERSAMURAI)]
    let sum = 0
    for (const card of hand) sum += count(content.actionCards[card])
    return hand.length === 0 ? 0 : sum / hand.length
  }
}

/** What a first Uplink is worth, which costs nothing: what it brings, but no more than the units one could have for its price. */
export const savedBy = (g: State, worths: UplinkWorths, uplink: UplinkId): number =>
  Math.min(worths.of(uplink), unitWorth(g) * uplinkCost(g, uplink))
