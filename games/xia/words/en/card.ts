import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Be the first to reach the agreed fame.',
  text: 'Captain a small ship in a drift system that grows as you explore it. Trade, mine, fight, fly through asteroid fields, become a legend.',
} satisfies CardWords
