import { expect, test } from 'vitest'
import { DIRECTIONS, directionTo, type Hex, hexName, hexNamed, MOON_CENTRE, NO_HEX } from '../../map/hex.ts'
import { isOpen, type MapView, openNeighbours, reach, stepsFrom } from '../../map/reach.ts'
import { NO_SIDES, sidesOf } from '../../map/side.ts'

const named = (name: string) => hexNamed(name) ?? NO_HEX

/** The moon and the hexes given, with closed sides: `{ c1: [4] }`. */
function board(areas: readonly string[], closed: { readonly [hex: string]: readonly number[] } = {}): MapView {
  const hexes = new Set([0, 1, 2, 3, 4, 5, 6, ...areas.map(named)])
  return { has: (hex) => hexes.has(hex), closed: (hex) => sidesOf(closed[hexName(hex)] ?? []) }
}

const names = (hexes: Iterable<Hex>) => [...hexes].map(hexName).sort()

test('[board.blockade] a blockade stops a step in both directions, whichever side it lies on', () => {
  const [c1, b1] = [named('c1'), named('b1')]
  for (const view of [board(['c1'], { c1: [4] }), board(['c1'], { b1: [1] })]) {
    expect(directionTo(c1, b1)).toBe(4)
    expect([isOpen(view, c1, 4), isOpen(view, b1, 1)]).toEqual([false, false])
  }
  expect(isOpen(board(['c1'], { c1: [1] }), c1, 4)).toBe(true)
})

test('[board.sides] a side that is covered does not open the one on the other hex', () => {
  const view = board(['c1'], { c1: [], b1: [1] })
  expect(isOpen(view, named('c1'), 4)).toBe(false)
})

test('there is no step to where nothing is', () => {
  expect(names(openNeighbours(board(['c1', 'c2']), named('c2')))).toEqual(['b1', 'b2', 'c1'])
})

test('what can be reached grows with the range, and costs the shortest way', () => {
  const view = board(['c1', 'c2', 'c3'], { c2: [3, 4] })
  const open = (hex: Hex, way: (typeof DIRECTIONS)[number]) => (isOpen(view, hex, way) ? 1 : undefined)
  expect(names(reach(named('c3'), 0, open).keys())).toEqual(['c3'])
  expect(names(reach(named('c3'), 1, open).keys())).toEqual(['b2', 'c2', 'c3'])
  const steps = stepsFrom(view, named('c3'))
  expect(steps.size).toBe(10)
  expect([steps.get(named('c1')), steps.get(named('b1')), steps.get(MOON_CENTRE)]).toEqual([2, 2, 2])
})

test('[boarlords.tunnel] steps for nothing come at the start, in the middle and at the end of a way', () => {
  const view = board(['c3', 'd4', 'e5', 'f6'])
  const walk = (free: string) =>
    reach(named('c3'), 2, (from, way, to) => {
      if (free.split(' ').includes(`${hexName(from)}-${hexName(to)}`)) return 0
      return isOpen(view, from, way) ? 1 : undefined
    }).get(named('f6'))
  expect(walk('')).toBeUndefined()
  for (const free of ['c3-d4', 'd4-e5', 'e5-f6']) expect(walk(free)).toBe(2)
  expect(walk('c3-d4 d4-e5 e5-f6')).toBe(0)
})

test('a step for nothing that comes later still counts for the hexes behind it', () => {
  // Both ways lead to the centre: the long one is the cheaper one.
  const cheap = new Set(['b2-b1', 'b1-a0'])
  const steps = reach(named('b2'), 3, (from, _, to) =>
    to > 6 ? undefined : cheap.has(`${hexName(from)}-${hexName(to)}`) ? 0 : 1,
  )
  expect(steps.get(MOON_CENTRE)).toBe(0)
  expect(steps.get(named('b5'))).toBe(1)
})

test('closed sides are no sides by default', () => {
  expect(board([]).closed(0)).toBe(NO_SIDES)
  expect(DIRECTIONS.every((way) => isOpen(board([]), MOON_CENTRE, way))).toBe(true)
})
