import type { RuleNumbers } from './rule-numbers.ts'
import type {
  AreaType,
  CombatCardId,
  CounterattackId,
  EventEffectId,
  Faction,
  GoalId,
  MissionId,
  OniKind,
  Phase,
  Power,
  Property,
  TerraformingKind,
  TileSet,
  Timing,
  UnitKind,
  UplinkId,
  WeaponKind,
} from './vocabulary.ts'

export type { RuleNumbers } from './rule-numbers.ts'
export * from './vocabulary.ts'

export type TileId = string
export type ActionCardId = string
export type EventId = string

/** Whether the printed game says so, what we know suggests it, or we filled a gap. */
export type Basis = 'attested' | 'inferred' | 'house'

/** What an entry rests on: the weakest basis of its facts, and a word on where they come from. */
export interface Sourced {
  readonly basis: Basis
  readonly source: string
}

/** What a card can make numbers of, for its text as well: `{{damage}}`. */
export type Numbers = { readonly [name: string]: number }

export interface Tile extends Sourced {
  readonly id: TileId
  readonly set: TileSet
  readonly type: Exclude<AreaType, 'moon'>
  /** What a mountain adds to the points needed, 0 elsewhere. */
  readonly mountain: number
  readonly property: Property | null
  /** Blockades as printed, in the directions they have before the tile is turned. */
  readonly blockades: readonly number[]
}

/** A tile on the board: the hex by its name, the tile, and by how many sixths of a turn it is rotated. */
export type PlacedTile = readonly [hex: string, tile: TileId, rotation: number]

export interface FixedMap extends Sourced {
  readonly id: string
  readonly name: string
  readonly areas: readonly PlacedTile[]
  /** The hexes that wait for a homezone. */
  readonly homezones: readonly string[]
}

export interface Unit extends Sourced {
  readonly id: UnitKind
  readonly name: string
  readonly power: Power
  /** Production points; none for what cannot be produced. */
  readonly cost: number | null
  readonly conquest: number
  readonly health: number
  readonly damage: number
  /** Miniatures. */
  readonly count: number
  readonly flying: boolean
  /** Never moves more than one hex in a phase. */
  readonly massive: boolean
  /** Has a combat action of its own in a red phase. */
  readonly aggressive: boolean
  /** Areas added to every move of its owner's choice. */
  readonly moveBonus: number
  /** Production points it gives in a green phase. */
  readonly productive: number
  /** The unit it can be made from, for the price difference given. */
  readonly upgrade: { readonly from: UnitKind; readonly cost: number } | null
}

/** Health under Protection: `health * times + plus`. */
export interface Protection {
  readonly times: number
  readonly plus: number
}

export interface FactionSheet extends Sourced {
  readonly id: Faction
  readonly name: string
  /** The faction's number: its place in the initiative order before the game. */
  readonly initiative: number
  /** From 1 to 3. */
  readonly complexity: number
  readonly homezone: 'edge' | 'anywhere'
  readonly protection: Protection
  readonly startingUnits: readonly (readonly [unit: UnitKind, count: number])[]
  readonly effect: { readonly name: string; readonly text: string }
  readonly defense: { readonly name: string; readonly text: string; readonly timing: Timing } | null
  readonly goal: GoalId
  /** The mission card it brings. */
  readonly mission: MissionId
}

export interface BlueActions {
  readonly factionEffect: boolean
  /** Events to draw, and how many may be played; both 0 without an event action. */
  readonly draw: number
  readonly play: number
  /** Places the initiative marker may be moved. */
  readonly initiative: number
}

export interface GreenActions {
  readonly production: number
  readonly oniPlace: number
  readonly oniConquest: number
  readonly oniMove: number
}

export interface RedActions {
  readonly movement: number
  readonly combat: number
}

/** A phase the card lacks is null. */
export interface ActionCard extends Sourced {
  readonly id: ActionCardId
  readonly name: string
  readonly blue: BlueActions | null
  readonly green: GreenActions | null
  readonly red: RedActions | null
}

export interface ConquestPart {
  /** Happens if there are points enough; the card may be played without. */
  readonly optional: boolean
  readonly multiplier: number
  /** Units in the six hexes around count as well. */
  readonly adjacent: boolean
}

