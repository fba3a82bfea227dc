import { findPacking } from '../../hold/packing.ts'
import type { Content, Mission, Special, Tile } from '../types.ts'

/** The most players, each of whom needs a spawn point and a ship to begin with. */
const MOST_PLAYERS = 5

const placesOf = (tile: Tile, kind: Special['kind']) => tile.hexes.filter((hex) => hex.special?.kind === kind)

/** What the parts of a pack have against each other, as a sentence without its full stop; nothing if they go together. */
export const contentProblem = (content: Content): string | undefined =>
  first(Object.values(content.tiles), tileProblem) ??
  boardProblem(content) ??
  shipProblem(content) ??
  first(Object.values(content.missions), (mission) => missionProblem(content, mission)) ??
  npcProblem(content) ??
  trackProblem(content)

function first<T>(list: readonly T[], problemOf: (one: T) => string | undefined): string | undefined {
  for (const one of list) {
    const problem = problemOf(one)
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Where each kind of special may stand. */
const GROUND: { readonly [kind in Special['kind']]?: string } = {
  spawn: 'normal',
  mine: 'asteroid',
  salvage: 'debris',
  harvest: 'nebula',
  buy: 'planet',
  sell: 'planet',
}

function tileProblem(tile: Tile): string | undefined {
  const planets = tile.regions.filter((region) => region.kind === 'planet')
  for (const kind of ['spawn', 'mission', 'exploration', 'buy', 'sell'] as const)
    if (placesOf(tile, kind).length > 1) return `tile ${tile.id} has more than one ${kind} space`
  for (const { terrain, special } of tile.hexes) {
    const ground = special && GROUND[special.kind]
    if (ground !== undefined && ground !== terrain)
      return `tile ${tile.id} has a ${special?.kind} space in ${terrain} space`
  }
  if (tile.type === 'star' && tile.hexes.some((hex) => hex.terrain !== 'star' || hex.special !== undefined))
    return `tile ${tile.id} is a star and has something else on it`
  if (tile.type !== 'star' && tile.hexes.some((hex) => hex.terrain === 'star'))
    return `tile ${tile.id} has a star on it and is none`
  if (tile.law === undefined ? planets.length > 0 : planets.length !== 1)
    return `tile ${tile.id} is ${tile.type} and has ${planets.length} planets`
  if (planets.some((planet) => planet.entrances.length === 0)) return `the planet of tile ${tile.id} has no entrance`
  if (tile.law !== undefined && placesOf(tile, 'mission').length === 0)
    return `tile ${tile.id} is ${tile.type} and has no mission point`
  if (tile.type === 'gate' && !tile.regions.some((region) => region.kind === 'gate'))
    return `tile ${tile.id} has no gate on it`
  return undefined
}

function boardProblem({ tiles, tokens, firstGame }: Content): string | undefined {
  const all = Object.values(tiles)
  const spawns = all.map((tile) => tile.spawn).filter((number) => number > 0)
  if (spawns.length < MOST_PLAYERS) return `only ${spawns.length} tiles have a spawn point`
  if (new Set(spawns).size < spawns.length) return 'two spawn points have the same number'
  const odd = spawns.find((number) => number > 20)
  if (odd !== undefined) return `a spawn point has the number ${odd}`
  const exploration = all.filter((tile) => placesOf(tile, 'exploration').length > 0).length
  const total = tokens.fame + tokens.credits + tokens.nothing
  if (exploration > total) return `${exploration} tiles have an exploration space, but there are ${total} tokens`
  const unfit = firstGame.tiles.find((id) => tiles[id].spawn === 0)
  if (unfit !== undefined) return `tile ${unfit} of the first game has no spawn point`
  return undefined
}

function shipProblem({ ships, outfits }: Content): string | undefined {
  const all = Object.values(ships)
  for (const tier of [1, 2, 3]) {
    const count = all.filter((ship) => ship.tier === tier).length
    if (count < MOST_PLAYERS) return `only ${count} ships are of tier ${tier}`
  }
  const engines = Object.values(outfits).filter((outfit) => outfit.type === 'engine')
  return first(all, (ship) =>
    engines.some((engine) => findPacking(ship.hold, ship.fits, [engine.id]) !== undefined)
      ? undefined
      : `no engine fits into ship ${ship.id}`,
  )
}

function missionProblem({ tiles }: Content, mission: Mission): string | undefined {
  const pickup = 'pickup' in mission ? mission.pickup : undefined
  for (const id of [pickup, mission.delivery]) {
    if (id === undefined) continue
    if (!Object.hasOwn(tiles, id)) return `mission ${mission.id} names a tile "${id}" that does not exist`
    if (placesOf(tiles[id], 'mission').length === 0)
      return `mission ${mission.id} names tile ${id}, which has no mission point`
  }
  if (pickup === mission.delivery) return `mission ${mission.id} goes from ${pickup} to ${pickup}`
  const [point] = placesOf(tiles[mission.delivery], 'mission')
  if (mission.type === 'smuggler' && point.terrain !== 'planet')
    return `mission ${mission.id} delivers to ${mission.delivery}, where no planet detects anything`
  if (mission.type === 'assassin' && mission.byTier.length !== 3)
    return `mission ${mission.id} does not pay for three tiers`
  return undefined
}

function npcProblem({ tiles, npcs }: Content): string | undefined {
  for (const npc of Object.values(npcs)) {
    if (!Object.hasOwn(tiles, npc.home)) return `npc ${npc.id} names a tile "${npc.home}" that does not exist`
    if (tiles[npc.home].spawn === 0) return `npc ${npc.id} is at home on ${npc.home}, which has no spawn point`
    for (const stop of npc.route) {
      if (!Object.hasOwn(tiles, stop)) return `npc ${npc.id} names a tile "${stop}" that does not exist`
      if (placesOf(tiles[stop], 'sell').length === 0) return `npc ${npc.id} stops at ${stop}, which has no sell space`
    }
  }
  if (npcs.merchant.route.length === 0) return 'npc merchant has no route'
  if (tiles[npcs.scoundrel.home].law === undefined) return 'npc scoundrel is not at home on a planet'
  return undefined
}

function trackProblem({ titleSpaces, titles, repairCost, ranks }: Content): string | undefined {
  const steps = Object.values(ranks).map(({ from }) => from)
  if (steps.some((from, i) => (i === 0 ? from !== 0 : from <= steps[i - 1]))) return '"ranks" is not in order from 0'
  if (titleSpaces.some((space, i) => space <= (titleSpaces[i - 1] ?? 0))) return '"titleSpaces" is not in order'
  if (titleSpaces.length > Object.keys(titles).length) return '"titleSpaces" has more spaces than there are titles'
  if (repairCost.length !== 3) return '"repairCost" does not have three prices'
  return undefined
}
