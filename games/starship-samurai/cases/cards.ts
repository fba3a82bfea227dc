import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { AFTER_THE_LAST_ORDER, fighters, lastBattles, NOVA, NOVAS_LAST_CARD, PULSAR, position } from './position.ts'

const A_BATTLE_TO_COME = {
  1: ['nova-1'],
  2: [...fighters('nova', 3, 5), 'pulsar-carrier', ...fighters('pulsar', 4, 6)],
} as const

/** Cards in hand, and what others' cards ask for. */
export const cards: readonly Case<State>[] = [
  {
    id: 'draw-for-dead-cards',
    ...position({
      ...lastBattles(1),
      locations: ['L12', 'L06'],
      boards: A_BATTLE_TO_COME,
      hands: { nova: ['B05', 'B06', 'B09', 'B10', 'B11'] },
    }),
    seat: NOVA,
    asks: 'claim.cards',
    right: [2],
  },
  {
    id: 'discard-what-no-battle-needs',
    ...position({
      ...lastBattles(1),
      locations: ['L12', 'L06'],
      boards: A_BATTLE_TO_COME,
      hands: { nova: ['B05', 'B06', 'B09', 'B10', 'B11'] },
      deck: ['ST1', 'B08'],
    }),
    way: [2],
    seat: NOVA,
    asks: 'cards.limit',
    right: ['B05', 'B06', 'B08', 'B09', 'B10', 'B11'],
  },
  {
    id: 'the-fighter-burns',
    ...position({
      ...NOVAS_LAST_CARD,
      samurai: { nova: ['gozen', 'shingen'], pulsar: ['masumune', 'mori'] },
      boards: { 1: ['gozen', 'nova-1', 'masumune', 'pulsar-1'] },
      hands: { nova: ['B03'] },
    }),
    way: ['B03', 'nova-8', 1],
    seat: PULSAR,
    asks: 'card.B03#unit',
    right: ['pulsar-1'],
  },
  {
    id: 'pay-the-tribute',
    ...position({
      ...NOVAS_LAST_CARD,
      samurai: { nova: ['gozen', 'shingen'], pulsar: ['masumune', 'mori'] },
      boards: { 1: ['gozen', 'nova-carrier', ...fighters('pulsar', 1, 3)] },
      wealth: { pulsar: 1 },
      hands: { nova: ['B07'], pulsar: ['ST1'] },
    }),
    way: ['B07'],
    seat: PULSAR,
    asks: 'card.B07#answer',
    right: ['pay'],
  },
  {
    id: 'lure-away-where-it-is-close',
    ...position({
      ...AFTER_THE_LAST_ORDER,
      samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: { 1: ['pulsar-1', 'pulsar-2', 'nova-1', 'nova-2'], 2: ['masumune', 'nova-3', 'nova-4', 'pulsar-3'] },
      wealth: { pulsar: 1 },
      hands: { pulsar: ['B10'] },
    }),
    way: ['B10'],
    seat: PULSAR,
    asks: 'card.B10#where',
    right: [1],
  },
  {
    id: 'break-the-mech-in-the-way',
    ...position({
      ...AFTER_THE_LAST_ORDER,
      samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: {
        1: ['hideyoshi', 'pulsar-1', 'masumune'],
        2: ['pulsar-2', 'mototada', 'nova-carrier', ...fighters('nova', 1, 2)],
      },
      hands: { pulsar: ['B11'] },
    }),
    way: ['B11', 'pulsar-7', 'pulsar-8'],
    seat: PULSAR,
    asks: 'card.B11',
    right: ['masumune'],
  },
]
