import { describe, expect, test } from 'vitest'
import { type Estimate, estimate, judge, reachOf } from './statistics.ts'

describe('an estimate', () => {
  test('is the geometric mean, so that twice and half as fast cancel out', () => {
    expect(estimate([2, 0.5]).ratio).toBeCloseTo(1, 10)
    expect(estimate([1.1, 1.1, 1.1])).toEqual({
      ratio: expect.closeTo(1.1, 10),
      low: expect.closeTo(1.1, 10),
      high: expect.closeTo(1.1, 10),
    })
  })

  test('has the interval of Student', () => {
    // Logarithms -0.02, 0, 0.02: the standard error is 0.02 / √3, and t with two degrees of freedom is 4.303.
    const { low, high } = estimate([-0.02, 0, 0.02].map(Math.exp))
    expect(Math.log(high)).toBeCloseTo((4.303 * 0.02) / Math.sqrt(3), 6)
    expect(Math.log(low)).toBeCloseTo((-4.303 * 0.02) / Math.sqrt(3), 6)
  })

  test('becomes narrower with more measurements', () => {
    const widthOf = (count: number) => {
      const { low, high } = estimate(Array.from({ length: count }, (_, i) => (i % 2 === 0 ? 0.98 : 1.02)))
      return high - low
    }
    expect(widthOf(4)).toBeGreaterThan(widthOf(8))
    expect(widthOf(8)).toBeGreaterThan(widthOf(40))
  })

  test('needs two measurements', () => {
    expect(() => estimate([1])).toThrow('at least two')
  })
})

describe('the verdict', () => {
  const around = (ratio: number, reach: number): Estimate => ({ ratio, low: ratio - reach, high: ratio + reach })
  const quiet = around(1, 0.005)

  test('is ok from the floor on, however noisy', () => {
    expect(judge(around(0.95, 0.001), quiet)).toBe('ok')
    expect(judge(around(1.3, 0.5), around(1, 0.3))).toBe('ok')
  })

  test('is slower where interval and noise leave no doubt', () => {
    expect(judge(around(0.9, 0.01), quiet)).toBe('slower')
    expect(judge(around(0.5, 0.1), around(1, 0.1))).toBe('slower')
  })

  test('is unclear while the interval reaches the floor', () => {
    expect(judge(around(0.94, 0.02), quiet)).toBe('unclear')
  })

  test('is unclear while the commit differs as much from itself', () => {
    expect(judge(around(0.93, 0.01), around(1, 0.05))).toBe('unclear')
    expect(judge(around(0.93, 0.01), around(0.97, 0.005))).toBe('unclear')
  })

  test('the reach of noise is that of its farther side', () => {
    expect(reachOf({ ratio: 1, low: 0.99, high: 1.02 })).toBeCloseTo(0.02, 10)
    expect(reachOf({ ratio: 0.97, low: 0.96, high: 0.98 })).toBeCloseTo(1 / 0.96 - 1, 10)
    expect(reachOf({ ratio: 1, low: 1, high: 1 })).toBe(0)
  })
})
