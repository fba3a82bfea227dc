import { assertInput, fixed, type Options, withEntry } from '@orrery/engine'
import { builtPieces, edges, hexes, hexSides, type OptionCodec, unitKinds } from '../codecs.ts'
import {
  FACTIONS,
  type Faction,
  type MarkedProperty,
  type UplinkId,
  WEAPONS,
  type WeaponKind,
} from '../content/types.ts'
import { invariants } from '../invariants.ts'
import { hexName } from '../map/hex.ts'
import { sideBit } from '../map/side.ts'
import { SUPPLY } from '../rules/board/figures.ts'
import { build } from '../rules/board/terraforming.ts'
import { putTile } from '../rules/board/tiles.ts'
import { declareAttack } from '../rules/combat/declare.ts'
import type { Turn } from '../rules/state/frames.ts'
import { HOME_TILE, type State, type TurnPhase } from '../rules/state/state.ts'
import { PROPERTY_BITS, type Side, sideNamed } from '../rules/state/vocabulary.ts'
import { openTurn } from '../rules/turn/opening.ts'

type ByFaction<T> = { readonly [faction in Faction]?: T }
type ByHex<T> = { readonly [hex: string]: T }

/** What a position is like, in the words of options and logs. Homezones stand on their places in initiative order. */
export interface Setting {
  readonly round?: number
  /** `select`: the round begins, and everybody drafts a card. */
  readonly phase?: TurnPhase | 'select'
  /** Whose turn it is; the first faction's unless said. */
  readonly turn?: Faction
  /** What is left of that turn; by default what the card gives. */
  readonly left?: Partial<Turn>
  /** The hex in which whoever has the turn has just declared an attack. */
  readonly attack?: string
  readonly order?: readonly Faction[]
  /** By hex: the units there, `worker:3 planter`. All others are in the supply. The moon is empty unless said. */
  readonly units?: ByHex<string>
  /** By hex: who controls it. */
  readonly owner?: ByHex<Faction | 'oni'>
  readonly properties?: ByHex<MarkedProperty>
  /** By hex: another tile, and how far it is turned. */
  readonly tiles?: ByHex<readonly [tile: string, rotation: number]>
  readonly blockades?: readonly string[]
  readonly terraformings?: readonly string[]
  readonly eggs?: ByHex<number>
  readonly mines?: ByHex<number>
  readonly kaneda?: string
  readonly rocket?: string
  readonly uplinks?: readonly UplinkId[]
  readonly weapons?: { readonly [kind in WeaponKind]?: number }
  /** Points gained on the way. */
  readonly points?: ByFaction<number>
  /** The action card of each faction; one of those dealt unless said. */
  readonly cards?: ByFaction<string>
  /** Action cards in hand; as dealt unless said. */
  readonly hands?: ByFaction<readonly string[]>
  /** How many of them everybody has; five unless said. */
  readonly handSize?: number
  readonly discards?: readonly string[]
  /** The events before each player, the open ones, and what is drawn from the deck next, the first first. */
  readonly events?: ByFaction<readonly string[]>
  readonly openEvents?: readonly string[]
  readonly eventDeck?: readonly string[]
  readonly eventDiscard?: readonly string[]
}

/** A position with its options, by which a match can begin. */
export interface NamedScene {
  readonly options: Options & { readonly factions: readonly string[] }
  readonly setting: Setting
}

const CARDS_IN_HAND = 5

/** What a setting calls something, or a sentence about what there is not. */
function read<T>(codec: OptionCodec<T>, name: string, what: string): T {
  const value = codec.match(name)
  assertInput(value !== undefined, `This scene speaks of "${name}", which is no ${what}.`)
  return value
}

const hexOf = (name: string) => read(hexes, name, 'hex')

/** Takes things out of what there is; a scene cannot have more of them. */
function takingFrom<T extends string>(all: T[]): (wanted: T) => T {
  return (wanted) => {
    const at = all.indexOf(wanted)
    assertInput(at >= 0, `This scene has no ${wanted} left.`)
    all.splice(at, 1)
    return wanted
  }
}

/** Makes a position out of a fresh set-up. What a setting names is taken from where it was, so that nothing exists twice. */
export function buildScene(g: State, setting: Setting): State {
  for (const side of g.order) settle(g, side)
  if (setting.order) g.order = fixed(setting.order.map(sideNamed))
  placeUnits(g, setting)
  layTiles(g, setting)
  layMarkers(g, setting)
  giveGoods(g, setting)
  dealEvents(g, setting)
  dealActionCards(g, setting)
  beginTurn(g, setting)
  const [problem] = invariants(g)
  assertInput(problem === undefined, `This scene is not possible: ${problem}.`)
  return g
}

/** A homezone on the next place. */
function settle(g: State, side: Side): void {
  const [slot, ...rest] = g.slots
  putTile(g, slot, HOME_TILE)
  g.slots = fixed(rest)
  g.homes = withEntry(g.homes, side, slot)
}

