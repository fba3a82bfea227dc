import { fixed, type Options, settleOptions } from '@orrery/engine'
import { Transcript } from '@orrery/engine/testing'
import { builtPieces } from '../codecs.ts'
import { FACTIONS, type Faction, type Property, type UplinkId, WEAPONS, type WeaponKind } from '../content/types.ts'
import tsukuyumi from '../game.ts'
import { type Hex, hexName, hexNamed } from '../map/hex.ts'
import { edgeNamed, sideBit, sideNamed } from '../map/side.ts'
import { build } from '../rules/board/terraforming.ts'
import { putTile } from '../rules/board/tiles.ts'
import type { Turn } from '../rules/state/frames.ts'
import { HOME_TILE, type State, type TurnPhase, type Variant } from '../rules/state/state.ts'
import {
  NOBODY,
  PROPERTY_BITS,
  powerOf,
  type Side,
  sideNamed as sideOfPower,
  withEntry,
} from '../rules/state/vocabulary.ts'
import { openTurn } from '../rules/turn/opening.ts'

type ByFaction<T> = { readonly [faction in Faction]?: T }

/** A position to play from. The board is the fixed map, with homezones on its places in initiative order. */
export interface Scene {
  /** The factions by seat; Nomads and Dark Seed unless said. */
  readonly factions?: readonly Faction[]
  readonly variants?: readonly Variant[]
  readonly rounds?: number
  readonly round?: number
  readonly phase?: TurnPhase
  /** Whose turn it is; the first faction's unless said. */
  readonly turn?: Faction
  /** What is left of that turn; by default what the card gives. */
  readonly left?: Partial<Turn>
  /** The action card of each faction; Logistics unless said. */
  readonly cards?: ByFaction<string>
  readonly order?: readonly Faction[]
  /** By hex: the units there, `worker:3 planter`. All others are in the supply. The moon is empty unless said. */
  readonly units?: { readonly [hex: string]: string }
  /** By hex: who controls it. */
  readonly owner?: { readonly [hex: string]: Faction | 'oni' }
  readonly properties?: { readonly [hex: string]: Property }
  /** By hex: another tile, and how far it is turned. */
  readonly tiles?: { readonly [hex: string]: readonly [tile: string, rotation: number] }
  readonly blockades?: readonly string[]
  readonly terraformings?: readonly string[]
  readonly eggs?: { readonly [hex: string]: number }
  readonly mines?: { readonly [hex: string]: number }
  readonly uplinks?: readonly UplinkId[]
  readonly weapons?: { readonly [kind in WeaponKind]?: number }
  readonly events?: ByFaction<readonly string[]>
  readonly kaneda?: string
  readonly rocket?: string
}

const LINEUPS = ['', '', 'pair', 'triple', 'quartet']

export const hexOf = (name: string): Hex => {
  const hex = hexNamed(name)
  if (hex === undefined) throw new Error(`There is no hex "${name}".`)
  return hex
}

export function position(scene: Scene): State {
  const factions = scene.factions ?? ['nomads', 'dark-seed']
  const options: Options = {
    [LINEUPS[factions.length]]: factions.join('+'),
    rounds: scene.rounds ?? 4,
    variants: scene.variants ?? [],
  }
  const g = tsukuyumi.setup({
    seats: factions.length,
    options: settleOptions(tsukuyumi, factions.length, options),
    seed: 'scene',
  })
  for (const side of g.order) settle(g, side)
  if (scene.order) g.order = fixed(scene.order.map(sideOfPower))
  placeUnits(g, scene)
  layMarkers(g, scene)
  giveGoods(g, scene)
  dealCards(g, scene)
  beginTurn(g, scene)
  return g
}

/** A homezone on the next place. */
function settle(g: State, side: Side): void {
  const [slot, ...rest] = g.slots
  putTile(g, slot, HOME_TILE)
  g.slots = fixed(rest)
  g.homes = withEntry(g.homes, side, slot)
}

function placeUnits(g: State, scene: Scene): void {
  g.place.fill(-1)
  const { firstOf, endOf } = g.content.tables
  for (const [name, units] of Object.entries(scene.units ?? {}))
    for (const part of units.split(' ')) {
      const [kind, count = '1'] = part.split(':') as [keyof typeof firstOf, string?]
      for (let i = 0; i < Number(count); i++) {
        const figure = g.place.findIndex((hex, at) => hex < 0 && at >= firstOf[kind] && at < endOf[kind])
        if (figure < 0) throw new Error(`There is no ${kind} left for ${name}.`)
        g.place[figure] = hexOf(name)
      }
    }
}

