import type { Case, Value } from '@orrery/engine'
import type { State } from '../rules/state.ts'
import type { ShipSetting } from '../scenes/build.ts'
import { AT_REST, KEMPLAR, OPEN_SPACE, position, RED, SETTING_UP, WRECK } from './position.ts'

/** A market where spice is bought, and the one next to it where it is sold. */
const MARKETS = { tiles: ['kemplar-ii', 'neo-damascus', 'quiet-reach'] }

const FREIGHTER: ShipSetting = { ship: 'swamp-rat', outfits: ['halon a1.0'], credits: 1000, fame: 4 }

const isNot =
  (...words: readonly string[]) =>
  (answer: Value): boolean =>
    !words.includes(String(answer))

/** A whole turn: what to begin with, what to leave alone, what to spend credits on. */
export const own: readonly Case<State>[] = [
  {
    id: 'buy-before-you-leave',
    ...position({ ...MARKETS, ships: { red: { ...FREIGHTER, at: 'kemplar-ii 1,-1' } } }),
    seat: RED,
    asks: 'turn.actions',
    right: ['buy'],
  },
  {
    id: 'sell-at-once',
    ...position({
      ...MARKETS,
      ships: { red: { ...FREIGHTER, at: 'neo-damascus 2,-2', cubes: { c3: 'spice', d3: 'spice' } } },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['sell'],
  },
  {
    id: 'keep-the-cargo',
    ...position({
      ...MARKETS,
      ships: { red: { ...FREIGHTER, at: 'kemplar-ii 2,-1', credits: 0, cubes: { c3: 'spice', d3: 'spice' } } },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: isNot('jettison', 'end'),
  },
  {
    id: 'ask-for-work',
    ...position({ ...KEMPLAR, ships: { red: { ...AT_REST, at: 'kemplar-ii 0,0', fame: 4 } } }),
    seat: RED,
    asks: 'turn.actions',
    right: ['draw'],
  },
  {
    id: 'study-where-you-are',
    ...position({
      tiles: ['quiet-reach', 'lunari', 'hollow-expanse'],
      ships: { red: { ...AT_REST, at: 'quiet-reach 0,0', mission: 'R09', fame: 4 } },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['mission'],
  },
  {
    id: 'deliver-before-anything-else',
    ...position({
      ...KEMPLAR,
      ships: { red: { ...AT_REST, at: 'kemplar-ii 0,0', mission: 'S05', payment: 5000, fame: 4 } },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['deliver'],
  },
  {
    id: 'token-in-passing',
    ...position({ ...OPEN_SPACE, ships: { red: { ...FREIGHTER, at: 'hollow-expanse 1,0' } } }),
    way: ['impulse', '5,-3'],
    seat: RED,
    asks: 'move.step',
    right: ['token'],
  },
  {
    id: 'an-engine-first',
    ...SETTING_UP,
    way: ['swamp-rat', 'gaiden'],
    seat: RED,
    asks: 'setup.outfits',
    right: ['m-22', 'halon', 'raptor-k'],
  },
  {
    id: 'keep-something-to-trade-with',
    ...SETTING_UP,
    way: ['swamp-rat', 'gaiden', 'halon', 'a1.0'],
    seat: RED,
    asks: 'setup.outfits',
    right: ['done'],
  },
  {
    id: 'a-ship-rather-than-fame',
    ...position({
      ...KEMPLAR,
      phase: 'business',
      ships: { red: { ...FREIGHTER, at: 'kemplar-ii 0,0', credits: 7000 } },
    }),
    seat: RED,
    asks: 'business.order',
    right: (answer) => String(answer).startsWith('ship:'),
  },
  {
    id: 'fame-when-there-is-no-better-ship',
    ...position({
      ...KEMPLAR,
      phase: 'business',
      ships: {
        red: { ship: 'obsidian-choir', at: 'kemplar-ii 0,0', outfits: ['raptor-k b1.0'], credits: 6000, fame: 7 },
      },
    }),
    seat: RED,
    asks: 'business.order',
    right: ['fame'],
  },
  {
    id: 'repair-the-engine',
    ...position({
      ...MARKETS,
      phase: 'business',
      ships: {
        red: {
          ...FREIGHTER,
          at: 'kemplar-ii 0,0',
          credits: 3000,
          damage: ['a1', 'b1', 'b2', 'c2', 'a3', 'b3', 'c3', 'd3'],
        },
      },
    }),
    seat: RED,
    asks: 'business.order',
    right: ['repair'],
  },
  {
    id: 'no-ramming-with-a-broken-hull',
    ...position({
      ...OPEN_SPACE,
      ships: {
        red: {
          ...WRECK,
          at: '0,0',
          outfits: ['m-22 a1.0'],
          damage: WRECK.damage?.filter((space) => space !== 'a1'),
          fame: 4,
        },
        blue: { ship: 'gaiden', at: '1,0' },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: isNot('attack'),
  },
  {
    id: 'fly-while-you-can',
    ...position({
      ...MARKETS,
      ships: {
        red: { ...FREIGHTER, at: 'neo-damascus 0,1', credits: 0, fame: 9, cubes: { c3: 'spice', d3: 'spice' } },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: (answer) => answer === 'impulse' || String(answer).startsWith('fly:'),
  },
  {
    id: 'fill-the-hold',
    ...position({
      ...MARKETS,
      ships: {
        red: { ...FREIGHTER, at: 'kemplar-ii 1,-1', credits: 2000, cubes: { c3: 'spice', d3: 'spice' } },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['buy'],
  },
  {
    id: 'sell-from-beside',
    ...position({
      ...MARKETS,
      ships: {
        red: { ...FREIGHTER, at: 'neo-damascus 1,-2', credits: 0, fame: 9, cubes: { c3: 'spice', d3: 'spice' } },
        blue: { ship: 'gaiden', at: 'neo-damascus 2,-2' },
      },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: (answer) => String(answer).startsWith('use:'),
  },
  {
    id: 'an-engine-before-a-gun',
    ...position({
      ...MARKETS,
      phase: 'business',
      ships: { red: { ship: 'swamp-rat', at: 'kemplar-ii 0,0', credits: 3000, fame: 1 } },
    }),
    seat: RED,
    asks: 'business.order',
    right: ['buy:m-22', 'buy:halon'],
  },
  {
    id: 'no-leap-in-the-dark',
    ...position({
      ...MARKETS,
      ships: {
        red: { ...FREIGHTER, at: 'neo-damascus 2,-2', credits: 0, fame: 9, cubes: { c3: 'spice', d3: 'spice' } },
      },
    }),
    way: ['impulse'],
    seat: RED,
    asks: 'move.step',
    right: (answer) => answer === 'stop',
  },
  {
    id: 'keep-what-is-as-good-as-paid',
    ...position({
      ...KEMPLAR,
      ships: { red: { ...AT_REST, impulse: true, at: 'kemplar-ii 2,0', mission: 'S05', payment: 5000, fame: 9 } },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['impulse'],
  },
  {
    id: 'the-sale-that-wins',
    ...position({
      ...MARKETS,
      ships: {
        red: { ...FREIGHTER, at: 'neo-damascus 2,-2', credits: 9000, fame: 9, cubes: { c3: 'spice', d3: 'spice' } },
      },
    }),
    seat: RED,
    asks: 'turn.actions',
    right: ['sell'],
  },
]
