import type { Refusal, Refuse, Rule, Seat } from '@orrery/engine'
import { type Cited, choose, NONE, refuse, report } from './dialect.ts'
import { CLANS, LESSER_CLANS, type Marker, type State } from './state/state.ts'

/** A space of the alliance track: `neutral`, or a branch and a depth: `Nova-3`. */
export type Space = string

export const NEUTRAL: Space = 'neutral'

/** [alliance.tiers] How many honor a marker brings at each depth of a branch. */
export const branchRewards = (g: State): readonly number[] => g.content.branches[g.choices.alliance]

/** [alliance.track] The neutral space and the branches of the players; [alliance.closed] the others are closed. */
export const trackSpaces = (g: State): readonly Space[] => TRACKS[g.seats][branchRewards(g).length]

/** Branch lengths beyond this are no longer a table one can sit at. */
export const LONGEST_BRANCH = 12

const BRANCH_NAMES: readonly (readonly Space[])[] = CLANS.map((clan) =>
  Array.from({ length: LONGEST_BRANCH + 1 }, (_, depth) => (depth === 0 ? NEUTRAL : `${clan}-${depth}`)),
)

/** By the number of players and the length of the branches. */
const TRACKS: readonly (readonly (readonly Space[])[])[] = [0, ...CLANS.keys()].map((_, seats) =>
  BRANCH_NAMES[0].map((_, length) => [
    NEUTRAL,
    ...BRANCH_NAMES.slice(0, seats).flatMap((names) => names.slice(1, length + 1)),
  ]),
)

const SPACE_BY_NAME = new Map(
  BRANCH_NAMES.flatMap((names, branch) => names.map((name, depth) => [name, { branch, depth }] as const)),
)

export const spaceOf = (g: State, marker: Marker): Space =>
  g.depth[marker] === 0 ? NEUTRAL : BRANCH_NAMES[g.branch[marker]][g.depth[marker]]

/** [alliance.neutral] From one branch to another the way leads through the neutral space. */
export function distanceTo(g: State, marker: Marker, space: Space): number {
  const depth = g.depth[marker]
  if (space === NEUTRAL) return depth
  const to = SPACE_BY_NAME.get(space)
  if (to === undefined) throw new RangeError(`The track has no space "${space}".`)
  return depth > 0 && g.branch[marker] === to.branch ? Math.abs(depth - to.depth) : depth + to.depth
}

/** Puts a marker on a space, with no way in between. */
export function placeMarker(g: State, marker: Marker, space: Space, by: Seat): void {
  const from = spaceOf(g, marker)
  if (from === space) return
  const to = SPACE_BY_NAME.get(space)
  const neutral = space === NEUTRAL || to === undefined
  g.branch[marker] = neutral ? -1 : to.branch
  g.depth[marker] = neutral ? 0 : to.depth
  report(g, 'alliance.move', { seat: by, clan: LESSER_CLANS[marker], from, to: space })
}

export function markersOn(g: State, seat: Seat): Marker[] {
  const list: Marker[] = []
  for (let marker = 0; marker < LESSER_CLANS.length; marker++)
    if (g.depth[marker] > 0 && g.branch[marker] === seat) list.push(marker)
  return list
}

export function countMarkersOn(g: State, seat: Seat): number {
  let count = 0
  for (let marker = 0; marker < LESSER_CLANS.length; marker++)
    if (g.depth[marker] > 0 && g.branch[marker] === seat) count++
  return count
}

/** An oath keeps everybody else's hands off a marker. */
export function mayTouch(g: State, seat: Seat): Refuse<Marker> {
  return (marker) => {
    const oath = g.oaths.find((sworn) => sworn.marker === marker && sworn.by !== seat)
    return oath && refuse('card.S05#sworn', { clan: LESSER_CLANS[marker], by: oath.by })
  }
}

const markerNamed = (name: string): Marker => LESSER_CLANS.indexOf(name as (typeof LESSER_CLANS)[number])

const byName =
  (refused: Refuse<Marker>) =>
  (name: string): Refusal | undefined =>
    name === NONE ? undefined : refused(markerNamed(name))

/** Asks for one of the markers. */
export function* chooseMarker(
  g: State,
  seat: Seat,
  ask: Cited,
  markers: readonly Marker[],
  refused: Refuse<Marker> = mayTouch(g, seat),
): Rule<Marker> {
  const names = markers.map((marker) => LESSER_CLANS[marker])
  return markerNamed(yield* choose(g, seat, ask, names, byName(refused)))
}

const MARKERS_OR_NONE = [...LESSER_CLANS, NONE]

/** Asks for one marker of all, or none. */
export function* chooseAnyMarker(
  g: State,
  seat: Seat,
  ask: Cited,
  spaces: number,
  refused: Refuse<Marker> = mayTouch(g, seat),
): Rule<Marker | undefined> {
  const name = yield* choose(g, seat, ask, MARKERS_OR_NONE, byName(refused), { spaces })
  return name === NONE ? undefined : markerNamed(name)
}

/**
 * [alliance.move] A marker goes up to so many spaces along the track, in any direction. [alliance.track] Spaces can hold several.
 * [alliance.top] It cannot go beyond the top of a branch.
 */
export function* moveMarker(g: State, seat: Seat, marker: Marker, least: number, most: number): Rule {
  const within = (space: Space): Refusal | undefined => {
    const distance = distanceTo(g, marker, space)
    return distance < least || distance > most
      ? refuse(distance < least ? 'alliance.move#near' : 'alliance.move#far', { distance, spaces: most })
      : undefined
  }
  const about = { clan: LESSER_CLANS[marker], spaces: most }
  placeMarker(g, marker, yield* choose(g, seat, 'alliance.move#to', trackSpaces(g), within, about), seat)
}

/** One marker of her choice, up to so many spaces; she may leave it. */
export function* moveAnyMarker(g: State, seat: Seat, spaces: number, ask: Cited): Rule<Marker | undefined> {
  const marker = yield* chooseAnyMarker(g, seat, ask, spaces)
  if (marker !== undefined) yield* moveMarker(g, seat, marker, 0, spaces)
  return marker
}

/** [alliance.lower] Towards the neutral space, where it stops. Returns how far it went. */
export function lowerMarker(g: State, marker: Marker, spaces: number, by: Seat): number {
  const lowered = Math.min(spaces, g.depth[marker])
  const depth = g.depth[marker] - lowered
  placeMarker(g, marker, depth === 0 ? NEUTRAL : BRANCH_NAMES[g.branch[marker]][depth], by)
  return lowered
}

export const markersOffNeutral = (g: State): Marker[] =>
  LESSER_CLANS.map((_, marker) => marker).filter((marker) => g.depth[marker] > 0)

/** The markers on other players' branches. */
export const markersOfOpponents = (g: State, seat: Seat): Marker[] =>
  markersOffNeutral(g).filter((marker) => g.branch[marker] !== seat)

/** [resolution.alliances] What a seat's markers bring at the end of a round. */
export function allianceHonor(g: State, seat: Seat): number {
  const rewards = branchRewards(g)
  let honor = 0
  for (let marker = 0; marker < LESSER_CLANS.length; marker++)
    if (g.depth[marker] > 0 && g.branch[marker] === seat) honor += rewards[g.depth[marker] - 1]
  return honor
}
