import { fixed, type Refusal, type Rule, withEntry } from '@orrery/engine'
import { builtPieces, hexes, numberedFrom1, numberedThings, type Thing } from '../../codecs.ts'
import { type Faction, type TileId, UPLINKS, type UplinkId, WEAPONS } from '../../content/types.ts'
import { areAdjacent, type Hex, hexName } from '../../map/hex.ts'
import { canStart, spotsAround, startingChoices } from '../../map/shape.ts'
import { edgeHexes } from '../../map/side.ts'
import { areasAround, areasOf, isMoonArea } from '../board/board.ts'
import { areasOwned } from '../board/control.ts'
import { figureNames } from '../board/figures.ts'
import { placeTerraforming, tellTerraformings } from '../board/terraforming.ts'
import { putTile } from '../board/tiles.ts'
import { arrange, type Cited, choose, hexNames, nameOf, present, refuse, report, some } from '../dialect.ts'
import { placeBrought } from '../green/production.ts'
import { beginSelection } from '../round/round.ts'
import { HOME_TILE, NO_TILE, plays, SETUP_STAGES, type State } from '../state/state.ts'
import {
  BOARLORDS,
  CYBERSAMURAI,
  DARK_SEED,
  type Figure,
  factionOf,
  NOBODY,
  NOMADS,
  type Side,
} from '../state/vocabulary.ts'
import { since } from '../versions.ts'

/** [setup.order] In initiative order everybody places a homezone, starting areas, units and what the faction has besides. */
export function* setUpFaction(g: State): Rule {
  const side = g.order[g.turnAt]
  switch (g.setupStage) {
    case 'homezone':
      yield* placeHomezone(g, side)
      break
    case 'areas':
      yield* chooseAreas(g, side)
      break
    case 'units':
      yield* deployUnits(g, side)
      break
    case 'extras':
      yield* EXTRAS[factionOf(side)](g)
      break
  }
  nextStage(g)
}

function nextStage(g: State): void {
  const next = SETUP_STAGES[SETUP_STAGES.indexOf(g.setupStage) + 1]
  if (next !== undefined) {
    g.setupStage = next
    return
  }
  g.setupStage = SETUP_STAGES[0]
  g.turnAt++
  if (g.turnAt === g.order.length) beginSelection(g)
}

/** Areas off the moon without a marker. */
const freeAreas = (g: State): Hex[] => areasOf(g).filter((hex) => !isMoonArea(g, hex) && g.owner[hex] === NOBODY)

/** [setup.homezone] On a free place at the edge; [darkseed.homezone] the Dark Seed anywhere but on the moon. */
function* placeHomezone(g: State, side: Side): Rule {
  const anywhere = g.content.factions[factionOf(side)].homezone === 'anywhere'
  const spots = anywhere ? [...new Set([...g.slots, ...spotsAround(g.hexes, 2), ...freeAreas(g)])] : [...g.slots]
  const hex = yield* choose(g, side, 'setup.homezone', {
    from: spots,
    as: hexes,
    unless: (spot) => cannotSettle(g, spot),
  })
  const tile = loseTile(g, hex)
  putTile(g, hex, HOME_TILE)
  g.slots = fixed(g.slots.filter((slot) => slot !== hex))
  g.homes = withEntry(g.homes, side, hex)
  report(g, 'setup.homezone', present({ side: nameOf(side), hex: hexName(hex), tile }))
}

/** [darkseed.homezone] A tile below leaves the game; [board.tunnel] tunnels into it go back, which they did not under the first rules. */
function loseTile(g: State, hex: Hex): TileId | undefined {
  const tile = g.tiles[hex] ?? NO_TILE
  if (tile === NO_TILE) return undefined
  g.lostTiles = fixed([...g.lostTiles, tile])
  if (since(g, 2)) g.tunnels = fixed(g.tunnels.filter(({ edge }) => !edgeHexes(edge).includes(hex)))
  return tile
}

/** Why a homezone cannot be placed on a hex: too close to another, or without room for the starting areas of anybody. */
function cannotSettle(g: State, spot: Hex): Refusal | undefined {
  if (g.slots.includes(spot)) return undefined
  const free = freeAreas(g).filter((hex) => hex !== spot)
  const others = [...g.homes.filter((home) => home >= 0), ...g.slots]
  if (others.some((home) => areAdjacent(home, spot))) return refuse('darkseed.homezone#close', { hex: hexName(spot) })
  const areas = free.filter((hex) => areAdjacent(hex, spot)).length
  if (areas < 2) return refuse('darkseed.homezone#areas', { hex: hexName(spot), areas })
  const { startingAreas } = g.content.numbers
  return canStart(spot, free, startingAreas) && g.slots.every((slot) => canStart(slot, free, startingAreas))
    ? undefined
    : refuse('darkseed.homezone#room', { hex: hexName(spot) })
}

const OUT = { adjacent: 'setup.starting-areas#adjacent', connected: 'setup.starting-areas' } as const

/** [setup.starting-areas] Next to the homezone where it touches three free areas; elsewhere they hang together with it. */
function startingRule(g: State, home: Hex): 'adjacent' | 'connected' {
  if (!since(g, 2)) return plays(g, 'adjacent-starts') ? 'adjacent' : 'connected'
  const touched = freeAreas(g).filter((hex) => areAdjacent(hex, home)).length
  return touched >= g.content.numbers.startingAreas && !plays(g, 'connected-starts') ? 'adjacent' : 'connected'
}

