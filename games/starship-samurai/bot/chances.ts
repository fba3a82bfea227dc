import type { Chances } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'

/** So much of a round are its turns; the rest are battles and what follows them. */
const TURNS = 0.7

/**
 * What honor says of who will win. Fitted on 60 matches between adepts
 * (`npm run bench -- chances --game starship-samurai --games 60 --seed chances`): on the half of them it was not fitted on, what was said was off by 1.6 points of a hundred on average.
 */
export const chances: Chances<State> = {
  progress: (g) => {
    const later = Math.floor(g.locationDeck.length / g.seats)
    return (g.round - 1 + partOfRound(g)) / Math.max(1, g.round + later)
  },
  weights: [0, 0.105, 0.117, 0.133, 0.307],
  point: 1,
}

/** How much of the running round is over. */
function partOfRound({ phase, orderMarkers }: State): number {
  if (phase === 'deck-draft' || phase === 'mech-draft') return 0
  if (phase !== 'turns') return TURNS
  const markers = orderMarkers.flat()
  return (TURNS * markers.filter((order) => order >= 0).length) / markers.length
}
