import type { Box } from '@orrery/board'
import { expect, test } from 'vitest'
import { hexAt } from '../../map/hex.ts'
import { chancesAround } from '../map/chances.ts'

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

test('no chance of crossing a side lies on another, however small the spaces are', () => {
  // From as near as a map comes to as far as it goes.
  for (const units of [0.3, 1, 1.6, 2.6, 4, 8]) {
    const boxes = chancesAround(hexAt(0, 0), units)
    expect(boxes.flatMap((box, i) => boxes.slice(i + 1).filter((other) => meet(box, other)))).toEqual([])
  }
})
