import { expect, test } from 'vitest'
import { leadOf } from './lead.ts'

const shares = (...amounts: readonly (readonly number[])[]) =>
  amounts.map((each, i) => ({ id: `s${i}`, name: `Source ${i}`, amounts: each }))

test('a lead comes most from where the difference is largest, and from nowhere where one is behind in all', () => {
  const sources = shares([5, 4], [3, 0], [0, 2])
  expect(leadOf(sources, 0, 1)).toMatchObject({ source: { id: 's1' }, theirs: 3, mine: 0 })
  expect(leadOf(sources, 1, 0)).toMatchObject({ source: { id: 's2' }, theirs: 2, mine: 0 })
  expect(leadOf(shares([1, 1]), 0, 1)).toBeUndefined()
})
