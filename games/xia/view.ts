import type { Seat } from '@orrery/engine'
import { CARGO } from './content/types.ts'
import { COLOURS, type Craft, craftName, NOBODY, NPCS } from './crafts.ts'
import type { Spaces } from './hold/hold.ts'
import { type Hex, hexName, qOf, rOf } from './map/hex.ts'
import { centreOf } from './map/lattice.ts'
import { progress } from './rules/fame/titles.ts'
import { disarmedOf, isStranded } from './rules/ship/vessel.ts'
import { type Combat, type Drone, NOWHERE, type OpenTitle, type Phase, type State, type Vessel } from './rules/state.ts'

export interface SectorView {
  readonly tile: string
  /** The middle of the tile, in hexes. */
  readonly q: number
  readonly r: number
  /** Sixths of a turn, counter-clockwise. */
  readonly turn: number
  /** A token lies on it, face down. */
  readonly token: boolean
}

export interface OutfitView {
  readonly id: string
  readonly outfit: string
  readonly spaces: readonly string[]
  readonly uses: readonly string[]
}

/** Another's face-down mission is only known to be there. */
export interface MissionView {
  readonly mission: string
  readonly revealed: boolean
  /** Nothing while it is not known. */
  readonly payment: number | null
  /** An assassin's target, for whom it concerns. */
  readonly target: string | null
}

export interface VesselView {
  readonly colour: string
  readonly ship: string
  readonly hex: string | null
  readonly damage: readonly string[]
  readonly outfits: readonly OutfitView[]
  /** By hold space. */
  readonly cubes: { readonly [space: string]: string }
  readonly energy: number
  readonly armed: number
  readonly used: readonly string[]
  readonly disarmed: number
  readonly impulse: boolean
  readonly stranded: boolean
  readonly bounty: number
  readonly credits: number
  readonly fame: number
  readonly fameDue: number
  readonly abilities: readonly { readonly id: string; readonly ready: boolean }[]
  readonly replica: string
  readonly skips: boolean
  readonly mission: MissionView | null
  readonly completed: readonly string[]
  readonly titles: readonly string[]
  readonly tokens: readonly string[]
  readonly drift: number
  readonly host: string | null
  readonly veiled: boolean
  readonly papers: boolean
}

export interface NpcView {
  readonly id: string
  readonly controller: Seat
  readonly hex: string | null
  readonly damage: number
  readonly credits: number
  readonly bounty: number
  readonly attacker: string | null
  readonly skips: boolean
  readonly stop: number
  readonly visited: string
}

export interface CombatView {
  readonly by: string
  readonly stage: string
  readonly shots: readonly { readonly weapon: string; readonly target: string }[]
  readonly boosts: readonly { readonly weapon: string; readonly target: string }[]
  readonly targets: readonly {
    readonly craft: string
    readonly abilities: readonly string[]
    readonly shields: number
    readonly attack: number
    readonly defence: number
  }[]
}

export interface View {
  /** Whose view it is; nobody's for a spectator. */
  readonly seat: Seat | null
  readonly phase: Phase
  readonly turn: Seat
  readonly turnNumber: number
  readonly goal: number
  readonly pickOrder: readonly Seat[]
  readonly sectors: readonly SectorView[]
  readonly sectorDeck: number
  readonly tokenPile: number
  readonly vessels: readonly VesselView[]
  readonly npcs: readonly NpcView[]
  readonly floating: readonly { readonly hex: string; readonly cargo: string; readonly by: string }[]
  readonly cubeSupply: readonly number[]
  readonly outfitSupply: { readonly [outfit: string]: number }
  readonly missionDeck: number
  readonly missionDiscard: readonly string[]
  /** Cards the viewer has just drawn. */
  readonly missionHand: readonly string[]
  readonly titleDeck: number
  readonly openTitles: readonly { readonly title: string; readonly progress: readonly number[] }[]
  readonly move: {
    readonly seat: Seat
    readonly left: number
    readonly slips: boolean
    readonly drifts: boolean
  } | null
  readonly combat: CombatView | null
  readonly ranking: readonly Seat[]
}

const NOTHING: readonly never[] = Object.freeze([])

/**
 * [table.public] [table.hidden] Everything a seat may know, field by field. What is not named here stays hidden. Lists that are frozen in
 * the state are shown as they are.
 */
