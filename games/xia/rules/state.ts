import type { BaseState, Fixed, Seat } from '@orrery/engine'
import type { AbilityId, MissionId, OutfitId, ShipId, TileId, TitleId } from '../content/types.ts'
import { type Craft, isPlayer, MERCHANT, NOBODY, npcIdOf } from '../crafts.ts'
import type { Spaces } from '../hold/hold.ts'
import type { Hex } from '../map/hex.ts'
import type { Index, Sectors } from '../map/sectors.ts'
import type { Pack } from './offers.ts'

/** Where ships are that are on no space of the board. */
export const NOWHERE: Hex = -1

/** An outfit in a hold. */
export interface Fitted {
  /** Its kind and its first space: `m-22@b2`. */
  readonly name: string
  readonly outfit: OutfitId
  /** The placement's name: its first section and its turn. */
  readonly place: string
  readonly spaces: Spaces
  readonly uses: Spaces
}

export const TOKENS = ['fame', 'credits', 'nothing'] as const
export type Token = (typeof TOKENS)[number]

/** A player's ship with its mat, and what else the player has. */
export interface Vessel {
  mat: ShipId
  hex: Hex
  damage: Spaces
  outfits: Fixed<Fitted>
  /** By hold space: 0 when there is no cube, else the cargo's place in `CARGO` plus one. */
  cubes: Fixed<number>
  energy: number
  /** Markers on armed spaces. Those neither armed nor used are disarmed. */
  armed: number
  /** The use spaces with a marker. */
  used: Spaces
  impulse: boolean
  bounty: number
  credits: number
  fame: number
  /** Fame that is claimed later, and titles that are drawn later. */
  fameDue: number
  titlesDue: number
  abilities: Fixed<AbilityId>
  /** Bit n is set when ability n lies face down. */
  exhausted: number
  /** Loses its next turn. */
  skips: boolean
  mission: MissionId | ''
  /** The objective is reached and the card lies face up. */
  revealed: boolean
  /** On the card; -1 while it cannot be known. */
  payment: number
  /** The ship an assassin was hired against. */
  target: Craft
  completed: Fixed<MissionId>
  titles: Fixed<TitleId>
  tokens: Fixed<Token>
  /** Auto-Pilot: spaces after each other turn, until the own turn begins. */
  drift: number
  /** Mag-Harpoon: the ship it hangs on, until the own turn begins. */
  host: Craft
  /** Dark Veil, until the own turn begins. */
  veiled: boolean
  /** Forged Papers, until the own turn ends. */
  papers: boolean
  /** Replication: somebody else's ability that can be used once, until the own Status Phase. */
  replica: AbilityId | ''
}

/** A ship that nobody flies, with its card. */
export interface Drone {
  hex: Hex
  /** It has been on the board: from then on it comes back. */
  spawned: boolean
  damage: number
  credits: number
  bounty: number
  /** Who attacked it last. */
  attacker: Craft
  skips: boolean
  /** The Merchant's place in its route. */
  stop: number
  /** The planet the Enforcer has visited last. */
  visited: TileId | ''
  /** Who moves it. */
  readonly controller: Seat
}

/** A cube that floats in space. */
export interface FloatingCube {
  readonly hex: Hex
  /** The cargo's place in `CARGO`. */
  readonly cargo: number
  /** Who dropped it, and in which turn: she cannot take it up again in that turn. */
  readonly by: Craft
  readonly turn: number
}

/** The Move Action under way. */
export interface Move {
  readonly seat: Seat
  left: number
  /** Of Auto-Pilot, in another player's turn: no minor actions. */
  readonly drifts: boolean
  /** Entry rolls of asteroids, debris and nebulae are skipped. */
  readonly slips: boolean
  /** The last space it had for itself: where it goes back to when it cannot stay. */
  back: Hex
  /** The ship was stranded before it moved. Kept since version 2. */
  readonly stranded: true | undefined
}

/** A weapon's use in an attack. */
export interface Shot {
  /** The place of its first section; `-` for an ability. */
  readonly weapon: string
  readonly target: Craft
}

export interface Defence {
  readonly target: Craft
  /** Use spaces of shields that were paid for. */
  shields: Spaces
  /** Abilities declared. */
  abilities: Fixed<AbilityId>
  attack: number
  defence: number
  /** Innocent when the attack was declared. */
  readonly innocent: boolean
  destroyed: boolean
  /** Deals damage with a missile from far away. */
  readonly farMissile: boolean
}

export type CombatStage = 'defend' | 'roll' | 'damage' | 'rearm' | 'finish'

/** The Attack Action under way. */
export interface Combat {
  readonly by: Craft
  readonly shots: Fixed<Shot>
  /** Boosts declared with it: ability ids, each against a ship. */
  readonly boosts: Fixed<Shot>
  stage: CombatStage
  /** How many targets have been through the stage. */
  done: number
  defences: Defence[]
  /** What ramming does to the attacker. */
  recoil: number
}

