import type { NpcId } from '../crafts.ts'
import type { Hold } from '../hold/hold.ts'
import type { Placement, Shape } from '../hold/shape.ts'
import type { ActionId, BoostId } from './ability-ids.ts'
import type { AbilityId, Entry, Gathering, MissionId, OutfitId, ShipId, Table, TileId, TitleId } from './entry.ts'
import type { Mission } from './mission.ts'
import type { Title } from './title.ts'

export type * from './entry.ts'
export type * from './mission.ts'
export * from './title.ts'

export const CARGO = ['spice', 'holo', 'terra', 'plasma', 'cyber'] as const
export type Cargo = (typeof CARGO)[number]

export const SYMBOLS = ['circle', 'triangle', 'square', 'diamond', 'cross', 'wave'] as const
export type EdgeSymbol = (typeof SYMBOLS)[number]

export const LAWS = ['lawful', 'neutral', 'outlaw'] as const
export type Law = (typeof LAWS)[number]

export const SECTOR_TYPES = [...LAWS, 'nebula', 'asteroid', 'debris', 'gate', 'void', 'star'] as const
export type SectorType = (typeof SECTOR_TYPES)[number]

export const TERRAINS = ['normal', 'asteroid', 'debris', 'nebula', 'star', 'planet', 'gate'] as const
export type Terrain = (typeof TERRAINS)[number]

/** What a hex is good for. At most one thing each. */
export type Special =
  | { readonly kind: 'spawn'; readonly number: number }
  | { readonly kind: 'mission' }
  | { readonly kind: 'exploration' }
  | { readonly kind: 'buy' | 'sell' | Gathering; readonly cargo: readonly Cargo[] }

/** One of the nineteen hexes of a tile: its place from the centre before the tile is turned. */
export interface TileHex {
  readonly q: number
  readonly r: number
  readonly terrain: Terrain
  readonly special: Special | undefined
}

/** Hexes of a tile that belong together: a planet, a nebula, a gate, a star. Asteroids and debris stand alone. */
export interface Region {
  readonly kind: Exclude<Terrain, 'normal'>
  /** Places in the tile's list of hexes. */
  readonly cells: readonly number[]
  /** Of a planet: the sides of its outline that are entrances; every other one is a shield. */
  readonly entrances: readonly { readonly cell: number; readonly direction: number }[]
}

/** What a side of a hex is marked with. It belongs to that hex alone: the hex across has a mark of its own. */
export const BORDERS = ['none', 'asteroid', 'debris', 'nebula', 'star', 'shield', 'entrance', 'gate'] as const
export type Border = (typeof BORDERS)[number]

/** A tile turned by some sixths, with everything by cell and direction of the board. */
export interface Layout {
  readonly terrain: readonly Terrain[]
  readonly special: readonly (Special | undefined)[]
  /** The place of its region in the tile's list, or -1. */
  readonly region: readonly number[]
  /** By cell times six plus direction. */
  readonly borders: readonly Border[]
  /** By cell: bit d is set if the border in direction d blocks the line of sight. */
  readonly walls: readonly number[]
  /** By cell: bit d is set if a shield or an entrance is in direction d. */
  readonly planetWalls: readonly number[]
  /** By side. */
  readonly symbols: readonly EdgeSymbol[]
}

export interface Tile extends Entry {
  readonly id: TileId
  readonly type: SectorType
  /** Of a planet's tile. */
  readonly law: Law | undefined
  /** A star is never part of a flyable route. */
  readonly flyable: boolean
  /** The gate that leads to spawn points instead of other gates. */
  readonly malfunctioning: boolean
  /** By side, before the tile is turned: six different ones. */
  readonly symbols: readonly EdgeSymbol[]
  /** By cell; see `CELLS` in map/lattice.ts for their order. */
  readonly hexes: readonly TileHex[]
  readonly regions: readonly Region[]
  /** The number of its spawn point, or 0. */
  readonly spawn: number
  /** Turned by 0 to 5 sixths counter-clockwise. */
  readonly layouts: readonly Layout[]
}

export const DICE = [6, 8, 12, 20] as const
export type Die = (typeof DICE)[number]

export type Tier = 1 | 2 | 3

/** The back of a ship's mat. It has no bearing on the rules. */
export interface Lore {
  readonly maker: string
  /** The year it was built, meters, tons, people. */
  readonly technical: { readonly built: number; readonly length: number; readonly mass: number; readonly crew: number }
  readonly note: string
  /** Read when somebody gets the ship. */
  readonly backstory: string
  /** Read aloud when somebody wins with it. */
  readonly victory: string
}

export interface Ship extends Entry, Lore {
  readonly id: ShipId
  readonly tier: Tier
  readonly price: number
  /** The top of its energy meter. */
  readonly energy: number
  readonly impulse: number
  readonly hold: Hold
  readonly ability: AbilityId
  /** By outfit: every way it fits into the empty, undamaged hold. */
  readonly fits: { readonly [outfit: OutfitId]: readonly Placement[] }
}

export type Numbers = { readonly [name: string]: number }

/** What is threatened: hold spaces or energy. */
export type Threat = 'damage' | 'energy'

