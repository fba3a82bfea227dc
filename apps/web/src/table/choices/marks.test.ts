import { expect, test } from 'vitest'
import { keyOfRow, rowOfKey } from './marks.ts'

test('rows have numbers and then letters; those that do something else are left out', () => {
  const keys = Array.from({ length: 40 }, (_, place) => keyOfRow(place, false))
  expect(keys.slice(0, 12)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c'])
  expect(keys.filter((key) => key !== undefined && 'imnoquwy'.includes(key))).toEqual([])
  expect(keys.at(-1)).toBeUndefined()
  for (const [place, key] of keys.entries()) if (key !== undefined) expect(rowOfKey(key, false)).toBe(place)
})

test('beside a table of pairs, whose rows have letters, there are numbers alone', () => {
  expect([keyOfRow(8, true), keyOfRow(9, true), rowOfKey('a', true), rowOfKey('3', true)]).toEqual([
    '9',
    undefined,
    undefined,
    2,
  ])
  expect(rowOfKey('Enter', false)).toBeUndefined()
})
