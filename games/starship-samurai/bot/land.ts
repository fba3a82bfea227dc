import type { Seat } from '@orrery/engine'
import type { Board, State } from '../rules/state/state.ts'
import { type Clock, clockOf } from './clock.ts'
import { type Ground, groundOf } from './ground.ts'
import { chancesAt, prizeOf, rewardWorth } from './locations.ts'
import { lossTo } from './rivalry.ts'
import { CLAIMS, WORTH } from './worth.ts'

/** What the boards promise, by seat: to win them, to claim their rewards before, to be there when the next round begins. */
export interface Land {
  readonly locations: number[]
  readonly claims: number[]
  readonly presence: number[]
}

const nothing = (g: State): number[] => g.honor.map(() => 0)

const noLand = (g: State): Land => ({ locations: nothing(g), claims: nothing(g), presence: nothing(g) })

export function landWorth(g: State, clock: Clock, ground: Ground): Land {
  const land = noLand(g)
  const chances = nothing(g)
  for (let board = 1; board <= g.seats; board++) addBoard(g, clock, ground, board, chances, land)
  return land
}

function addBoard(g: State, clock: Clock, ground: Ground, board: Board, chances: number[], land: Land): void {
  const { seats } = g
  const { locations, claims, presence } = land
  const location = g.boards[board - 1]
  if (location === '') {
    if (clock.rounds === 0) return
    for (let seat = 0; seat < seats; seat++) presence[seat] += WORTH.presence * ground.power[(board - 1) * seats + seat]
    return
  }
  const reward = rewardWorth(g.content.locations[location].reward, clock.rounds)
  chancesAt(g, clock, ground, board, chances)
  let first = 0
  let second = 0
  for (let seat = 0; seat < seats; seat++) {
    const power = ground.power[(board - 1) * seats + seat]
    if (power > first) {
      second = first
      first = power
    } else if (power > second) second = power
  }
  for (let seat = 0; seat < seats; seat++) {
    const power = ground.power[(board - 1) * seats + seat]
    const chance = chances[seat]
    if (chance > 0) locations[seat] += chance * prizeOf(g, seat, location, reward, clock.rounds)
    if (power === 0) continue
    const next = clock.claims[seat]
    if (next > 0) claims[seat] += reward * claimsWith(power - (power === first ? second : first), next)
    if (clock.rounds > 0) presence[seat] += WORTH.presence * power * (1 - chance)
  }
  if (g.attachments.length > 0) addAttachments(g, board, chances, locations, clock)
}

/** What one board promises. */
export function boardWorth(g: State, clock: Clock, ground: Ground, board: Board): Land {
  const land = noLand(g)
  addBoard(g, clock, ground, board, nothing(g), land)
  return land
}

/** How often a location will be claimed by whoever leads there by so much, or is behind. */
function claimsWith(lead: number, next: number): number {
  const { most, lead: middle, spread, behind } = CLAIMS[Math.min(next, CLAIMS.length - 1)]
  return (most * (lead > 0 ? 1 : behind)) / (1 + Math.exp((middle - lead) / spread))
}

/** Summit Grounds bring something to whoever wins, and honor to who attached them otherwise; mines keep ships away. */
function addAttachments(
  g: State,
  board: Board,
  chances: readonly number[],
  locations: number[],
  { rounds }: Clock,
): void {
  for (const { board: at, card, by } of g.attachments) {
    if (at !== board) continue
    const { won, numbers } = g.content.cards[card]
    if (won) {
      const move = 1.3 * (WORTH.space + WORTH.spacePerRound * (rounds + 1)) * (numbers.spaces ?? 0)
      for (let seat = 0; seat < g.seats; seat++) locations[seat] += chances[seat] * move
      locations[by] += (1 - chances[by]) * (numbers.honor ?? 0)
    } else locations[by] += 0.7
  }
}

/** What single boards are worth to a seat, and what changes when power comes or goes. */
export class Prospects {
  readonly clock: Clock
  readonly #g: State
  readonly #seat: Seat
  readonly ground: Ground
  readonly #known: (number | undefined)[] = []

  constructor(g: State, seat: Seat) {
    this.#g = g
    this.#seat = seat
    this.clock = clockOf(g)
    this.ground = groundOf(g)
  }

  powerAt(board: Board, seat: Seat): number {
    return this.ground.power[(board - 1) * this.#g.seats + seat]
  }

  /** What a board is worth to the seat, less its share of what it is worth to the others. */
  at(board: Board): number {
    this.#known[board] ??= this.#value(board)
    return this.#known[board]
  }

  #value(board: Board): number {
    const land = boardWorth(this.#g, this.clock, this.ground, board)
    let own = 0
    let others = 0
    for (let seat = 0; seat < this.#g.seats; seat++) {
      const worth = land.locations[seat] + land.claims[seat] + land.presence[seat]
      if (seat === this.#seat) own = worth
      else others += worth
    }
    return own - lossTo(this.#g) * others
  }

  /** How much more it would be worth with so much more power of a seat, in so many more units. */
  gain(board: Board, seat: Seat, power: number, units: number): number {
    const index = (board - 1) * this.#g.seats + seat
    const before = this.at(board)
    this.ground.power[index] += power
    this.ground.units[index] += units
    const after = this.#value(board)
    this.ground.power[index] -= power
    this.ground.units[index] -= units
    return after - before
  }

  /** Moves power for good: what follows is valued with it. */
  place(board: Board, seat: Seat, power: number, units: number): void {
    const index = (board - 1) * this.#g.seats + seat
    this.ground.power[index] += power
    this.ground.units[index] += units
    this.#known[board] = undefined
  }
}
