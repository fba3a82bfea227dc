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

const SEED_STRIKES = {
  round: 4,
  phase: 'red',
  turn: 'dark-seed',
  handSize: 2,
  cards: { 'dark-seed': 'AC25', boarlords: 'AC26' },
  left: { movement: 0, combat: 0 },
  attack: 'c7',
  units: { c7: 'worker:2 boarguard' },
  owner: { c7: 'dark-seed' },
} as const

const UNDER_FIRE = {
  round: 2,
  phase: 'red',
  turn: 'nomads',
  handSize: 4,
  left: { movement: 0, combat: 0 },
  attack: 'c7',
} as const

/** How to answer an attack, and who takes its damage. */
export const answers: readonly Case<State>[] = [
  {
    id: 'hold-the-line',
    ...position(SEED_BOARLORDS, SEED_STRIKES),
    way: ['ds-annihilation'],
    seat: SECOND,
    asks: 'combat.choose',
    right: ['hold-the-line'],
  },
  {
    id: 'the-marker-of-the-line',
    ...position(SEED_BOARLORDS, SEED_STRIKES),
    way: ['ds-annihilation', 'hold-the-line'],
    seat: SECOND,
    asks: 'counter.hold-the-line',
    right: ['yes'],
  },
  {
    id: 'total-loss-against-kamikaze',
    ...position(SEED_BOARLORDS, {
      round: 2,
      phase: 'red',
      turn: 'dark-seed',
      handSize: 4,
      left: { movement: 0, combat: 1 },
      attack: 'c7',
      units: { c7: 'worker:8 warrior:3 stinger squeaker', c2: 'worker' },
      owner: { c7: 'boarlords' },
    }),
    way: ['ds-kamikaze'],
    seat: SECOND,
    asks: 'combat.choose',
    right: ['total-loss'],
  },
  {
    id: 'strike-back-at-the-leaders',
    ...position(CYBER_NOMADS, {
      ...UNDER_FIRE,
      units: { c7: 'lt-dan squad-leader launcher attack-drone:6' },
      owner: { c7: 'cybersamurai' },
      uplinks: ['amaterasu'],
    }),
    way: ['no-conquest'],
    seat: FIRST,
    asks: 'combat.choose',
    right: ['counterstrike'],
  },
  {
    id: 'let-the-boarguard-absorb-it',
    ...position(NOMADS_BOARLORDS, {
      ...UNDER_FIRE,
      units: { c7: 'dog boarguard boarmaiden squeaker' },
      owner: { c7: 'boarlords' },
    }),
    way: ['no-annihilation', 'none'],
    seat: SECOND,
    asks: 'damage.assign',
    right: ['boarguard', 'boarmaiden'],
  },
  {
    id: 'let-the-shield-drone-absorb-it',
    ...position(CYBER_NOMADS, {
      ...UNDER_FIRE,
      units: { c7: 'dog shield-drone attack-drone cs-2-1' },
      owner: { c7: 'cybersamurai' },
      uplinks: ['amaterasu'],
    }),
    way: ['no-annihilation', 'none'],
    seat: FIRST,
    asks: 'damage.assign',
    right: ['shield-drone'],
  },
  {
    id: 'trample-the-boarguard',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      round: 2,
      handSize: 4,
      left: { movement: 0, combat: 0 },
      attack: 'c7',
      units: { c7: 'boarguard squeaker:2 private' },
      owner: { c7: 'nomads' },
    }),
    way: ['bo-stampede', 'trampled-to-death'],
    seat: FIRST,
    asks: 'counter.trampled-to-death',
    right: ['boarguard'],
  },
  {
    id: 'an-egg-for-the-dead',
    ...position(SEED_NOMADS, {
      ...UNDER_FIRE,
      units: { c7: 'launcher worker:2' },
      owner: { c7: 'dark-seed' },
    }),
    way: ['no-annihilation', 'none'],
    seat: FIRST,
    asks: 'darkseed.emergency-egg',
    right: ['yes'],
  },
  {
    id: 'hold-your-ground-against-oni',
    ...position(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'green',
      turn: 'nomads',
      handSize: 2,
      cards: { nomads: 'AC30', boarlords: 'AC26' },
      left: { points: 0, oniPlace: 0, oniMove: 0, oniConquest: 1 },
      units: { c7: 'boarguard oni-large' },
      owner: { c7: 'nomads' },
    }),
    way: ['oni-conquest', 'c7'],
    seat: SECOND,
    asks: 'combat.choose',
    right: ['hold-your-ground'],
  },
]
