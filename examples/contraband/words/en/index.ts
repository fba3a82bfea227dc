import type { GameLocale } from '@orrery/engine'
import { rulebook } from '../../rulebook/index.ts'
import { namesFrom } from '../names.ts'

const crates = { tea: 'Tea', salt: 'Salt', rum: 'Rum', silk: 'Silk', spice: 'Spice', gems: 'Gems' }

/** Everything the game says in English. */
export default (): GameLocale => ({
  messages: {
    language: 'en',
    name: namesFrom({ ...crates, yes: 'Yes', no: 'No' }),
    prompts: {
      'load.crate': 'Which crate do you load?',
      'customs.bribe': 'The die shows {{die}}: pay {{coins}} coins to save your {{crate}}?',
    },
    log: {
      'load.crate': '{{seat:seat}} loads {{crate}}.',
      'load.twins': 'The {{crate}} of {{seat:seat}} is not the only one, and is seized.',
      'customs.die': 'The customs die shows {{die}}.',
      'customs.bribe': '{{seat:seat}} pays {{coins}} coins, and the officer looks again.',
      'sale.coins':
        'The {{crate}} of {{seat:seat}} {{coins|=0 is seized|gets through for # coin|gets through for # coins}}.',
      'sale.draw': 'You draw {{crate}}.',
    },
    refusals: { 'load.again': 'You loaded {{crate}} in the round before.' },
  },
  rulebook,
  options: { rounds: { text: 'Rounds' } },
  printed: {},
})
