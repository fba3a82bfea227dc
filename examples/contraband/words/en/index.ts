import type { GameLocale } from '@orrery/engine'
import { rulebook } from '../../rulebook/index.ts'
import { namesFrom, side } from '../names.ts'
import { turn, weights } from '../telling.ts'

const crates = { tea: 'Tea', salt: 'Salt', rum: 'Rum', silk: 'Silk', spice: 'Spice', gems: 'Gems' }

/** Everything the game says in English. */
export default (): GameLocale => ({
  messages: {
    language: 'en',
    name: namesFrom({ ...crates, yes: 'Yes', no: 'No' }),
    forms: (value) => (value in crates ? { nom: String(value) } : undefined),
    counted: { coin: '{{n|# coin|# coins}}' },
    side,
    weights,
    turn,
    prompts: {
      'load.crate': 'Load a crate. Customs seize goods that two players load.',
      'customs.bribe': 'The die shows {{die}}. Pay {{coin:coins}} for a second roll to save your {{crate}}?',
    },
    log: {
      'load.crate#round': 'Round {{round}}',
      'load.crate': '{{seat:seat}} loaded {{crate}}.',
      'load.twins': 'Customs seized {{seat:seat|gen}} {{crate}}: another player had the same goods.',
      'customs.die': 'The customs die shows {{die}}.',
      'customs.bribe': '{{seat:seat}} paid {{coin:coins}}, and the officer looked again.',
      'sale.coins': '[[{{seat:seat}} sold {{crate}} for {{coin:coins}}.|Customs seized {{seat:seat|gen}} {{crate}}.]]',
      'sale.coins#round': '[[Got through: {{seat:sellers,coins}}.|Customs seized every crate.]]',
      'sale.draw': 'You drew {{crate}}.',
    },
    refusals: { 'load.again': 'You loaded {{crate}} last round. Choose other goods.' },
  },
  rulebook,
  options: { rounds: { text: 'Rounds' } },
  printed: {},
})
