/** How long somebody may think about one decision: by iterations it is the same everywhere, by milliseconds as long as it takes. */
export type Allowance = { readonly iterations: number } | { readonly ms: number }

/** What measures milliseconds, and says that an answer is wanted at once. */
export interface Timing {
  /** Milliseconds of any clock that never goes back. */
  readonly now?: () => number
  readonly cancelled?: () => boolean
  /** Whoever asks does not wait any longer, whatever is allowed. */
  readonly mostMs?: number
}

/** Thought of one decision that is measured. */
export interface Budget {
  /** Whether there may be another iteration, after so many. */
  allows(iterations: number): boolean
}

/** From now on. An allowance in milliseconds needs a clock. */
export function budgetOf(allowance: Allowance, { now, cancelled, mostMs = Number.POSITIVE_INFINITY }: Timing): Budget {
  const goesOn = cancelled ? () => !cancelled() : () => true
  if ('iterations' in allowance) return { allows: (iterations) => iterations < allowance.iterations && goesOn() }
  if (now === undefined) throw new RangeError('Milliseconds are measured by a clock, and none was given.')
  const end = now() + Math.min(allowance.ms, mostMs)
  return { allows: () => now() < end && goesOn() }
}