/** As an action of its own. What it does is a rule: see abilities/effects. */
interface ActionUse {
  readonly id: ActionId
  readonly use: 'action' | 'minor' | 'attack'
}

/** With a defence: what it can prevent. */
interface DefenceUse {
  readonly id: BoostId
  readonly use: 'defense'
  readonly protects: readonly Threat[]
}

/** With an attack: by blasters or ramming, or on a single ship. */
interface AttackBoostUse {
  readonly id: BoostId
  readonly use: 'attackBoost'
  readonly goesWith: 'close-combat' | 'single-target'
}

/** With something whose rules know what its numbers mean. */
interface BoostUse {
  readonly id: BoostId
  readonly use: 'moveBoost' | 'buyBoost' | 'sellBoost' | 'gatherBoost'
}

/** When an ability is declared: as an action of its own, or together with something else. */
export type AbilityUse = Ability['use']

export type Ability = AbilityFacts & (ActionUse | DefenceUse | AttackBoostUse | BoostUse)

interface AbilityFacts extends Entry {
  readonly ship: ShipId
  readonly energy: number
  /** The d20: a least roll for success, a table of values, or no roll at all. */
  readonly roll: { readonly least: number } | { readonly table: Table } | 'none'
  readonly numbers: Numbers
  /** With `{{name}}` for its numbers, `{{least}}` and `{{table}}`. */
  readonly text: string
}

export const OUTFIT_TYPES = ['engine', 'shield', 'blaster', 'missile'] as const
export type OutfitType = (typeof OUTFIT_TYPES)[number]

export interface Outfit extends Entry {
  readonly id: OutfitId
  readonly type: OutfitType
  readonly tier: Tier
  readonly price: number
  readonly resale: number
  readonly die: Die
  readonly shape: Shape
  /** Of weapons: the least and the greatest range; 0 and 0 for the others. */
  readonly range: readonly [number, number]
}

export const MISSION_TYPES = ['research', 'shuttle', 'smuggler', 'thief', 'assassin', 'hunter'] as const
export type MissionType = (typeof MISSION_TYPES)[number]

export interface NpcAttack {
  readonly range: readonly [number, number]
  readonly dice: readonly Die[]
}

export interface Npc extends Entry {
  readonly id: NpcId
  readonly law: Law
  readonly tier: Tier
  readonly home: TileId
  readonly movement: number
  readonly toKill: number
  /** Rolled against every attack. */
  readonly defense: readonly Die[]
  readonly attacks: readonly NpcAttack[]
  /** The fame of its destroyer. */
  readonly fame: number
  /** On its card whenever it enters play. */
  readonly startBounty: number
  /** The Merchant's stops. */
  readonly route: readonly TileId[]
  /** Its other numbers: see npcs.ts. */
  readonly numbers: Numbers
}

/** The prices and limits of the game, each on its own line in constants.ts. */
export interface Constants {
  readonly startCredits: number
  readonly markers: number
  readonly cubesPerColour: number
  readonly outfitsPerKind: number
  readonly cubesPerPurchase: number
  readonly purchasePrice: number
  readonly salePrice: number
  readonly tradeFameCubes: number
  readonly fameCost: number
  readonly raidBounty: number
  readonly shieldBounty: number
  readonly entranceBounty: number
  readonly tokenCredits: number
  readonly scanEnergy: number
  readonly rescueNeeds: number
  readonly rescueEnergy: number
  readonly occupiedSpaceCost: number
  readonly missionsDrawn: number
  /** The greatest d20 that hurts: asteroid, nebula, mine, harvest, shield. */
  readonly hazardFails: number
  /** The greatest d20 that destroys: debris, salvage. */
  readonly debrisFails: number
  /** The least d20 that crosses a shield undetected. */
  readonly undetected: number
}

export interface FirstGame {
  readonly fame: number
  /** By slot; as many as there are players. */
  readonly tiles: readonly TileId[]
  readonly loadouts: { readonly [name: string]: readonly OutfitId[] }
}

/** A name on the fame track: it holds from this fame on, up to the next one. */
export interface Rank extends Entry {
  readonly from: number
}

/** A content pack: every fact of tiles, ships, cards and numbers. Rules read nothing else. */
export interface Content {
  readonly id: string
  readonly version: string
  readonly name: string
  readonly constants: Constants
  /** By tier minus one. */
  readonly repairCost: readonly number[]
  /** Places on the fame track where a title is drawn, in order. */
  readonly titleSpaces: readonly number[]
  /** The names along the fame track, in order; the first from 0 on. */
  readonly ranks: { readonly [id: string]: Rank }
  /** How many tokens of each kind there are. */
  readonly tokens: { readonly fame: number; readonly credits: number; readonly nothing: number }
  readonly firstGame: FirstGame
  readonly tiles: { readonly [id: TileId]: Tile }
  readonly ships: { readonly [id: ShipId]: Ship }
  readonly abilities: { readonly [id: string]: Ability }
  readonly outfits: { readonly [id: OutfitId]: Outfit }
  readonly missions: { readonly [id: MissionId]: Mission }
  readonly titles: { readonly [id: TitleId]: Title }
  readonly npcs: { readonly [id in NpcId]: Npc }
}
