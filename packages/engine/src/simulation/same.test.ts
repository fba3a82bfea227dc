import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText } from '../values/value.ts'
import { sameData, sameText } from './same.ts'

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('the same text, or not, for any two values: as JSON has it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect([sameText(a, copyOf(a)), sameData(a, copyOf(a))]).toEqual([true, true])
      expect(sameText(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b))
      expect(sameData(a, b)).toBe(canonicalText(a) === canonicalText(b))
    }),
  )
})

test.each([
  ['another order of keys', { a: 1, b: [2] }, { b: [2], a: 1 }, false, true],
  ['a field that is undefined', { a: 1, b: undefined }, { a: 1 }, true, true],
  ['a longer list', [1, 2], [1, 2, 3], false, false],
  ['another key', { a: 1 }, { b: 1 }, false, false],
  ['a list and an object', [], {}, false, false],
  ['nothing and an object', null, {}, false, false],
  ['deep inside', { a: [{ b: { c: 'x' } }] }, { a: [{ b: { c: 'y' } }] }, false, false],
])('%s', (_, a, b, text, data) => {
  expect([sameText(a, b), sameData(a, b)]).toEqual([text, data])
  expect([sameText(b, a), sameData(b, a)]).toEqual([text, data])
})

test('what writes itself as JSON in its own way is compared by that', () => {
  expect(sameText({ at: new Date(0) }, { at: new Date(1) })).toBe(false)
  expect(sameText({ at: new Date(0) }, { at: new Date(0) })).toBe(true)
})
