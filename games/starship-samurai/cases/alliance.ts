import type { Case } from '@orrery/engine'
import { LESSER_CLANS, type State } from '../rules/state/state.ts'
import { fighters, lastTurn, NOVA, NOVAS_LAST_CARD, PULSAR, position } from './position.ts'

const A_SWING_OF_FIVE = position({
  ...lastTurn(4),
  markers: { Sol: 'Nova-1' },
  honor: { nova: 34, pulsar: 32 },
  wealth: { nova: 1 },
  hands: {},
})

const without = (...clans: string[]): string[] => LESSER_CLANS.filter((clan) => !clans.includes(clan))

/** Where markers go, and which one is given up. */
export const alliance: readonly Case<State>[] = [
  {
    id: 'claim-the-full-way',
    ...position({ ...lastTurn(), claim: true, locations: ['L05', 'L06'], boards: { 1: ['pulsar-1'] }, hands: {} }),
    seat: PULSAR,
    asks: 'alliance.move#to',
    right: ['Pulsar-2'],
  },
  {
    id: 'take-their-ally',
    ...A_SWING_OF_FIVE,
    way: ['allegiance-4'],
    seat: PULSAR,
    asks: 'order.allegiance',
    right: ['Sol'],
  },
  {
    id: 'across-neutral',
    ...A_SWING_OF_FIVE,
    way: ['allegiance-4', 'Sol'],
    seat: PULSAR,
    asks: 'alliance.move#to',
    right: ['Pulsar-2', 'Pulsar-3'],
  },
  {
    id: 'second-ally-before-the-top',
    ...position({ ...lastTurn(2), markers: { Ion: 'Pulsar-4' }, hands: {} }),
    way: ['allegiance-2'],
    seat: PULSAR,
    asks: 'order.allegiance',
    right: without('Ion'),
  },
  {
    id: 'a-step-that-scores',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['hideyoshi', 'gozen'] },
      markers: { Ion: 'Pulsar-2', Comet: 'Nova-3' },
      hands: {},
    }),
    way: ['units-1', 'hideyoshi', 1],
    seat: PULSAR,
    asks: 'mech.hideyoshi',
    right: without('Ion', 'Comet'),
  },
  {
    id: 'swear-on-what-can-be-taken',
    ...position(
      {
        ...lastTurn(4),
        turn: 'nova',
        ordered: true,
        samurai: { pulsar: ['gozen', 'hideyoshi'] },
        graveyard: [...fighters('pulsar', 1, 8), 'pulsar-carrier', 'gozen', 'hideyoshi'],
        markers: {
          Sol: 'Nova-1',
          Ion: 'Nova-6',
          Terra: 'Pulsar-6',
          Horizon: 'Pulsar-6',
          Aurora: 'Pulsar-6',
          Rift: 'Pulsar-6',
          Luna: 'Pulsar-6',
          Comet: 'Pulsar-6',
        },
        honor: { nova: 40, pulsar: 14 },
        wealth: { nova: 1 },
        hands: { nova: ['S05'] },
      },
      2,
      { deck: 'combine' },
    ),
    way: ['S05'],
    seat: NOVA,
    asks: 'card.S05#marker',
    right: ['Sol'],
  },
  {
    id: 'pay-and-keep-the-ally',
    ...position({
      ...NOVAS_LAST_CARD,
      markers: { Ion: 'Pulsar-6' },
      honor: { nova: 30, pulsar: 28 },
      wealth: { pulsar: 3 },
      hands: { nova: ['B04'] },
    }),
    way: ['B04'],
    seat: PULSAR,
    asks: 'card.B04#answer',
    right: ['pay'],
  },
  {
    id: 'give-up-the-lowest-ally',
    ...position({
      ...NOVAS_LAST_CARD,
      markers: { Ion: 'Pulsar-6', Sol: 'Pulsar-1' },
      honor: { nova: 30, pulsar: 28 },
      hands: { nova: ['B04'] },
    }),
    way: ['B04'],
    seat: PULSAR,
    asks: 'card.B04#marker',
    right: ['Sol'],
  },
  {
    id: 'break-the-leaders-oath',
    ...position(
      {
        round: 3,
        locationDeck: [],
        first: 'gamma',
        turn: 'pulsar',
        ordered: true,
        spent: {
          nova: ['units-1', 'wealth-2', 'wealth-3', 'wealth-4'],
          pulsar: ['units-1', 'wealth-2', 'wealth-3', 'wealth-4'],
          gamma: ['units-1', 'wealth-2', 'wealth-3', 'wealth-4'],
        },
        markers: { Ion: 'Nova-6', Luna: 'Gamma-6' },
        honor: { nova: 40, pulsar: 42, gamma: 10 },
        hands: { pulsar: ['B04'] },
      },
      3,
    ),
    way: ['B04'],
    seat: PULSAR,
    asks: 'card.B04#who',
    right: ['Nova'],
  },
]
