import { type Data, fixed, type Options, settleOptions } from '@orrery/engine'
import { Transcript } from '@orrery/engine/testing'
import starshipSamurai from '../game.ts'
import { NEUTRAL, placeMarker } from '../rules/alliance.ts'
import { CLANS, LESSER_CLANS, ORDERS, type Phase, SAMURAI, type Samurai, type State } from '../rules/state/state.ts'
import { FIRST_SAMURAI, GRAVEYARD, SUPPLY, unitNamed } from '../rules/state/units.ts'
import { beginTurn } from '../rules/turn/turn.ts'

type Clan = 'nova' | 'pulsar' | 'gamma' | 'void'
const CLAN_NAMES = ['nova', 'pulsar', 'gamma', 'void'] as const

export interface Scene {
  /** How many players; 4 unless said. */
  readonly players?: 2 | 3 | 4
  readonly options?: { readonly [id: string]: string | boolean | readonly string[] }
  /** An owner's content pack, without its id and version. */
  readonly pack?: Data
  /** Whose turn it is (and who is first player, unless said). */
  readonly turn?: Clan
  readonly first?: Clan
  readonly round?: number
  /** Rewards at the start of the turn are still to be claimed. */
  readonly claim?: boolean
  /** Begin with the battles, at this board. */
  readonly battle?: number
  readonly phase?: Phase
  readonly honor?: { readonly [clan in Clan]?: number }
  readonly wealth?: { readonly [clan in Clan]?: number }
  readonly hands?: { readonly [clan in Clan]?: readonly string[] }
  /** The samurai of each player; by default two each in the order of SAMURAI. */
  readonly samurai?: { readonly [clan in Clan]?: readonly Samurai[] }
  /** By board number: the units there. All others are in the supply. */
  readonly boards?: { readonly [board: number]: readonly string[] }
  readonly graveyard?: readonly string[]
  readonly attached?: { readonly [unit: string]: number }
  /** By lesser clan: its space, as `Nova-3`. */
  readonly markers?: { readonly [clan: string]: string }
  /** Location cards on the boards, by number. */
  readonly locations?: readonly string[]
  /** What is on top of the deck, the first to be drawn first. */
  readonly deck?: readonly string[]
  readonly discards?: readonly string[]
  /** Order markers already spent, by clan: `units-3`. */
  readonly spent?: { readonly [clan in Clan]?: readonly string[] }
  /** The order has been given already. */
  readonly ordered?: boolean
  readonly locationDeck?: readonly string[]
  readonly won?: { readonly [clan in Clan]?: readonly string[] }
}

const byClan = <T>(given: { readonly [clan in Clan]?: T } | undefined, apply: (seat: number, value: T) => void) => {
  for (const [clan, value] of Object.entries(given ?? {})) apply(CLAN_NAMES.indexOf(clan as Clan), value as T)
}

/** The game with the house pack, or with an owner's. */
const gameWith = (pack: Data | undefined) =>
  pack === undefined
    ? starshipSamurai
    : (starshipSamurai.withContent?.({ id: 'own', version: '1', ...pack }) ?? starshipSamurai)

/** A position to play from. Cards named in it are taken out of the deck, so that nothing exists twice. */
export function position(scene: Scene): State {
  const players = scene.players ?? 4
  const game = gameWith(scene.pack)
  const options = settleOptions(game, players, scene.options ?? {})
  const g = game.setup({ seats: players, options, seed: 'scene' })
  g.phase = scene.phase ?? (scene.battle ? 'battles' : 'turns')
  if (g.phase !== 'mech-draft' && g.phase !== 'deck-draft') giveSamurai(g, scene)
  placeUnits(g, scene)
  placeCards(g, scene)
  byClan(scene.honor, (seat, honor) => (g.honor[seat] = honor))
  byClan(scene.wealth, (seat, wealth) => {
    g.wealth[seat] = wealth
    g.bank -= wealth
  })
  for (const [clan, space] of Object.entries(scene.markers ?? {}))
    placeMarker(g, LESSER_CLANS.indexOf(clan as (typeof LESSER_CLANS)[number]), space ?? NEUTRAL, 0)
  const turn = CLAN_NAMES.indexOf(scene.turn ?? 'nova')
  g.first = scene.first ? CLAN_NAMES.indexOf(scene.first) : turn
  g.round = scene.round ?? 1
  beginTurn(g, turn)
  g.claimed = !scene.claim
  g.ordered = scene.ordered ?? false
  g.battleAt = scene.battle ?? 1
  byClan(scene.spent, (seat, spent) => {
    for (const order of spent) {
      const [name, value] = order.split('-')
      g.orderMarkers[seat][Number(value) - 1] = ORDERS.indexOf(name as (typeof ORDERS)[number])
    }
  })
  g.trace = undefined
  return g
}

