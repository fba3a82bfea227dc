import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { fighters, lastBattles, NOVA, position } from './position.ts'

/** At the second location Nova is two behind, and one Elite General ahead. */
const CLOSE = [...fighters('nova', 3, 5), 'pulsar-carrier', ...fighters('pulsar', 4, 6)]

const SAMURAI = { nova: ['gozen', 'tametomo'], pulsar: ['masumune', 'mori'] } as const

const GENERAL = { nova: ['ST1'] }

/** Which card is committed to which battle. */
export const battles: readonly Case<State>[] = [
  {
    id: 'lost-here-won-there',
    ...position({
      ...lastBattles(1),
      samurai: SAMURAI,
      boards: { 1: ['nova-1', 'nova-2', 'masumune', 'pulsar-1'], 2: CLOSE },
      hands: GENERAL,
    }),
    seat: NOVA,
    asks: 'battle.commit',
    right: ['pass'],
  },
  {
    id: 'won-without-a-card',
    ...position({
      ...lastBattles(1),
      samurai: SAMURAI,
      boards: { 1: ['tametomo', 'nova-carrier', 'pulsar-1', 'pulsar-2'], 2: CLOSE },
      hands: GENERAL,
    }),
    seat: NOVA,
    asks: 'battle.commit',
    right: ['pass'],
  },
  {
    id: 'a-tie-is-enough',
    ...position({
      ...lastBattles(1),
      samurai: SAMURAI,
      boards: { 1: ['tametomo', 'mori', 'pulsar-1'], 2: CLOSE },
      hands: GENERAL,
    }),
    seat: NOVA,
    asks: 'battle.commit',
    right: ['pass'],
  },
  {
    id: 'the-card-that-wins-the-last-battle',
    ...position({ ...lastBattles(2), samurai: SAMURAI, boards: { 2: CLOSE }, hands: { nova: ['ST1', 'B20'] } }),
    seat: NOVA,
    asks: 'battle.commit',
    right: ['ST1'],
  },
  {
    id: 'lose-on-honorable-terms',
    ...position({
      ...lastBattles(2),
      samurai: SAMURAI,
      boards: { 2: ['nova-1', 'masumune', 'mori'] },
      hands: { nova: ['ST1', 'B20'] },
    }),
    seat: NOVA,
    asks: 'battle.commit',
    right: ['B20'],
  },
  {
    id: 'a-jammer-must-be-paid',
    ...position({ ...lastBattles(2), samurai: SAMURAI, boards: { 2: CLOSE }, hands: { nova: ['B18', 'ST1'] } }),
    seat: NOVA,
    asks: 'battle.commit',
    right: ['ST1'],
  },
  {
    id: 'gozen-has-seen-enough',
    ...position({
      ...lastBattles(1),
      samurai: SAMURAI,
      boards: { 1: ['gozen', 'nova-1', 'nova-2', ...fighters('pulsar', 1, 3)], 2: CLOSE },
      hands: { nova: ['ST1'], pulsar: ['B19'] },
    }),
    way: ['B19'],
    seat: NOVA,
    asks: 'battle.commit',
    right: ['pass'],
  },
  {
    id: 'strike-the-rich-fighter',
    ...position({
      ...lastBattles(2),
      first: 'pulsar',
      samurai: SAMURAI,
      boards: { 2: ['tametomo', 'mori', 'pulsar-1'] },
      attached: { 'pulsar-1': 3 },
      wealth: { nova: 1 },
      hands: { nova: ['ST1', 'B17'] },
    }),
    way: ['pass'],
    seat: NOVA,
    asks: 'battle.commit',
    right: ['B17'],
  },
  {
    id: 'strike-the-richer-of-two',
    ...position({
      ...lastBattles(2),
      first: 'pulsar',
      samurai: SAMURAI,
      boards: { 2: ['tametomo', 'nova-1', 'mori', 'pulsar-1', 'pulsar-2'] },
      attached: { 'pulsar-1': 3 },
      wealth: { nova: 1 },
      hands: { nova: ['B17'] },
    }),
    way: ['pass', 'B17'],
    seat: NOVA,
    asks: 'card.B17',
    right: ['pulsar-1'],
  },
  {
    id: 'pay-with-ships-from-supply',
    ...position({
      ...lastBattles(2),
      first: 'pulsar',
      samurai: SAMURAI,
      boards: { 2: [...fighters('nova', 1, 3), 'pulsar-carrier', ...fighters('pulsar', 1, 3)] },
      attached: { 'pulsar-1': 1 },
      hands: { nova: ['B14'] },
    }),
    way: ['pass', 'B14'],
    seat: NOVA,
    asks: 'cards.cost-ships',
    right: ['nova-carrier', ...fighters('nova', 4, 8)],
  },
]
