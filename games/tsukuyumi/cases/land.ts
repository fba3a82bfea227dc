import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { CYBER_BOARLORDS, FIRST, LAST_TURN, NOMADS_BOARLORDS, position, SECOND } from './position.ts'

/** Where to move, and which area to conquer. */
export const land: readonly Case<State>[] = [
  {
    id: 'march-to-the-fertile-ground',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 1, combat: 1 },
      units: { c8: 'boarguard' },
      owner: { c7: 'nomads', c8: 'boarlords' },
    }),
    way: ['move', 'c8'],
    seat: SECOND,
    asks: 'move.range#to',
    right: ['c7'],
  },
  {
    id: 'leave-for-clean-ground',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      round: 2,
      left: { movement: 1, combat: 0 },
      units: { c7: 'boarguard' },
      owner: { c7: 'boarlords', c8: 'boarlords' },
      properties: { c7: 'radioactive', c8: 'radioactive' },
    }),
    way: ['move', 'c7'],
    seat: SECOND,
    asks: 'move.range#to',
    right: ['b4', 'c6'],
  },
  {
    id: 'conquer-the-fertile-ground',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 1 },
      units: { c7: 'boarguard', c10: 'squeaker' },
      owner: { c7: 'nomads' },
    }),
    way: ['attack'],
    seat: SECOND,
    asks: 'combat.action',
    right: ['c7'],
  },
  {
    id: 'conquer-what-is-theirs',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 1 },
      units: { c8: 'squeaker', c10: 'squeaker' },
      owner: { c10: 'nomads' },
    }),
    way: ['attack'],
    seat: SECOND,
    asks: 'combat.action',
    right: ['c10'],
  },
  {
    id: 'the-moon-center-counts-twice',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 1 },
      units: { a0: 'boarguard', c10: 'squeaker' },
    }),
    way: ['attack'],
    seat: SECOND,
    asks: 'combat.action',
    right: ['a0'],
  },
  {
    id: 'the-mountain-completes-the-mission',
    ...position(CYBER_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 1 },
      units: { c6: 'boarguard', c10: 'squeaker' },
      owner: { c7: 'boarlords', c8: 'boarlords' },
    }),
    way: ['attack'],
    seat: SECOND,
    asks: 'combat.action',
    right: ['c6'],
  },
  {
    id: 'up-the-initiative-order',
    ...position(['nomads', 'boarlords', 'cybersamurai'], {
      round: 4,
      phase: 'blue',
      turn: 'nomads',
      order: ['boarlords', 'nomads', 'cybersamurai'],
      handSize: 2,
      cards: { nomads: 'AC30', boarlords: 'AC26' },
      left: { effect: false, draws: 0, plays: 0, initiative: 1 },
      owner: { c7: 'boarlords', c1: 'nomads' },
    }),
    way: ['initiative'],
    seat: FIRST,
    asks: 'initiative.move',
    right: ['up'],
  },
  {
    id: 'oni-against-the-others',
    ...position(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'green',
      turn: 'boarlords',
      handSize: 2,
      left: { points: 0, oniPlace: 0, oniMove: 0, oniConquest: 1 },
      units: { c2: 'oni-large', c8: 'oni-large' },
      owner: { c2: 'nomads', c8: 'boarlords' },
    }),
    way: ['oni-conquest'],
    seat: SECOND,
    asks: 'oni.conquest',
    right: ['c2'],
  },
]
