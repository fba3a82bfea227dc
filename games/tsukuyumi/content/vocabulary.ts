/** The vocabulary of the content: every list gives its values and their union. */

export const FACTIONS = ['cybersamurai', 'dark-seed', 'nomads', 'boarlords'] as const
export type Faction = (typeof FACTIONS)[number]

/** Whose units and markers can lie on the board. */
export type Power = Faction | 'oni'

export const PHASES = ['white', 'blue', 'green', 'red'] as const
export type Phase = (typeof PHASES)[number]

export const AREA_TYPES = ['ocean', 'fertile', 'mountain', 'river', 'devastated', 'moon'] as const
export type AreaType = (typeof AREA_TYPES)[number]

/** Properties that markers can give; toxic is printed or not there. */
export const MARKED_PROPERTIES = ['radioactive', 'unstable', 'tsukuyumi'] as const
export type MarkedProperty = (typeof MARKED_PROPERTIES)[number]

export const PROPERTIES = [...MARKED_PROPERTIES, 'toxic'] as const
export type Property = (typeof PROPERTIES)[number]

/** The boxes that tiles come from: only those of the core box are in every match. */
export const TILE_SETS = ['core', 'player-plus', 'after-the-moonfall'] as const
export type TileSet = (typeof TILE_SETS)[number]

export const UNIT_KINDS = {
  cybersamurai: ['attack-drone', 'shield-drone', 'cs-2-1', 'cs-2-2', 'cyberoid', 'shogun'],
  'dark-seed': ['worker', 'breeder', 'wasp', 'warrior', 'conqueror', 'planter', 'stinger'],
  nomads: ['dog', 'private', 'stuff-sergeant', 'hunter', 'launcher', 'squad-leader', 'lt-dan'],
  boarlords: ['squeaker', 'boarrior', 'boarmaiden', 'boarguard', 'boarmaster', 'boarmother'],
  oni: ['oni-small', 'oni-medium', 'oni-large'],
} as const satisfies { readonly [power in Power]: readonly string[] }
export type UnitKind = (typeof UNIT_KINDS)[Power][number]
export type OniKind = (typeof UNIT_KINDS)['oni'][number]

/** Units on the board that can become others. */
export const UPGRADES = {
  cybersamurai: [],
  'dark-seed': [
    { from: 'worker', to: 'warrior' },
    { from: 'worker', to: 'conqueror' },
    { from: 'worker', to: 'planter' },
    { from: 'warrior', to: 'stinger' },
  ],
  nomads: [],
  boarlords: [
    { from: 'squeaker', to: 'boarrior' },
    { from: 'squeaker', to: 'boarmaiden' },
    { from: 'boarmaiden', to: 'boarguard' },
    { from: 'boarmaiden', to: 'boarmaster' },
    { from: 'boarmaiden', to: 'boarmother' },
  ],
} as const satisfies { readonly [faction in Faction]: readonly { readonly from: UnitKind; readonly to: UnitKind }[] }

export const WHITE_ACTIONS = ['production', 'movement', 'combat', 'events'] as const

export const COMBAT_CARDS = {
  cybersamurai: ['cs-annihilation', 'cs-conquest', 'cs-target'],
  'dark-seed': ['ds-annihilation', 'ds-conquest', 'ds-kamikaze', 'ds-swarm'],
  nomads: ['no-annihilation', 'no-conquest', 'no-guerilla', 'no-assume'],
  boarlords: ['bo-annihilation', 'bo-conquest', 'bo-raging-horde', 'bo-stampede'],
  oni: ['oni-conquest'],
} as const satisfies { readonly [power in Power]: readonly string[] }
export type CombatCardId = (typeof COMBAT_CARDS)[Power][number]

export const COUNTERATTACKS = [
  'counterstrike',
  'defense-action',
  'protection',
  'slow-conquest',
  'retreat',
  'hold-the-line',
  'time-consuming',
  'natures-wisdom',
  'damaged-earth-crust',
  'sacrifice',
  'pushback',
  'total-loss',
  'a-darker-future',
  'crush-the-bugs',
  'vendetta',
  'out-of-ammo',
  'martyrs',
  'what-a-racket',
  'misfire',
  'trampled-to-death',
  'loss-of-control',
  'landscaping',
  'de-evolution',
  'escape',
  'hold-your-ground',
  'where-there-is-one',
] as const
export type CounterattackId = (typeof COUNTERATTACKS)[number]

/** When a counterattack works; a defense action has the timing of its faction. */
export type Timing = 'pre' | 'attack' | 'counter' | 'post' | 'after-turn' | 'by-faction'

export const UPLINKS = [
  'amaterasu',
  'tetsuo',
  'kaneda',
  'rocket-attack',
  'tenno',
  'samurai',
  'bushido',
  'espionage',
  'ghost',
  'shogun',
] as const
export type UplinkId = (typeof UPLINKS)[number]

export const EVENT_EFFECTS = [
  'rotate-tile',
  'add-tsukuyumi',
  'add-unstable',
  'open-blockade',
  'march',
  'swap-tiles',
  'add-tile',
  'neutralise',
  'replay',
  'initiative',
  'move-all',
  'close-side',
  'produce',
  'add-radioactive',
  'combat',
] as const
export type EventEffectId = (typeof EVENT_EFFECTS)[number]

export const WEAPONS = ['pistol', 'rifle', 'tube', 'grenade'] as const
export type WeaponKind = (typeof WEAPONS)[number]

export const TERRAFORMINGS = ['pigs', 'tunnel', 'stronghold', 'cover'] as const
export type TerraformingKind = (typeof TERRAFORMINGS)[number]

export const MISSIONS = ['geo-tagging', 'swarm', 'survival-of-the-fittest', 'moonstruck'] as const
export type MissionId = (typeof MISSIONS)[number]

export const GOALS = ['gps-mapping', 'space-for-the-swarm', 'regain-former-strength', 'territorial-expansion'] as const
export type GoalId = (typeof GOALS)[number]
