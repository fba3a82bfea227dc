import type { SeatLook } from '@orrery/board'
import type { MatchOutcome } from '@orrery/protocol'
import { useSeats, useShown, useTable } from '../state/context.ts'

/** A seat at the end: the best first. */
export interface Ranked {
  readonly look: SeatLook
  readonly place: number
  /** Nothing in games without points. */
  readonly score: number | undefined
}

export function useRanks({ ranking }: MatchOutcome): readonly Ranked[] {
  const { kit } = useTable()
  const { view } = useShown('view')
  const seats = useSeats()
  return ranking.flatMap((seat, i) => {
    const look = seats[seat]
    return look ? [{ look, place: i + 1, score: kit.face.score?.of(view, seat) }] : []
  })
}
