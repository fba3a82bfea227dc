import type { State } from '../rules/state/state.ts'

/** How much of the game is left. */
export interface Clock {
  /** Rounds after this one. */
  readonly rounds: number
  /** By seat: turns of this round that are still to be played, the running one too as long as nothing was ordered. */
  readonly turns: readonly number[]
  /** By seat: beginnings of turns that are still to come in this round, at which rewards are claimed. */
  readonly claims: readonly number[]
  /** By seat: the sum of the order markers that lie on no order. */
  readonly orders: readonly number[]
}

/** Counts it once for all seats. */
export function clockOf(g: State): Clock {
  const turns: number[] = []
  const claims: number[] = []
  const orders: number[] = []
  const isOn = g.phase === 'turns'
  for (let seat = 0; seat < g.seats; seat++) {
    let left = 0
    let sum = 0
    if (isOn) {
      const markers = g.orderMarkers[seat]
      for (let i = 0; i < markers.length; i++) {
        if (markers[i] >= 0) continue
        left++
        sum += i + 1
      }
    }
    turns.push(left)
    orders.push(sum)
    claims.push(isOn && g.turn === seat && g.claimed && !g.ordered ? left - 1 : left)
  }
  return { rounds: g.phase === 'over' ? 0 : Math.floor(g.locationDeck.length / g.seats), turns, claims, orders }
}
