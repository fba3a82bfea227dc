import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import type { Setting } from '../scenes/build.ts'
import { fighters, LAST_ROUND, lastTurn, NOVA, PULSAR, position } from './position.ts'

const GAMMA = 2

const SECOND_DECK = { deck: 'combine' } as const

const ALL_SPENT = ['wealth-1', 'wealth-2', 'wealth-3', 'wealth-4']

/** The last battle of three players, Nova first and Gamma last. */
const LAST_OF_THREE: Setting = {
  round: 3,
  locationDeck: [],
  battle: 3,
  first: 'nova',
  samurai: { nova: ['gozen', 'tametomo'], pulsar: ['masumune', 'mori'], gamma: ['hideyoshi', 'oda'] },
}

/** The last card of three players: Gamma has given the last order of the match. */
const LAST_CARD_OF_THREE: Setting = {
  round: 3,
  locationDeck: [],
  first: 'nova',
  turn: 'gamma',
  ordered: true,
  spent: { nova: ALL_SPENT, pulsar: ALL_SPENT, gamma: ALL_SPENT },
}

/** Nova will end one honor ahead of Gamma, and Pulsar far behind. */
const ONE_TO_CATCH: Setting = {
  ...LAST_CARD_OF_THREE,
  honor: { nova: 36, pulsar: 12, gamma: 36 },
  markers: { Sol: 'Nova-2', Ion: 'Pulsar-2', Luna: 'Gamma-1' },
}

/** The same, and Gamma one honor behind that. */
const TWO_TO_CATCH: Setting = { ...ONE_TO_CATCH, honor: { nova: 36, pulsar: 12, gamma: 35 } }

/** The last battle between two, Pulsar last: when she resolves her card, nothing else is to come. */
const LAST_OF_TWO: Setting = {
  ...LAST_ROUND,
  battle: 2,
  first: 'nova',
  samurai: { nova: ['gozen', 'tametomo'], pulsar: ['mori', 'oda'] },
}