export interface DamagePart {
  /** Whether the units' damage counts, and whether their health is added. */
  readonly units: boolean
  readonly health: boolean
  /** Whether a weapon per unit may be added. */
  readonly weapons: boolean
  /** Who decides which units are hit. */
  readonly chooser: 'owner' | 'attacker'
  /** Added if Tetsuo is installed. */
  readonly tetsuo: number
}

export interface CombatCard extends Sourced {
  readonly id: CombatCardId
  readonly power: Power
  readonly name: string
  readonly text: string
  /** Counterstrike against it is halved. */
  readonly annihilation: boolean
  readonly conquest: ConquestPart | null
  readonly damage: DamagePart | null
  /** Areas that the attackers may move when all is over. */
  readonly moveAfter: number
  /** Units that must take part. */
  readonly minUnits: number
  /** Needs another combat action left in the phase. */
  readonly notLast: boolean
  readonly oncePerRound: boolean
  readonly counterattacks: readonly CounterattackId[]
}

export interface Counterattack extends Sourced {
  readonly id: CounterattackId
  readonly name: string
  readonly timing: Timing
  readonly decides: 'defender' | 'attacker' | 'both' | 'nobody'
  readonly text: string
  readonly numbers: Numbers
}

export interface Uplink extends Sourced {
  readonly id: UplinkId
  readonly name: string
  readonly cost: number
  /** The phase it belongs to; white is always active. */
  readonly colour: Phase
  readonly text: string
  readonly numbers: Numbers
}

/** Where an event's effect may be aimed. */
export interface EventTarget {
  /** Areas with units or markers: all, only without units unless unstable, or no area is aimed at. */
  readonly occupied: 'all' | 'without-units' | 'none'
  readonly moon: 'yes' | 'no' | 'if-lost'
}

export interface EventEffect extends Sourced {
  readonly id: EventEffectId
  readonly text: string
  readonly numbers: Numbers
  readonly target: EventTarget
}

export interface EventCard extends Sourced {
  readonly id: EventId
  readonly name: string
  readonly effect: EventEffectId
}

export interface Weapon extends Sourced {
  readonly id: WeaponKind
  readonly name: string
  readonly bonus: number
  readonly count: number
  readonly cost: number
  /** Comes back with the faction effect and is ready from the start; the others are used up. */
  readonly reusable: boolean
}

export interface Terraforming extends Sourced {
  readonly id: TerraformingKind
  readonly name: string
  readonly count: number
  readonly text: string
  readonly numbers: Numbers
}

export interface Mission extends Sourced {
  readonly id: MissionId
  readonly name: string
  readonly points: number
  readonly text: string
  readonly numbers: Numbers
}

export interface Goal extends Sourced {
  readonly id: GoalId
  readonly name: string
  readonly points: number
  readonly text: string
  readonly numbers: Numbers
}

export type Table<Id extends string, T> = { readonly [id in Id]: T }

/** A content pack: every fact of tiles, units, cards and numbers. Rules read nothing else. */
export interface Content {
  readonly id: string
  readonly version: string
  readonly name: string
  readonly numbers: RuleNumbers
  readonly numberSources: Table<keyof RuleNumbers, Sourced>
  readonly tiles: Table<TileId, Tile>
  /** By the number of players. */
  readonly maps: { readonly [players: number]: FixedMap }
  /** Areas around the moon on a random map, by the number of players, and how many of each type it has at least. */
  readonly randomAreas: { readonly [players: number]: number }
  readonly randomAtLeast: { readonly [players: number]: { readonly [type in Tile['type']]?: number } }
  readonly factions: Table<Faction, FactionSheet>
  readonly units: Table<UnitKind, Unit>
  /** From which Oni the first ones on the moon are drawn. */
  readonly oniPool: Table<OniKind, number>
  readonly actionCards: Table<ActionCardId, ActionCard>
  readonly combatCards: Table<CombatCardId, CombatCard>
  readonly counterattacks: Table<CounterattackId, Counterattack>
  readonly uplinks: Table<UplinkId, Uplink>
  readonly events: Table<EventId, EventCard>
  readonly eventEffects: Table<EventEffectId, EventEffect>
  readonly weapons: Table<WeaponKind, Weapon>
  readonly terraformings: Table<TerraformingKind, Terraforming>
  readonly missions: Table<MissionId, Mission>
  readonly goals: Table<GoalId, Goal>
}
