import type { Scalar } from '@orrery/engine'
import type { Compass, SpokenLandmark } from './contract.ts'
import type { SpokenMap } from './map.ts'
import type { Telling } from './option.ts'

/** Forwards or back. */
type By = 1 | -1

/** What one press does to a pointer on the map. */
export type PointerMove =
  | { readonly act: 'step'; readonly way: Compass }
  | { readonly act: 'jump'; readonly kind: string }
  | { readonly act: 'mine' }
  | { readonly act: 'kind' | 'nearest' | 'offered'; readonly by: By }

/** Places that are gone to one after the other. */
interface Jumps {
  readonly kind: string
  readonly places: readonly string[]
  readonly index: number
}

/** Where a pointer is, and what it jumped along last. */
export interface Pointed {
  readonly place: string
  readonly jumps?: Jumps
  /** What it came over, or what it was led to. */
  readonly over?: string
}

/** Ways that a key may mean where the one it names leads nowhere: up and down bring back to where one was. */
const INSTEAD: { readonly [way in Compass]: readonly Compass[] } = {
  n: ['n', 'ne', 'nw'],
  s: ['s', 'sw', 'se'],
  w: ['w', 'nw', 'sw'],
  e: ['e', 'se', 'ne'],
  nw: ['nw', 'n'],
  ne: ['ne', 'n'],
  sw: ['sw', 's'],
  se: ['se', 's'],
}

/** The way that a key means at a place. */
export const wayAt = (map: SpokenMap, place: string, key: Compass): Compass =>
  INSTEAD[key].find((way) => map.step(place, way)) ?? key

/** Where the viewer is, or the first place there is. */
export function homeOf<View>({ spoken, view, viewer, say, map }: Telling<View>): string | undefined {
  const own =
    spoken.origin?.(view, viewer, say)?.place ??
    spoken.landmarks(view, viewer, say).find(({ kind }) => kind === 'mine')?.places[0]
  return own !== undefined && map.place(own) ? own : map.places[0]?.id
}

/** The places of some options: those that are a landmark first, then the nearest to the viewer. */
export function placesOffered<View>(told: Telling<View>, options: readonly Scalar[], ask: string): readonly string[] {
  const { spoken, view, viewer, say, map } = told
  const places = new Set(options.flatMap((option) => spoken.about(view, option, ask).place ?? []))
  const known = new Set(spoken.landmarks(view, viewer, say).flatMap((one) => one.places))
  const onMap = [...places].filter((place) => map.place(place))
  const sorted = map.byDistance(homeOf(told) ?? '', onMap)
  return [...sorted.filter((place) => known.has(place)), ...sorted.filter((place) => !known.has(place))]
}

/** Where a press leads; nothing where it leads nowhere. `offered` are the places that can be chosen, in their order. */
export function moved<View>(
  told: Telling<View>,
  offered: readonly string[],
  from: Pointed,
  move: PointerMove,
): Pointed | undefined {
  const { spoken, view, viewer, say, map } = told
  const { place, jumps } = from
  if (move.act === 'step') {
    const step = map.step(place, wayAt(map, place, move.way))
    return step && map.place(step.to) ? { ...from, place: step.to, over: step.over } : undefined
  }
  const landmarks = spoken.landmarks(view, viewer, say)
  const goOn = (kind: string, places: readonly string[], by: By, last = jumps): Pointed | undefined => {
    const next = jump(last, kind, places, place, by)
    const to = next.places[next.index]
    const led = landmarks.find((one) => one.kind === kind && to !== undefined && one.places.includes(to))
    return to === undefined ? undefined : { place: to, jumps: next, over: led?.name }
  }
  switch (move.act) {
    case 'mine': {
      const home = homeOf(told) ?? place
      return goOn('mine', [...new Set([home, ...nearestOf(landmarks, map, 'mine', home)])], 1)
    }
    case 'jump':
      return goOn(move.kind, nearestOf(landmarks, map, move.kind, place), 1)
    case 'kind': {
      const kinds = [...new Set(landmarks.map(({ kind }) => kind))]
      const next = kinds[(kinds.indexOf(jumps?.kind ?? '') + move.by + kinds.length) % kinds.length]
      return next === undefined ? undefined : goOn(next, nearestOf(landmarks, map, next, place), 1, undefined)
    }
    case 'nearest': {
      const { kind } = jumps ?? { kind: 'foe' }
      return goOn(kind, nearestOf(landmarks, map, kind, place), move.by)
    }
    case 'offered':
      return goOn('offered', offered, move.by)
  }
}

/** All places of a kind, the nearest first. */
function nearestOf(
  landmarks: readonly SpokenLandmark[],
  map: SpokenMap,
  kind: string,
  from: string,
): readonly string[] {
  const places = landmarks.flatMap((one) => (one.kind === kind ? one.places : []))
  return map.byDistance(
    from,
    [...new Set(places)].filter((place) => map.place(place)),
  )
}

/** The next of the same kind as long as its places are the same, or the first of another one. A pointer on the first of several goes on. */
function jump(last: Jumps | undefined, kind: string, places: readonly string[], here: string, by: By): Jumps {
  const isSame = last?.places.length === places.length && places.every((place) => last.places.includes(place))
  if (isSame && last.kind === kind && last.places[last.index] === here) {
    const index = (last.index + by + last.places.length) % last.places.length
    return { ...last, index }
  }
  return { kind, places, index: places.length > 1 && places[0] === here ? 1 : 0 }
}