function placeUnits(g: State, { units = {} }: Setting): void {
  g.place.fill(SUPPLY)
  const { firstOf, endOf } = g.content.tables
  for (const [name, there] of Object.entries(units))
    for (const part of there.split(' ')) {
      const [word, count = '1'] = part.split(':')
      const kind = read(unitKinds, word, 'kind of unit')
      for (let i = 0; i < Number(count); i++) {
        const figure = g.place.findIndex((hex, at) => hex === SUPPLY && at >= firstOf[kind] && at < endOf[kind])
        assertInput(figure >= 0, `This scene has no ${kind} left for ${name}.`)
        g.place[figure] = hexOf(name)
      }
    }
}

function layTiles(g: State, { tiles = {} }: Setting): void {
  for (const [name, [tile, rotation]] of Object.entries(tiles)) {
    const hex = hexOf(name)
    g.reserve = fixed([...g.reserve.filter((other) => other !== tile), g.tiles[hex]])
    const elsewhere = g.tiles.indexOf(tile)
    assertInput(elsewhere < 0, `This scene has ${tile} at ${hexName(elsewhere)} already.`)
    putTile(g, hex, tile, rotation)
  }
}

function layMarkers(g: State, setting: Setting): void {
  const { owner = {}, properties = {}, blockades = [], terraformings = [], eggs = {}, mines = {} } = setting
  for (const [name, power] of Object.entries(owner)) g.owner = withEntry(g.owner, hexOf(name), sideNamed(power))
  for (const [name, property] of Object.entries(properties))
    g.marked = withEntry(g.marked, hexOf(name), PROPERTY_BITS[property])
  for (const name of blockades) {
    const { hex, way } = read(hexSides, name, 'side of a hex')
    g.blockades = withEntry(g.blockades, hex, g.blockades[hex] | sideBit(way))
  }
  for (const piece of terraformings) build(g, read(builtPieces, piece, 'Terraforming in a place'))
  for (const [name, count] of Object.entries(eggs)) g.eggs = withEntry(g.eggs, hexOf(name), count)
  for (const [name, count] of Object.entries(mines)) g.mines = withEntry(g.mines, hexOf(name), count)
  if (setting.kaneda) g.kaneda = fixed([read(edges, setting.kaneda, 'edge'), -1])
  if (setting.rocket) g.rocket = fixed([hexOf(setting.rocket), -1])
}

function giveGoods(g: State, { uplinks = [], weapons = {}, points = {} }: Setting): void {
  g.uplinks = fixed(uplinks)
  g.weapons = fixed(WEAPONS.map((kind) => weapons[kind] ?? 0))
  for (const [faction, gained] of Object.entries(points)) g.points = withEntry(g.points, sideNamed(faction), gained)
}

function dealEvents(g: State, { events = {}, openEvents, eventDeck = [], eventDiscard = [] }: Setting): void {
  const rest = [...g.openEvents, ...g.eventDeck]
  const take = takingFrom(rest)
  for (const [faction, cards] of Object.entries(events))
    g.events = withEntry(g.events, sideNamed(faction), fixed(cards.map(take)))
  g.eventDiscard = fixed(eventDiscard.map(take))
  const top = eventDeck.map(take).reverse()
  g.openEvents = fixed(openEvents?.map(take) ?? rest.splice(0, g.content.numbers.openEvents))
  g.eventDeck = fixed([...rest, ...top])
}

/** Everybody has a card of the round; the other cards are as they were dealt. */
function dealActionCards(g: State, setting: Setting): void {
  const { cards = {}, hands = {}, handSize = CARDS_IN_HAND, discards = [] } = setting
  const rest = [...g.hands.flat(), ...g.drawPile]
  const take = takingFrom(rest)
  const wanted = g.factions.map((side) => FACTIONS[side])
  const named = wanted.map((faction) => cards[faction] && take(cards[faction]))
  const held = wanted.map((faction) => hands[faction]?.map(take))
  g.discardPile = fixed(discards.map(take))
  g.picked = fixed(named.map((card) => card ?? rest.splice(0, 1)[0]))
  g.hands = fixed(held.map((hand) => fixed((hand ?? rest.splice(0, handSize)).sort())))
  g.drawPile = fixed(rest)
}

function beginTurn(g: State, { phase = 'red', round = 1, turn, left = {}, attack }: Setting): void {
  g.phase = phase
  g.round = round
  g.turnOrder = g.order
  if (phase === 'select') {
    beginDraft(g)
    return
  }
  const side = turn ? sideNamed(turn) : g.factions[0]
  g.turnAt = g.order.indexOf(side)
  openTurn(g, side, false)
  const [opened] = g.agenda
  if (opened.kind === 'turn') Object.assign(opened, left)
  if (attack) declareAttack(g, side, side, hexOf(attack), { more: opened.kind === 'turn' && opened.combat > 0 })
}

/** What everybody had as the card of the round is still in their hands in the first round, and one of those played before later. */
function beginDraft(g: State): void {
  g.agenda.length = 0
  if (g.round === 1) g.hands = fixed(g.hands.map((hand, seat) => fixed([...hand, g.picked[seat]].sort())))
  else g.discardPile = fixed([...g.discardPile, ...g.picked])
  g.picked = fixed(g.picked.map(() => ''))
}