function layMarkers(g: State, scene: Scene): void {
  for (const [name, [tile, rotation]] of Object.entries(scene.tiles ?? {})) {
    const hex = hexOf(name)
    g.reserve = fixed([...g.reserve.filter((other) => other !== tile), g.tiles[hex]])
    const elsewhere = g.tiles.indexOf(tile)
    if (elsewhere >= 0) throw new Error(`${tile} lies at ${hexName(elsewhere)} already.`)
    putTile(g, hex, tile, rotation)
  }
  for (const [name, power] of Object.entries(scene.owner ?? {}))
    g.owner = withEntry(g.owner, hexOf(name), sideOfPower(power))
  for (const [name, property] of Object.entries(scene.properties ?? {}))
    g.marked = withEntry(g.marked, hexOf(name), PROPERTY_BITS[property])
  for (const name of scene.blockades ?? []) {
    const side = sideNamed(name)
    if (side === undefined) throw new Error(`There is no side "${name}".`)
    g.blockades = withEntry(g.blockades, side[0], g.blockades[side[0]] | sideBit(side[1]))
  }
  for (const piece of scene.terraformings ?? []) build(g, builtPieces.decode(piece))
  for (const [name, eggs] of Object.entries(scene.eggs ?? {})) g.eggs = withEntry(g.eggs, hexOf(name), eggs)
  for (const [name, mines] of Object.entries(scene.mines ?? {})) g.mines = withEntry(g.mines, hexOf(name), mines)
  if (scene.kaneda) g.kaneda = fixed([edgeNamed(scene.kaneda) as number, -1])
  if (scene.rocket) g.rocket = fixed([hexOf(scene.rocket), -1])
}

function giveGoods(g: State, scene: Scene): void {
  g.uplinks = fixed(scene.uplinks ?? [])
  g.weapons = fixed(WEAPONS.map((kind) => scene.weapons?.[kind] ?? 0))
  const wanted = Object.entries(scene.events ?? {})
  const all = [...g.openEvents, ...g.eventDeck]
  for (const [faction, events] of wanted)
    for (const event of events) {
      if (!all.includes(event)) throw new Error(`There is no ${event} left.`)
      all.splice(all.indexOf(event), 1)
      const side = sideOfPower(faction)
      g.events = withEntry(g.events, side, fixed([...g.events[side], event]))
    }
  g.openEvents = fixed(all.slice(0, 2))
  g.eventDeck = fixed(all.slice(2))
}

/** Everybody has a card of the round; the other cards are as they were dealt. */
function dealCards(g: State, scene: Scene): void {
  const all = [...g.hands.flat(), ...g.drawPile]
  const others = all.filter((card) => !Object.values(scene.cards ?? {}).includes(card))
  const picked = g.factions.map((side) => scene.cards?.[FACTIONS[side]] ?? (others.shift() as string))
  const rest = all.filter((card) => !picked.includes(card))
  g.picked = fixed(picked)
  g.hands = fixed(g.factions.map((_, seat) => fixed(rest.slice(seat * 5, seat * 5 + 5).sort())))
  g.drawPile = fixed(rest.slice(5 * g.seats))
}

function beginTurn(g: State, scene: Scene): void {
  g.phase = scene.phase ?? 'red'
  g.round = scene.round ?? 1
  g.turnOrder = g.order
  const side = scene.turn ? sideOfPower(scene.turn) : g.factions[0]
  g.turnAt = g.order.indexOf(side)
  openTurn(g, side, false)
  const turn = g.agenda[0]
  if (turn.kind === 'turn') Object.assign(turn, scene.left ?? {})
}

/** Plays from a position; with ORRERY_UNDO every decision is taken back and made again. */
export const scene = (setting: Scene = {}): Transcript<State> => playFrom(position(setting))

export const playFrom = (g: State): Transcript<State> =>
  new Transcript(tsukuyumi, g, { undo: process.env.ORRERY_UNDO === '1' })

/** A scene with something changed that scenes have no words for. */
export function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return playFrom(g)
}

/** The Nomads have these events in the blue phase, and may play one and do nothing else. */
export const withEvents = (events: readonly string[], setting: Scene = {}): Scene => ({
  phase: 'blue',
  left: { effect: false, draws: 0, plays: 1, initiative: 0 },
  events: { nomads: events },
  ...setting,
})

/** A match from its very beginning. */
export function opening(factions: readonly Faction[], options: Options = {}, seed = 'opening'): Transcript<State> {
  const players = factions.length
  const settled = settleOptions(tsukuyumi, players, { [LINEUPS[players]]: factions.join('+'), ...options })
  return playFrom(tsukuyumi.setup({ seats: players, options: settled, seed }))
}

/** What stands in a hex, as scenes write it. */
export function unitsIn({ state: g }: Transcript<State>, name: string): string {
  const counts = new Map<string, number>()
  g.place.forEach((hex, figure) => {
    if (hex !== hexOf(name)) return
    const kind = g.content.tables.kinds[figure]
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
  })
  return [...counts].map(([kind, count]) => (count === 1 ? kind : `${kind}:${count}`)).join(' ')
}

export const ownerOf = ({ state: g }: Transcript<State>, name: string): string => {
  const side = g.owner[hexOf(name)]
  return side === NOBODY ? 'nobody' : powerOf(side)
}

/** One field of all events of a kind. */
export const told = (match: Transcript<State>, what: string, field: string): unknown[] =>
  match.logged(what).map(({ data }) => data[field])
