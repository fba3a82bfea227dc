/** How long somebody may think about one decision: by iterations it is the same everywhere, by milliseconds as long as it takes. */
export type Allowance = { readonly iterations: number } | { readonly ms: number }

/** What measures milliseconds, and says that an answer is wanted at once. */
export interface Timing {
  /** Milliseconds of any clock that never goes back. */
  readonly now?: () => number
  readonly cancelled?: () => boolean
}

/** Thought of one decision that is measured. */
export interface Budget {
  /** Whether there may be another iteration, after so many. */
  allows(iterations: number): boolean
}

/** From now on. An allowance in milliseconds needs a clock. */
export function budgetOf(allowance: Allowance, { now, cancelled }: Timing): Budget {
  const goesOn = cancelled ? () => !cancelled() : () => true
  if ('iterations' in allowance) return { allows: (iterations) => iterations < allowance.iterations && goesOn() }
  if (now === undefined) throw new RangeError('Milliseconds are measured by a clock, and none was given.')
  const end = now() + allowance.ms
  return { allows: () => now() < end && goesOn() }
}
