import { expect, test } from 'vitest'
import {
  DIRECTIONS,
  directionTo,
  hexAt,
  hexDistance,
  hexName,
  hexNamed,
  neighbour,
  opposite,
  qOf,
  rOf,
} from '../../map/hex.ts'

test('a hex is a number that keeps its coordinates', () => {
  for (const [q, r] of [
    [0, 0],
    [3, -2],
    [-128, 127],
    [127, -128],
    [-1, -1],
  ])
    expect([qOf(hexAt(q, r)), rOf(hexAt(q, r))]).toEqual([q, r])
})

test('the six neighbours go round counter-clockwise from the east', () => {
  const names = DIRECTIONS.map((direction) => hexName(neighbour(hexAt(0, 0), direction)))
  expect(names).toEqual(['1,0', '1,-1', '0,-1', '-1,0', '-1,1', '0,1'])
})

test('a step and the opposite step lead back', () => {
  for (const direction of DIRECTIONS) {
    const hex = neighbour(hexAt(7, -9), direction)
    expect(neighbour(hex, opposite(direction))).toBe(hexAt(7, -9))
    expect(directionTo(hexAt(7, -9), hex)).toBe(direction)
  }
  expect(directionTo(hexAt(0, 0), hexAt(2, 0))).toBe(-1)
})

test('[combat.range] range is the number of steps, whatever lies between', () => {
  expect(hexDistance(hexAt(0, 0), hexAt(0, 0))).toBe(0)
  expect(hexDistance(hexAt(0, 0), hexAt(3, -2))).toBe(3)
  expect(hexDistance(hexAt(-2, 1), hexAt(2, 2))).toBe(5)
  expect(hexDistance(hexAt(2, 2), hexAt(-2, 1))).toBe(5)
})

test('only a name that hexes really have is one', () => {
  expect(hexNamed('3,-2')).toBe(hexAt(3, -2))
  for (const wrong of ['', '3', '3,', '3,-2,1', ' 3,-2', '+3,2', '03,2', '-0,1', '200,0', '0,999', '1e1,0'])
    expect(hexNamed(wrong)).toBe(-1)
})
