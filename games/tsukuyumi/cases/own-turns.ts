import type { Case } from '@orrery/engine'
import type { State } from '../rules/state/state.ts'
import { CYBER_NOMADS, FIRST, LAST_TURN, NOMADS_BOARLORDS, position, SECOND } from './position.ts'

/** The last green turn of the match, with an attack to come. */
const LAST_GREEN = {
  round: 4,
  phase: 'green',
  turn: 'boarlords',
  handSize: 2,
  cards: { nomads: 'AC26', boarlords: 'AC05' },
  left: { points: 1, oniPlace: 0, oniConquest: 0, oniMove: 0 },
} as const

/** The last blue turn of the match, with a card that has no red phase. */
const LAST_BLUE = {
  round: 4,
  phase: 'blue',
  turn: 'boarlords',
  handSize: 2,
  cards: { nomads: 'AC30', boarlords: 'AC26' },
  left: { effect: false, draws: 0, plays: 1, initiative: 0 },
} as const

/** What to do in a turn, what to produce and which events to play. */
export const ownTurns: readonly Case<State>[] = [
  {
    id: 'an-empty-area-next-door',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 1, combat: 1 },
      units: { c8: 'squeaker' },
      owner: { c8: 'boarlords', c7: 'nomads' },
    }),
    seat: SECOND,
    asks: 'round.turn',
    right: ['move'],
  },
  {
    id: 'one-unit-for-each-attack',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 1, combat: 2 },
      units: { c8: 'boarguard squeaker' },
      owner: { c8: 'boarlords', c7: 'nomads' },
    }),
    way: ['move', 'c8'],
    seat: SECOND,
    asks: 'move.group',
    right: (units) => Array.isArray(units) && units.length === 1,
  },
  {
    id: 'stop-where-it-scores',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_TURN,
      left: { movement: 2, combat: 1 },
      units: { c8: 'boarguard' },
      owner: { c8: 'boarlords', c7: 'nomads' },
    }),
    way: ['move', 'c8', 'c7'],
    seat: SECOND,
    asks: 'move.range#on',
    right: ['stop'],
  },
  {
    id: 'march-and-strike-in-white',
    ...position(NOMADS_BOARLORDS, {
      round: 4,
      phase: 'white',
      turn: 'boarlords',
      handSize: 2,
      cards: { nomads: 'AC30', boarlords: 'AC26' },
      units: { c8: 'boarguard' },
      owner: { c8: 'boarlords', c7: 'nomads' },
    }),
    seat: SECOND,
    asks: 'white.choice',
    right: (actions) => Array.isArray(actions) && actions.includes('movement') && actions.includes('combat'),
  },
  {
    id: 'grown-to-conquer',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_GREEN,
      units: { c7: 'boarmaiden private:4' },
      owner: { c7: 'nomads' },
    }),
    way: ['produce'],
    seat: SECOND,
    asks: 'production.points',
    right: ['boarmaiden>boarguard', 'boarmaiden>boarmaster'],
  },
  {
    id: 'born-where-it-conquers',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_GREEN,
      owner: { c8: 'boarlords', c10: 'nomads' },
      cards: { nomads: 'AC26', boarlords: 'AC24' },
    }),
    way: ['produce', 'squeaker'],
    seat: SECOND,
    asks: 'production.place',
    right: (hex) => hex !== 'c9' && hex !== 'c8',
  },
  {
    id: 'oni-on-their-fertile-ground',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_GREEN,
      left: { points: 0, oniPlace: 1, oniConquest: 1, oniMove: 0 },
      units: { c8: 'squeaker' },
      owner: { c1: 'nomads', c2: 'nomads', c8: 'boarlords', c10: 'boarlords' },
    }),
    way: ['oni-place', 'oni-large'],
    seat: SECOND,
    asks: 'oni.place#where',
    right: ['c1'],
  },
  {
    id: 'an-oni-that-is-strong-enough',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_GREEN,
      left: { points: 0, oniPlace: 1, oniConquest: 1, oniMove: 0 },
      units: { a0: 'oni-small', c1: 'private:3', c2: 'private:2', c8: 'squeaker' },
      owner: { c1: 'nomads', c2: 'nomads', c8: 'boarlords' },
    }),
    way: ['oni-place'],
    seat: SECOND,
    asks: 'oni.place',
    right: ['oni-medium', 'oni-large'],
  },
  {
    id: 'an-offensive-without-a-red-phase',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_BLUE,
      events: { boarlords: ['EV20'] },
      units: { c7: 'boarguard' },
      owner: { c7: 'nomads' },
    }),
    seat: SECOND,
    asks: 'round.turn',
    right: ['event'],
  },
  {
    id: 'the-event-that-attacks',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_BLUE,
      events: { boarlords: ['EV03', 'EV16', 'EV20'] },
      units: { c7: 'boarguard' },
      owner: { c7: 'nomads' },
    }),
    way: ['event'],
    seat: SECOND,
    asks: 'event.play',
    right: ['EV20'],
  },
  {
    id: 'the-event-that-moves-up',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_BLUE,
      events: { boarlords: ['EV03', 'EV14', 'EV16'] },
      owner: { c7: 'boarlords', c1: 'nomads' },
    }),
    way: ['event'],
    seat: SECOND,
    asks: 'event.play',
    right: ['EV14'],
  },
  {
    id: 'draw-what-attacks',
    ...position(NOMADS_BOARLORDS, {
      ...LAST_BLUE,
      left: { ...LAST_BLUE.left, draws: 1 },
      openEvents: ['EV16', 'EV20'],
      units: { c7: 'boarguard' },
      owner: { c7: 'nomads' },
    }),
    way: ['draw'],
    seat: SECOND,
    asks: 'event.draw',
    right: ['EV20'],
  },
  {
    id: 'radiation-where-they-stand',
    ...position(CYBER_NOMADS, {
      ...LAST_BLUE,
      round: 2,
      handSize: 4,
      turn: 'cybersamurai',
      cards: { nomads: 'AC30', cybersamurai: 'AC26' },
      events: { cybersamurai: ['EV19'] },
      units: { c5: 'private:4 launcher hunter', c2: 'cs-2-1:2' },
      owner: { c5: 'nomads', c2: 'cybersamurai' },
      uplinks: ['amaterasu'],
    }),
    way: ['event', 'EV19'],
    seat: FIRST,
    asks: 'event.add-radioactive',
    right: ['c5'],
  },
  {
    id: 'proof-against-radiation',
    ...position(CYBER_NOMADS, {
      ...LAST_BLUE,
      round: 2,
      handSize: 4,
      turn: 'nomads',
      cards: { nomads: 'AC30', cybersamurai: 'AC26' },
      left: { effect: true, draws: 0, plays: 0, initiative: 0 },
      units: { c7: 'private:3 launcher:2 stuff-sergeant', c2: 'cs-2-1:2' },
      owner: { c7: 'nomads', c2: 'cybersamurai' },
      properties: { c7: 'radioactive' },
      uplinks: ['amaterasu'],
    }),
    way: ['effect'],
    seat: SECOND,
    asks: 'nomads.effect',
    right: ['radiation'],
  },
]
