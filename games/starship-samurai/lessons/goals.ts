import type { Goal } from '@orrery/engine'
import type { Board } from '../rules/state/state.ts'
import type { View } from '../view.ts'

/** [claim.most-power] The learner has more power than each other player at all of these locations. */
export const leads =
  (...boards: readonly Board[]): Goal<View> =>
  (view) =>
    boards.map((board) => lead(view, board) > 0)

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
