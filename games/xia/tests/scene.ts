import { Dice, fixed, type Options, type RandomState, seedRandom, settleOptions } from '@orrery/engine'
import { Transcript } from '@orrery/engine/testing'
import { type AbilityId, CARGO, type Tile } from '../content/types.ts'
import { COLOURS, craftNamed, NPCS, type NpcId } from '../crafts.ts'
import xia from '../game.ts'
import { placementNamed } from '../hold/packing.ts'
import { hexName, hexNamed } from '../map/hex.ts'
import { CELLS, hexOn, TURNED } from '../map/lattice.ts'
import { sectorOfTile, setupSectors } from '../map/sectors.ts'
import { layToken } from '../rules/actions/explore.ts'
import { acceptMission } from '../rules/missions/mission.ts'
import { launch } from '../rules/setup.ts'
import { fitAt } from '../rules/ship/vessel.ts'
import { NOWHERE, type Phase, type State, type Token } from '../rules/state.ts'
import { view } from '../view.ts'

type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'purple'
const NAMES: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'purple']

export interface ShipScene {
  readonly ship?: string
  /** A hex of the board, `2,-1`; nowhere when it has been destroyed. */
  readonly at?: string
  /** `m-22 a1.0`: an outfit, its first space and its turn. */
  readonly outfits?: readonly string[]
  readonly cubes?: { readonly [space: string]: string }
  readonly damage?: readonly string[]
  readonly energy?: number
  readonly armed?: number
  readonly impulse?: boolean
  readonly credits?: number
  readonly fame?: number
  readonly bounty?: number
  readonly skips?: boolean
  readonly abilities?: readonly AbilityId[]
  readonly mission?: string
  /** The objective has been reached, and this much lies on the card. */
  readonly payment?: number
  readonly completed?: readonly string[]
  readonly titles?: readonly string[]
}

export interface NpcScene {
  readonly at?: string
  readonly controller?: Colour
  readonly credits?: number
  readonly bounty?: number
  readonly damage?: number
  readonly attacker?: string
  readonly stop?: number
}

export interface Scene {
  /** 3 unless said. */
  readonly players?: 1 | 2 | 3 | 4 | 5
  readonly options?: Options
  readonly turn?: Colour
  readonly phase?: Phase
  /** The tiles on the board, from slot 0; as many as there are players, or more up to five. */
  readonly tiles?: readonly string[]
  /** What is drawn next, the first to be drawn first. */
  readonly deck?: readonly string[]
  readonly missions?: readonly string[]
  readonly titles?: readonly string[]
  readonly openTitles?: readonly string[]
  /** By tile: the face of its token; `''` when it is gone. */
  readonly tokens?: { readonly [tile: string]: Token | '' }
  readonly ships?: { readonly [colour in Colour]?: ShipScene }
  /** The match is played with NPCs when this is given. */
  readonly npcs?: { readonly [id in NpcId]?: NpcScene }
  /** What the dice will show: `[sides, value]`, or `[sides, least, most]`. */
  readonly dice?: readonly Roll[]
}

type Roll = readonly [sides: number, least: number, most?: number]

const DEFAULT_TILES = ['quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338', 'expeditor-gate']
const DEFAULT_SHIPS = ['puddle-jumper', 'gaiden', 'numerator', 'easy-tiger', 'nightshade']

/** A state of chance that will roll so. */
export function rolling(rolls: readonly Roll[]): RandomState {
  for (let i = 0; ; i++) {
    const state = seedRandom(`dice ${i}`)
    const dice = new Dice(state)
    const fits = rolls.every(([sides, least, most = least]) => {
      const rolled = dice.below(sides) + 1
      return rolled >= least && rolled <= most
    })
    if (fits) return state
  }
}

const take = <T>(list: readonly T[], wanted: readonly T[]): T[] => {
  for (const one of wanted) if (!list.includes(one)) throw new Error(`The scene has no ${String(one)} left.`)
  return list.filter((one) => !wanted.includes(one))
}

