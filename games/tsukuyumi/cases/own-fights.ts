import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import {
  CYBER_NOMADS,
  FIRST,
  LAST_TURN,
  NOMADS_BOARLORDS,
  position,
  SECOND,
  SEED_BOARLORDS,
  SEED_NOMADS,
} from './position.ts'

/** An attack of the Boarlords in the middle of a match, and one of the Nomads. */
const BOARLORDS_ATTACK = {
  ...LAST_TURN,
  round: 2,
  handSize: 4,
  left: { movement: 0, combat: 0 },
  attack: 'c7',
} as const
const NOMADS_ATTACK = { ...BOARLORDS_ATTACK, turn: 'nomads' } as const

/** Where to attack, how to answer, and what to lose. */
export const ownFights: readonly Case<State>[] = [
  {
    id: 'attack-where-you-are-strong-enough',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 0, combat: 1 },
      units: { c7: 'squeaker private:3', c10: 'squeaker' },
      owner: { c7: 'nomads', c10: 'nomads' },
    }),
    way: ['attack'],
    seat: SECOND,
    asks: 'combat.action',
    right: ['c10'],
  },
  {
    id: 'protect-what-cannot-strike',
    ...position(CYBER_NOMADS, {
      ...NOMADS_ATTACK,
      units: { c7: 'launcher hunter shield-drone:2' },
      owner: { c7: 'cybersamurai' },
      uplinks: ['amaterasu'],
    }),
    way: ['no-annihilation'],
    seat: FIRST,
    asks: 'combat.choose',
    right: ['protection'],
  },
  {
    id: 'workers-before-the-planter',
    ...position(SEED_NOMADS, {
      ...NOMADS_ATTACK,
      units: { c7: 'launcher planter worker:3' },
      owner: { c7: 'dark-seed' },
    }),
    way: ['no-annihilation', 'none'],
    seat: FIRST,
    asks: 'damage.assign',
    right: ['worker'],
  },
  {
    id: 'lose-workers-to-the-crush',
    ...position(SEED_BOARLORDS, {
      ...BOARLORDS_ATTACK,
      turn: 'dark-seed',
      units: { c7: 'stinger worker:3 squeaker' },
      owner: { c7: 'boarlords' },
    }),
    way: ['ds-conquest', 'crush-the-bugs'],
    seat: FIRST,
    asks: 'combat.counter#lose',
    right: ['worker'],
  },
  {
    id: 'a-pistol-is-enough',
    ...position(NOMADS_BOARLORDS, {
      ...NOMADS_ATTACK,
      units: { c7: 'private squeaker' },
      owner: { c7: 'boarlords' },
      weapons: { pistol: 1, grenade: 1 },
    }),
    way: ['no-annihilation', 'none'],
    seat: FIRST,
    asks: 'nomads.weapons',
    right: [['pistol-1']],
  },
  {
    id: 'down-with-the-attacker',
    ...position(NOMADS_BOARLORDS, {
      ...BOARLORDS_ATTACK,
      round: 4,
      handSize: 2,
      order: ['boarlords', 'nomads'],
      units: { c7: 'boarguard private' },
      owner: { c7: 'nomads' },
    }),
    way: ['bo-conquest', 'slow-conquest'],
    seat: FIRST,
    asks: 'counter.slow-conquest',
    right: ['down'],
  },
  {
    id: 'the-marker-that-oni-leave-you',
    ...position(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'green',
      turn: 'nomads',
      handSize: 2,
      left: { points: 0, oniPlace: 0, oniConquest: 1, oniMove: 0 },
      units: { c7: 'boarguard oni-small', c1: 'private' },
      owner: { c7: 'nomads', c1: 'nomads' },
    }),
    way: ['oni-conquest', 'c7', 'hold-your-ground'],
    seat: SECOND,
    asks: 'counter.hold-your-ground',
    right: ['yes'],
  },
]
