import type { GameCard } from '@orrery/engine'

/** What the shelf tells of the game before it is loaded. */
export default {
  id: 'contraband',
  title: 'Contraband',
  players: [2, 3, 4],
  minutes: [10, 20],
  weight: 'light',
  first: { seats: 3 },
} satisfies GameCard
