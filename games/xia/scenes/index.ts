import type { Scene, Setup } from '@orrery/engine'
import type { Chosen } from '../options.ts'
import type { State } from '../rules/state.ts'
import { buildScene, type NamedSetting } from './build.ts'
import { LESSON_SETTINGS } from './lessons.ts'

const SETTINGS: { readonly [name: string]: NamedSetting } = {
  /** A first match: ships and outfits are chosen, and the learner begins, with a fast ship, a shield and credits for the first cargo. */
  'first-match': {
    players: 3,
    options: { firstGame: true, gifts: false },
    tiles: ['burning-horse', 'kemplar-ii', 'neo-damascus'],
    ships: {
      red: { ship: 'puddle-jumper', outfits: ['m-22 a1.0', 'targe b1.0'], credits: 1000 },
      blue: { ship: 'gaiden', outfits: ['raptor-k b1.0'], credits: 0 },
      yellow: { ship: 'numerator', outfits: ['halon a1.0', 'targe a3.0'], credits: 0 },
    },
  },

  /** Where everybody begins: the first turn of a game for two, ships on their spawn points, everything around them unexplored. */
  'first-turn': {
    players: 2,
    tiles: ['burning-horse', 'kemplar-ii'],
    ships: {
      red: { ship: 'puddle-jumper', outfits: ['m-22 a1.0'], credits: 2000 },
      blue: { ship: 'gaiden', outfits: ['saker-v c1.0'], credits: 1000 },
    },
    npcs: { enforcer: { at: 'kemplar-ii -1,-1', controller: 'blue' } },
  },

  /** A battle that one attack decides: an outlaw with a bounty, half a hold and one shield, and a hunter beside it. */
  duel: {
    players: 3,
    options: { npcs: false },
    tiles: ['quiet-reach', 'hollow-expanse', 'burning-horse'],
    ships: {
      red: {
        ship: 'gaiden',
        at: '1,0',
        outfits: ['saker-v c1.0', 'targe a3.0'],
        mission: 'B01',
        credits: 1000,
        fame: 2,
      },
      blue: {
        ship: 'puddle-jumper',
        at: '0,0',
        outfits: ['targe a2.0'],
        damage: ['a1', 'b1', 'c1', 'd1', 'b3'],
        bounty: 3000,
        energy: 2,
        fame: 3,
      },
      yellow: { ship: 'numerator', outfits: ['m-22 a1.0'], fame: 1 },
    },
    openTitles: ['ace'],
  },

  /** A trader at a market, with cubes to sell, fame in them, and credits for the next ship in the business phase after that. */
  market: {
    players: 3,
    tiles: ['kemplar-ii', 'burning-horse', 'azure'],
    ships: {
      red: {
        ship: 'swamp-rat',
        at: 'kemplar-ii -1,1',
        outfits: ['m-22 a1.0'],
        cubes: { c1: 'holo', d1: 'holo', c2: 'holo' },
        damage: ['d3'],
        energy: 2,
        credits: 4000,
        fame: 2,
      },
      blue: { ship: 'gaiden', at: 'azure 0,0', outfits: ['saker-v c1.0'], bounty: 1000, fame: 2 },
      yellow: { ship: 'numerator', outfits: ['m-22 a1.0'], mission: 'R02', fame: 1 },
    },
    npcs: { enforcer: { at: 'kemplar-ii 2,0', controller: 'yellow' } },
    floating: { 'burning-horse 0,0': ['plasma', 'spice'] },
    tokens: { 'burning-horse': 'fame', azure: '' },
  },

  /** The last turns of a game for four: whoever delivers, sells or shoots first has won. */
  endgame: {
    players: 4,
    tiles: ['kemplar-ii', 'azure', 'loath', 'doravin-v', 'expeditor-gate'],
    ships: {
      red: {
        ship: 'halcyon-dart',
        at: 'azure 0,-1',
        abilities: ['slipstream-hop', 'overburn'],
        outfits: ['raptor-k d1.0'],
        mission: 'R02',
        payment: 3000,
        completed: ['T01', 'R01'],
        titles: ['trailblazer'],
        credits: 6000,
        fame: 9,
      },
      blue: {
        ship: 'bastion-mule',
        at: 'kemplar-ii 2,0',
        abilities: ['evasive-thrusters', 'ablative-plating'],
        outfits: ['basilisk a1.0'],
        cubes: { a3: 'holo', b3: 'holo' },
        credits: 9000,
        fame: 8,
      },
      yellow: {
        ship: 'vesper-knife',
        at: 'loath 0,0',
        abilities: ['auto-pilot', 'lock-jammer'],
        outfits: ['longbow a2.0'],
        bounty: 4000,
        completed: ['G01'],
        titles: ['most-wanted'],
        credits: 3000,
        fame: 9,
      },
      green: { ship: 'easy-tiger', at: 'expeditor-gate 0,0', outfits: ['halon a1.0'], mission: 'T03', fame: 7 },
    },
    npcs: {
      merchant: { at: 'doravin-v -1,0', controller: 'blue', credits: 3000, stop: 1 },
      enforcer: { at: 'kemplar-ii 0,-2', controller: 'yellow' },
      scoundrel: { at: 'loath 2,0', controller: 'green' },
    },
    openTitles: ['tycoon', 'comet'],
    discards: ['S01', 'R03', 'B02'],
    tokens: { 'kemplar-ii': '', azure: '' },
  },
}

/** The named positions of the game, made out of its set-up. */
export const scenesFor = (setUp: (setup: Setup<Chosen>) => State): { readonly [name: string]: Scene<State> } =>
  Object.fromEntries(
    Object.entries({ ...SETTINGS, ...LESSON_SETTINGS }).map(
      ([name, { players, options = {}, ...setting }]): [string, Scene<State>] => [
        name,
        { players: [players], options, position: (setup: Setup<Chosen>) => buildScene(setUp(setup), setting) },
      ],
    ),
  )
