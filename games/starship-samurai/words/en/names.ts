import { the } from '@orrery/engine'
import { NEUTRAL } from '../../codecs.ts'
import { PASS } from '../../rules/battle.ts'
import { NONE } from '../../rules/dialect.ts'
import { ATTACH, END, TAMETOMO } from '../../rules/turn/turn.ts'
import type { GroupTitles, Naming } from '../names.ts'

export const naming: Naming = {
  language: 'en',
  counted: {
    card: '{{n|# card|# cards}}',
    marker: '{{n|# marker|# markers}}',
    ship: '{{n|# ship|# ships}}',
    space: '{{n|# space|# spaces}}',
    type: '{{n|# type|# types}}',
  },
  orders: { allegiance: 'Move Allegiance', units: 'Move Units', draw: 'Draw Cards', wealth: 'Gain Wealth' },
  spoken: {
    [END]: 'End turn',
    [ATTACH]: 'Attach 1 wealth to a fighter',
    [PASS]: 'Commit no card',
    [NONE]: 'None',
    [NEUTRAL]: 'neutral',
    stop: 'Stop',
    yes: 'Yes',
    no: 'No',
    nothing: 'nothing',
    cards: 'Draw cards',
    pay: 'Pay wealth',
    discard: 'Discard cards',
    return: 'Return a unit',
    lower: 'Lower a marker',
    'face-down': 'face down',
    any: 'any kind',
    order: 'order cards',
    battle: 'battle cards',
  },
  offered: {
    turn: { [TAMETOMO]: 'Destroy a ship with Tametomo (1 wealth)' },
    gain: { wealth: 'Gain wealth' },
    loss: { lose: 'Destroy units' },
    oath: { marker: 'Send a marker to neutral' },
    debt: { lower: 'Have a marker lowered' },
    mines: { lose: 'Lose the ship' },
    parley: { marker: 'Grant a marker move', power: 'Grant power' },
  },
  neutral: the('neutral space'),
  ownFighter: (number) => `fighter ${number}`,
  ownFighters: '{{n|# fighter|# fighters}}',
  ownCarrier: the('carrier', { counted: 'the carrier' }),
  fighters: (clan) => `{{n|# ${clan} fighter|# ${clan} fighters}}`,
  clanCarrier: (clan) => the(`${clan} carrier`),
  carriers: (clan) => `the ${clan} carrier`,
  fighter: (clan, number) => `${clan} fighter ${number}`,
  carrier: (clan) => `${clan} carrier`,
  board: (board) => `location ${board}`,
  copies: (card) => ({ nom: card, counted: `{{n|${card}|# copies of ${card}}}` }),
  marked: (order, value) => `${order} with marker ${value}`,
  play: (card) => `Play ${card}`,
  goods: {
    wealth: '{{n}} wealth',
    any: '{{n|# card|# cards}}',
    order: '{{n|# order card|# order cards}}',
    battle: '{{n|# battle card|# battle cards}}',
    choice: 'the choice “{{choice}}”',
    promise: 'the promise “{{promise}}”',
  },
}

/** The headings over parts of a list of options. */
export const groups: GroupTitles = {
  allegiance: 'Move Allegiance',
  units: 'Move Units',
  draw: 'Draw Cards',
  wealth: 'Gain Wealth',
  card: 'Cards in hand',
  free: 'Free orders',
}
