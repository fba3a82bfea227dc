import type { Goal, Pointer, Told } from '@orrery/engine'
import type { XiaLandmark } from '../landmarks.ts'
import type { VesselView, View } from '../view.ts'

/** Points at something that the board marks. */
export const at = (landmark: XiaLandmark): Pointer => ({ landmark })

/** The learner's ship. */
export function own({ seat, vessels }: View): VesselView {
  const vessel = vessels[seat ?? 0]
  if (vessel === undefined) throw new RangeError('A lesson has no seat for the learner.')
  return vessel
}

export const hasFame =
  (least: number): Goal<View> =>
  (view) => [own(view).fame >= least]

/** The learner's ship is on one of these spaces. */
export const isOn =
  (...hexes: readonly string[]): Goal<View> =>
  (view) => [hexes.includes(own(view).hex ?? '')]

/** The ship is on the board: it has not been destroyed. */
export const flies: Goal<View> = (view) => [own(view).hex !== null]

/** So many sectors are known. */
export const knows =
  (least: number): Goal<View> =>
  ({ sectors }) => [sectors.length >= least]

/** At least so many cubes are in the hold. */
export const carries =
  (least: number): Goal<View> =>
  (view) => [Object.keys(own(view).cubes).length >= least]

/** [bounty.status] */
export const isInnocent: Goal<View> = (view) => [own(view).bounty === 0]

/** At least so many markers are armed. */
export const isArmed =
  (least: number): Goal<View> =>
  (view) => [own(view).armed >= least]

/** [outfit.damage] No outfit is damaged. */
export const hasWholeOutfits: Goal<View> = (view) => {
  const { outfits, damage } = own(view)
  return [outfits.every(({ spaces }) => spaces.every((space) => !damage.includes(space)))]
}

/** So many turns of everybody have begun, the first one of the act included. */
export const turns =
  (least: number): Goal<View> =>
  ({ turnNumber }) => [turnNumber >= least]

export const hasWon: Goal<View> = ({ seat, ranking }) => [ranking[0] === seat]

/** The log has told of this. */
export const was =
  (what: string, which: (data: Told['data']) => boolean = () => true): Goal<View> =>
  (_, told) => [told.some((one) => one.what === what && which(one.data))]

/** The log has told of this last. */
export const isJust =
  (what: string): Goal<View> =>
  (_, told) => [told.at(-1)?.what === what]

/** Each of several goals. */
export const all =
  (...goals: readonly Goal<View>[]): Goal<View> =>
  (view, told) =>
    goals.flatMap((goal) => goal(view, told))

/** One of several goals. */
export const any =
  (...goals: readonly Goal<View>[]): Goal<View> =>
  (view, told) => [goals.some((goal) => goal(view, told).every(Boolean))]

export const not =
  (goal: Goal<View>): Goal<View> =>
  (view, told) => [!goal(view, told).every(Boolean)]
