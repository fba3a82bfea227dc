import { describe, expect, test } from 'vitest'
import {
  areAdjacent,
  axialOf,
  DIRECTION_NAMES,
  DIRECTIONS,
  directionTo,
  distance,
  HEX_COUNT,
  hexAt,
  hexName,
  hexNamed,
  isMoon,
  MOON,
  MOON_CENTRE,
  NEIGHBOURS,
  NO_HEX,
  neighbour,
  opposite,
  ringOf,
} from '../../map/hex.ts'

const ALL = Array.from({ length: HEX_COUNT }, (_, hex) => hex)

test('[board.hexes] hexes count outwards in rings, and on the ring around the moon the places are hours', () => {
  expect(hexName(MOON_CENTRE)).toBe('a0')
  expect(MOON.map(hexName)).toEqual(['a0', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'])
  expect(MOON.map((hex) => axialOf(hex).join())).toEqual(['0,0', '1,-1', '1,0', '0,1', '-1,1', '-1,0', '0,-1'])
  const hours = { c1: [2, -2], c3: [2, 0], c5: [0, 2], c7: [-2, 2], c9: [-2, 0], c11: [0, -2], c12: [1, -2] }
  for (const [name, place] of Object.entries(hours)) expect(axialOf(hexNamed(name) ?? NO_HEX)).toEqual(place)
  expect([hexName(18), hexName(19), hexName(HEX_COUNT - 1)]).toEqual(['c12', 'd1', 'ae180'])
  expect([hexName(hexAt(25, -25)), hexName(hexAt(26, -26))]).toEqual(['z1', 'aa1'])
})

test('[board.hexes] every hex has a name and a place of its own', () => {
  expect(new Set(ALL.map(hexName)).size).toBe(HEX_COUNT)
  expect(ALL.map((hex) => hexNamed(hexName(hex)))).toEqual(ALL)
  expect(ALL.map((hex) => hexAt(...axialOf(hex)))).toEqual(ALL)
  expect(ALL.map(ringOf)).toEqual(ALL.map((hex) => distance(hex, MOON_CENTRE)))
  for (const stranger of ['', 'a1', 'b0', 'b7', 'c13', 'af1', 'ba1', 'C1', 'c01', 'toString'])
    expect(hexNamed(stranger)).toBeUndefined()
  expect([hexAt(31, 0), hexAt(0, -31), hexAt(30, 1), hexAt(-200, 3)]).toEqual([NO_HEX, NO_HEX, NO_HEX, NO_HEX])
})

test('[board.hexes] neighbours are mutual, in opposite directions', () => {
  const wrong = ALL.filter((hex) =>
    DIRECTIONS.some((way) => {
      const other = neighbour(hex, way)
      if (other === NO_HEX) return false
      return neighbour(other, opposite(way)) !== hex || directionTo(hex, other) !== way || distance(hex, other) !== 1
    }),
  )
  expect(wrong).toEqual([])
})

test('only the outermost ring has sides that lead nowhere', () => {
  const outside = ALL.filter((hex) => NEIGHBOURS[hex].includes(NO_HEX))
  expect(outside.every((hex) => ringOf(hex) === ringOf(HEX_COUNT - 1))).toBe(true)
  expect(outside.length).toBe(6 * ringOf(HEX_COUNT - 1))
})

describe('adjacency and distance', () => {
  const named = (name: string) => hexNamed(name) ?? NO_HEX

  test.each([
    ['a0', 'b4', 1],
    ['b1', 'b4', 2],
    ['c1', 'c7', 4],
    ['c1', 'c2', 1],
    ['c12', 'c1', 1],
    ['d1', 'b4', 4],
  ])('from %s to %s it is %i', (a, b, steps) => {
    expect(distance(named(a), named(b))).toBe(steps)
    expect(distance(named(b), named(a))).toBe(steps)
    expect(areAdjacent(named(a), named(b))).toBe(steps === 1)
  })

  test('directions are named as on a compass', () => {
    expect(DIRECTIONS.map((way) => `${DIRECTION_NAMES[way]} ${hexName(neighbour(MOON_CENTRE, way))}`)).toEqual([
      'e b2',
      'ne b1',
      'nw b6',
      'w b5',
      'sw b4',
      'se b3',
    ])
    expect(directionTo(named('c1'), named('c7'))).toBe(-1)
    expect(directionTo(named('c1'), NO_HEX)).toBe(-1)
    expect(ALL.filter(isMoon)).toEqual(MOON)
  })
})
