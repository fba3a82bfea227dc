import { expect, test } from 'vitest'
import { newId } from '../../../src/store/index.ts'

test('an id can stand on a command line: none begins like an option', () => {
  const ids = Array.from({ length: 5_000 }, newId)
  expect(ids.filter((id) => !/^\w[\w-]{11}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
