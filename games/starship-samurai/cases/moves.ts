import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { fighters, lastTurn, PULSAR, position } from './position.ts'

const STRONGHOLD = ['masumune', 'mototada']

const ONLY_SHIPS = position({
  ...lastTurn(),
  samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
  boards: { 1: ['nova-carrier', 'nova-1'], 2: STRONGHOLD },
  graveyard: ['gozen', 'hideyoshi'],
  hands: {},
})

const ONE_FIGHTER_TO_SEND = {
  ...lastTurn(),
  samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
  graveyard: ['gozen', 'hideyoshi', 'pulsar-carrier'],
  hands: {},
} as const

/** Which unit moves, and where it is needed. */
export const moves: readonly Case<State>[] = [
  {
    id: 'carrier-brings-three',
    ...ONLY_SHIPS,
    way: ['units-1'],
    seat: PULSAR,
    asks: 'move.units',
    right: ['pulsar-carrier'],
  },
  {
    id: 'fill-the-carrier',
    ...ONLY_SHIPS,
    way: ['units-1', 'pulsar-carrier', 1],
    seat: PULSAR,
    asks: 'carrier.passengers',
    right: (passengers) => Array.isArray(passengers) && passengers.length === 2,
  },
  {
    id: 'where-nobody-is',
    ...position({ ...ONE_FIGHTER_TO_SEND, boards: { 1: STRONGHOLD } }),
    way: ['units-1', 'pulsar-1'],
    seat: PULSAR,
    asks: 'move.legal',
    right: [2],
  },
  {
    id: 'a-new-type',
    ...position({ ...ONE_FIGHTER_TO_SEND, locations: ['L02', 'L11'], won: { pulsar: ['L01', 'L06'] } }),
    way: ['units-1', 'pulsar-1'],
    seat: PULSAR,
    asks: 'move.legal',
    right: [2],
  },
  {
    id: 'stay-and-win',
    ...position({
      ...ONE_FIGHTER_TO_SEND,
      boards: { 1: STRONGHOLD, 2: ['pulsar-1', 'pulsar-2', 'nova-1'] },
      graveyard: [...ONE_FIGHTER_TO_SEND.graveyard, ...fighters('pulsar', 3, 8)],
    }),
    way: ['units-1'],
    seat: PULSAR,
    asks: 'move.units',
    right: ['stop'],
  },
  {
    id: 'first-unit-decides',
    ...position({
      ...lastTurn(),
      samurai: { pulsar: ['gozen', 'hideyoshi'], nova: ['masumune', 'mototada'] },
      boards: { 1: STRONGHOLD, 2: ['pulsar-1', 'nova-carrier', 'nova-1', 'nova-2'] },
      graveyard: ['pulsar-carrier'],
      hands: {},
    }),
    way: ['units-1'],
    seat: PULSAR,
    asks: 'move.units',
    right: ['gozen'],
  },
]
