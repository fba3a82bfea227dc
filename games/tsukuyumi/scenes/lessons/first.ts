import type { NamedScene } from '../build.ts'

/** The learner is Nomads at c9; Dark Seed at c3 act first. */
const AGAINST_DARK_SEED = { factions: ['nomads', 'dark-seed'] } as const
const AFTER_DARK_SEED = { turn: 'nomads', order: ['dark-seed', 'nomads'] } as const

/** The learner is Nomads at c3; Boarlords at c9 act first. */
const AGAINST_BOARLORDS = { factions: ['nomads', 'boarlords'] } as const
const AFTER_BOARLORDS = { turn: 'nomads', order: ['boarlords', 'nomads'] } as const

/** The positions of the lessons that everybody begins with. They are scenes, so that a lesson is a match like any other. */
export const FIRST_LESSONS: { readonly [name: string]: NamedScene } = {
  /** Three areas that nobody owns, one of them fertile and one in the mountains, and two attacks. */
  'learn/take-ground': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      cards: { nomads: 'AC05' },
      left: { movement: 0, combat: 2 },
      owner: { c8: 'nomads' },
      units: { c7: 'private', c6: 'private', c10: 'private', c2: 'worker' },
    },
  },

  /** Two ways to the moon center, each with enemies on it. */
  'learn/walk-through': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      cards: { nomads: 'AC01' },
      left: { movement: 2, combat: 1 },
      owner: { c8: 'nomads' },
      units: { c8: 'private:4', b4: 'worker:2', b5: 'worker:4', c2: 'worker' },
    },
  },

  /** Four enemies in an area of theirs, two attacks, and a pistol. */
  'learn/hit-hard': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      cards: { nomads: 'AC05' },
      left: { movement: 0, combat: 2 },
      weapons: { pistol: 1 },
      owner: { c8: 'dark-seed' },
      units: { c8: 'private:2 launcher warrior:2 worker:2', c2: 'worker' },
    },
  },

  /** Dark Seed conquer an area, and Nomads cannot stop them. */
  'learn/your-answer': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      cards: { 'dark-seed': 'AC01' },
      turn: 'dark-seed',
      left: { movement: 0, combat: 1 },
      owner: { c8: 'nomads' },
      units: { c8: 'private:2 launcher worker:5 warrior', c7: 'private', c2: 'worker' },
    },
  },

  /** The beginning of a round: people at the edge of free ground, and a hand that offers attacks or growth. */
  'learn/one-card/draft': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      round: 2,
      phase: 'select',
      cards: { nomads: 'AC02', 'dark-seed': 'AC03' },
      hands: {
        nomads: ['AC01', 'AC11', 'AC26', 'AC28', 'AC36'],
        'dark-seed': ['AC04', 'AC05', 'AC06', 'AC07', 'AC08'],
      },
      owner: { c8: 'nomads' },
      units: { c8: 'private:3', c2: 'worker' },
    },
  },

  /** The white phase, with somebody on fertile ground that nobody owns. */
  'learn/one-card/white': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      round: 2,
      phase: 'white',
      cards: { nomads: 'AC11' },
      owner: { c8: 'nomads' },
      units: { c8: 'private:2', c7: 'private', c2: 'worker' },
    },
  },

  /** The green phase, with enemies next to an area that one Private holds. */
  'learn/one-card/green': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      round: 2,
      phase: 'green',
      cards: { nomads: 'AC11' },
      left: { points: 4, oniPlace: 0, oniConquest: 0, oniMove: 0 },
      owner: { c8: 'nomads' },
      units: { c8: 'private', c7: 'warrior:3', c2: 'worker' },
    },
  },

  /** A card that makes Nomads act with the Oni, and three areas of Dark Seed beside the moon. */
  'learn/demons': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      cards: { nomads: 'AC04' },
      phase: 'green',
      left: { points: 0, oniPlace: 1, oniConquest: 1, oniMove: 0 },
      owner: { c2: 'dark-seed', c4: 'dark-seed', c1: 'dark-seed', c8: 'nomads' },
      units: { c8: 'private:2', c2: 'worker:3', c4: 'worker:5', c1: 'warrior:2', b1: 'oni-medium' },
    },
  },

  /** An army nobody can beat, on unstable ground. */
  'learn/moving-earth/event': {
    options: AGAINST_BOARLORDS,
    setting: {
      ...AFTER_BOARLORDS,
      cards: { nomads: 'AC17' },
      phase: 'blue',
      left: { effect: false, draws: 0, plays: 1, initiative: 0 },
      events: { nomads: ['EV19'] },
      owner: { c2: 'nomads', c10: 'boarlords', c11: 'boarlords' },
      units: { c2: 'private:2', c10: 'boarmaiden', c11: 'boarguard:2', c12: 'hunter' },
    },
  },

  /** The last turn of the same round: the ground is radioactive now, and a Hunter is in it too. */
  'learn/moving-earth/fallout': {
    options: AGAINST_BOARLORDS,
    setting: {
      ...AFTER_BOARLORDS,
      cards: { nomads: 'AC17' },
      left: { movement: 1, combat: 0 },
      properties: { c11: 'radioactive' },
      eventDiscard: ['EV19'],
      owner: { c2: 'nomads', c10: 'boarlords', c11: 'boarlords' },
      units: { c2: 'private:2', c10: 'boarmaiden', c11: 'boarguard:2 hunter' },
    },
  },

  /** The last attack of a match: one area of three decides it. */
  'learn/last-attack': {
    options: AGAINST_DARK_SEED,
    setting: {
      ...AFTER_DARK_SEED,
      cards: { nomads: 'AC01' },
      round: 4,
      handSize: 2,
      left: { movement: 0, combat: 1 },
      owner: {
        c8: 'nomads',
        c6: 'nomads',
        c10: 'nomads',
        c11: 'nomads',
        c12: 'nomads',
        c2: 'dark-seed',
        c4: 'dark-seed',
        c1: 'dark-seed',
        c5: 'dark-seed',
        b1: 'dark-seed',
        b2: 'dark-seed',
      },
      units: { a0: 'private', c7: 'private', c1: 'private:2 worker' },
    },
  },
}