/** A title everybody can win. */
export interface OpenTitle {
  readonly title: TitleId
  /** By seat: what it counts since it was drawn. Kinds and planets are counted as bits. */
  readonly counts: Fixed<number>
}

export interface Choices {
  readonly goal: number
  readonly npcs: boolean
  readonly gifts: boolean
  readonly firstGame: boolean
  /** Fame counts when it is earned, or in the Status Phase. */
  readonly fame: 'at-once' | 'status'
  /** The game ends when the goal is reached, or in the Status Phase of whoever has reached it. */
  readonly end: 'at-once' | 'status'
  readonly fameSales: 'one' | 'any'
  readonly merchant: 'keep' | 'restart' | 'nearest'
}

export type Phase = 'ships' | 'loadout' | 'begin' | 'action' | 'business' | 'status' | 'drift' | 'npcs' | 'over'

export interface State extends BaseState {
  readonly choices: Choices
  readonly content: Pack
  /** What follows from the sectors: see lanes.ts. */
  derived: Index | undefined

  phase: Phase
  /** Whose turn it is. */
  turn: Seat
  /** How many turns have begun. */
  turnNumber: number
  /** Who has reached the goal, or nobody yet. */
  winner: Seat
  ranking: Fixed<Seat>
  /** The order in which ships and first outfits are chosen. */
  pickOrder: Fixed<Seat>
  picks: number

  sectors: Sectors
  sectorDeck: Fixed<TileId>
  /** By placed sector: its exploration token, or none. */
  tokens: Fixed<Token | ''>
  tokenPile: Fixed<Token>

  vessels: Vessel[]
  /** In the order of `NPCS`; none when the match is played without them. */
  drones: Drone[]
  floating: Fixed<FloatingCube>
  cubeSupply: Fixed<number>
  /** Cubes on their way into a hold. */
  stowing: Fixed<number>
  outfitSupply: { readonly [outfit: OutfitId]: number }

  missionDeck: Fixed<MissionId>
  missionDiscard: Fixed<MissionId>
  /** Cards just drawn, of which one may be kept. */
  missionHand: Fixed<MissionId>
  titleDeck: Fixed<TitleId>
  openTitles: Fixed<OpenTitle>
  /** How many of the title spaces have been reached. */
  titleSpaces: number

  move: Move | undefined
  combat: Combat | undefined
  /** What this turn counts for titles, in the order of `COUNTERS`. */
  tally: number[]
  /** By seat, as bits: who had luck in this turn. */
  lucky: number
  /** By seat times the number of skills used once a turn, as bits. */
  skillsUsed: number
  /** Mission points where cards were drawn in this turn. */
  drawnAt: Fixed<Hex>
  /** A theft failed in this turn. */
  caught: boolean
  /** The hold was rearranged, and no other business was done since. */
  rearranged: boolean
  /** Fame points bought in this Business Phase. */
  fameBought: number
  /** How many of the ships that drift, or of the NPCs, have had their move after the turn. */
  queue: number
  /** Where the running NPC's script stands. */
  npcStage: 'start' | 'attacked'
}

export const droneOf = (g: State, craft: Craft): Drone => g.drones[craft - MERCHANT]

export const hexOf = (g: State, craft: Craft): Hex =>
  isPlayer(craft) ? g.vessels[craft].hex : g.drones.length === 0 ? NOWHERE : droneOf(g, craft).hex

export const bountyOf = (g: State, craft: Craft): number =>
  isPlayer(craft) ? g.vessels[craft].bounty : droneOf(g, craft).bounty

/** [bounty.status] A ship with a bounty is an Outlaw. */
export const isOutlaw = (g: State, craft: Craft): boolean => bountyOf(g, craft) > 0

export const tierOf = (g: State, craft: Craft): number =>
  isPlayer(craft) ? g.content.ships[g.vessels[craft].mat].tier : g.content.npcs[npcIdOf(craft)].tier

/** All ships on the board: the players' by seat, then the NPCs. */
export function craftsOnBoard(g: State): Craft[] {
  const list: Craft[] = []
  for (let seat = 0; seat < g.seats; seat++) if (g.vessels[seat].hex !== NOWHERE) list.push(seat)
  for (let i = 0; i < g.drones.length; i++) if (g.drones[i].hex !== NOWHERE) list.push(MERCHANT + i)
  return list
}

/** The ship on a space, or nobody; `but` is looked through. */
export function craftAt(g: State, hex: Hex, but: Craft = NOBODY): Craft {
  for (let seat = 0; seat < g.seats; seat++) if (g.vessels[seat].hex === hex && seat !== but) return seat
  for (let i = 0; i < g.drones.length; i++) if (g.drones[i].hex === hex && MERCHANT + i !== but) return MERCHANT + i
  return NOBODY
}

export const isOver = (g: State): boolean => g.winner !== NOBODY
