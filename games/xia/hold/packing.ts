import { countSpaces, type Hold, listSpaces, type Spaces } from './hold.ts'
import type { Placement } from './shape.ts'

/** By kind of outfit: every way it fits into one ship's empty hold. */
export type Fits = { readonly [outfit: string]: readonly Placement[] }

/** An outfit that lies in a hold. */
export interface Stowed {
  readonly outfit: string
  readonly placement: Placement
}

/** The ways an outfit fits beside what is there already: outfits, cubes and damage. */
export function freePlacements(placements: readonly Placement[], taken: Spaces): Placement[] {
  const free: Placement[] = []
  for (const placement of placements) if ((placement.spaces & taken) === 0) free.push(placement)
  return free
}

/** Whether an outfit fits at all. */
export function fits(placements: readonly Placement[], taken: Spaces): boolean {
  for (const placement of placements) if ((placement.spaces & taken) === 0) return true
  return false
}

/** The placement of a name such as `b2.1`; none if the outfit does not fit there even in an empty hold. */
export function placementNamed(placements: readonly Placement[], name: string): Placement | undefined {
  for (const placement of placements) if (placement.name === name) return placement
  return undefined
}

/** The spaces that outfits lie on. */
export function spacesOf(stowed: readonly Stowed[]): Spaces {
  let spaces = 0
  for (const { placement } of stowed) spaces |= placement.spaces
  return spaces
}

/** The spaces with neither outfit, cube nor damage. */
export const freeSpaces = (hold: Hold, taken: Spaces): Spaces => hold.all & ~taken

/** What is wrong with a packing. `inside`: a thing is not in the hold or not a legal shape; `overlap`: two share a space; `damage`: one lies on damage. */
export type PackingProblem = 'inside' | 'overlap' | 'damage'

/**
 * [ship.hold] Checks a whole hold: every outfit as one of its own placements in this hold, every cube on a space, nothing on anything
 * else. Damage is a problem only for what is laid down now: a damaged outfit stays where it is, so its spaces are left out of `damage`.
 */
export function packingProblem(
  hold: Hold,
  fitsOf: Fits,
  stowed: readonly Stowed[],
  cubes: readonly number[],
  damage: Spaces,
): PackingProblem | undefined {
  let taken = 0
  for (const { outfit, placement } of stowed) {
    const own = placementNamed(fitsOf[outfit] ?? [], placement.name)
    if (own === undefined || own.spaces !== placement.spaces || own.uses !== placement.uses) return 'inside'
    if ((taken & placement.spaces) !== 0) return 'overlap'
    taken |= placement.spaces
  }
  for (const space of cubes) {
    if (!Number.isInteger(space) || space < 0 || space >= hold.size) return 'inside'
    if ((taken & (1 << space)) !== 0) return 'overlap'
    taken |= 1 << space
  }
  return (taken & damage) !== 0 ? 'damage' : undefined
}

/**
 * Finds a place for each outfit beside what is taken, with a number of spaces left for cubes; none if there is no way. It answers in
 * the order of the outfits. For bots and tests: the search is short because holds are small.
 */
export function findPacking(
  hold: Hold,
  fitsOf: Fits,
  outfits: readonly string[],
  taken: Spaces = 0,
  cubes = 0,
): Placement[] | undefined {
  const found: Placement[] = []
  const needed = outfits.reduce((sum, outfit) => sum + sectionsOf(fitsOf[outfit]), cubes)
  if (needed > countSpaces(freeSpaces(hold, taken))) return undefined
  // Those with the fewest places first: a dead end shows early.
  const order = outfits.map((_, place) => place)
  order.sort((a, b) => fitsOf[outfits[a]].length - fitsOf[outfits[b]].length || a - b)
  return stow(0, taken) ? found : undefined

  function stow(done: number, full: Spaces): boolean {
    if (done === order.length) return true
    const place = order[done]
    for (const placement of fitsOf[outfits[place]]) {
      if ((placement.spaces & full) !== 0) continue
      found[place] = placement
      if (stow(done + 1, full | placement.spaces)) return true
    }
    return false
  }
}

const sectionsOf = (placements: readonly Placement[]): number =>
  placements.length === 0 ? Number.POSITIVE_INFINITY : countSpaces(placements[0].spaces)

/** Spaces for new cubes: the first free ones. */
export const spacesForCubes = (hold: Hold, taken: Spaces, cubes: number): number[] =>
  listSpaces(freeSpaces(hold, taken)).slice(0, cubes)
