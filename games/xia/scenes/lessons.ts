import type { NamedSetting, ShipSetting } from './build.ts'

/** The map and the goal of a first game, with nobody there but the players. */
const quiet = {
  players: 2,
  options: { npcs: false, gifts: false, goal: 5 },
  tiles: ['burning-horse', 'kemplar-ii', 'neo-damascus'],
} as const

/** The learner's ship. Its ability would be one more thing to explain. */
const mine: ShipSetting = { ship: 'puddle-jumper', outfits: ['m-22 a1.0'], abilities: [] }

/** The same ship with a shield: five spaces of its hold are left. */
const shielded: ShipSetting = { ...mine, outfits: ['m-22 a1.0', 'targe b1.0'] }

/** Somebody who is far away. */
const blue: ShipSetting = { ship: 'gaiden', at: '7,-5', outfits: ['m-22 a2.0'] }

/** The positions of the lessons. They are scenes, so that a lesson is a match like any other. */
export const LESSON_SETTINGS: { readonly [name: string]: NamedSetting } = {
  /** Three tokens within reach of an impulse: in open space, in a nebula, in an asteroid. */
  'learn/impulse': {
    ...quiet,
    tokens: { 'burning-horse': 'fame', 'kemplar-ii': 'fame', 'neo-damascus': 'fame' },
    ships: { red: { ...mine, at: '-1,0' }, blue },
  },

  /** At the rim of the map; the next sector is a star. */
  'learn/leap': {
    ...quiet,
    deck: ['the-crucible', 'lower-stratus', 'azure'],
    ships: { red: { ...mine, at: '-2,2', fame: 1, credits: 2000 }, blue },
  },

  /** Where spice is bought, with room for two pairs. */
  'learn/buying': { ...quiet, ships: { red: { ...shielded, at: '6,-3', credits: 3000 }, blue } },

  /** Where spice is sold, with a stray holo beside it. */
  'learn/selling': {
    ...quiet,
    ships: { red: { ...mine, at: '4,-5', cubes: { c1: 'spice', d1: 'spice', b3: 'holo' }, credits: 0 }, blue },
  },

  /** Beside the shield of a planet, with the market behind it and the door around the corner. */
  'learn/door': { ...quiet, ships: { red: { ...mine, at: '3,-7', impulse: false, credits: 2000 }, blue } },

  /** Beside an asteroid with a token in it; one marker is armed, and the shield needs one. */
  'learn/hurt': {
    ...quiet,
    tokens: { 'kemplar-ii': 'fame' },
    ships: { red: { ...shielded, at: '3,-1', armed: 1 }, blue },
  },

  /** A mission point, and three cards of which one fits the map and the ship. */
  'learn/job': {
    ...quiet,
    tiles: [...quiet.tiles, 'outpost-338'],
    missions: ['R03', 'R01', 'B03'],
    ships: { red: { ...mine, at: '5,-3' }, blue },
  },

  /** Where the job is done, with a mission of the same kind behind one. */
  'learn/delivery': {
    ...quiet,
    tiles: [...quiet.tiles, 'outpost-338'],
    ships: { red: { ...mine, at: '-3,-2', mission: 'R03', completed: ['R02'], credits: 0, fame: 1 }, blue },
  },

  /** Two wounded ships within reach of a blaster: one Outlaw, one Innocent. */
  'learn/shoot': {
    ...quiet,
    players: 3,
    ships: {
      red: { ...mine, at: '-1,1', outfits: ['saker-v a1.2'] },
      blue: {
        ship: 'gaiden',
        at: '-2,1',
        bounty: 2000,
        damage: ['b1', 'c1', 'a2', 'b2', 'c2'],
        abilities: [],
      },
      yellow: {
        ship: 'numerator',
        at: '-1,2',
        damage: ['a1', 'b1', 'c1', 'a2', 'b2'],
        abilities: [],
      },
    },
  },

  /** Blue's turn, who has come to collect a bounty; six spaces are whole, and one marker is armed. */
  'learn/shot-at': {
    ...quiet,
    turn: 'blue',
    ships: {
      red: { ...shielded, at: '-1,1', damage: ['c2', 'd2', 'b3', 'c3'], bounty: 1000, armed: 1, energy: 4 },
      blue: { ship: 'gaiden', at: '-2,1', outfits: ['saker-v c1.0'], abilities: [] },
    },
  },

  /** The end of a turn in space, with little energy. */
  'learn/arming': { ...quiet, phase: 'status', ships: { red: { ...mine, at: '-2,1', energy: 3, armed: 1 }, blue } },

  /** On a planet, one Fame Point from the goal; Blue sells out next turn. */
  'learn/last-point': {
    ...quiet,
    phase: 'business',
    ships: {
      red: { ...mine, at: '5,-3', outfits: [], fame: 4, credits: 5000 },
      blue: { ship: 'gaiden', at: '4,-5', outfits: ['m-22 a2.0'], cubes: { b1: 'spice', c1: 'spice' }, fame: 4 },
    },
  },
}
