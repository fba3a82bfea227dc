/** The hours of the day in which time runs: from 8 to 22 o'clock, or over midnight from 20 to 2. */
export interface DailyHours {
  readonly from: number
  readonly to: number
  /** Minutes to add to UTC: a fixed offset, without summer time. */
  readonly offset: number
}

/** All times are milliseconds. A decision is one answer to one question. */
export type ClockSettings =
  | { readonly kind: 'none' }
  /** So much for every decision. */
  | { readonly kind: 'move'; readonly ms: number }
  /** So much for the whole match, and a little more with every decision. */
  | { readonly kind: 'chess'; readonly ms: number; readonly increment: number }
  /** Play by mail: so many days for every decision. With hours, a day is as long as they are, and time rests outside. */
  | { readonly kind: 'daily'; readonly days: number; readonly hours?: DailyHours }

/** A seat's time: what is left, and when it will be out while it runs. */
export interface ShownClock {
  readonly left: number
  readonly until?: number
}
