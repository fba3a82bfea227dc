import type { GameCard } from '../../src/index.ts'

export default {
  id: 'gossip',
  title: 'Gossip',
  players: [1, 2],
  minutes: [1, 2],
  weight: 'light',
  first: { seats: 2 },
} satisfies GameCard
