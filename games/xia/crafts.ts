/** The players' colours, one for each seat. */
export const COLOURS = ['Red', 'Blue', 'Yellow', 'Green', 'Purple'] as const

export const NPCS = ['merchant', 'enforcer', 'scoundrel'] as const
export type NpcId = (typeof NPCS)[number]

/** A ship on the board: a player's by seat, then the three that nobody flies. */
export type Craft = number

export const MERCHANT: Craft = 5
export const ENFORCER: Craft = 6
export const SCOUNDREL: Craft = 7

export const NOBODY = -1

export const isPlayer = (craft: Craft): boolean => craft < MERCHANT

export const npcIdOf = (craft: Craft): NpcId => NPCS[craft - MERCHANT]

export const CRAFT_NAMES: readonly string[] = [...COLOURS, ...NPCS]

export const craftName = (craft: Craft): string => CRAFT_NAMES[craft]
export const craftNamed = (name: string): Craft => CRAFT_NAMES.indexOf(name)
