import type { CardWords } from '@orrery/engine'

export default {
  goal: 'Have the most honor when the locations run out.',
  text: 'Lead a clan of giant samurai mechs and their fleets. Place orders, win battles with hidden cards, and bend the lesser clans to your side.',
} satisfies CardWords