/** A position to play from. Cards and tiles named in it are taken out of their decks, so that nothing exists twice. */
export function position(scene: Scene): State {
  const players = scene.players ?? 3
  const options = settleOptions(xia, players, { npcs: scene.npcs !== undefined, ...scene.options })
  const g = xia.setup({ seats: players, options, seed: 'scene' })
  layMap(g, scene)
  for (let seat = 0; seat < players; seat++) placeShip(g, seat, scene.ships?.[NAMES[seat]] ?? {})
  placeCards(g, scene)
  for (const [i, id] of NPCS.entries()) placeNpc(g, i, scene.npcs?.[id])
  g.turn = NAMES.indexOf(scene.turn ?? 'red')
  g.phase = scene.phase ?? 'action'
  g.turnNumber = 1
  if (scene.dice) g.random = rolling(scene.dice)
  g.trace = undefined
  return g
}

function layMap(g: State, scene: Scene): void {
  const tiles = [...(scene.tiles ?? DEFAULT_TILES.slice(0, Math.max(g.seats, 3)))]
  const rest = take(Object.keys(g.content.tiles), [...tiles, ...(scene.deck ?? [])])
  g.sectors = setupSectors(g.content.tiles, tiles)
  g.sectorDeck = fixed([...rest, ...[...(scene.deck ?? [])].reverse()])
  const { tokens } = g.content
  const pile = (Object.keys(tokens) as Token[]).flatMap((token) => Array.from({ length: tokens[token] }, () => token))
  g.tokenPile = fixed(pile)
  g.tokens = fixed([])
  for (let sector = 0; sector < tiles.length; sector++) layToken(g, sector)
  for (const [tile, token] of Object.entries(scene.tokens ?? {})) swapToken(g, sectorOfTile(g, tile), token)
}

function swapToken(g: State, sector: number, token: Token | ''): void {
  const pile = [...g.tokenPile, ...(g.tokens[sector] === '' ? [] : [g.tokens[sector]])] as Token[]
  if (token !== '') pile.splice(pile.indexOf(token), 1)
  g.tokenPile = fixed(pile)
  g.tokens = fixed(g.tokens.with(sector, token))
}

function placeShip(g: State, seat: number, scene: ShipScene): void {
  const mat = scene.ship ?? DEFAULT_SHIPS[seat]
  launch(g, seat, mat)
  const vessel = g.vessels[seat]
  const { hold, fits, energy } = g.content.ships[mat]
  if (scene.at !== undefined) vessel.hex = scene.at === 'nowhere' ? NOWHERE : hexNamed(scene.at)
  vessel.outfits = fixed(
    (scene.outfits ?? []).map((text) => {
      const [id, place] = text.split(' ')
      const placement = placementNamed(fits[id], place)
      if (!placement) throw new Error(`${id} does not fit at ${place}.`)
      g.outfitSupply = Object.freeze({ ...g.outfitSupply, [id]: g.outfitSupply[id] - 1 })
      return fitAt(id, placement)
    }),
  )
  const cubes = [...vessel.cubes]
  const supply = [...g.cubeSupply]
  for (const [space, cargo] of Object.entries(scene.cubes ?? {})) {
    const colour = CARGO.indexOf(cargo as 'spice')
    cubes[hold.names.indexOf(space)] = colour + 1
    supply[colour]--
  }
  vessel.cubes = fixed(cubes)
  g.cubeSupply = fixed(supply)
  for (const space of scene.damage ?? []) vessel.damage |= 1 << hold.names.indexOf(space)
  vessel.energy = scene.energy ?? energy
  vessel.armed = scene.armed ?? g.content.constants.markers
  vessel.impulse = scene.impulse ?? true
  vessel.credits = scene.credits ?? g.content.constants.startCredits
  vessel.fame = scene.fame ?? 0
  vessel.bounty = scene.bounty ?? 0
  vessel.skips = scene.skips ?? false
  if (scene.abilities) vessel.abilities = fixed(scene.abilities)
}