/** [setup.starting-areas] Three areas at the homezone get a territory marker. */
function* chooseAreas(g: State, side: Side): Rule {
  const home = g.homes[side]
  const rule = startingRule(g, home)
  const chosen: Hex[] = []
  while (chosen.length < g.content.numbers.startingAreas) {
    const free = freeAreas(g)
    const fitting = startingChoices(home, chosen, free, rule)
    const choices = fitting.length > 0 ? fitting : free
    const hex = yield* choose(g, side, 'setup.starting-areas', {
      from: free,
      as: hexes,
      unless: (area) => (choices.includes(area) ? undefined : refuse(OUT[rule], { hex: hexName(area) })),
      about: { number: chosen.length + 1, count: g.content.numbers.startingAreas },
    })
    chosen.push(hex)
    g.owner = withEntry(g.owner, hex, side)
  }
  report(g, 'setup.starting-areas', { side: nameOf(side), hexes: chosen.map(hexName) })
}

/** [setup.units] The starting units go to the three areas as their player likes. [option.starting-units] Or half of them. */
function* deployUnits(g: State, side: Side): Rule {
  const figures: Figure[] = []
  const { firstOf } = g.content.tables
  for (const [kind, count] of g.content.factions[factionOf(side)].startingUnits) {
    const most = plays(g, 'half-armies') ? Math.ceil(count / 2) : count
    for (let i = 0; i < most; i++) figures.push(firstOf[kind] + i)
  }
  const places = yield* spread(g, side, 'setup.units', figureNames(g, figures), areasOwned(g, side))
  figures.forEach((figure, i) => {
    g.place[figure] = places[i]
  })
  report(g, 'setup.units', { side: nameOf(side), units: figureNames(g, figures), hexes: hexNames(places) })
}

/** Asks for a place for each thing; any number of them can share one. */
function* spread(g: State, side: Side, ask: Cited, items: readonly string[], areas: readonly Hex[]): Rule<Hex[]> {
  const spots = areas.map(hexes.encode)
  const places = yield* arrange(g, side, ask, { items, spots: () => spots, clash: () => undefined })
  return places.map(hexes.decode)
}

const EXTRAS: { readonly [faction in Faction]: (g: State) => Rule } = {
  cybersamurai: installFirst,
  'dark-seed': layFirstEggs,
  nomads: armAndMine,
  boarlords: buildFirst,
}

/** [setup.uplinks] Amaterasu and two of choice; under the first rules not the Shogun. */
function* installFirst(g: State): Rule {
  const { startingUplinks } = g.content.numbers
  const mayTake = (uplink: UplinkId) =>
    uplink === 'amaterasu' || (uplink === 'shogun' && !since(g, 2)) ? refuse('setup.uplinks', { uplink }) : undefined
  const chosen = yield* some(g, CYBERSAMURAI, 'setup.uplinks', {
    from: UPLINKS,
    unless: mayTake,
    min: startingUplinks,
    max: startingUplinks,
    about: { count: startingUplinks },
  })
  g.uplinks = fixed(['amaterasu', ...chosen])
  report(g, 'setup.uplinks', { side: nameOf(CYBERSAMURAI), uplinks: chosen })
  for (const uplink of chosen) yield* placeBrought(g, uplink)
}

const numbered = (thing: Thing, count: number): string[] => numberedFrom1(thing, count).map(numberedThings.encode)

/** [setup.eggs] In the starting areas or next to them. */
function* layFirstEggs(g: State): Rule {
  const own = areasOwned(g, DARK_SEED)
  const areas = [...new Set([...own, ...own.flatMap((hex) => areasAround(g, hex))])].sort((a, b) => a - b)
  const eggs = numbered('egg', g.content.numbers.startingEggs)
  const places = yield* spread(g, DARK_SEED, 'setup.eggs', eggs, areas)
  for (const hex of places) g.eggs = withEntry(g.eggs, hex, g.eggs[hex] + 1)
  report(g, 'setup.eggs', { side: nameOf(DARK_SEED), eggs: places.length, hexes: hexNames(places) })
}

/** [setup.mines] All pistols are ready; two mines lie in starting areas. */
function* armAndMine(g: State): Rule {
  g.weapons = fixed(WEAPONS.map((kind) => (g.content.weapons[kind].reusable ? g.content.weapons[kind].count : 0)))
  const mines = numbered('mine', g.content.numbers.startingMines)
  const places = yield* spread(g, NOMADS, 'setup.mines', mines, areasOwned(g, NOMADS))
  for (const hex of places) g.mines = withEntry(g.mines, hex, g.mines[hex] + 1)
  report(g, 'setup.mines', { side: nameOf(NOMADS), mines: places.length, hexes: hexNames(places) })
}

/** [setup.terraformings] Three Terraformings in the starting areas. */
function* buildFirst(g: State): Rule {
  const count = g.content.numbers.startingTerraformings
  const spots: string[] = []
  for (let number = 1; number <= count; number++) {
    const about = { number, count }
    const piece = yield* placeTerraforming(g, 'setup.terraformings', areasOwned(g, BOARLORDS), false, about)
    if (piece) spots.push(builtPieces.encode(piece))
  }
  tellTerraformings(g, spots)
}
