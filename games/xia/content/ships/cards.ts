import { readHold } from '../../hold/hold.ts'
import { placementsOf } from '../../hold/shape.ts'
import { OUTFITS } from '../outfits/cards.ts'
import type { Lore, Outfit, Ship } from '../types.ts'
import { TIER_1 } from './lore/tier-1.ts'
import { TIER_2 } from './lore/tier-2.ts'
import { TIER_3 } from './lore/tier-3.ts'

/** A ship as it is written down: its hold is a drawing with `#` for spaces and `/` between the rows. */
export type ShipFacts = Omit<Ship, 'hold' | 'fits'> & { readonly hold: string }

/** What its mat says, without the back of it. */
type MatFacts = Omit<ShipFacts, keyof Lore>

export function readShip(facts: ShipFacts, outfits: readonly Outfit[]): Ship {
  const hold = readHold(facts.hold)
  const fits = Object.fromEntries(outfits.map((outfit) => [outfit.id, placementsOf(hold, outfit.shape)]))
  return Object.freeze({ ...facts, hold, fits: Object.freeze(fits) })
}

/** The source of a ship of which nothing is known but what its tier costs. */
const ours = { basis: 'house', source: 'price of its tier: rules; everything else: house' } as const

const LORE: { readonly [ship: string]: Lore } = { ...TIER_1, ...TIER_2, ...TIER_3 }

const FACTS: readonly MatFacts[] = [
  {
    id: 'puddle-jumper',
    name: 'Puddle Jumper',
    tier: 1,
    price: 0,
    energy: 8,
    impulse: 5,
    hold: '#### / #### / .##.',
    ability: 'slipstream-hop',
    basis: 'attested',
    source: 'name: rules; tier: a report of a first turn; numbers: house',
  },
  {
    id: 'gaiden',
    name: 'Gaiden',
    tier: 1,
    price: 0,
    energy: 9,
    impulse: 4,
    hold: '.##. / #### / #### / .#..',
    ability: 'evasive-thrusters',
    basis: 'inferred',
    source: 'name: rules; tier: its place in the printed examples; numbers: house',
  },
  {
    id: 'numerator',
    name: 'Numerator',
    tier: 1,
    price: 0,
    energy: 10,
    impulse: 3,
    hold: '###. / #### / ####',
    ability: 'auto-pilot',
    basis: 'attested',
    source: 'name: rules; tier: reviews; numbers: house',
  },
  {
    id: 'easy-tiger',
    name: 'Easy Tiger',
    tier: 1,
    price: 0,
    energy: 8,
    impulse: 4,
    hold: '##.. / #### / ####',
    ability: 'pounce',
    basis: 'attested',
    source: 'name: rules; tier: a review; numbers: house',
  },
  {
    id: 'nightshade',
    name: 'Nightshade',
    tier: 1,
    price: 0,
    energy: 9,
    impulse: 5,
    hold: '.##. / #### / ###.',
    ability: 'dark-veil',
    basis: 'inferred',
    source: 'name: rules; tier: its place in the printed examples; numbers: house',
  },
  {
    id: 'swamp-rat',
    name: 'Swamp Rat',
    tier: 1,
    price: 0,
    energy: 7,
    impulse: 4,
    hold: '#### / #### / ####',
    ability: 'mag-harpoon',
    basis: 'attested',
    source: 'name: rules; tier: a review; numbers: house',
  },
  {
    id: 'copper-lark',
    name: 'Copper Lark',
    tier: 2,
    price: 5000,
    energy: 9,
    impulse: 3,
    hold: '##### / ##### / #####',
    ability: 'bulk-broker',
    ...ours,
  },
  {
    id: 'iron-petrel',
    name: 'Iron Petrel',
    tier: 2,
    price: 5000,
    energy: 10,
    impulse: 3,
    hold: '####. / ##### / #####',
    ability: 'prospector-rig',
    ...ours,
  },
  {
    id: 'halcyon-dart',
    name: 'Halcyon Dart',
    tier: 2,
    price: 5000,
    energy: 12,
    impulse: 4,
    hold: '..##.. / ###### / .####.',
    ability: 'overburn',
    ...ours,
  },
  {
    id: 'bastion-mule',
    name: 'Bastion Mule',
    tier: 2,
    price: 5000,
    energy: 9,
    impulse: 2,
    hold: '#### / #### / #### / ###.',
    ability: 'ablative-plating',
    ...ours,
  },
  {
    id: 'vesper-knife',
    name: 'Vesper Knife',
    tier: 2,
    price: 5000,
    energy: 11,
    impulse: 4,
    hold: '#.... / ####. / ##### / ###..',
    ability: 'lock-jammer',
    ...ours,
  },
  {
    id: 'saffron-kite',
    name: 'Saffron Kite',
    tier: 2,
    price: 5000,
    energy: 11,
    impulse: 3,
    hold: '..#.. / .###. / ##### / .###. / ..#..',
    ability: 'forged-papers',
    ...ours,
  },
  {
    id: 'argent-leviathan',
    name: 'Argent Leviathan',
    tier: 3,
    price: 8000,
    energy: 12,
    impulse: 6,
    hold: '###### / ###### / ######',
    ability: 'broadside',
    ...ours,
  },
  {
    id: 'meridian-rook',
    name: 'Meridian Rook',
    tier: 3,
    price: 8000,
    energy: 14,
    impulse: 7,
    hold: '#...# / ##### / ##### / .###.',
    ability: 'fold-jump',
    ...ours,
  },
  {
    id: 'gilded-auroch',
    name: 'Gilded Auroch',
    tier: 3,
    price: 8000,
    energy: 11,
    impulse: 6,
    hold: '#....# / ###### / ###### / .####.',
    ability: 'price-fixer',
    ...ours,
  },
  {
    id: 'obsidian-choir',
    name: 'Obsidian Choir',
    tier: 3,
    price: 8000,
    energy: 14,
    impulse: 7,
    hold: '#### / #### / #### / ####',
    ability: 'siphon-lance',
    ...ours,
  },
  {
    id: 'twin-mirage',
    name: 'Twin Mirage',
    tier: 3,
    price: 8000,
    energy: 13,
    impulse: 7,
    hold: '###.### / ###.### / ..####.',
    ability: 'replication',
    ...ours,
  },
  {
    id: 'wardens-oath',
    name: 'Warden’s Oath',
    tier: 3,
    price: 8000,
    energy: 12,
    impulse: 6,
    hold: '.###. / ##### / ##### / .####',
    ability: 'repair-swarm',
    ...ours,
  },
]

/** The eighteen ships: six of each tier. */
export const SHIPS: readonly Ship[] = FACTS.map((facts) => readShip({ ...facts, ...LORE[facts.id] }, OUTFITS))
