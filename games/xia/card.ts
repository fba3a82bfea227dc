import type { GameCard } from '@orrery/engine'

export default {
  id: 'xia',
  title: 'Xia',
  subtitle: 'Legends of a Drift System',
  players: [1, 2, 3, 4, 5],
  minutes: [90, 180],
  weight: 'heavy',
  order: 2,
  first: { seats: 3, scene: 'first-match' },
} satisfies GameCard
