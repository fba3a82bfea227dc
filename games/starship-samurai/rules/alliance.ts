import type { Refusal, Refuse, Rule, Seat } from '@orrery/engine'
import { LONGEST_BRANCH, markers, NEUTRAL, spaces } from '../codecs.ts'
import { type Cited, choose, NONE, refuse, report } from './dialect.ts'
import { because, type Reason } from './goods.ts'
import { CLANS, LESSER_CLANS, type Marker, type Oath, type State } from './state/state.ts'

/** A space of the alliance track as it is named: `neutral`, or a branch and a depth: `Nova-3`. */
export type Space = string

/** [alliance.tiers] How many honor a marker brings at each depth of a branch. */
export const branchRewards = (g: State): readonly number[] => g.content.branches[g.choices.alliance]

/** [alliance.track] The neutral space and the branches of the players; [alliance.closed] the others are closed. */
export const trackSpaces = (g: State): readonly Space[] => TRACKS[g.seats][branchRewards(g).length]

const BRANCH_NAMES: readonly (readonly Space[])[] = CLANS.map((_, branch) =>
  Array.from({ length: LONGEST_BRANCH + 1 }, (_, depth) => spaces.encode({ branch, depth })),
)

/** By the number of players and the length of the branches. */
const TRACKS: readonly (readonly (readonly Space[])[])[] = [0, ...CLANS.keys()].map((_, seats) =>
  BRANCH_NAMES[0].map((_, length) => [
    NEUTRAL,
    ...BRANCH_NAMES.slice(0, seats).flatMap((names) => names.slice(1, length + 1)),
  ]),
)

export const spaceOf = (g: State, marker: Marker): Space =>
  g.depth[marker] === 0 ? NEUTRAL : BRANCH_NAMES[g.branch[marker]][g.depth[marker]]

/** [alliance.neutral] From one branch to another the way leads through the neutral space. */
export function distanceTo(g: State, marker: Marker, space: Space): number {
  const depth = g.depth[marker]
  if (space === NEUTRAL) return depth
  const to = spaces.decode(space)
  return depth > 0 && g.branch[marker] === to.branch ? Math.abs(depth - to.depth) : depth + to.depth
}

/** An order marker that a clan marker is moved with, and the wealth that increases it. */
export type Means = { readonly value: number; readonly boost: number }

/**
 * Puts a marker on a space, with no way in between. The reason is told where it is not what was told just before; what an order marker
 * has moved is told as the order.
 */
export function placeMarker(g: State, marker: Marker, space: Space, by: Seat, reason?: Reason | Means): void {
  const from = spaceOf(g, marker)
  if (from === space) return
  const { branch, depth } = spaces.decode(space)
  g.branch[marker] = branch
  g.depth[marker] = depth
  if (!g.trace) return
  const moved = { seat: by, clan: LESSER_CLANS[marker], from, to: space }
  if (typeof reason === 'object') report(g, 'order.allegiance', { ...moved, ...reason })
  else report(g, 'alliance.move', because(moved, reason))
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
export const oathAgainst = (g: State, seat: Seat, marker: Marker): Oath | undefined =>
  g.oaths.find((sworn) => sworn.marker === marker && sworn.by !== seat)

export function mayTouch(g: State, seat: Seat): Refuse<Marker> {
  return (marker) => {
    const oath = oathAgainst(g, seat, marker)
    return oath && refuse('card.S05#sworn', { clan: LESSER_CLANS[marker], by: oath.by })
  }
}

const ALL_MARKERS: readonly Marker[] = LESSER_CLANS.map((_, marker) => marker)

/** Asks for one marker of all, or none. */
export function* chooseAnyMarker(
  g: State,
  seat: Seat,
  ask: Cited,
  spaces: number,
  unless: Refuse<Marker> = mayTouch(g, seat),
): Rule<Marker | typeof NONE> {
  return yield* choose(g, seat, ask, () => ({ from: ALL_MARKERS, as: markers, or: NONE, unless, about: { spaces } }))
}

/**
 * [alliance.move] A marker goes up to so many spaces along the track, in any direction. [alliance.track] Spaces can hold several.
 * [alliance.top] It cannot go beyond the top of a branch.
 */
export function* moveMarker(
  g: State,
  seat: Seat,
  marker: Marker,
  least: number,
  most: number,
  reason?: Reason | Means,
): Rule {
  const within = (space: Space): Refusal | undefined => {
    const distance = distanceTo(g, marker, space)
    if (distance < least) return refuse('alliance.move#near', { spaces: least })
    return distance > most ? refuse('alliance.move#far', { distance, spaces: most }) : undefined
  }
  const to = yield* choose(g, seat, least > 0 ? 'alliance.move#exactly' : 'alliance.move#to', () => ({
    from: trackSpaces(g),
    unless: within,
    about: { clan: LESSER_CLANS[marker], spaces: most },
  }))
  placeMarker(g, marker, to, seat, reason)
}

/** One marker of her choice, up to so many spaces; she may leave it. */
export function* moveAnyMarker(g: State, seat: Seat, spaces: number, ask: Cited, reason?: Reason | Means): Rule {
  const marker = yield* chooseAnyMarker(g, seat, ask, spaces)
  if (marker !== NONE) yield* moveMarker(g, seat, marker, 0, spaces, reason)
}

/** [alliance.lower] Towards the neutral space, where it stops. Returns how far it went. */
export function lowerMarker(g: State, marker: Marker, spaces: number, by: Seat): number {
  const lowered = Math.min(spaces, g.depth[marker])
  const depth = g.depth[marker] - lowered
  placeMarker(g, marker, depth === 0 ? NEUTRAL : BRANCH_NAMES[g.branch[marker]][depth], by)
  return lowered
}

export const markersOffNeutral = (g: State): Marker[] => ALL_MARKERS.filter((marker) => g.depth[marker] > 0)

export const markersOnNeutral = (g: State): Marker[] => ALL_MARKERS.filter((marker) => g.depth[marker] === 0)

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