/** Cards of the second deck, tables of three, and games that go on. */
export const own: readonly Case<State>[] = [
  {
    id: 'sever-the-leaders-pact',
    ...position({ ...TWO_TO_CATCH, hands: { gamma: ['S01'] } }, 3, SECOND_DECK),
    way: ['S01'],
    seat: GAMMA,
    asks: 'card.S01#marker',
    right: ['Sol'],
  },
  {
    id: 'sever-all-of-it',
    ...position({ ...TWO_TO_CATCH, hands: { gamma: ['S01'] } }, 3, SECOND_DECK),
    way: ['S01', 'Sol'],
    seat: GAMMA,
    asks: 'card.S01#spaces',
    right: [2],
  },
  {
    id: 'sever-before-the-end',
    ...position({ ...TWO_TO_CATCH, hands: { gamma: ['S01'] } }, 3, SECOND_DECK),
    seat: GAMMA,
    asks: 'turn.sequence',
    right: ['S01'],
  },
  {
    id: 'turn-the-leaders-ally',
    ...position({ ...ONE_TO_CATCH, hands: { gamma: ['S02'] } }, 3, SECOND_DECK),
    way: ['S02'],
    seat: GAMMA,
    asks: 'card.S02#marker',
    right: ['Sol'],
  },
  {
    id: 'the-deepest-hostage',
    ...position(
      {
        ...LAST_CARD_OF_THREE,
        honor: { nova: 30, pulsar: 30, gamma: 30 },
        wealth: { gamma: 1 },
        markers: { Luna: 'Gamma-1', Sol: 'Nova-4', Ion: 'Nova-2' },
        hands: { gamma: ['S03'] },
      },
      3,
      SECOND_DECK,
    ),
    way: ['S03', 'Luna'],
    seat: GAMMA,
    asks: 'card.S03#take',
    right: ['Sol'],
  },
  {
    id: 'give-the-lower-hostage',
    ...position(
      {
        ...LAST_CARD_OF_THREE,
        honor: { nova: 30, pulsar: 30, gamma: 30 },
        wealth: { gamma: 1 },
        markers: { Luna: 'Gamma-1', Rift: 'Gamma-3', Sol: 'Nova-4' },
        hands: { gamma: ['S03'] },
      },
      3,
      SECOND_DECK,
    ),
    way: ['S03'],
    seat: GAMMA,
    asks: 'card.S03#give',
    right: ['Luna'],
  },
  {
    id: 'hush-with-the-last-wealth',
    ...position(
      {
        ...LAST_ROUND,
        first: 'pulsar',
        turn: 'nova',
        ordered: true,
        spent: { nova: ALL_SPENT, pulsar: ALL_SPENT },
        honor: { nova: 30, pulsar: 31 },
        wealth: { nova: 1, pulsar: 2 },
        hands: { nova: ['S06'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['S06', 'Sol'],
    seat: PULSAR,
    asks: 'card.S06#hush',
    right: ['pay'],
  },
  {
    id: 'an-embassy-of-theirs',
    ...position(
      {
        ...lastTurn(),
        ordered: true,
        spent: { nova: ALL_SPENT, pulsar: ALL_SPENT },
        markers: { Sol: 'Nova-6', Ion: 'Nova-1', Luna: 'Pulsar-3' },
        hands: { pulsar: ['S11'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['S11', 'pulsar-1', 'pulsar-2'],
    seat: PULSAR,
    asks: 'card.S11#marker',
    right: ['Sol'],
  },
  {
    id: 'the-throne-and-an-ally',
    ...position(
      {
        ...lastTurn(),
        ordered: true,
        spent: { nova: ALL_SPENT, pulsar: ALL_SPENT },
        honor: { nova: 30, pulsar: 30 },
        markers: { Luna: 'Pulsar-2', Rift: 'Pulsar-3' },
        boards: { 1: ['nova-1', 'nova-2', 'nova-3', 'nova-carrier'], 2: ['nova-4', 'nova-5', 'nova-6', 'nova-7'] },
        samurai: { nova: ['gozen', 'tametomo'], pulsar: ['mori', 'oda'] },
        graveyard: ['mori', 'oda', 'pulsar-carrier', ...fighters('pulsar', 1, 8)],
        hands: { pulsar: ['S12'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['S12'],
    seat: PULSAR,
    asks: 'card.S12#order',
    right: ['allegiance'],
  },
  {
    id: 'power-does-not-help-them',
    ...position(
      {
        ...LAST_OF_TWO,
        boards: { 2: ['gozen', 'tametomo', 'pulsar-1'] },
        honor: { nova: 30, pulsar: 30 },
        hands: { pulsar: ['S16'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['S16', 'pass'],
    seat: NOVA,
    asks: 'card.S16#answer',
    right: ['power'],
  },
  {
    id: 'no-power-for-them-here',
    ...position(
      {
        ...LAST_OF_TWO,
        boards: { 2: ['nova-1', 'nova-2', 'pulsar-1', 'pulsar-2'] },
        honor: { nova: 30, pulsar: 30 },
        hands: { pulsar: ['S16'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['pass', 'S16'],
    seat: NOVA,
    asks: 'card.S16#answer',
    right: ['marker'],
  },
  {
    id: 'reinforce-and-win',
    ...position(
      {
        ...LAST_OF_TWO,
        boards: { 2: ['nova-1', 'nova-2', 'pulsar-1', 'pulsar-2'] },
        markers: { Luna: 'Pulsar-1' },
        hands: { pulsar: ['S13'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['pass', 'S13'],
    seat: PULSAR,
    asks: 'card.S13#fighter',
    right: (answer) => answer !== 'stop',
  },
  {
    id: 'pledge-no-more-than-needed',
    ...position(
      {
        ...LAST_OF_TWO,
        boards: { 2: ['nova-1', 'nova-2', 'pulsar-1'] },
        markers: { Luna: 'Pulsar-3' },
        hands: { pulsar: ['S15'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['pass', 'S15', 'Luna'],
    seat: PULSAR,
    asks: 'card.S15#spaces',
    right: [1],
  },
  {
    id: 'a-pledge-for-nothing',
    ...position(
      {
        ...LAST_OF_TWO,
        boards: { 2: ['gozen', 'tametomo', 'nova-1', 'nova-2', 'nova-3', 'pulsar-1'] },
        markers: { Luna: 'Pulsar-4' },
        hands: { pulsar: ['S15'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['S15', 'pass'],
    seat: PULSAR,
    asks: 'card.S15#marker',
    right: ['none'],
  },
  {
    id: 'witness-the-sure-winner',
    ...position(
      {
        ...LAST_OF_THREE,
        boards: { 3: ['masumune', 'pulsar-1', 'nova-1', 'gamma-1'] },
        hands: { gamma: ['S18'] },
      },
      3,
      SECOND_DECK,
    ),
    way: ['pass', 'pass', 'S18'],
    seat: GAMMA,
    asks: 'card.S18#who',
    right: ['Pulsar'],
  },
  {
    id: 'a-witness-without-a-chance',
    ...position(
      {
        ...LAST_OF_THREE,
        boards: { 3: ['masumune', 'mori', 'pulsar-1', 'nova-1', 'gamma-1'] },
        hands: { gamma: ['S18', 'ST1'] },
      },
      3,
      SECOND_DECK,
    ),
    way: ['pass', 'pass'],
    seat: GAMMA,
    asks: 'battle.commit',
    right: ['S18'],
  },
  {
    id: 'strike-who-is-ahead',
    ...position(
      {
        ...LAST_OF_THREE,
        boards: { 3: ['nova-1', 'nova-2', 'pulsar-1', 'pulsar-2', 'pulsar-3', 'gamma-1', 'gamma-2'] },
        wealth: { gamma: 1 },
        hands: { gamma: ['B17'] },
      },
      3,
    ),
    way: ['pass', 'pass', 'B17'],
    seat: GAMMA,
    asks: 'card.B17',
    right: fighters('pulsar', 1, 3),
  },
  {
    id: 'bribe-the-carrier',
    ...position({
      ...LAST_OF_TWO,
      boards: { 2: ['nova-1', 'nova-2', 'nova-carrier', 'pulsar-1'] },
      wealth: { pulsar: 2 },
      hands: { pulsar: ['B15'] },
    }),
    way: ['pass', 'B15'],
    seat: PULSAR,
    asks: 'card.B15',
    right: ['nova-carrier'],
  },
  {
    id: 'jam-who-can-still-win',
    ...position(
      {
        ...LAST_OF_THREE,
        first: 'gamma',
        boards: { 3: ['nova-1', 'nova-2', 'pulsar-1', 'gamma-1', 'gamma-2', 'gamma-3', 'gamma-4'] },
        wealth: { gamma: 1 },
        hands: { gamma: ['B18'], nova: ['ST1'], pulsar: ['ST2'] },
      },
      3,
    ),
    way: ['B18', 'ST1', 'ST2'],
    seat: GAMMA,
    asks: 'card.B18#who',
    right: ['Nova'],
  },
  {
    id: 'pay-the-mines',
    ...position({
      ...lastTurn(),
      first: 'nova',
      samurai: { nova: ['gozen', 'tametomo'], pulsar: ['mori', 'oda'] },
      boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'], 2: ['gozen', 'tametomo'] },
      graveyard: fighters('pulsar', 2, 8),
      attachments: [{ board: 1, card: 'B08', by: 'nova' }],
      wealth: { pulsar: 1 },
      hands: {},
    }),
    way: ['units-1', 0, 'pulsar-carrier', 1],
    seat: PULSAR,
    asks: 'card.B08',
    right: ['pay'],
  },
  {
    id: 'return-a-fighter-not-the-mech',
    ...position({
      ...LAST_ROUND,
      first: 'pulsar',
      turn: 'nova',
      ordered: true,
      spent: { nova: ALL_SPENT, pulsar: ALL_SPENT },
      samurai: { nova: ['gozen', 'tametomo'], pulsar: ['mori', 'oda'] },
      boards: { 1: ['gozen', 'nova-1', 'mori', 'pulsar-1'], 2: ['oda'] },
      hands: { nova: ['B07'], pulsar: ['ST1'] },
    }),
    way: ['B07'],
    seat: PULSAR,
    asks: 'card.B07#unit',
    right: ['pulsar-1'],
  },
  {
    id: 'summit-where-they-win',
    ...position(
      {
        ...lastTurn(),
        ordered: true,
        spent: { nova: ALL_SPENT, pulsar: ALL_SPENT },
        samurai: { nova: ['gozen', 'tametomo'], pulsar: ['mori', 'oda'] },
        boards: { 1: ['mori', 'oda', ...fighters('pulsar', 1, 4)] },
        wealth: { pulsar: 1 },
        hands: { pulsar: ['S04'] },
      },
      2,
      SECOND_DECK,
    ),
    way: ['S04'],
    seat: PULSAR,
    asks: 'card.S04#where',
    right: [1],
  },
]
