import type { Case } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import { KEMPLAR, OPEN_SPACE, position, RED, SETTING_UP } from './position.ts'

/** Setting up, flying, and being ready for the next turn. */
export const flight: readonly Case<State>[] = [
  {
    id: 'not-without-an-engine',
    ...SETTING_UP,
    way: ['swamp-rat', 'gaiden', 'lattice', 'a1.0'],
    seat: RED,
    asks: 'setup.outfits',
    right: ['m-22'],
  },
  {
    id: 'not-into-the-star',
    ...position({
      tiles: ['quiet-reach', 'the-crucible', 'hollow-expanse'],
      ships: { red: { ship: 'puddle-jumper', at: '2,-1', fame: 4 }, blue: { at: 'quiet-reach -1,0' } },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: (answer) => !String(answer).startsWith('cross:'),
  },
  {
    id: 'through-the-entrance',
    ...position({
      ...KEMPLAR,
      ships: {
        red: {
          ship: 'numerator',
          at: 'kemplar-ii 2,-1',
          damage: ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3'],
          energy: 0,
          credits: 0,
          fame: 9,
          mission: 'S05',
          payment: 5000,
        },
      },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: ['2,0', '1,0', '0,0'],
  },
  {
    id: 'to-the-shipyard',
    ...position({
      ...KEMPLAR,
      ships: { red: { ship: 'numerator', at: '4,-1', energy: 0, credits: 5000, fame: 9 } },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: ['3,-1', '2,0', '1,0'],
  },
  {
    id: 'arm-for-the-next-turn',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: {
          ship: 'swamp-rat',
          at: '0,0',
          outfits: ['m-22 a1.0', 'targe b3.0'],
          energy: 7,
          armed: 0,
          impulse: false,
          fame: 4,
        },
      },
    }),
    way: ['end'],
    seat: RED,
    asks: 'status.arm',
    right: [2, 3, 4],
  },
]
