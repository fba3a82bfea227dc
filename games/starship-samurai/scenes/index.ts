import type { Scene, Setup } from '@orrery/engine'
import { LESSON_SETTINGS } from '../lessons/settings.ts'
import type { Chosen } from '../options.ts'
import type { State } from '../rules/state/state.ts'
import { buildScene, type NamedSetting } from './build.ts'

const SETTINGS: { readonly [name: string]: NamedSetting } = {
  /** A first match: the draft is over, and the learner begins, with mechs that need neither wealth nor cards. */
  'first-match': {
    players: 3,
    samurai: {
      nova: ['shingen', 'mototada'],
      pulsar: ['oda', 'gozen'],
      gamma: ['hideyoshi', 'tametomo'],
    },
  },

  /** Where everybody begins: the first turn of a game for two, with nothing on the boards and four markers in hand. */
  'first-turn': {
    players: 2,
    samurai: { nova: ['gozen', 'shingen'], pulsar: ['tametomo', 'oda'] },
    locations: ['L06', 'L03'],
    hands: { nova: ['ST1', 'ST2'], pulsar: ['ST1', 'ST2'] },
  },

  /** A battle with all that makes one: a samurai who looks first, a bluff one cannot pay, a tie that turn order breaks. */
  battle: {
    players: 3,
    battle: 1,
    first: 'pulsar',
    samurai: { nova: ['gozen', 'mori'], pulsar: ['shingen', 'hideyoshi'], gamma: ['mototada', 'oda'] },
    locations: ['L06', 'L05', 'L04'],
    boards: {
      1: ['gozen', 'nova-1', 'pulsar-1', 'pulsar-2', 'shingen', 'gamma-carrier', 'gamma-1'],
      2: ['pulsar-3', 'gamma-2'],
      3: ['nova-2'],
    },
    wealth: { nova: 2, pulsar: 1 },
    honor: { nova: 4, pulsar: 6, gamma: 5 },
    hands: { nova: ['ST1', 'B12', 'B17'], pulsar: ['ST1', 'B13', 'B15'], gamma: ['ST2', 'B14', 'B18'] },
    markers: { Sol: 'Nova-2', Ion: 'Pulsar-1', Luna: 'Gamma-3' },
  },

  /** The last turn before the last battles: four players within reach of each other, allies and types of locations to count. */
  endgame: {
    players: 4,
    round: 4,
    first: 'nova',
    turn: 'void',
    spent: {
      nova: ['units-1', 'wealth-2', 'units-3', 'allegiance-4'],
      pulsar: ['draw-1', 'units-2', 'allegiance-3', 'units-4'],
      gamma: ['wealth-1', 'units-2', 'units-3', 'draw-4'],
      void: ['units-1', 'draw-2', 'units-3'],
    },
    won: { nova: ['L01', 'L05'], pulsar: ['L02', 'L07', 'L11'], gamma: ['L03', 'L08'], void: ['L04', 'L09', 'L13'] },
    locations: ['L06', 'L10', 'L12', 'L14'],
    locationDeck: [],
    boards: {
      1: ['nova-1', 'nova-2', 'pulsar-1'],
      2: ['pulsar-2', 'pulsar-carrier', 'gamma-1', 'gamma-2'],
      3: ['gamma-3', 'void-1', 'void-2'],
      4: ['nova-3', 'void-carrier', 'void-3'],
    },
    graveyard: ['pulsar-8', 'gamma-8', 'gamma-7'],
    honor: { nova: 31, pulsar: 33, gamma: 28, void: 32 },
    wealth: { nova: 1, pulsar: 3, gamma: 2, void: 2 },
    hands: { nova: ['ST1', 'B19'], pulsar: ['ST2', 'B20'], gamma: ['B14', 'B01'], void: ['ST1', 'B05', 'B12'] },
    markers: { Sol: 'Nova-4', Terra: 'Pulsar-3', Ion: 'Void-2', Horizon: 'Gamma-5', Aurora: 'Void-4', Comet: 'Nova-1' },
  },

  /** A table that trades, with the second deck in play: wealth and cards to offer, an oath, and a card beside a location. */
  bargain: {
    players: 3,
    options: { trading: true, deck: 'combine' },
    turn: 'gamma',
    first: 'nova',
    round: 2,
    claim: true,
    spent: { nova: ['units-2'], pulsar: ['wealth-3'] },
    samurai: { nova: ['masumune', 'mori'], pulsar: ['tametomo', 'gozen'], gamma: ['hideyoshi', 'oda'] },
    locations: ['L06', 'L05', 'L04'],
    boards: { 1: ['gamma-1', 'gamma-2', 'nova-1'], 2: ['pulsar-1'] },
    attached: { 'gamma-1': 1 },
    wealth: { nova: 5, pulsar: 2, gamma: 3 },
    honor: { nova: 7, pulsar: 9, gamma: 6 },
    hands: { nova: ['S03', 'B12', 'S16'], pulsar: ['B07', 'S13'], gamma: ['S05', 'S08', 'B17', 'ST1'] },
    markers: { Sol: 'Gamma-2', Terra: 'Nova-1', Rift: 'Pulsar-3' },
    oaths: { Rift: 'pulsar' },
    attachments: [{ board: 2, card: 'S04', by: 'nova' }],
  },
}

/** The named positions of the game, made out of its set-up. */
export const scenesFor = (setUp: (setup: Setup<Chosen>) => State): { readonly [name: string]: Scene<State> } =>
  Object.fromEntries(
    Object.entries({ ...SETTINGS, ...LESSON_SETTINGS }).map(
      ([name, { players, options = {}, ...setting }]): [string, Scene<State>] => [
        name,
        { players: [players], options, position: (setup: Setup<Chosen>) => buildScene(setUp(setup), setting) },
      ],
    ),
  )
