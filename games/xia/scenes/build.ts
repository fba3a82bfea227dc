import { assertInput, fixed, type Options, type Seat, withEntry } from '@orrery/engine'
import { type AbilityId, CARGO, type Cargo } from '../content/types.ts'
import { craftNamed, NOBODY, NPCS, type NpcId } from '../crafts.ts'
import { placementNamed } from '../hold/packing.ts'
import { invariants } from '../invariants.ts'
import { type Hex, hexNamed } from '../map/hex.ts'
import { CELLS, hexOn, TURNED } from '../map/lattice.ts'
import { sectorOfTile, setupSectors } from '../map/sectors.ts'
import { layToken } from '../rules/actions/explore.ts'
import { acceptMission } from '../rules/missions/mission.ts'
import { launch } from '../rules/setup.ts'
import { fitAt } from '../rules/ship/vessel.ts'
import { NOWHERE, type Phase, type State, type Token } from '../rules/state.ts'

export const COLOUR_NAMES = ['red', 'blue', 'yellow', 'green', 'purple'] as const
export type Colour = (typeof COLOUR_NAMES)[number]

export interface ShipSetting {
  readonly ship?: string
  /** A hex of the board, `2,-1`, or of a tile however it is turned, `kemplar-ii 0,1`; `nowhere` when it has been destroyed. */
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

export interface NpcSetting {
  readonly at?: string
  readonly controller?: Colour
  readonly credits?: number
  readonly bounty?: number
  readonly damage?: number
  readonly attacker?: string
  readonly stop?: number
}

/** What a position is like, in the words of options; what is not said is as after the first choices of a match. */
export interface Setting {
  readonly turn?: Colour
  readonly phase?: Phase
  /** The tiles on the board, from slot 0; as many as there are players, or more up to five. */
  readonly tiles?: readonly string[]
  /** What is drawn next, the first to be drawn first. */
  readonly deck?: readonly string[]
  readonly missions?: readonly string[]
  readonly titles?: readonly string[]
  /** Mission cards that were drawn and not kept. */
  readonly discards?: readonly string[]
  /** Titles that everybody can win now. */
  readonly openTitles?: readonly string[]
  /** By tile: the face of its token; `''` when it is gone. */
  readonly tokens?: { readonly [tile: string]: Token | '' }
  /** By hex, as ships are placed: the cubes that float there. */
  readonly floating?: { readonly [hex: string]: readonly Cargo[] }
  readonly ships?: { readonly [colour in Colour]?: ShipSetting }
  readonly npcs?: { readonly [id in NpcId]?: NpcSetting }
}

/** A position for so many players, with what it changes of the options. */
export interface NamedSetting extends Setting {
  readonly players: number
  readonly options?: Options
}

const DEFAULT_TILES = ['quiet-reach', 'hollow-expanse', 'burning-horse', 'outpost-338', 'expeditor-gate']
const DEFAULT_SHIPS = ['puddle-jumper', 'gaiden', 'numerator', 'easy-tiger', 'nightshade']

/** Some things taken out of others; a scene cannot have more of them than there are. */
function without<T extends string>(list: readonly T[], wanted: readonly T[]): T[] {
  for (const one of wanted) assertInput(list.includes(one), `This scene has no ${one} left.`)
  return list.filter((one) => !wanted.includes(one))
}

/** Makes a position out of a fresh set-up. Cards and tiles named in it are taken out of their decks, so that nothing exists twice. */
export function buildScene(g: State, setting: Setting): State {
  layMap(g, setting)
  for (let seat = 0; seat < g.seats; seat++) placeShip(g, seat, setting.ships?.[COLOUR_NAMES[seat]] ?? {})
  placeCards(g, setting)
  for (const [i, id] of NPCS.entries()) placeNpc(g, i, setting.npcs?.[id])
  floatCubes(g, setting.floating ?? {})
  g.turn = COLOUR_NAMES.indexOf(setting.turn ?? 'red')
  g.phase = setting.phase ?? 'action'
  g.picks = g.seats
  g.turnNumber = 1
  g.trace = undefined
  const [problem] = invariants(g)
  assertInput(problem === undefined, `This scene is not possible: ${problem}.`)
  return g
}

function layMap(
  g: State,
  { tiles = DEFAULT_TILES.slice(0, Math.max(g.seats, 3)), deck = [], tokens = {} }: Setting,
): void {
  const all = [...g.sectors.map(({ tile }) => tile), ...g.sectorDeck]
  const rest = without(all, [...tiles, ...deck])
  g.sectors = setupSectors(g.content.tiles, [...tiles])
  g.sectorDeck = fixed([...rest, ...[...deck].reverse()])
  g.tokenPile = fixed([...g.tokenPile, ...g.tokens.filter((token) => token !== '')])
  g.tokens = fixed([])
  for (let sector = 0; sector < tiles.length; sector++) layToken(g, sector)
  for (const [tile, token] of Object.entries(tokens)) swapToken(g, sectorNamed(g, tile), token)
}

function sectorNamed(g: State, tile: string): number {
  const sector = sectorOfTile(g, tile)
  assertInput(sector >= 0, `This scene has no sector ${tile} on the board.`)
  return sector
}

function swapToken(g: State, sector: number, token: Token | ''): void {
  const pile = [...g.tokenPile, ...(g.tokens[sector] === '' ? [] : [g.tokens[sector]])] as Token[]
  if (token !== '') pile.splice(pile.indexOf(token), 1)
  g.tokenPile = fixed(pile)
  g.tokens = withEntry(g.tokens, sector, token)
}

/** `2,-1` on the board, or `kemplar-ii 0,1` on a tile, however it is turned. */
export function hexCalled(g: State, text: string): Hex {
  const [tile, own] = text.split(' ')
  const hex = own === undefined ? hexNamed(text) : hexOfTile(g, tile, own)
  assertInput(hex >= 0, `This scene has no space ${text}.`)
  return hex
}

function hexOfTile(g: State, tile: string, own: string): Hex {
  const { slot, turn } = g.sectors[sectorNamed(g, tile)]
  const cell = CELLS.findIndex(({ q, r }) => `${q},${r}` === own)
  return cell < 0 ? NOWHERE : hexOn(slot, TURNED[turn][cell])
}

function placeShip(g: State, seat: Seat, setting: ShipSetting): void {
  const mat = setting.ship ?? DEFAULT_SHIPS[seat]
  launch(g, seat, mat)
  const vessel = g.vessels[seat]
  const { hold, fits, energy } = g.content.ships[mat]
  if (setting.at !== undefined) vessel.hex = setting.at === 'nowhere' ? NOWHERE : hexCalled(g, setting.at)
  vessel.outfits = fixed(
    (setting.outfits ?? []).map((text) => {
      const [id, place] = text.split(' ')
      const placement = placementNamed(fits[id], place)
      assertInput(placement !== undefined, `This scene has ${id} at ${place}, where it does not fit.`)
      g.outfitSupply = Object.freeze({ ...g.outfitSupply, [id]: g.outfitSupply[id] - 1 })
      return fitAt(id, placement)
    }),
  )
  const cubes = [...vessel.cubes]
  const supply = [...g.cubeSupply]
  for (const [space, cargo] of Object.entries(setting.cubes ?? {})) {
    const colour = CARGO.indexOf(cargo as 'spice')
    cubes[hold.names.indexOf(space)] = colour + 1
    supply[colour]--
  }
  vessel.cubes = fixed(cubes)
  g.cubeSupply = fixed(supply)
  for (const space of setting.damage ?? []) vessel.damage |= 1 << hold.names.indexOf(space)
  vessel.energy = setting.energy ?? energy
  vessel.armed = setting.armed ?? g.content.constants.markers
  vessel.impulse = setting.impulse ?? true
  vessel.credits = setting.credits ?? g.content.constants.startCredits
  vessel.fame = setting.fame ?? 0
  vessel.bounty = setting.bounty ?? 0
  vessel.skips = setting.skips ?? false
  if (setting.abilities) vessel.abilities = fixed(setting.abilities)
}

function placeCards(g: State, setting: Setting): void {
  const ships = COLOUR_NAMES.slice(0, g.seats).map((name) => setting.ships?.[name] ?? {})
  const used = ships.flatMap(({ mission, completed = [] }) => [...(mission ? [mission] : []), ...completed])
  const { missions: top = [], discards = [] } = setting
  g.missionDeck = fixed([...without([...g.missionDeck], [...used, ...top, ...discards]), ...[...top].reverse()])
  g.missionDiscard = fixed(discards)
  const titles = [...(setting.openTitles ?? []), ...ships.flatMap((ship) => ship.titles ?? [])]
  const topTitles = setting.titles ?? []
  g.titleDeck = fixed([...without([...g.titleDeck], [...titles, ...topTitles]), ...[...topTitles].reverse()])
  g.openTitles = fixed(
    (setting.openTitles ?? []).map((title) => Object.freeze({ title, counts: fixed(g.vessels.map(() => 0)) })),
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

function placeNpc(g: State, place: number, setting: NpcSetting | undefined): void {
  const drone = g.drones[place]
  if (!drone) return
  g.drones[place] = {
    ...drone,
    hex: setting?.at === undefined ? NOWHERE : hexCalled(g, setting.at),
    spawned: setting?.at !== undefined,
    controller: setting?.controller ? COLOUR_NAMES.indexOf(setting.controller) : drone.controller,
    credits: setting?.credits ?? 0,
    bounty: setting?.bounty ?? (setting?.at === undefined ? 0 : g.content.npcs[NPCS[place]].startBounty),
    damage: setting?.damage ?? 0,
    attacker: setting?.attacker === undefined ? NOBODY : craftNamed(setting.attacker),
    stop: setting?.stop ?? 0,
  }
}

function floatCubes(g: State, floating: NonNullable<Setting['floating']>): void {
  const supply = [...g.cubeSupply]
  g.floating = fixed(
    Object.entries(floating).flatMap(([hex, cargo]) =>
      cargo.map((one) => {
        const colour = CARGO.indexOf(one)
        supply[colour]--
        return Object.freeze({ hex: hexCalled(g, hex), cargo: colour, by: NOBODY, turn: 0 })
      }),
    ),
  )
  g.cubeSupply = fixed(supply)
}
