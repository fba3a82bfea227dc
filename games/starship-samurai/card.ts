import type { GameCard } from '@orrery/engine'

export default {
  id: 'starship-samurai',
  title: 'Starship Samurai',
  players: [2, 3, 4],
  minutes: [60, 90],
  weight: 'mediumHeavy',
  order: 1,
  first: { seats: 3, scene: 'first-match' },
} satisfies GameCard
