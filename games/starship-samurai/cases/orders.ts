import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { AFTER_THE_LAST_ORDER, fighters, lastTurn, NOVA, PULSAR, position } from './position.ts'

const MASUMUNE_OR_NOTHING = position({
  ...lastTurn(),
  samurai: { pulsar: ['masumune', 'hideyoshi'], nova: ['tametomo', 'mototada'] },
  boards: {
    1: ['nova-carrier', ...fighters('nova', 1, 3)],
    2: ['tametomo', 'mototada', ...fighters('nova', 4, 5)],
  },
  graveyard: ['pulsar-carrier'],
  wealth: { pulsar: 1 },
  hands: {},
})

const OUT_OF_UNITS = [...fighters('pulsar', 1, 8), 'pulsar-carrier', 'gozen', 'hideyoshi']

/** Which order, how much wealth for it, and what is still to be done when it is over. */
export const orders: readonly Case<State>[] = [
  {
    id: 'free-location',
    ...position({
      ...lastTurn(),
      locations: ['L06', 'L12'],
      boards: { 1: ['nova-carrier', 'nova-1', 'nova-2'] },
      hands: {},
    }),
    seat: PULSAR,
    asks: 'turn.sequence',
    right: ['units-1'],
  },
  {
    id: 'two-locations-before-an-ally',
    ...position({
      ...lastTurn(4),
      samurai: { pulsar: ['gozen', 'hideyoshi'] },
      boards: { 1: ['nova-carrier', 'nova-1'], 2: ['nova-2', 'nova-3'] },
      hands: {},
    }),
    seat: PULSAR,
    asks: 'turn.sequence',
    right: ['units-4'],
  },
  {
    id: 'only-allies-score',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['gozen', 'hideyoshi'] },
      boards: { 1: ['nova-1'], 2: ['nova-2'] },
      graveyard: OUT_OF_UNITS,
      hands: {},
    }),
    seat: PULSAR,
    asks: 'turn.sequence',
    right: ['allegiance-1'],
  },
  {
    id: 'pay-for-the-second-mech',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['gozen', 'hideyoshi'] },
      boards: { 1: ['nova-carrier', 'nova-1'], 2: ['nova-2', 'nova-3'] },
      graveyard: ['pulsar-carrier'],
      wealth: { pulsar: 1 },
      hands: {},
    }),
    way: ['units-1'],
    seat: PULSAR,
    asks: 'order.boost',
    right: [1],
  },
  {
    id: 'keep-the-fee',
    ...MASUMUNE_OR_NOTHING,
    way: ['units-1'],
    seat: PULSAR,
    asks: 'order.boost',
    right: [0],
  },
  {
    id: 'masumune-alone-is-enough',
    ...MASUMUNE_OR_NOTHING,
    way: ['units-1', 0],
    seat: PULSAR,
    asks: 'move.units',
    right: ['masumune'],
  },
  {
    id: 'shoot-before-ending',
    ...position({
      ...AFTER_THE_LAST_ORDER,
      samurai: { pulsar: ['tametomo', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: {
        1: ['pulsar-carrier', 'hideyoshi', 'nova-carrier', ...fighters('nova', 1, 3)],
        2: ['masumune', ...fighters('nova', 4, 5)],
      },
      wealth: { pulsar: 1 },
      hands: {},
    }),
    seat: PULSAR,
    asks: 'turn.sequence',
    right: ['tametomo'],
  },
  {
    id: 'attach-before-ending',
    ...position({
      ...AFTER_THE_LAST_ORDER,
      samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: { 1: ['pulsar-1', 'pulsar-2', 'nova-carrier'], 2: ['masumune'] },
      wealth: { pulsar: 1 },
      hands: {},
    }),
    seat: PULSAR,
    asks: 'turn.sequence',
    right: ['attach'],
  },
  {
    id: 'oath-before-the-raid',
    ...position(
      {
        ...lastTurn(4),
        turn: 'nova',
        ordered: true,
        samurai: { pulsar: ['gozen', 'hideyoshi'] },
        graveyard: OUT_OF_UNITS,
        markers: {
          Ion: 'Nova-3',
          Sol: 'Pulsar-6',
          Terra: 'Pulsar-6',
          Horizon: 'Pulsar-6',
          Aurora: 'Pulsar-6',
          Rift: 'Pulsar-6',
          Luna: 'Pulsar-6',
          Comet: 'Pulsar-6',
        },
        honor: { nova: 44, pulsar: 10 },
        wealth: { nova: 1 },
        hands: { nova: ['S05'] },
      },
      2,
      { deck: 'combine' },
    ),
    seat: NOVA,
    asks: 'turn.sequence',
    right: ['S05'],
  },
]
