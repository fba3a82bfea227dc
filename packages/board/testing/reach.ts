import type { Scalar } from '@orrery/engine'
import { COMPASS } from '../src/spoken/contract.ts'
import { homeOf, moved, type Pointed, type PointerMove, placesOffered } from '../src/spoken/moves.ts'
import type { Telling } from '../src/spoken/option.ts'

/** Keys that lead to an offered place with a name or a function, and keys beyond its distance to one that is no landmark. */
const NAMED_WITHIN = 6
const BEYOND_DISTANCE = 2

/** Every press there is; each of them is one key of the table. */
const PRESSES: readonly PointerMove[] = [
  { act: 'mine' },
  ...COMPASS.map((way): PointerMove => ({ act: 'step', way })),
  ...(['foe', 'goal', 'danger'] as const).map((kind): PointerMove => ({ act: 'jump', kind })),
  ...(['kind', 'nearest', 'offered'] as const).flatMap((act): PointerMove[] => [
    { act, by: 1 },
    { act, by: -1 },
  ]),
]

/** Offered places that are too many keys away, wherever the pointer was: it begins at the place that is farthest from home. */
export function reachProblems<View>(told: Telling<View>, options: readonly Scalar[], ask: string): string[] {
  const { spoken, view, viewer, say, map } = told
  const home = homeOf(told)
  const offered = placesOffered(told, options, ask)
  if (home === undefined || offered.length === 0) return []
  const landmarks = spoken.landmarks(view, viewer, say)
  // Asked for with every press that is tried.
  const still = { ...told, map, spoken: { ...spoken, landmarks: () => landmarks } }
  const nameOf = (place: string) => spoken.at(view, place, viewer, say).name
  const names = map.places.map(({ id }) => nameOf(id))
  const known = new Set(landmarks.flatMap(({ places }) => places))
  const isNamed = (place: string) => names.filter((name) => name === nameOf(place)).length === 1
  const most = (place: string) =>
    Math.min(
      known.has(place) || isNamed(place) ? NAMED_WITHIN : Number.POSITIVE_INFINITY,
      known.has(place) ? Number.POSITIVE_INFINITY : (map.distance(home, place) ?? NAMED_WITHIN) + BEYOND_DISTANCE,
    )
  const keys = keysTo(still, offered, Math.max(...offered.map(most)))
  return offered.flatMap((place) => {
    const count = keys.get(place) ?? Number.POSITIVE_INFINITY
    return count > most(place) ? [`${place} (${nameOf(place)}) takes ${count} keys instead of ${most(place)}`] : []
  })
}

/** The fewest keys that lead to each place, up to so many. */
function keysTo<View>(told: Telling<View>, offered: readonly string[], most: number): ReadonlyMap<string, number> {
  const { map } = told
  const home = homeOf(told) ?? ''
  const ids = map.places.map(({ id }) => id)
  const begin: Pointed = { place: map.byDistance(home, ids).at(-1) ?? home }
  const keys = new Map([[begin.place, 0]])
  const wanted = new Set(offered)
  const seen = new Set([stateOf(begin)])
  let here: readonly Pointed[] = [begin]
  for (let count = 1; count <= most && [...wanted].some((place) => !keys.has(place)); count++) {
    const next: Pointed[] = []
    for (const from of here)
      for (const press of PRESSES) {
        const to = moved(told, offered, from, press)
        if (to === undefined || seen.has(stateOf(to))) continue
        seen.add(stateOf(to))
        if (!keys.has(to.place)) keys.set(to.place, count)
        next.push(to)
      }
    here = next
  }
  return keys
}

const stateOf = ({ place, jumps }: Pointed): string =>
  jumps === undefined ? place : `${place} ${jumps.kind} ${jumps.index} ${jumps.places}`
