import type { Npc } from '../types.ts'

/** The three autonomous ships. Attested: what they are after, their tiers and alignment; the numbers are ours unless the source says so. */
export const NPC_CARDS: readonly Npc[] = [
  {
    id: 'merchant',
    name: 'Merchant',
    law: 'neutral',
    tier: 1,
    home: 'doravin-v',
    movement: 5,
    toKill: 8,
    defense: [6],
    attacks: [],
    fame: 1,
    startBounty: 0,
    route: ['doravin-v', 'azure', 'kemplar-ii', 'neo-damascus', 'lunari'],
    // What it earns at a stop; how far it runs after it was attacked.
    numbers: { earns: 1000, runs: 8 },
    basis: 'attested',
    source: 'behaviour, tier, earnings: rules; first stop: a player’s report; home and other numbers: house',
  },
  {
    id: 'enforcer',
    name: 'Enforcer',
    law: 'lawful',
    tier: 2,
    home: 'kemplar-ii',
    movement: 7,
    toKill: 12,
    defense: [8, 8],
    attacks: [
      { range: [1, 1], dice: [12] },
      { range: [2, 6], dice: [8] },
    ],
    fame: 2,
    startBounty: 0,
    route: [],
    // How many sectors away it notices an outlaw.
    numbers: { nearby: 2 },
    basis: 'attested',
    source: 'behaviour, tier: rules; home, missiles: players’ reports; numbers: house',
  },
  {
    id: 'scoundrel',
    name: 'Scoundrel',
    law: 'outlaw',
    tier: 1,
    home: 'loath',
    movement: 6,
    toKill: 9,
    defense: [8],
    attacks: [{ range: [1, 1], dice: [8, 8] }],
    fame: 1,
    startBounty: 2000,
    route: [],
    // How many sectors away it notices a victim; how far it flees after an attack; what it gains for destroying an innocent ship.
    numbers: { nearby: 2, flees: 4, killBonus: 1000 },
    basis: 'attested',
    source: 'behaviour, tier, home: rules; first bounty, gain for a kill: players’ reports; numbers: house',
  },
]
