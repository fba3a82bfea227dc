import { expect, test } from 'vitest'
import { housePack } from '../../content/house.ts'
import { countSpaces, has, listSpaces, lowest, only, readHold, setOf, spaceAt, spaceNamed } from '../../hold/hold.ts'

test('[ship.hold] a hold’s spaces are numbered and named in reading order', () => {
  const hold = readHold('.## / #.#')
  expect(hold.names).toEqual(['b1', 'c1', 'a2', 'c2'])
  expect([hold.size, hold.all]).toEqual([4, 0b1111])
  expect([spaceAt(hold, 2, 1), spaceAt(hold, 1, 1), spaceAt(hold, 9, 0)]).toEqual([3, -1, -1])
  expect([spaceNamed(hold, 'a2'), spaceNamed(hold, 'a1')]).toEqual([2, -1])
})

test('a drawing that is no hold is told so', () => {
  expect(() => readHold('##x')).toThrow('its hold has a row "##x"')
  expect(() => readHold('...')).toThrow('its hold has 0 spaces')
  expect(() => readHold('########/########/########/########')).toThrow('its hold has 32 spaces')
})

test('sets of spaces', () => {
  const spaces = setOf([0, 3, 17])
  expect(listSpaces(spaces)).toEqual([0, 3, 17])
  expect([countSpaces(spaces), countSpaces(0), lowest(spaces), lowest(only(17))]).toEqual([3, 0, 0, 17])
  expect([has(spaces, 3), has(spaces, 4)]).toEqual([true, false])
})

test.each(Object.values(housePack.ships))('the hold of $id hangs together', ({ hold }) => {
  const reached = [0]
  for (const space of reached)
    for (let other = 0; other < hold.size; other++) {
      const steps = Math.abs(hold.x[space] - hold.x[other]) + Math.abs(hold.y[space] - hold.y[other])
      if (steps === 1 && !reached.includes(other)) reached.push(other)
    }
  expect(reached.length).toBe(hold.size)
})
