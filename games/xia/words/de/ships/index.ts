import type { GermanLore } from './german-lore.ts'
import { TIER_1 } from './tier-1.ts'
import { TIER_2 } from './tier-2.ts'
import { TIER_3 } from './tier-3.ts'

export const ships: { readonly [ship: string]: GermanLore } = { ...TIER_1, ...TIER_2, ...TIER_3 }
