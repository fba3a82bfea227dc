import { NEUTRAL } from '../../codecs.ts'
import { PASS } from '../../rules/battle.ts'
import { NONE } from '../../rules/dialect.ts'
import { ATTACH, END, TAMETOMO } from '../../rules/turn/turn.ts'
import type { Naming } from '../names.ts'

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
    [PASS]: 'Pass',
    [NONE]: 'None',
    [NEUTRAL]: 'neutral',
    stop: 'Stop',
    yes: 'Yes',
    no: 'No',
    cards: 'Draw cards',
    pay: 'Pay wealth',
    lose: 'Take the loss',
    marker: 'A clan marker moves',
    power: 'Power in the battle',
    discard: 'Discard cards',
    return: 'Return a unit',
    lower: 'Lower a marker',
    supply: 'the supply',
    'face-down': 'face down',
    any: 'any kind',
    order: 'order cards',
    battle: 'battle cards',
  },
  offered: {
    turn: { [TAMETOMO]: 'Use Tametomo: pay 1 wealth to destroy a ship' },
    commit: { [PASS]: 'Commit no card' },
  },
  fighter: (clan, number) => `${clan} fighter ${number}`,
  carrier: (clan) => `${clan} carrier`,
  board: (board) => `location ${board}`,
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
