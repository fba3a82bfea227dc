import { fixed, reveal, type Seat, shuffle } from '@orrery/engine'
import type { Mission } from '../../content/types.ts'
import { NOBODY } from '../../crafts.ts'
import { report } from '../dialect.ts'
import type { State } from '../state.ts'

/** [mission.active] The card a player works on, if she has one. */
export const missionOf = (g: State, seat: Seat): Mission | undefined => {
  const { mission } = g.vessels[seat]
  return mission === '' ? undefined : g.content.missions[mission]
}

/** The card in play of somebody who has one. */
export const cardOf = (g: State, seat: Seat): Mission => g.content.missions[g.vessels[seat].mission]

/** It is no longer active, wherever its card goes. */
export function clearMission(g: State, seat: Seat): void {
  const vessel = g.vessels[seat]
  vessel.mission = ''
  vessel.revealed = false
  vessel.payment = 0
  vessel.target = NOBODY
}

/** [mission.abort] The card goes to the discard pile, and what lies on it back to the bank: it was given up, or lost. */
export function discardMission(g: State, seat: Seat, how: 'given-up' | 'lost' = 'given-up'): void {
  const { mission, revealed } = g.vessels[seat]
  if (mission === '') return
  if (!revealed) reveal(g, 'all')
  g.missionDiscard = fixed([...g.missionDiscard, mission])
  clearMission(g, seat)
  report(g, how === 'lost' ? 'mission.abort#lost' : 'mission.abort', { seat, mission })
}

/** [mission.reveal] The objective is reached: the card is turned up with its payment on it; -1 while that is not known. */
export function revealMission(g: State, seat: Seat, payment: number): void {
  const vessel = g.vessels[seat]
  vessel.revealed = true
  vessel.payment = payment
  reveal(g, 'all')
  // Nothing while it cannot be known.
  report(g, 'mission.reveal', { seat, mission: vessel.mission, payment: Math.max(0, payment) })
}

/** [mission.deck] Cards from the top; when they run out, the discard pile is shuffled and becomes the deck. */
export function takeCards(g: State, count: number): string[] {
  const taken: string[] = []
  while (taken.length < count) {
    if (g.missionDeck.length === 0) {
      if (g.missionDiscard.length === 0) break
      g.missionDeck = fixed(shuffle(g, [...g.missionDiscard]))
      g.missionDiscard = fixed([])
      report(g, 'mission.deck', { cards: g.missionDeck.length })
    }
    taken.push(g.missionDeck[g.missionDeck.length - 1])
    g.missionDeck = fixed(g.missionDeck.slice(0, -1))
  }
  return taken
}
