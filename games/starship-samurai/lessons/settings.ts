import type { NamedSetting } from '../scenes/build.ts'

/** The positions of the lessons. They are scenes, so that a lesson is a match like any other. */
export const LESSON_SETTINGS: { readonly [name: string]: NamedSetting } = {
  /** Nova's last turn of a round: she leads one location, and Pulsar the other. */
  'learn/lead': {
    players: 2,
    turn: 'nova',
    claim: true,
    locations: ['L12', 'L06'],
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'], 2: ['pulsar-2'] },
    deck: ['B12', 'B19'],
    hands: { nova: ['ST1', 'ST2'], pulsar: ['ST1', 'ST2'] },
    samurai: { nova: ['shingen', 'masumune'], pulsar: ['oda', 'mori'] },
    spent: { nova: ['wealth-1', 'draw-3', 'wealth-4'], pulsar: ['wealth-1', 'draw-2', 'wealth-3'] },
  },

  /** The same with another turn to come: what leading both pays is seen. The one above is kept for matches that began from it. */
  'learn/lead-and-be-paid': {
    players: 2,
    turn: 'nova',
    claim: true,
    locations: ['L12', 'L06'],
    boards: { 1: ['nova-1', 'nova-2', 'pulsar-1'], 2: ['pulsar-2'] },
    deck: ['B12', 'B19', 'B04', 'B10'],
    hands: { nova: ['ST2'], pulsar: ['ST1', 'ST2'] },
    samurai: { nova: ['shingen', 'masumune'], pulsar: ['oda', 'mori'] },
    spent: { nova: ['draw-3', 'units-4'], pulsar: ['draw-2', 'units-3'] },
  },

  /** Two turns left, with markers 1 and 3 and two wealth; what is wanted looks like work for a 3, twice. */
  'learn/three-of-one': {
    players: 2,
    turn: 'nova',
    locations: ['L06', 'L12'],
    boards: { 2: ['pulsar-2', 'pulsar-3'] },
    wealth: { nova: 2 },
    markers: { Ion: 'Pulsar-2' },
    hands: { nova: ['ST1', 'ST2'], pulsar: ['ST1', 'ST2'] },
    samurai: { nova: ['shingen', 'masumune'], pulsar: ['oda', 'mori'] },
    spent: { nova: ['wealth-2', 'draw-4'], pulsar: ['wealth-2', 'draw-3'] },
  },

  /** The very last turn of a round without units: only allies pay. */
  'learn/allies': {
    players: 2,
    turn: 'nova',
    first: 'pulsar',
    locations: ['L06', 'L12'],
    markers: { Luna: 'Nova-3', Terra: 'Pulsar-4', Comet: 'Pulsar-1' },
    hands: { nova: [], pulsar: [] },
    spent: {
      nova: ['wealth-1', 'draw-3', 'wealth-4'],
      pulsar: ['wealth-1', 'draw-2', 'wealth-3', 'draw-4'],
    },
  },

  /** Two battles, behind at both, and one card that wins one of them. */
  'learn/two-battles': {
    players: 2,
    battle: 1,
    first: 'pulsar',
    locations: ['L06', 'L12'],
    samurai: { nova: ['shingen', 'masumune'], pulsar: ['oda', 'mori'] },
    boards: {
      1: ['nova-1', 'nova-2', 'nova-3', 'pulsar-1', 'pulsar-2', 'oda'],
      2: ['nova-4', 'nova-5', 'nova-carrier', 'pulsar-3', 'pulsar-4', 'mori'],
    },
    hands: { nova: ['ST1', 'ST2'], pulsar: ['ST1'] },
  },

  /** A location without room, and mechs that make some. */
  'learn/no-room': {
    players: 2,
    turn: 'nova',
    locations: ['L06', 'L12'],
    boards: { 1: ['pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-4', 'pulsar-carrier', 'nova-1', 'nova-2'] },
    attached: { 'pulsar-1': 1 },
    wealth: { nova: 1 },
    hands: { nova: [], pulsar: [] },
    samurai: { nova: ['masumune', 'mototada'], pulsar: ['oda', 'mori'] },
    spent: { nova: ['wealth-1', 'draw-3', 'wealth-4'], pulsar: ['wealth-1', 'draw-2', 'wealth-3'] },
  },

  /** A turn with everything but a strong order: a card, wealth, and free orders. */
  'learn/before-the-guns': {
    players: 2,
    turn: 'nova',
    locations: ['L02', 'L12'],
    boards: {
      1: ['nova-1', 'nova-2', 'nova-3', 'pulsar-1', 'pulsar-2', 'pulsar-3', 'pulsar-carrier'],
      2: ['masumune', 'oda'],
    },
    graveyard: ['mototada'],
    wealth: { nova: 2 },
    honor: { nova: 3, pulsar: 6 },
    hands: { nova: ['B10', 'ST1', 'B04'], pulsar: ['ST1'] },
    samurai: { nova: ['masumune', 'mototada'], pulsar: ['oda', 'mori'] },
    spent: { nova: ['units-2', 'units-3', 'draw-4'], pulsar: ['wealth-1', 'draw-2', 'wealth-3'] },
  },

  /** The last two battles of a match that one kind of location decides. */
  'learn/last-location': {
    players: 2,
    battle: 1,
    first: 'pulsar',
    round: 6,
    locations: ['L06', 'L16'],
    locationDeck: [],
    won: { nova: ['L05', 'L12'], pulsar: ['L01', 'L02', 'L11'] },
    honor: { nova: 30, pulsar: 29 },
    samurai: { nova: ['shingen', 'masumune'], pulsar: ['oda', 'mori'] },
    boards: {
      1: ['nova-1', 'nova-2', 'nova-3', 'pulsar-1', 'oda'],
      2: ['nova-4', 'nova-carrier', 'pulsar-3', 'mori'],
    },
    markers: { Sol: 'Nova-2', Luna: 'Pulsar-2' },
    hands: { nova: ['ST1'], pulsar: [] },
  },
}
