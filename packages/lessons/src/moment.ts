import type { Moment, Told, Value } from '@orrery/engine'

/** What the learner saw after so many decisions of everybody, and what they answered to get there. */
export interface Sight<View = unknown> {
  /** How many decisions had been made. */
  readonly at: number
  readonly view: View
  /** What the learner is asked now. */
  readonly asks: string | undefined
  /** What was told since the sight before. */
  readonly told: readonly Told[]
  /** The learner's answer that led here; none at the beginning, and where others decided. */
  readonly answered?: { readonly asks: string; readonly value: Value }
}

/** What moments look at. */
export type Seen<View = unknown> = Pick<Sight<View>, 'view' | 'asks' | 'told'>

/** Whether a moment has come with a sight. */
export function hasCome<View>(
  moment: Moment<View>,
  sight: Seen<View>,
  before: Seen<View> | undefined,
  told: readonly Told[],
): boolean {
  if (moment === 'start') return true
  if ('sees' in moment) return moment.sees(sight.view, told).every(Boolean)
  if ('asks' in moment) return sight.asks !== undefined && moment.asks.includes(sight.asks)
  if ('tells' in moment) return sight.told.some(({ what }) => moment.tells.includes(what))
  const asked = before?.asks
  if (asked === undefined || !moment.leaves.includes(asked)) return false
  return sight.asks === undefined || !moment.leaves.includes(sight.asks)
}
