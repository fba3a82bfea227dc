import type { Case } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import { AT_REST, KEMPLAR, OPEN_SPACE, position, RED } from './position.ts'

const AT_THE_POINT = { ...AT_REST, at: 'kemplar-ii 0,0' }

/** Missions, tokens and help for the stranded. */
export const missions: readonly Case<State>[] = [
  {
    id: 'deliver-and-win',
    ...position({ ...KEMPLAR, ships: { red: { ...AT_THE_POINT, fame: 9, mission: 'S05', payment: 5000 } } }),
    seat: RED,
    asks: 'turn.actions',
    right: ['deliver'],
  },
  {
    id: 'passengers-wait-here',
    ...position({
      tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
      ships: {
        red: { ship: 'puddle-jumper', at: 'kemplar-ii 0,0', outfits: ['m-22 a1.0'], fame: 4, mission: 'S01' },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['mission'],
  },
  {
    id: 'a-mission-that-starts-here',
    ...position({
      tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'],
      missions: ['S03', 'S01', 'S10'],
      ships: { red: { ...AT_THE_POINT, fame: 4 } },
    }),
    way: ['draw'],
    seat: RED,
    asks: 'mission.draw',
    right: ['S01'],
  },
  {
    id: 'take-the-token',
    ...position({ ...OPEN_SPACE, ships: { red: { ...AT_REST, at: 'hollow-expanse 0,0', fame: 4 } } }),
    seat: RED,
    asks: 'turn.actions',
    right: ['token'],
  },
  {
    id: 'rescue-and-win',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: { ship: 'swamp-rat', at: '0,1', impulse: false, energy: 3, armed: 0, fame: 9 },
        blue: { ship: 'easy-tiger', at: '1,1', energy: 0, armed: 0 },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['rescue:Blue'],
  },
  {
    id: 'a-rescue-that-counts-twice',
    ...position({
      ...OPEN_SPACE,
      openTitles: ['good-samaritan'],
      ships: {
        red: { ship: 'swamp-rat', at: '0,1', impulse: false, energy: 3, armed: 0, fame: 8 },
        blue: { ship: 'easy-tiger', at: '1,1', energy: 0, armed: 0 },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['rescue:Blue'],
  },
  {
    id: 'no-mining-with-one-space-left',
    ...position({
      tiles: ['outpost-338', 'neo-damascus', 'quiet-reach'],
      ships: {
        red: {
          ship: 'numerator',
          at: 'outpost-338 1,-1',
          damage: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3'],
          fame: 9,
          mission: 'S06',
          payment: 5000,
        },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: (answer) => answer !== 'mine:spice' && answer !== 'abort' && answer !== 'gift',
  },
]
