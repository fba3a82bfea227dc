import { expect, test } from 'vitest'
import { copyEach, copyObjects, copyRows, frozenCopy } from './copying.ts'

test('rows are copied, what stands in them is shared', () => {
  const one = { n: 1 }
  const table = [[one], []]
  const copied = copyRows(table)
  copied[0]?.push({ n: 2 })
  expect([table, copied]).toEqual([
    [[{ n: 1 }], []],
    [[{ n: 1 }, { n: 2 }], []],
  ])
  expect(copied[0]?.[0]).toBe(one)
})

test('flat objects are copied', () => {
  const list = [{ n: 1 }]
  const copied = copyObjects(list)
  expect(copied).toEqual(list)
  expect(copied[0]).not.toBe(list[0])
  expect(copyObjects([])).toEqual([])
})

test('what has a copy of its own is copied by it', () => {
  expect(copyEach([1, 2], (n) => n * 10)).toEqual([10, 20])
})

test('a frozen copy leaves its original as it is, and none of its parts can change', () => {
  const offer = { to: 1, cards: [['a'], ['b']], none: undefined }
  const copied = frozenCopy(offer)
  expect(copied).toEqual(offer)
  expect([copied, copied.cards, copied.cards[0]].map(Object.isFrozen)).toEqual([true, true, true])
  expect([offer, offer.cards, offer.cards[0]].map(Object.isFrozen)).toEqual([false, false, false])
})
