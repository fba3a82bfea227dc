import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Be the first captain to reach the agreed Fame.',
  text: 'You have a small ship, a little cash, and a star system nobody has mapped. Trade, mine, fight, dodge asteroids, become a legend.',
} satisfies CardWords
