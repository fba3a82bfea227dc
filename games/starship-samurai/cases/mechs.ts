import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { AFTER_THE_LAST_ORDER, fighters, lastTurn, PULSAR, position } from './position.ts'

const MORI_ARRIVES = position({
  ...lastTurn(),
  samurai: { pulsar: ['mori', 'gozen'], nova: ['masumune', 'mototada'] },
  boards: { 1: [...fighters('nova', 1, 5), 'pulsar-1'], 2: ['masumune', 'mototada'] },
  graveyard: ['gozen'],
  hands: { pulsar: ['B05'] },
})

/** What mechs set off when they arrive, and what is attached to fighters. */
export const mechs: readonly Case<State>[] = [
  {
    id: 'oda-follows-to-the-close-one',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['oda', 'gozen'], nova: ['masumune', 'mototada'] },
      boards: { 1: ['nova-carrier', 'nova-1'], 2: ['masumune', 'mototada'] },
      graveyard: ['gozen', 'pulsar-carrier'],
      hands: {},
    }),
    way: ['units-1', 'pulsar-1', 1],
    seat: PULSAR,
    asks: 'mech.oda',
    right: [1],
  },
  {
    id: 'make-room-at-their-cost',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: { 1: ['mototada', ...fighters('nova', 1, 3), ...fighters('pulsar', 1, 3)], 2: ['masumune'] },
      hands: {},
    }),
    way: ['units-1', 'gozen', 1],
    seat: PULSAR,
    asks: 'move.displace',
    right: fighters('nova', 1, 3),
  },
  {
    id: 'spare-your-own-weakest',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['mototada', 'gozen'], nova: ['masumune', 'shingen'] },
      boards: { 1: ['pulsar-1', 'pulsar-2', 'nova-carrier', 'nova-1'], 2: ['masumune'] },
      attached: { 'nova-1': 1 },
      hands: {},
    }),
    way: ['units-1', 'mototada', 1],
    seat: PULSAR,
    asks: 'mech.mototada',
    right: ['none'],
  },
  {
    id: 'strike-the-enemy-among-equals',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['mototada', 'gozen'], nova: ['masumune', 'shingen'] },
      boards: { 1: ['pulsar-1', 'pulsar-2', 'nova-carrier', ...fighters('nova', 1, 3)], 2: ['masumune'] },
      hands: {},
    }),
    way: ['units-1', 'mototada', 1],
    seat: PULSAR,
    asks: 'mech.mototada',
    right: fighters('nova', 1, 3),
  },
  {
    id: 'a-dead-card-for-two-fighters',
    ...MORI_ARRIVES,
    way: ['units-1', 'mori', 1],
    seat: PULSAR,
    asks: 'mech.mori',
    right: ['B05'],
  },
  {
    id: 'bombard-two-of-theirs',
    ...MORI_ARRIVES,
    way: ['units-1', 'mori', 1, 'B05'],
    seat: PULSAR,
    asks: 'mech.mori#ships',
    right: (ships) =>
      Array.isArray(ships) &&
      ships.length === 2 &&
      ships.every((ship) => fighters('nova', 1, 5).includes(String(ship))),
  },
  {
    id: 'shoot-where-it-counts',
    ...position({
      ...AFTER_THE_LAST_ORDER,
      samurai: { pulsar: ['tametomo', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: {
        1: ['pulsar-carrier', 'hideyoshi', 'nova-carrier', ...fighters('nova', 1, 3)],
        2: ['masumune', ...fighters('nova', 4, 5), 'pulsar-1'],
      },
      wealth: { pulsar: 1 },
      hands: {},
    }),
    way: ['tametomo'],
    seat: PULSAR,
    asks: 'mech.tametomo',
    right: ['nova-carrier', ...fighters('nova', 1, 3)],
  },
  {
    id: 'attach-where-it-tips',
    ...position({
      ...AFTER_THE_LAST_ORDER,
      samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: { 1: ['pulsar-1', 'pulsar-2', 'nova-carrier'], 2: ['masumune', 'pulsar-3'] },
      wealth: { pulsar: 1 },
      hands: {},
    }),
    way: ['attach'],
    seat: PULSAR,
    asks: 'fighter.attach',
    right: ['pulsar-1', 'pulsar-2'],
  },
]
