import type { FactionSheet, Terraforming, Weapon } from '../types.ts'

/** The four faction sheets. Text between double braces is a number of the rules. */
export const FACTION_SHEETS: readonly FactionSheet[] = [
  {
    id: 'cybersamurai',
    name: 'Cybersamurai',
    initiative: 1,
    complexity: 2,
    homezone: 'edge',
    protection: { times: 2, plus: 0 },
    startingUnits: [
      ['attack-drone', 3],
      ['shield-drone', 2],
      ['cs-2-1', 2],
      ['cs-2-2', 1],
      ['cyberoid', 1],
    ],
    effect: {
      name: 'Call of the Tenno',
      text: 'With Tenno installed: fire Tetsuo, or place the blue Kaneda or the blue Rocket marker. That Uplink must be installed too.',
    },
    defense: {
      name: 'Defense Matrix',
      timing: 'pre',
      text: 'Put the blue Kaneda on a side of the contested area or the blue Rocket in it, or fire Tetsuo into it. The Uplink must be installed. A blue marker on the board moves here.',
    },
    goal: 'gps-mapping',
    mission: 'geo-tagging',
    basis: 'house',
    source: 'values, effect, defense, goal: faction sheet, codex; initiative: box photo; starting units: ours',
  },
  {
    id: 'dark-seed',
    name: 'Dark Seed',
    initiative: 2,
    complexity: 2,
    homezone: 'anywhere',
    protection: { times: 1, plus: 0 },
    startingUnits: [
      ['planter', 1],
      ['warrior', 2],
      ['worker', 7],
      ['wasp', 2],
      ['breeder', 2],
      ['conqueror', 1],
    ],
    effect: {
      name: 'Swarm Orders',
      text: 'Give {{swarmOrders}} of these orders: units move 1 area; units fly this round; Planters and Breeders lay an egg each. Conquerors may also begin an attack, then leave the board.',
    },
    defense: {
      name: 'For the Queen',
      timing: 'pre',
      text: 'Before the attack, sacrifice half of your units in the area, rounded up. Move the others together to one adjacent area.',
    },
    goal: 'space-for-the-swarm',
    mission: 'swarm',
    basis: 'attested',
    source: 'faction sheet, codex',
  },
  {
    id: 'nomads',
    name: 'Nomads',
    initiative: 3,
    complexity: 1,
    homezone: 'edge',
    protection: { times: 1, plus: 5 },
    startingUnits: [
      ['lt-dan', 1],
      ['squad-leader', 1],
      ['hunter', 2],
      ['dog', 2],
      ['launcher', 1],
      ['stuff-sergeant', 2],
      ['private', 3],
    ],
    effect: {
      name: 'Rearm',
      text: 'Ready all Pistols. Then each Stuff Sergeant may lay a mine in its area, or your units are immune to radioactivity until the end of the round.',
    },
    defense: null,
    goal: 'regain-former-strength',
    mission: 'survival-of-the-fittest',
    basis: 'house',
    source: 'values, effect, goal: faction sheet, codex; initiative: box photo; starting units: ours',
  },
  {
    id: 'boarlords',
    name: 'Boarlords',
    initiative: 4,
    complexity: 1,
    homezone: 'edge',
    protection: { times: 1, plus: 10 },
    startingUnits: [
      ['boarmother', 1],
      ['boarguard', 1],
      ['boarmaiden', 2],
      ['boarrior', 2],
      ['squeaker', 3],
    ],
    effect: {
      name: 'Terraform',
      text: 'Each Boarrior may place up to {{terraformingsPerBoarrior|# Terraforming|# Terraformings}} in its own area.',
    },
    defense: {
      name: 'Displacement',
      timing: 'post',
      text: 'After the combat, you may move all enemy units that were in it to adjacent areas, Oni included, even if you have no unit left.',
    },
    goal: 'territorial-expansion',
    mission: 'moonstruck',
    basis: 'house',
    source: 'values, effect, defense, goal: faction sheet, codex; initiative: box photo; starting units: ours',
  },
]

/** The Nomads' weapons. */
export const WEAPON_KINDS: readonly Weapon[] = [
  {
    id: 'pistol',
    name: 'Pistol',
    bonus: 10,
    count: 5,
    cost: 0,
    reusable: true,
    basis: 'attested',
    source: 'codex',
  },
  ...(
    [
      ['rifle', 'Rifle', 15, 3, 'bonus: faction sheet; number: ours'],
      ['tube', 'Rocket Tube', 20, 2, 'ours'],
      ['grenade', 'Grenade', 25, 2, 'bonus: faction sheet; number: ours'],
    ] as const
  ).map(([id, name, bonus, count, source]) => ({
    id,
    name,
    bonus,
    count,
    cost: 1,
    reusable: false,
    basis: 'house' as const,
    source: `cost: faction sheet; ${source}, 12 weapons in all in the first edition`,
  })),
]

/** What Boarriors build. There were 35 in the first edition; how many of each is ours. */
export const TERRAFORMING_KINDS: readonly Terraforming[] = [
  {
    id: 'pigs',
    name: 'Blockade of Pigs',
    count: 8,
    text: 'Closes a side of the area for everyone but Boarlords. Others can remove or change it only with effects that name Terraformings.',
    numbers: {},
    basis: 'house',
    source: 'effect: codex; number: ours',
  },
  {
    id: 'tunnel',
    name: 'Tunnel',
    count: 9,
    text: 'Joins the area with an adjacent one. Boarlords cross it without using range, past blockades and enemies, in one of their movements per round.',
    numbers: {},
    basis: 'house',
    source: 'effect: codex; number: ours',
  },
  {
    id: 'stronghold',
    name: 'Stronghold',
    count: 9,
    text: 'Counts as {{points|# conquest point|# conquest points}} for the Boarlords, even without units there. It gives no counterattack.',
    numbers: { points: 15 },
    basis: 'house',
    source: 'effect: codex; number: ours',
  },
  {
    id: 'cover',
    name: 'Cover',
    count: 9,
    text: 'Takes {{damage}} off damage dealt to Boarlords in the area, once for the whole sum.',
    numbers: { damage: 10 },
    basis: 'house',
    source: 'effect: codex; number: ours',
  },
]
