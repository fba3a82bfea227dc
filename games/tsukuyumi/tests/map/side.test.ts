import { expect, test } from 'vitest'
import { DIRECTIONS, HEX_COUNT, type Hex, hexNamed, NO_HEX, neighbour, opposite } from '../../map/hex.ts'
import {
  directionsOf,
  edgeAt,
  edgeBetween,
  edgeHexes,
  edgeName,
  edgeNamed,
  hasSide,
  NO_EDGE,
  NO_SIDES,
  rotateSides,
  sideBit,
  sideName,
  sideNamed,
  sidesOf,
  sideTowards,
} from '../../map/side.ts'

const named = (name: string) => hexNamed(name) ?? NO_HEX

test('sides are sets of directions', () => {
  const sides = sidesOf([0, 3, 4])
  expect(DIRECTIONS.map((way) => hasSide(sides, way))).toEqual([true, false, false, true, true, false])
  expect(directionsOf(sides)).toEqual([0, 3, 4])
  expect(sides).toBe(sideBit(0) | sideBit(3) | sideBit(4))
  expect([sidesOf([]), directionsOf(NO_SIDES)]).toEqual([NO_SIDES, []])
})

test('[board.rotation] a turned tile has each side further on, and six turns change nothing', () => {
  expect(directionsOf(rotateSides(sidesOf([0, 1, 3]), 4))).toEqual([1, 4, 5])
  for (let sides = 0; sides < 64; sides++) {
    expect(rotateSides(sides, 6)).toBe(sides)
    expect(rotateSides(sides, -1)).toBe(rotateSides(sides, 5))
    for (const turns of DIRECTIONS) {
      const turned = directionsOf(sides).map((way) => (way + turns) % 6)
      expect(directionsOf(rotateSides(sides, turns))).toEqual(turned.sort((a, b) => a - b))
      expect(rotateSides(rotateSides(sides, turns), 6 - turns)).toBe(sides)
    }
  }
})

test('a side is named by its hex and its direction', () => {
  expect(sideName(named('c7'), 1)).toBe('c7-ne')
  expect(sideNamed('c7-ne')).toEqual([named('c7'), 1])
  for (const stranger of ['', 'c7', 'c7-n', 'c99-ne', 'c7-ne-', 'c7-b4']) expect(sideNamed(stranger)).toBeUndefined()
})

test('an edge is one and the same from both of its hexes', () => {
  const wrong: Hex[] = []
  for (let hex = 0; hex < HEX_COUNT; hex++)
    for (const way of DIRECTIONS) {
      const other = neighbour(hex, way)
      if (other === NO_HEX) continue
      const edge = edgeAt(hex, way)
      const same = edgeAt(other, opposite(way)) === edge && edgeBetween(other, hex) === edge
      const ends = edgeHexes(edge).join() === [Math.min(hex, other), Math.max(hex, other)].join()
      if (!same || !ends || sideTowards(edge, hex) !== way || edgeNamed(edgeName(edge)) !== edge) wrong.push(hex)
    }
  expect(wrong).toEqual([])
})

test('an edge is named by its hexes, the inner one first', () => {
  expect(edgeName(edgeBetween(named('c3'), named('b2')))).toBe('b2-c3')
  for (const stranger of ['', 'b2', 'c3-b2', 'b2-c9', 'b2-c3-c4', 'b2-ne', 'c12-c1'])
    expect(edgeNamed(stranger)).toBeUndefined()
  expect(edgeName(edgeBetween(named('c12'), named('c1')))).toBe('c1-c12')
  expect(edgeBetween(named('c1'), named('c7'))).toBe(NO_EDGE)
})
