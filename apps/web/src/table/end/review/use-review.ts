import { type CurvePoint, type JudgedDecision, type Review, turningPoints } from '@orrery/bots'
import { useEffect, useState } from 'react'
import { localMatches } from '../../../connection/local.ts'
import { useTable } from '../../state/context.ts'
import { useExplainable } from '../../why/source.ts'

/** A review as far as it has come. */
export interface ReviewInWork {
  /** Nothing before the match was played again. */
  readonly curve: readonly CurvePoint[] | undefined
  /** Nothing before all decisions were looked at. */
  readonly points: readonly JudgedDecision[] | undefined
  /** How much of the work is done, from 0 to 1. */
  readonly done: number
  readonly failed: boolean
}

const BEGINNING: ReviewInWork = { curve: undefined, points: undefined, done: 0, failed: false }

/**
 * Looks back at a match that is over for the seat of whoever looks, in the worker and decision by decision: whoever leaves ends it. On this
 * device it is kept with the match.
 */
export function useReview(seat: number | undefined): ReviewInWork {
  const { place, address } = useTable()
  const explainable = useExplainable()
  const [work, setWork] = useState(BEGINNING)
  useEffect(() => {
    if (seat === undefined || explainable === undefined) return
    let late = false
    const tell = (news: Partial<ReviewInWork>) => late || setWork((before) => ({ ...before, ...news }))
    const isKept = place !== 'online'
    const id = address.split('/').at(-1) ?? ''
    const kept = async () => (isKept ? await localMatches.keptReview(id, seat) : undefined)
    const found = async (): Promise<Review | undefined> => {
      const source = await explainable.source()
      const looked = await localMatches.lookBack(source, seat)
      if (looked === undefined) return undefined
      tell({ curve: looked.curve })
      const points = await turningPoints({
        decisions: looked.decisions,
        judge: async (decision, looks) => (late ? undefined : localMatches.judge(source, decision, looks)),
        progress: (done) => tell({ done }),
      })
      if (points === undefined) return undefined
      const review = { seat, curve: looked.curve, turningPoints: points }
      if (isKept) await localMatches.keepReview(id, review)
      return review
    }
    const show = (review: Review | undefined) =>
      tell(review ? { curve: review.curve, points: review.turningPoints, done: 1 } : { failed: true })
    kept()
      .then(async (known) => show(known ?? (await found())))
      .catch(() => tell({ failed: true }))
    return () => {
      late = true
    }
  }, [seat, explainable, place, address])
  return work
}
