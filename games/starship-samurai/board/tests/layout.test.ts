import { describe, expect, test } from 'vitest'
import { chipsIn, hexesIn, layOut, type Rect } from '../layout/layout.ts'

const branch = [2, 3, 3, 4, 4, 5]
const sizes = [
  [1000, 590],
  [700, 430],
  [390, 330],
  [390, 210],
] as const

const inside = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 0.5 && b.x < a.x + a.width - 0.5 && a.y < b.y + b.height - 0.5 && b.y < a.y + a.height - 0.5

describe.each(sizes)('a box of %i by %i', (width, height) => {
  const box = { x: 0, y: 0, width, height }
  test.each([2, 3, 4])('%i players: nothing lies outside or on something else', (players) => {
    for (const focus of ['track', 'locations', 'both'] as const) {
      const { track, locations } = layOut({ width, height, players, branch, focus })
      const rects = [...locations, track.neutral, ...track.heads, ...track.spaces.flat()]
      expect(rects.filter((rect) => !inside(box, rect))).toEqual([])
      const clashes = rects.flatMap((rect, index) => rects.slice(index + 1).filter((other) => overlap(rect, other)))
      expect(clashes).toEqual([])
    }
  })
})

test('on a phone the track grows to the size of a finger when it is asked for', () => {
  const { track } = layOut({ width: 390, height: 330, players: 4, branch, focus: 'track' })
  const [space] = track.spaces[0]
  expect([space.width >= 40, space.height >= 43]).toEqual([true, true])
})

test.each([1, 2, 3, 5, 8])('%i markers find room on a space', (count) => {
  for (const area of [
    { x: 0, y: 0, width: 86, height: 58 },
    { x: 0, y: 0, width: 40, height: 42 },
    { x: 0, y: 0, width: 40, height: 14 },
  ]) {
    const chips = chipsIn(area, count)
    expect(chips.spots).toHaveLength(count)
    for (const { x, y } of chips.spots) {
      const chip = {
        x: x - chips.width / 2 + 2,
        y: y - chips.height / 2 + 2,
        width: chips.width - 4,
        height: chips.height - 4,
      }
      expect(inside({ x: -2, y: -2, width: area.width + 4, height: area.height + 4 }, chip)).toBe(true)
    }
  }
})

test('seven hexes fill an area without leaving it', () => {
  for (const area of [
    { x: 10, y: 5, width: 274, height: 175 },
    { x: 0, y: 0, width: 185, height: 40 },
  ]) {
    const { radius, spots } = hexesIn(area, 7)
    expect(spots).toHaveLength(7)
    for (const { x, y } of spots)
      expect(inside(area, { x: x - radius * 0.86, y: y - radius, width: radius * 1.72, height: radius * 2 })).toBe(true)
  }
})
