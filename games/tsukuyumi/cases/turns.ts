import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { beforeTheDraft, FIRST, LAST_TURN, NOMADS_BOARLORDS, position, SECOND } from './position.ts'

/** Cards of a round, the actions of a turn, and which of them comes first. */
export const turns: readonly Case<State>[] = [
  {
    id: 'draft-for-the-last-conquests',
    ...beforeTheDraft(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'white',
      units: { c7: 'boarguard', c8: 'squeaker', c10: 'squeaker', c11: 'boarmaiden' },
      owner: { c1: 'nomads', c2: 'nomads', c4: 'nomads', c7: 'nomads' },
      hands: { nomads: ['AC05', 'AC15'], boarlords: ['AC30', 'AC36'] },
      handSize: 2,
    }),
    seat: SECOND,
    asks: 'draft.pick',
    right: ['AC36'],
  },
  {
    id: 'the-only-attack-of-the-round',
    ...position(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'white',
      turn: 'boarlords',
      handSize: 2,
      cards: { nomads: 'AC30', boarlords: 'AC26' },
      units: { c7: 'boarguard' },
      owner: { c7: 'nomads' },
    }),
    seat: SECOND,
    asks: 'white.choice',
    right: (actions) => Array.isArray(actions) && actions.includes('combat'),
  },
  {
    id: 'initiative-is-a-point',
    ...position(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'blue',
      turn: 'boarlords',
      handSize: 2,
      cards: { nomads: 'AC30', boarlords: 'AC26' },
      left: { effect: false, draws: 0, plays: 0, initiative: 1 },
      owner: { c7: 'boarlords', c1: 'nomads' },
    }),
    seat: SECOND,
    asks: 'round.turn',
    right: ['initiative'],
  },
  {
    id: 'attack-before-the-end',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 1 },
      units: { c7: 'boarguard' },
      owner: { c7: 'nomads' },
    }),
    seat: SECOND,
    asks: 'round.turn',
    right: ['attack'],
  },
  {
    id: 'march-then-strike',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 1, combat: 2 },
      units: { c8: 'boarguard', c10: 'squeaker' },
      owner: { c7: 'nomads', c8: 'boarlords' },
    }),
    seat: SECOND,
    asks: 'round.turn',
    right: ['move'],
  },
  {
    id: 'no-attack-without-effect',
    ...position(NOMADS_BOARLORDS, {
      round: 2,
      phase: 'red',
      turn: 'nomads',
      handSize: 4,
      left: { movement: 0, combat: 1 },
      units: { c7: 'dog boarguard' },
      owner: { c7: 'boarlords' },
    }),
    seat: FIRST,
    asks: 'round.turn',
    right: ['end'],
  },
  {
    id: 'out-of-the-radiation',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      round: 2,
      left: { movement: 1, combat: 0 },
      units: { c7: 'boarguard:2 boarmother boarmaiden:2' },
      owner: { c7: 'boarlords' },
      properties: { c7: 'radioactive' },
    }),
    seat: SECOND,
    asks: 'round.turn',
    right: ['move'],
  },
]
