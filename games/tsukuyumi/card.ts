import type { GameCard } from '@orrery/engine'

export default {
  id: 'tsukuyumi',
  title: 'Tsukuyumi',
  subtitle: 'Full Moon Down',
  players: [2, 3, 4],
  minutes: [90, 180],
  weight: 'heavy',
  order: 3,
  first: { seats: 2, scene: 'first-match' },
} satisfies GameCard
