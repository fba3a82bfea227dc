import type { NamedScene } from '../build.ts'

/** The positions of the lessons about one faction each: what it has that others have not. */
export const FACTION_LESSONS: { readonly [name: string]: NamedScene } = {
  /** Cybersamurai lack a few points for an area, and have a laser. */
  'learn/cybersamurai': {
    options: { factions: ['cybersamurai', 'dark-seed'] },
    setting: {
      turn: 'cybersamurai',
      order: ['dark-seed', 'cybersamurai'],
      cards: { cybersamurai: 'AC01' },
      left: { movement: 0, combat: 1 },
      uplinks: ['amaterasu', 'tetsuo', 'kaneda'],
      owner: { c4: 'dark-seed', c8: 'dark-seed' },
      units: { c4: 'cs-2-1:2 worker:5', c2: 'cyberoid', c8: 'worker' },
    },
  },

  /** Dark Seed have an egg under the enemy's feet, far from home. */
  'learn/dark-seed': {
    options: { factions: ['dark-seed', 'nomads'] },
    setting: {
      phase: 'green',
      turn: 'dark-seed',
      order: ['nomads', 'dark-seed'],
      cards: { 'dark-seed': 'AC05', nomads: 'AC07' },
      left: { points: 3, oniPlace: 0, oniConquest: 0, oniMove: 0 },
      eggs: { c7: 1, c2: 1 },
      owner: { c7: 'nomads', c2: 'dark-seed' },
      units: { c7: 'private', c2: 'breeder', c10: 'private' },
    },
  },

  /** Two groups of Dark Seed march on an area with two mines. */
  'learn/nomads/mines': {
    options: { factions: ['nomads', 'dark-seed'] },
    setting: {
      turn: 'dark-seed',
      order: ['dark-seed', 'nomads'],
      left: { movement: 1, combat: 0 },
      mines: { c7: 2 },
      owner: { c7: 'nomads' },
      units: { c6: 'worker:3', b4: 'warrior worker', c2: 'worker', c8: 'private' },
    },
  },

  /** Nomads in a radioactive area, and a Stuff Sergeant who could lay a mine. */
  'learn/nomads/effect': {
    options: { factions: ['nomads', 'dark-seed'] },
    setting: {
      phase: 'blue',
      turn: 'nomads',
      order: ['dark-seed', 'nomads'],
      cards: { nomads: 'AC15' },
      left: { effect: true, draws: 0, plays: 0, initiative: 0 },
      properties: { c11: 'radioactive' },
      owner: { c8: 'nomads', c11: 'nomads' },
      units: { c8: 'stuff-sergeant', c11: 'launcher private:2 warrior:2', c2: 'worker' },
      weapons: { pistol: 2 },
    },
  },

  /** Nomads are about to take an area of Boarlords, whose Boarrior can build there. */
  'learn/boarlords/stronghold': {
    options: { factions: ['boarlords', 'nomads'] },
    setting: {
      phase: 'blue',
      turn: 'boarlords',
      order: ['nomads', 'boarlords'],
      cards: { boarlords: 'AC15' },
      left: { effect: true, draws: 0, plays: 0, initiative: 0 },
      owner: { c8: 'boarlords' },
      units: { c8: 'boarrior private:2', c2: 'private' },
    },
  },

  /** The moon center is two steps away, a step of movement is left, and there is a tunnel. */
  'learn/boarlords/tunnel': {
    options: { factions: ['boarlords', 'nomads'] },
    setting: {
      turn: 'boarlords',
      order: ['nomads', 'boarlords'],
      cards: { boarlords: 'AC17' },
      left: { movement: 1, combat: 1 },
      terraformings: ['tunnel b4-c8'],
      owner: { c8: 'boarlords' },
      units: { c8: 'boarmaiden squeaker', c2: 'private' },
    },
  },
}
