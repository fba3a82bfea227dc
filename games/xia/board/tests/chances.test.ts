import { expect, test } from 'vitest'
import { hexAt } from '../../map/hex.ts'
import { meet } from '../map/geometry.ts'
import { chancesAround } from '../map/halo/chances.ts'

test('no chance of crossing a side lies on another, however small the spaces are', () => {
  // From as near as a map comes to as far as it goes.
  for (const units of [0.3, 1, 1.6, 2.6, 4, 8]) {
    const boxes = chancesAround(hexAt(0, 0), units)
    expect(boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => meet(box, other)))).toEqual([])
  }
})
