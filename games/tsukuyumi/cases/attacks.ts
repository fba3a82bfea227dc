import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { CYBER_NOMADS, FIRST, LAST_TURN, NOMADS_BOARLORDS, position, SECOND, SEED_BOARLORDS } from './position.ts'

/** A red turn of the Nomads in the middle of a match. */
const NOMADS_TURN = { round: 2, phase: 'red', turn: 'nomads', handSize: 4, left: { movement: 0, combat: 0 } } as const

/** Boarlords that march in the middle of a match. */
const BOARLORDS_MARCH = { ...LAST_TURN, round: 2, handSize: 4, left: { movement: 1, combat: 0 } } as const

/** Which card, which weapon, whom to hit. */
export const attacks: readonly Case<State>[] = [
  {
    id: 'conquest-scores',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 0 },
      attack: 'c7',
      units: { c7: 'boarguard boarmaiden private' },
      owner: { c7: 'nomads' },
    }),
    seat: SECOND,
    asks: 'combat.card',
    right: ['bo-conquest', 'bo-stampede'],
  },
  {
    id: 'twice-the-points',
    ...position(NOMADS_BOARLORDS, {
      ...NOMADS_TURN,
      round: 4,
      handSize: 2,
      order: ['boarlords', 'nomads'],
      attack: 'c7',
      units: { c7: 'private:2 squeaker:2' },
      owner: { c7: 'boarlords' },
    }),
    seat: FIRST,
    asks: 'combat.card',
    right: ['no-assume'],
  },
  {
    id: 'the-swarm-around-it',
    ...position(SEED_BOARLORDS, {
      round: 4,
      phase: 'red',
      turn: 'dark-seed',
      order: ['boarlords', 'dark-seed'],
      handSize: 2,
      left: { movement: 0, combat: 0 },
      attack: 'c7',
      units: { c7: 'worker:2 squeaker', c8: 'worker:2' },
      owner: { c7: 'boarlords', c8: 'dark-seed' },
    }),
    seat: FIRST,
    asks: 'combat.card',
    right: ['ds-swarm'],
  },
  {
    id: 'a-weapon-that-is-enough',
    ...position(NOMADS_BOARLORDS, {
      ...NOMADS_TURN,
      attack: 'c7',
      units: { c7: 'private boarguard' },
      owner: { c7: 'boarlords' },
      weapons: { pistol: 1, rifle: 1 },
    }),
    way: ['no-annihilation', 'none'],
    seat: FIRST,
    asks: 'nomads.weapons',
    right: [['rifle-1']],
  },
  {
    id: 'one-mine-for-a-squeaker',
    ...position(NOMADS_BOARLORDS, { ...BOARLORDS_MARCH, units: { c9: 'squeaker' }, mines: { c10: 2 } }),
    way: ['move', 'c9', 'c10'],
    seat: FIRST,
    asks: 'nomads.mine',
    right: [1],
  },
  {
    id: 'two-mines-for-a-boarguard',
    ...position(NOMADS_BOARLORDS, { ...BOARLORDS_MARCH, units: { c9: 'boarguard' }, mines: { c10: 2 } }),
    way: ['move', 'c9', 'c10'],
    seat: FIRST,
    asks: 'nomads.mine',
    right: [2],
  },
  {
    id: 'all-damage-where-it-kills',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      round: 2,
      handSize: 4,
      left: { movement: 0, combat: 0 },
      attack: 'c7',
      units: { c7: 'boarmaiden private oni-large' },
      owner: { c7: 'boarlords' },
    }),
    way: ['bo-annihilation', 'none'],
    seat: SECOND,
    asks: 'combat.split',
    right: [2],
  },
  {
    id: 'laser-on-what-it-kills',
    ...position(CYBER_NOMADS, {
      round: 2,
      phase: 'red',
      turn: 'cybersamurai',
      handSize: 4,
      uplinks: ['amaterasu', 'tetsuo'],
      left: { movement: 0, combat: 0 },
      units: { c7: 'hunter', c8: 'lt-dan' },
    }),
    way: ['tetsuo'],
    seat: FIRST,
    asks: 'uplink.tetsuo#where',
    right: ['c7'],
  },
  {
    id: 'keep-the-leaders',
    ...position(NOMADS_BOARLORDS, {
      ...NOMADS_TURN,
      attack: 'c7',
      units: { c7: 'lt-dan squad-leader private:3 squeaker' },
      owner: { c7: 'boarlords' },
    }),
    way: ['no-assume', 'martyrs'],
    seat: FIRST,
    asks: 'combat.counter#lose',
    right: ['private'],
  },
]
