import type { Case } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import type { ShipSetting } from '../scenes/build.ts'
import { AT_REST, KEMPLAR, position, RED } from './position.ts'

const TRADER: ShipSetting = { ...AT_REST, at: 'kemplar-ii -1,1', fame: 9 }

/** On the space where holo is sold, with this aboard and floating around. */
const atMarket = (red: ShipSetting, floating: readonly ('holo' | 'spice')[] = []) =>
  position({ ...KEMPLAR, ships: { red: { ...TRADER, ...red } }, floating: { 'kemplar-ii -1,1': floating } })

const TWO_AND_ONE = { a1: 'holo', b1: 'holo', c1: 'spice' }

/** Buying, selling and collecting cubes. */
export const trade: readonly Case<State>[] = [
  {
    id: 'sell-and-win',
    ...atMarket({ cubes: { a1: 'holo', b1: 'holo' } }),
    seat: RED,
    asks: 'turn.actions',
    right: ['sell'],
  },
  {
    id: 'leave-no-single-cube',
    ...atMarket({ cubes: { a1: 'holo', b1: 'holo', c1: 'holo' } }),
    way: ['sell'],
    seat: RED,
    asks: 'cargo.sell',
    right: (spaces) => Array.isArray(spaces) && spaces.length !== 2,
  },
  {
    id: 'empty-the-hold-first',
    ...atMarket({ cubes: TWO_AND_ONE }),
    seat: RED,
    asks: 'turn.actions',
    right: ['jettison'],
  },
  {
    id: 'jettison-what-nobody-buys',
    ...atMarket({ cubes: TWO_AND_ONE }),
    way: ['jettison'],
    seat: RED,
    asks: 'cargo.jettison',
    right: [['c1']],
  },
  {
    id: 'collect-before-the-sale',
    ...atMarket({}, ['holo', 'holo']),
    seat: RED,
    asks: 'turn.actions',
    right: ['collect'],
  },
  {
    id: 'collect-what-sells-here',
    ...atMarket({ damage: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'] }, ['holo', 'spice', 'holo', 'spice']),
    way: ['collect'],
    seat: RED,
    asks: 'cargo.collect',
    right: (cubes) =>
      Array.isArray(cubes) && cubes.length === 2 && cubes.every((cube) => String(cube).startsWith('holo')),
  },
  {
    id: 'five-at-once-for-the-title',
    ...position({
      ...KEMPLAR,
      openTitles: ['market-maker'],
      ships: {
        red: { ...TRADER, fame: 7, cubes: { a1: 'holo', b1: 'holo', c1: 'holo', d1: 'holo', a2: 'holo' } },
      },
    }),
    way: ['sell'],
    seat: RED,
    asks: 'cargo.sell',
    right: (spaces) => Array.isArray(spaces) && spaces.length === 5,
  },
  {
    id: 'fly-to-the-buyer',
    ...position({
      ...KEMPLAR,
      ships: {
        red: {
          ship: 'numerator',
          at: 'kemplar-ii 2,0',
          energy: 0,
          credits: 0,
          fame: 9,
          cubes: { a1: 'holo', b1: 'holo' },
        },
      },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: ['1,0', '0,1', '0,0', '-1,1'],
  },
]
