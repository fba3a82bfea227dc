import type { Scene, Setup } from '@orrery/engine'
import type { Chosen } from '../options.ts'
import type { State } from '../rules/state/state.ts'
import { buildScene, type NamedScene } from './build.ts'
import { FACTION_LESSONS } from './lessons/factions.ts'
import { FIRST_LESSONS } from './lessons/first.ts'

const SCENES: { readonly [name: string]: NamedScene } = {
  /**
   * A first match after its set-up: half an army each, and land that is the same for both when it is turned around. The learner has the
   * first seat, and begins with the draft of the first round.
   */
  'first-match': {
    options: { factions: ['nomads', 'dark-seed'], rounds: 3, variants: ['half-armies'] },
    setting: {
      phase: 'select',
      owner: { c8: 'nomads', c10: 'nomads', c7: 'nomads', c2: 'dark-seed', c4: 'dark-seed', c1: 'dark-seed' },
      units: {
        a0: 'oni-medium',
        b1: 'oni-medium',
        b2: 'oni-small',
        b3: 'oni-small',
        b4: 'oni-medium',
        b5: 'oni-small',
        b6: 'oni-small',
        c7: 'private hunter stuff-sergeant',
        c8: 'lt-dan squad-leader private',
        c10: 'launcher dog',
        c1: 'worker wasp breeder',
        c2: 'planter worker:2 warrior',
        c4: 'worker conqueror',
      },
      mines: { c7: 1, c8: 1 },
      eggs: { c1: 2, c2: 2, c4: 2 },
      weapons: { pistol: 5 },
    },
  },
  /** Two armies as they begin a match: the first choice of white actions, with nothing in reach yet. */
  'first-turn': {
    options: { factions: ['nomads', 'dark-seed'] },
    setting: {
      phase: 'white',
      turn: 'dark-seed',
      owner: { c2: 'dark-seed', c4: 'dark-seed', c5: 'dark-seed', c8: 'nomads', c10: 'nomads', c11: 'nomads' },
      units: {
        a0: 'oni-medium',
        b1: 'oni-small',
        b2: 'oni-small',
        b3: 'oni-large',
        b4: 'oni-medium',
        b5: 'oni-small',
        b6: 'oni-medium',
        c2: 'worker:3 planter breeder wasp',
        c4: 'worker:2 warrior:2 conqueror',
        c5: 'worker:2 breeder wasp',
        c8: 'lt-dan private stuff-sergeant dog',
        c10: 'squad-leader private launcher stuff-sergeant',
        c11: 'hunter private',
      },
      eggs: { c2: 2, c4: 2, c5: 2 },
      mines: { c8: 1, c10: 1 },
      weapons: { pistol: 5 },
    },
  },
  /** An attack on the moon is declared: whoever chooses card and counterattack well holds its centre. */
  'battle-for-the-moon': {
    options: { factions: ['nomads', 'boarlords', 'cybersamurai'] },
    setting: {
      round: 2,
      phase: 'red',
      turn: 'nomads',
      attack: 'a0',
      left: { movement: 0, combat: 0 },
      handSize: 4,
      discards: ['AC02', 'AC03', 'AC04'],
      cards: { nomads: 'AC01', boarlords: 'AC05', cybersamurai: 'AC07' },
      owner: { a0: 'boarlords', c1: 'cybersamurai', c2: 'cybersamurai', c5: 'nomads', c6: 'nomads', c9: 'boarlords' },
      units: {
        a0: 'lt-dan squad-leader private:2 launcher boarmaiden boarrior squeaker:2 attack-drone:2 cs-2-2 oni-small',
        b1: 'oni-medium',
        b4: 'cs-2-1 shield-drone',
        c5: 'stuff-sergeant dog',
        c9: 'boarmother boarrior squeaker',
      },
      weapons: { pistol: 3, rifle: 1 },
      uplinks: ['amaterasu', 'samurai', 'bushido'],
      terraformings: ['cover c9', 'stronghold c9'],
      events: { boarlords: ['EV04'], nomads: ['EV10'] },
      points: { boarlords: 1 },
    },
  },
  /** The last red turns of a match of four: a fertile ground more decides it. */
  'last-red-phase': {
    options: { factions: ['cybersamurai', 'dark-seed', 'nomads', 'boarlords'] },
    setting: {
      round: 4,
      phase: 'red',
      turn: 'cybersamurai',
      handSize: 2,
      discards: ['AC02', 'AC03', 'AC04', 'AC06', 'AC08', 'AC09', 'AC10', 'AC11', 'AC12', 'AC13', 'AC14', 'AC15'],
      cards: { cybersamurai: 'AC01', 'dark-seed': 'AC05', nomads: 'AC07', boarlords: 'AC16' },
      owner: {
        a0: 'oni',
        b1: 'cybersamurai',
        c2: 'cybersamurai',
        d1: 'cybersamurai',
        c4: 'dark-seed',
        c5: 'dark-seed',
        d5: 'dark-seed',
        d7: 'dark-seed',
        c7: 'nomads',
        c8: 'nomads',
        d10: 'nomads',
        d12: 'nomads',
        c10: 'boarlords',
        c11: 'boarlords',
        d14: 'boarlords',
        d16: 'boarlords',
      },
      units: {
        a0: 'oni-large:2',
        b1: 'cs-2-1:2 cs-2-2 attack-drone:2',
        c3: 'cyberoid shield-drone worker:4 warrior:2',
        c5: 'planter breeder conqueror wasp:2',
        d9: 'private:3 launcher hunter lt-dan',
        c9: 'squad-leader dog boarrior boarmaiden',
        d13: 'boarguard squeaker:3',
        d16: 'boarmother boarrior',
        b4: 'oni-medium oni-small',
      },
      eggs: { c5: 2, d7: 1 },
      mines: { d10: 1 },
      weapons: { pistol: 2, grenade: 1 },
      uplinks: ['amaterasu', 'tetsuo', 'kaneda'],
      terraformings: ['cover d16', 'tunnel c10-c11'],
      events: { 'dark-seed': ['EV19'], boarlords: ['EV20'] },
      points: { cybersamurai: 1, nomads: 1, boarlords: 1 },
    },
  },
}

/** The named positions of the game, made from its set-up. */
export const scenesFor = (begin: (setup: Setup<Chosen>) => State): { readonly [name: string]: Scene<State> } =>
  Object.fromEntries(
    Object.entries({ ...SCENES, ...FIRST_LESSONS, ...FACTION_LESSONS }).map(([name, { options, setting }]) => [
      name,
      {
        players: [options.factions.length],
        options,
        // Options that were settled are what the specs say.
        position: (setup) => buildScene(begin(setup as unknown as Setup<Chosen>), setting),
      },
    ]),
  )