function giveSamurai(g: State, scene: Scene): void {
  const given: { [clan in Clan]?: readonly Samurai[] } = { ...scene.samurai }
  const taken = Object.values(given).flat()
  const free = SAMURAI.filter((samurai) => !taken.includes(samurai))
  for (let seat = 0; seat < g.seats; seat++) given[CLAN_NAMES[seat]] ??= free.splice(0, 2)
  // A scene may name one samurai for a player; the other is any that is left.
  for (let seat = 0; seat < g.seats; seat++) {
    const own = [...(given[CLAN_NAMES[seat]] ?? [])]
    while (own.length < 2) own.push(free.shift() as Samurai)
    for (const samurai of own) {
      const index = SAMURAI.indexOf(samurai)
      g.controller = fixed(g.controller.with(index, seat))
      g.place[FIRST_SAMURAI + index] = SUPPLY
      g.draftPool = fixed(g.draftPool.filter((other) => other !== index))
      g.draftPicks = fixed([...g.draftPicks, index])
    }
  }
}

function placeUnits(g: State, scene: Scene): void {
  for (const [board, units] of Object.entries(scene.boards ?? {}))
    for (const unit of units) g.place[unitNamed(unit)] = Number(board)
  for (const unit of scene.graveyard ?? []) g.place[unitNamed(unit)] = GRAVEYARD
  for (const [unit, wealth] of Object.entries(scene.attached ?? {})) {
    g.attachedWealth[unitNamed(unit)] = wealth
    g.bank -= wealth
  }
}

function placeCards(g: State, scene: Scene): void {
  const cards = [...g.hands.flat(), ...g.decks.flat(), ...g.discards.flat()]
  const take = (card: string): string => {
    const at = cards.indexOf(card)
    if (at < 0) throw new Error(`The scene has no ${card} left.`)
    return cards.splice(at, 1)[0]
  }
  if (scene.hands || scene.deck || scene.discards) {
    if (g.decks.length > 1) throw new Error('Scenes with own decks keep the cards they are dealt.')
    g.hands = CLANS.slice(0, g.seats).map((_, seat) => (scene.hands?.[CLAN_NAMES[seat]] ?? []).map(take))
    g.discards = [(scene.discards ?? []).map(take)]
    const top = (scene.deck ?? []).map(take).reverse()
    g.decks = [[...cards, ...top]]
  }
  if (scene.locations || scene.locationDeck || scene.won) placeLocations(g, scene)
}

function placeLocations(g: State, scene: Scene): void {
  const all = Object.keys(g.content.locations)
  const take = (id: string): string => {
    if (!all.includes(id)) throw new Error(`The scene has no ${id} left.`)
    return all.splice(all.indexOf(id), 1)[0]
  }
  byClan(scene.won, (seat, won) => {
    g.locationsWon = fixed(g.locationsWon.with(seat, fixed(won.map(take))))
  })
  const named = (scene.locations ?? []).map(take)
  const deck = scene.locationDeck?.map(take)
  g.boards = g.boards.map((_, i) => named[i] ?? take(all[0]))
  g.locationDeck = fixed((deck ?? all.splice(0, g.locationDeck.length)).reverse())
  g.removedLocations = fixed(all)
}

/** Plays from a position; with ORRERY_UNDO every decision is taken back and made again. */
export const scene = (setting: Scene = {}): Transcript<State> => playFrom(position(setting), setting.pack)

export const playFrom = (g: State, pack?: Data): Transcript<State> =>
  new Transcript(gameWith(pack), g, { undo: process.env.ORRERY_UNDO === '1' })

/** A match from its very beginning. */
export function opening(players: 2 | 3 | 4, options: Options = {}, seed = 'opening'): Transcript<State> {
  const settled = settleOptions(starshipSamurai, players, options)
  return playFrom(starshipSamurai.setup({ seats: players, options: settled, seed }))
}

/** A scene with something changed that scenes have no words for. */
export function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return new Transcript(starshipSamurai, g, { undo: process.env.ORRERY_UNDO === '1' })
}

/** Where units are: the number of a location, `supply` or `graveyard`. */
export const places = ({ state }: Transcript<State>, ...units: string[]): (number | string)[] =>
  units.map((unit) => {
    const place = state.place[unitNamed(unit)]
    return place === SUPPLY ? 'supply' : place === GRAVEYARD ? 'graveyard' : place
  })
