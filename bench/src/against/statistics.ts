/** What several measurements of the same ratio say: their geometric mean, and where the true ratio lies in 95 of 100 cases. */
export interface Estimate {
  readonly ratio: number
  readonly low: number
  readonly high: number
}

/** Student's t for an interval of 95 %, by degrees of freedom from 1 on; beyond the last entry it hardly changes. */
const STUDENT = [
  12.71, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093,
] as const
/** From 20 on. */
const STUDENT_BEYOND = 2.086

/** Ratios are compared by their logarithms: twice as fast and half as fast are equally far from 1. */
export function estimate(ratios: readonly number[]): Estimate {
  if (ratios.length < 2) throw new Error('An interval takes at least two measurements.')
  const logs = ratios.map(Math.log)
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1)
  const student = STUDENT[logs.length - 2] ?? STUDENT_BEYOND
  const reach = student * Math.sqrt(variance / logs.length)
  return { ratio: Math.exp(mean), low: Math.exp(mean - reach), high: Math.exp(mean + reach) }
}

/** How far from 1 an interval reaches, on the side where it reaches farther: 0.02 for one from 0.99 to 1.02. */
export const reachOf = ({ low, high }: Estimate): number => Math.exp(Math.max(-Math.log(low), Math.log(high), 0)) - 1

/** No game may be slower than this share of its former speed. */
export const FLOOR = 0.95

/**
 * - `ok`: the ratio is not below the floor.
 * - `slower`: it is below, its whole interval is, and the gap is larger than the noise.
 * - `unclear`: it is below, but chance could have done that; more rounds tell.
 */
export type Verdict = 'ok' | 'unclear' | 'slower'

export function judge(measured: Estimate, noise: Estimate): Verdict {
  if (measured.ratio >= FLOOR) return 'ok'
  const beyondNoise = measured.ratio * (1 + reachOf(noise)) < FLOOR
  return measured.high < FLOOR && beyondNoise ? 'slower' : 'unclear'
}
