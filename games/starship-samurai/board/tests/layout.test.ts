import { describe, expect, test } from 'vitest'
import { chipsIn } from '../layout/chips.ts'
import { hexesIn } from '../layout/hexes.ts'
import { layOut, type Rect } from '../layout/layout.ts'
import { cellsOf, partsOf } from '../locations/location-parts.ts'

const branch = [2, 3, 3, 4, 4, 5]
/** The board’s own room at 1440 × 900, 1024 × 768, 390 × 844, and on a phone that lies. */
const sizes = [
  [1064, 640],
  [728, 528],
  [384, 530],
  [600, 300],
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
    const { track, locations } = layOut({ width, height, players, branch })
    const rects = [...locations, track.neutral, ...track.heads, ...track.spaces.flat()]
    expect(rects.filter((rect) => !inside(box, rect))).toEqual([])
    const clashes = rects.flatMap((rect, index) => rects.slice(index + 1).filter((other) => overlap(rect, other)))
    expect(clashes).toEqual([])
  })

  test.each([2, 3, 4])('%i players: hexes, heading and power of a location have their own places in it', (players) => {
    for (const rect of layOut({ width, height, players, branch }).locations) {
      const { heading, spaces, bar } = partsOf(rect)
      const own = { x: 0, y: 0, width: rect.width, height: rect.height }
      expect([heading, spaces, bar].filter((part) => !inside(own, part))).toEqual([])
      expect([overlap(heading, spaces), overlap(spaces, bar), overlap(heading, bar)]).toEqual([false, false, false])
    }
  })
})

test.each([
  [1064, 640, 42],
  [728, 528, 36],
  [384, 530, 28],
])('three players at %i by %i: hexes have a radius of at least %i pixels', (width, height, least) => {
  for (const rect of layOut({ width, height, players: 3, branch }).locations)
    expect(cellsOf(rect).radius).toBeGreaterThanOrEqual(least - 0.5)
})

test('on a phone the spaces of the track have the size of a finger', () => {
  for (const players of [2, 3, 4]) {
    const { track } = layOut({ width: 384, height: 530, players, branch })
    const [space] = track.spaces[0]
    expect([space.width >= 42, space.height >= 43]).toEqual([true, true])
  }
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
