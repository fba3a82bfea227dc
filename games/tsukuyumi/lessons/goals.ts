import type { Goal, Told } from '@orrery/engine'
import type { HexView, View } from '../view.ts'

/** The learner's faction. */
export const factionOf = ({ seat, seats }: View): string => seats[seat ?? 0]?.faction ?? ''

export const areaIn = ({ hexes }: View, hex: string): HexView | undefined => hexes.find((one) => one.hex === hex)

/** [conquest.points] What counts there for the learner, and for the strongest of the others. */
export function strengths(view: View, hex: string): readonly [mine: number, theirs: number] {
  const own = factionOf(view)
  const { points = {} } = areaIn(view, hex) ?? {}
  const others = Object.entries(points).filter(([power]) => power !== own)
  return [points[own] ?? 0, Math.max(0, ...others.map(([, strength]) => strength))]
}

/** Units in an area: the learner's, and those of all others. */
export function unitsIn(view: View, hex: string): readonly [mine: readonly string[], theirs: readonly string[]] {
  const own = factionOf(view)
  const { units = {} } = areaIn(view, hex) ?? {}
  const others = Object.entries(units).filter(([power]) => power !== own)
  return [units[own] ?? [], others.flatMap(([, there]) => there)]
}

/** [board.control] The learner's territory marker is there. */
export const controls =
  (hex: string): Goal<View> =>
  (view) => [areaIn(view, hex)?.owner === factionOf(view)]

/** [board.control] Somebody's territory marker is there. */
export const belongsTo =
  (power: string, ...hexes: readonly string[]): Goal<View> =>
  (view) => [hexes.some((hex) => areaIn(view, hex)?.owner === power)]

/** The learner has units there. */
export const isIn =
  (hex: string): Goal<View> =>
  (view) => [unitsIn(view, hex)[0].length > 0]

/** Nobody else has units there. */
export const isClear =
  (hex: string): Goal<View> =>
  (view) => [unitsIn(view, hex)[1].length === 0]

/** [conquest.tie] The learner has the points to conquer it, a tie is enough. */
export const matches =
  (hex: string): Goal<View> =>
  (view) => {
    const [mine, theirs] = strengths(view, hex)
    return [mine > 0 && mine >= theirs]
  }

/** [score.end] The learner has won the game. */
export const wins: Goal<View> = ({ seat, ranking }) => [ranking[0] === seat]

/** Something of a kind has been told. */
export const wasTold =
  (what: string, fits: (data: Told['data']) => boolean = () => true): Goal<View> =>
  (_, told) => [told.some((one) => one.what === what && fits(one.data))]

/** [combat.choose] The learner has answered an attack with this; `none` for nothing. */
export const answeredWith = (counter: string): Goal<View> =>
  wasTold('combat.choose', ({ counters }) => {
    const chosen = (counters ?? []) as readonly string[]
    return counter === 'none' ? chosen.length === 0 : chosen.includes(counter)
  })

/** Everything in one: each of several goals. */
export const all =
  (...goals: readonly Goal<View>[]): Goal<View> =>
  (view, told) =>
    goals.flatMap((goal) => goal(view, told))

export const either =
  (...goals: readonly Goal<View>[]): Goal<View> =>
  (view, told) => [goals.some((goal) => goal(view, told).every(Boolean))]

export const not =
  (goal: Goal<View>): Goal<View> =>
  (view, told) => [!goal(view, told).every(Boolean)]
