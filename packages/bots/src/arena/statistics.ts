/** A mean over deals, and where the true one lies in 95 of 100 cases. */
export interface Estimate {
  readonly mean: number
  readonly low: number
  readonly high: number
}

/** Student's t for an interval of 95 %, by degrees of freedom from 1 on. */
const STUDENT = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131, 2.12, 2.11,
  2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
] as const

/** What it comes down to with many. */
const NORMAL = 1.96

const studentOf = (freedom: number): number => STUDENT[freedom - 1] ?? NORMAL + 2.4 / freedom

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

function reachOf(values: readonly number[], mean: number): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return studentOf(values.length - 1) * Math.sqrt(variance / values.length)
}

/** One value for each deal. A single one tells nothing of how far others lie from it. */
export function estimate(values: readonly number[]): Estimate {
  const mean = meanOf(values)
  const reach = reachOf(values, mean)
  return { mean, low: mean - reach, high: mean + reach }
}

/**
 * The same for shares between 0 and 1. Deals that all ended alike show no spread, which does not make them certain: Wilson's interval
 * for as many single games takes its place.
 */
export function estimateShare(values: readonly number[]): Estimate {
  const mean = meanOf(values)
  const reach = reachOf(values, mean)
  if (!Number.isFinite(reach) || reach === 0) return wilson(mean, values.length)
  return { mean, low: Math.max(0, mean - reach), high: Math.min(1, mean + reach) }
}

function wilson(share: number, count: number): Estimate {
  if (count === 0) return { mean: 0, low: 0, high: 1 }
  const weight = NORMAL ** 2 / count
  const middle = (share + weight / 2) / (1 + weight)
  const reach = (NORMAL * Math.sqrt((share * (1 - share)) / count + weight / (4 * count))) / (1 + weight)
  return { mean: share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) }
}
