import { expect, test } from 'vitest'
import { canonicalText, sameValue } from '../values/value.ts'
import { hashLanes, hashText, hashValue } from './hash.ts'

test.each([
  ['', '8bc20548a52a71e3'],
  ['a', 'e3a2ab6a050f20bd'],
  ['b', '6bad1b59c3a13838'],
  ['orrery', '0c8518f356e5aa8f'],
  ['The quick brown fox', '4d42963b38382f15'],
  ['Ünïcödé 🎲', '5493acb2051140aa'],
])('the hash of "%s" never changes', (text, hash) => {
  expect(hashText(text)).toBe(hash)
})

test('the hash of data never changes', () => {
  expect(hashLanes('orrery')).toEqual([210049267, 1457891983, -1124617400, -1957148972])
  expect(hashValue({ b: [1, 2], a: null })).toBe('bf3931e42a993956')
  expect(hashValue([])).toBe('83e0840bc0a0e307')
  expect(hashValue(0)).toBe('8e258cd7f193151f')
})

test('ten thousand similar texts have different hashes', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, i) => hashText(`game ${i}`))).size).toBe(10_000)
})

test('canonical text orders the keys at every depth', () => {
  expect(canonicalText({ b: 1, a: { d: [{ z: 1, y: 2 }], c: 'x' } })).toBe('{"a":{"c":"x","d":[{"y":2,"z":1}]},"b":1}')
  expect(canonicalText({ a: 1, b: 2 })).toBe(canonicalText({ b: 2, a: 1 }))
})

test('canonical text keeps the order of lists', () => {
  expect(canonicalText([2, 1, []])).toBe('[2,1,[]]')
})

test('an undefined field counts as absent, in a list and alone as null', () => {
  expect(canonicalText({ a: undefined, b: 1, c: undefined })).toBe('{"b":1}')
  expect(canonicalText([undefined, 1])).toBe('[null,1]')
  expect(canonicalText(undefined)).toBe('null')
  expect(canonicalText({ a: undefined })).toBe('{}')
})

test('values are the same when their data is', () => {
  expect(sameValue({ a: [1, 'x'], b: null }, { b: null, a: [1, 'x'] })).toBe(true)
  for (const [a, b] of [
    [1, '1'],
    [null, 0],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 1, b: 2 }],
  ])
    expect(sameValue(a, b)).toBe(false)
})
