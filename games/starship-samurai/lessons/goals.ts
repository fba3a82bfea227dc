import type { Goal } from '@orrery/engine'
import type { Board } from '../rules/state/state.ts'
import type { View } from '../view.ts'

/** [claim.most-power] The learner has more power than each other player at all of these locations. */
export const leads =
  (...boards: readonly Board[]): Goal<View> =>
  (view) =>
    boards.map((board) => lead(view, board) > 0)

/** [claim.most-power] The learner's last turn began with the rewards of all of these locations. */
export const isPaidAt =
  (...boards: readonly Board[]): Goal<View> =>
  ({ seat }, told) => {
    const began = told.findLastIndex(({ what }) => what === 'turn.end')
    const paid = began < 0 ? [] : told.slice(began).filter(({ what }) => what === 'claim.most-power')
    return boards.map((board) => paid.some(({ data }) => data['seat'] === seat && data['board'] === board))
  }

/** The learner's turn has begun, with so many order markers placed before. */
export const hasTurnAgain =
  (placed: number): Goal<View> =>
  ({ seat, turn, ordered, seats }) => [
    turn === seat && !ordered,
    (seats[seat ?? 0]?.orders ?? []).filter((order) => order !== null).length === placed,
  ]

/** Level with the strongest other player at a location. */
export const isLevel =
  (board: Board): Goal<View> =>
  (view) => [lead(view, board) === 0]

/** How far the learner is ahead of the strongest other player at a location. */
function lead({ seat, boards }: View, board: Board): number {
  const power = boards.find((one) => one.board === board)?.power ?? []
  const others = power.filter((_, other) => other !== seat)
  return (power[seat ?? 0] ?? 0) - Math.max(0, ...others)
}

/** [alliance.neutral] A clan marker stands on the learner's branch. */
export const isAlly =
  (clan: string): Goal<View> =>
  ({ seats, markers, seat }) => [
    markers.some((one) => one.clan === clan && one.space.startsWith(`${seats[seat ?? 0]?.clan}-`)),
  ]

/** A clan marker stands on this space. */
export const stands =
  (clan: string, space: string): Goal<View> =>
  ({ markers }) => [markers.some((one) => one.clan === clan && one.space === space)]

/** [battle.victor] The learner has won the battle at a location. */
export const hasWon =
  (board: Board): Goal<View> =>
  ({ seat }, told) => [
    told.some(({ what, data }) => what === 'battle.victor' && data['board'] === board && data['seat'] === seat),
  ]

/** All order markers lie on orders, and the turn is somebody else's. */
export const hasSpentAll: Goal<View> = ({ seat, turn, seats }) => [
  turn !== seat,
  (seats[seat ?? 0]?.orders ?? []).every((order) => order !== null),
]

/** Everything in one: each of several goals. */
export const all =
  (...goals: readonly Goal<View>[]): Goal<View> =>
  (view, told) =>
    goals.flatMap((goal) => goal(view, told))

export const not =
  (goal: Goal<View>): Goal<View> =>
  (view, told) => [!goal(view, told).every(Boolean)]
