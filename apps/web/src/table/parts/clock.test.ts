import { expect, test } from 'vitest'
import { timeText } from './clock.tsx'

test.each([
  [-5, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00 h'],
  [90_000_000, '1d 1h'],
])('%d milliseconds are shown as %s', (ms, text) => {
  expect(timeText(ms)).toBe(text)
})
