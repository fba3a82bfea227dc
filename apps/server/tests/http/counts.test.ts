import { expect, test } from 'vitest'
import { Counts } from '../../src/counts.ts'

test('a key comes up as often as it may within its window, and again after it', () => {
  let now = 0
  const counts = new Counts(1000, () => now)
  expect([counts.take('a', 2), counts.take('a', 2), counts.take('a', 2)]).toEqual([0, 0, 1000])
  now = 400
  expect([counts.take('a', 2), counts.take('b', 2)]).toEqual([600, 0])
  now = 1000
  expect([counts.take('a', 2), counts.take('a', 2), counts.take('a', 2)]).toEqual([0, 0, 1000])
})

test('what is given back does not count', () => {
  const counts = new Counts(1000, () => 0)
  counts.giveBack('a')
  counts.take('a', 1)
  counts.giveBack('a')
  expect([counts.take('a', 1), counts.take('a', 1)]).toEqual([0, 1000])
})

test('keys whose window is over are forgotten, and those that still count are not', () => {
  let now = 0
  const counts = new Counts(1000, () => now)
  for (let i = 0; i < 500; i++) counts.take(`old ${i}`, 1)
  now = 500
  counts.take('young', 1)
  expect(counts.size).toBe(501)
  now = 1000
  counts.take('new', 1)
  expect(counts.size).toBe(2)
  expect(counts.take('young', 1)).toBe(500)
})

test('there are never more keys than fit', () => {
  const counts = new Counts(1000, () => 0)
  for (let i = 0; i < 200_100; i++) counts.take(String(i), 1)
  expect(counts.size).toBeLessThanOrEqual(200_000)
  expect(counts.take('200099', 1)).toBe(1000)
})
