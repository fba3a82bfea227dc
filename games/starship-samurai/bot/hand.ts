import type { Seat } from '@orrery/engine'
import type { CardId, State } from '../rules/state/state.ts'
import type { Clock } from './clock.ts'
import { CARD_WORTH, WORTH } from './worth.ts'

/** Turns of a round. */
const TURNS = 4

/** What a card in hand will bring, as far as there is time to play it. */
export function cardWorth(g: State, clock: Clock, seat: Seat, id: CardId): number {
  const worth = CARD_WORTH[id] ?? CARD_WORTH.any
  if (g.content.cards[id].type === 'battle') {
    const battles = clock.rounds + (g.phase === 'resolution' ? 0 : 1)
    return battles === 0 ? 0 : worth * Math.min(1, 0.5 + 0.25 * battles)
  }
  const turns = clock.rounds * TURNS + clock.turns[seat]
  return turns === 0 ? 0 : worth * Math.min(1, 0.4 + 0.15 * turns)
}

export function handWorth(g: State, clock: Clock, seat: Seat): number {
  const hand = g.hands[seat]
  let worth = 0
  for (let i = 0; i < hand.length; i++) worth += cardWorth(g, clock, seat, hand[i])
  return worth
}

/** Held wealth: orders and cards are paid with it. When the last order is given it is worth next to nothing. */
export function wealthWorth(g: State, clock: Clock, seat: Seat): number {
  const wealth = g.wealth[seat]
  const turns = clock.rounds * TURNS + clock.turns[seat]
  const few = Math.min(wealth, WORTH.fewWealth)
  const full = WORTH.wealth * few + WORTH.moreWealth * (wealth - few)
  return (
    full * (turns === 0 ? 0.25 : Math.min(1, 0.6 + 0.2 * turns)) * (turns === 0 && g.phase === 'resolution' ? 0.04 : 1)
  )
}
