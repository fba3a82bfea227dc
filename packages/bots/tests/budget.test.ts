import { expect, test } from 'vitest'
import { budgetOf } from '../src/index.ts'

test('iterations are counted, and milliseconds measured from the beginning', () => {
  const counted = budgetOf({ iterations: 3 }, {})
  expect([0, 2, 3].map((done) => counted.allows(done))).toEqual([true, true, false])
  let time = 1000
  const measured = budgetOf({ ms: 40 }, { now: () => time })
  expect(measured.allows(1_000_000)).toBe(true)
  time = 1040
  expect(measured.allows(0)).toBe(false)
  expect(() => budgetOf({ ms: 40 }, {})).toThrow('Milliseconds are measured by a clock, and none was given.')
})

test('who is cancelled may not go on', () => {
  let cancelled = false
  const budget = budgetOf({ iterations: 1000 }, { cancelled: () => cancelled })
  expect(budget.allows(1)).toBe(true)
  cancelled = true
  expect(budget.allows(1)).toBe(false)
  expect(budgetOf({ ms: 1000 }, { now: () => 0, cancelled: () => true }).allows(0)).toBe(false)
})