export function view(g: State, viewer: Seat | 'spectator'): View {
  const mine = viewer === 'spectator' ? NOBODY : viewer
  const { move } = g
  return {
    seat: mine === NOBODY ? null : mine,
    phase: g.phase,
    turn: g.turn,
    turnNumber: g.turnNumber,
    goal: g.choices.goal,
    pickOrder: g.pickOrder,
    sectors: g.sectors.map(({ tile, slot, turn }, sector) => {
      const centre = centreOf(slot)
      return { tile, q: qOf(centre), r: rOf(centre), turn, token: g.tokens[sector] !== '' }
    }),
    sectorDeck: g.sectorDeck.length,
    tokenPile: g.tokenPile.length,
    vessels: g.vessels.map((vessel, seat) => viewVessel(g, vessel, seat, mine)),
    npcs: g.drones.map((drone, i) => viewNpc(drone, NPCS[i])),
    floating: g.floating.map(({ hex, cargo, by }) => ({ hex: hexName(hex), cargo: CARGO[cargo], by: craftName(by) })),
    cubeSupply: g.cubeSupply,
    outfitSupply: g.outfitSupply,
    missionDeck: g.missionDeck.length,
    missionDiscard: g.missionDiscard,
    missionHand: mine === g.turn ? g.missionHand : NOTHING,
    titleDeck: g.titleDeck.length,
    openTitles: g.openTitles.map((open) => viewTitle(g, open)),
    move: move ? { seat: move.seat, left: move.left, slips: move.slips, drifts: move.drifts } : null,
    combat: g.combat ? viewCombat(g.combat) : null,
    ranking: g.ranking,
  }
}

const placeOf = (hex: Hex): string | null => (hex === NOWHERE ? null : hexName(hex))
const nameOf = (craft: Craft): string | null => (craft === NOBODY ? null : craftName(craft))

function named(names: readonly string[], spaces: Spaces): readonly string[] {
  if (spaces === 0) return NOTHING
  const list: string[] = []
  for (let space = 0; space < names.length; space++) if (((spaces >> space) & 1) === 1) list.push(names[space])
  return list
}

function viewVessel(g: State, vessel: Vessel, seat: Seat, mine: Seat): VesselView {
  const names = vessel.mat === '' ? NOTHING : g.content.ships[vessel.mat].hold.names
  const cubes: Record<string, string> = {}
  for (let space = 0; space < vessel.cubes.length; space++)
    if (vessel.cubes[space] > 0) cubes[names[space]] = CARGO[vessel.cubes[space] - 1]
  return {
    colour: COLOURS[seat],
    ship: vessel.mat,
    hex: placeOf(vessel.hex),
    damage: named(names, vessel.damage),
    outfits: vessel.outfits.map((fitted) => ({
      id: fitted.name,
      outfit: fitted.outfit,
      spaces: named(names, fitted.spaces),
      uses: named(names, fitted.uses),
    })),
    cubes,
    energy: vessel.energy,
    armed: vessel.armed,
    used: named(names, vessel.used),
    disarmed: disarmedOf(g, vessel),
    impulse: vessel.impulse,
    stranded: vessel.mat !== '' && isStranded(vessel),
    bounty: vessel.bounty,
    credits: vessel.credits,
    fame: vessel.fame,
    fameDue: vessel.fameDue,
    abilities: vessel.abilities.map((id, i) => ({ id, ready: (vessel.exhausted & (1 << i)) === 0 })),
    replica: vessel.replica,
    skips: vessel.skips,
    mission: viewMission(vessel, seat === mine),
    completed: vessel.completed,
    titles: vessel.titles,
    tokens: vessel.tokens,
    drift: vessel.drift,
    host: nameOf(vessel.host),
    veiled: vessel.veiled,
    papers: vessel.papers,
  }
}

function viewMission({ mission, revealed, payment, target }: Vessel, own: boolean): MissionView | null {
  if (mission === '') return null
  if (!own && !revealed) return { mission: 'face-down', revealed, payment: null, target: null }
  return { mission, revealed, payment: payment < 0 ? null : payment, target: nameOf(target) }
}

const viewNpc = (drone: Drone, id: string): NpcView => ({
  id,
  controller: drone.controller,
  hex: placeOf(drone.hex),
  damage: drone.damage,
  credits: drone.credits,
  bounty: drone.bounty,
  attacker: nameOf(drone.attacker),
  skips: drone.skips,
  stop: drone.stop,
  visited: drone.visited,
})

const viewTitle = (g: State, open: OpenTitle) => ({
  title: open.title,
  progress: g.vessels.map((vessel, seat) => (vessel.mat === '' ? 0 : progress(g, seat, open))),
})

const viewCombat = ({ by, stage, shots, boosts, defences }: Combat): CombatView => ({
  by: craftName(by),
  stage,
  shots: shots.map(({ weapon, target }) => ({ weapon, target: craftName(target) })),
  boosts: boosts.map(({ weapon, target }) => ({ weapon, target: craftName(target) })),
  targets: defences.map(({ target, abilities, shields, attack, defence }) => ({
    craft: craftName(target),
    abilities,
    shields,
    attack,
    defence,
  })),
})
