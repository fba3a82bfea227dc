import type { Seat } from '@orrery/engine'
import { battleTotal, PASS, victorOf } from '../rules/battle.ts'
import type { Board, LocationId, RewardPart, State } from '../rules/state/state.ts'
import type { Clock } from './clock.ts'
import type { Ground } from './ground.ts'
import { CARD_WORTH, ODDS, WORTH } from './worth.ts'

/** What the reward of a location is worth when it is claimed. */
export function rewardWorth(parts: readonly RewardPart[], rounds: number): number {
  const space = WORTH.space + WORTH.spacePerRound * (rounds + 1)
  let worth = 0
  for (const part of parts) {
    if ('clan' in part) worth += space * part.n
    else if ('any' in part) worth += 1.3 * space * part.any
    else if ('honor' in part) worth += part.honor
    else if ('wealth' in part) worth += WORTH.wealth * part.wealth
    else worth += CARD_WORTH.any * part.cards
  }
  return worth
}

/** Whether a seat has won a location of a type already. */
export function hasType(g: State, seat: Seat, type: string): boolean {
  const won = g.locationsWon[seat]
  for (let i = 0; i < won.length; i++) if (g.content.locations[won[i]].type === type) return true
  return false
}

/** What a further type is worth: more the more a seat has, since the first one brings nothing by itself. */
function typeWorth(g: State, seat: Seat, location: LocationId, rounds: number): number {
  if (hasType(g, seat, g.content.locations[location].type)) return 0
  return g.locationsWon[seat].length === 0 && rounds === 0 ? 0.5 : WORTH.newType
}

/** What a location brings to whoever wins it, without what others have attached to it. */
export const prizeOf = (g: State, seat: Seat, location: LocationId, reward: number, rounds: number): number =>
  g.content.locationHonor + reward + typeWorth(g, seat, location, rounds)

/** How likely each seat is to win a board, by seat; into `chances`. */
export function chancesAt(g: State, clock: Clock, ground: Ground, board: Board, chances: number[]): void {
  const { battle, seats } = g
  const isFought = battle?.board === board
  if (isFought && battle.stage === 'victor') {
    const victor = victorOf(g, battle)
    for (let seat = 0; seat < seats; seat++) chances[seat] = seat === victor ? 1 : 0
    return
  }
  let turns = 0
  for (let seat = 0; seat < seats; seat++) turns += clock.turns[seat]
  const spread = ODDS.spread + (ODDS.spreadPerTurn * turns) / seats
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const index = (board - 1) * seats + seat
    const isThere = ground.units[index] > 0
    if (!isThere && clock.turns[seat] === 0) {
      chances[seat] = 0
      continue
    }
    let power = ground.power[index]
    if (isFought) {
      power = battleTotal(g, battle, seat)
      const card = battle.committed[seat]
      if (card !== '' && card !== PASS) power += ODDS.committed
    }
    power += ODDS.arrival * clock.turns[seat]
    power -= ODDS.earlier * ((seat - g.first + seats) % seats)
    chances[seat] = Math.exp(power / spread)
    sum += chances[seat]
  }
  if (sum > 0) for (let seat = 0; seat < seats; seat++) chances[seat] /= sum
}