function placeCards(g: State, scene: Scene): void {
  const ships = NAMES.slice(0, g.seats).map((name) => scene.ships?.[name] ?? {})
  const used = ships.flatMap(({ mission, completed = [] }) => [...(mission ? [mission] : []), ...completed])
  const top = scene.missions ?? []
  g.missionDeck = fixed([...take([...g.missionDeck], [...used, ...top]), ...[...top].reverse()])
  const titles = [...(scene.openTitles ?? []), ...ships.flatMap((ship) => ship.titles ?? [])]
  const topTitles = scene.titles ?? []
  g.titleDeck = fixed([...take([...g.titleDeck], [...titles, ...topTitles]), ...[...topTitles].reverse()])
  g.openTitles = fixed(
    (scene.openTitles ?? []).map((title) => Object.freeze({ title, counts: fixed(g.vessels.map(() => 0)) })),
  )
  ships.forEach(({ mission, payment, completed = [], titles: won = [], fame = 0 }, seat) => {
    const vessel = g.vessels[seat]
    if (mission) acceptMission(g, seat, mission)
    vessel.revealed = payment !== undefined
    vessel.payment = payment ?? 0
    vessel.completed = fixed(completed)
    vessel.titles = fixed(won)
    const { titleSpaces } = g.content
    while (g.titleSpaces < titleSpaces.length && titleSpaces[g.titleSpaces] <= fame) g.titleSpaces++
  })
}

function placeNpc(g: State, place: number, scene: NpcScene | undefined): void {
  const drone = g.drones[place]
  if (!drone) return
  g.drones[place] = {
    ...drone,
    hex: scene?.at === undefined ? NOWHERE : hexNamed(scene.at),
    spawned: scene?.at !== undefined,
    controller: scene?.controller ? NAMES.indexOf(scene.controller) : drone.controller,
    credits: scene?.credits ?? 0,
    bounty: scene?.bounty ?? (scene?.at === undefined ? 0 : g.content.npcs[NPCS[place]].startBounty),
    damage: scene?.damage ?? 0,
    attacker: scene?.attacker === undefined ? -1 : craftNamed(scene.attacker),
    stop: scene?.stop ?? 0,
  }
}

/** Plays from a position; with ORRERY_UNDO every decision is taken back and made again. */
export const scene = (setting: Scene = {}): Transcript<State> => playFrom(position(setting))

export const playFrom = (g: State): Transcript<State> =>
  new Transcript(xia, g, { undo: process.env.ORRERY_UNDO === '1' })

/** A scene with something changed that scenes have no words for. */
export function changed(setting: Scene, change: (g: State) => void): Transcript<State> {
  const g = position(setting)
  change(g)
  return playFrom(g)
}

/** One of the tiles on the board, or of the deck, is another one now. */
export function changeTile(g: State, tile: Tile): void {
  const tiles = { ...g.content.tiles, [tile.id]: tile }
  // What is known of the board is kept by its list of sectors, so the list is a new one.
  Object.assign(g, { content: { ...g.content, tiles }, sectors: fixed([...g.sectors]) })
}

/** A match from its very beginning. */
export function opening(players: 1 | 2 | 3 | 4 | 5, options: Options = {}, seed = 'opening'): Transcript<State> {
  const settled = settleOptions(xia, players, options)
  return playFrom(xia.setup({ seats: players, options: settled, seed }))
}

/** The next decisions are the plainest ones, as long as something holds. */
export const playOn = (match: Transcript<State>, during: (g: State, seat: number, ask: string) => boolean) =>
  match.playByItself((g, { seat, ask }) => !during(g, seat, ask))

/** The board's name of a tile's own hex, however the tile is turned. */
export function at(g: State, tile: string, q: number, r: number): string {
  const { slot, turn } = g.sectors[sectorOfTile(g, tile)]
  const cell = CELLS.findIndex((one) => one.q === q && one.r === r)
  return hexName(hexOn(slot, TURNED[turn][cell]))
}

/** Where ships are. */
export const whereIs = ({ state }: Transcript<State>, colour: (typeof COLOURS)[number]): string | undefined => {
  const { hex } = state.vessels[COLOURS.indexOf(colour)]
  return hex === NOWHERE ? undefined : hexName(hex)
}

/** A ship as everybody sees it: spaces by their names. */
export const shipOf = ({ state }: Transcript<State>, colour: (typeof COLOURS)[number]) =>
  view(state, 'spectator').vessels[COLOURS.indexOf(colour)]
