import { expect, test } from 'vitest'
import {
  DIRECTION_NAMES,
  DIRECTIONS,
  hexAt,
  hexDistance,
  hexName,
  neighbour,
  opposite,
  qOf,
  rOf,
} from '../../map/hex.ts'
import {
  CELLS,
  cellOf,
  centreOf,
  FIRST_SLOT,
  hexOn,
  NEXT_CELL,
  SETUP_SLOTS,
  SIDE_OF_EDGE,
  slotNumber,
  slotOf,
  TURNED,
  turnToMatch,
} from '../../map/lattice.ts'

test('[map.tiles] a tile has nineteen hexes, and tiles cover the plane without gap or overlap', () => {
  expect(CELLS.length).toBe(19)
  let hexes = 0
  for (let q = -15; q <= 15; q++)
    for (let r = -15; r <= 15; r++) {
      if (Math.abs(q + r) > 15) continue
      const hex = hexAt(q, r)
      hexes++
      expect(hexOn(slotOf(hex), cellOf(hex))).toBe(hex)
      const near = DIRECTIONS.map((side) => neighbour(slotOf(hex), side)).filter(
        (slot) => hexDistance(centreOf(slot), hex) <= 2,
      )
      expect([hexDistance(centreOf(slotOf(hex)), hex) <= 2, near]).toEqual([true, []])
    }
  expect(hexes).toBe(721)
})

test('the middles of the six neighbouring tiles', () => {
  const centres = DIRECTIONS.map((side) => hexName(centreOf(neighbour(FIRST_SLOT, side))))
  expect(centres).toEqual(['5,-3', '2,-5', '-3,-2', '-5,3', '-2,5', '3,2'])
})

test('every slot that a chain of 21 tiles can reach has a number of its own', () => {
  const numbers = new Set<number>()
  let slots = 0
  for (let u = -20; u <= 20; u++)
    for (let v = -20; v <= 20; v++) {
      if (Math.abs(u + v) > 20) continue
      slots++
      const slot = hexAt(u, v)
      if (CELLS.some((_, cell) => slotOf(hexOn(slot, cell)) !== slot)) numbers.add(0)
      numbers.add(slotNumber(centreOf(slot)))
    }
  expect(numbers.size).toBe(slots)
  expect(numbers.has(0)).toBe(false)
})

test('[map.edge] each side of a tile has five hex edges, and a corner hex belongs to two sides', () => {
  const edges = DIRECTIONS.map((side) =>
    CELLS.flatMap(({ q, r }, cell) =>
      DIRECTIONS.filter((direction) => SIDE_OF_EDGE[cell * 6 + direction] === side).map(
        (direction) => `${q},${r}:${DIRECTION_NAMES[direction]}`,
      ),
    ),
  )
  expect(edges).toEqual([
    ['2,-2:E', '2,-2:NE', '2,-1:E', '2,-1:NE', '2,0:NE'],
    ['0,-2:NE', '0,-2:NW', '1,-2:NE', '1,-2:NW', '2,-2:NW'],
    ['0,-2:W', '-1,-1:NW', '-1,-1:W', '-2,0:NW', '-2,0:W'],
    ['-2,0:SW', '-2,1:W', '-2,1:SW', '-2,2:W', '-2,2:SW'],
    ['-2,2:SE', '-1,2:SW', '-1,2:SE', '0,2:SW', '0,2:SE'],
    ['2,0:E', '2,0:SE', '1,1:E', '1,1:SE', '0,2:E'],
  ])
})

test('inside a tile an edge leads to a cell, at its rim to a side', () => {
  for (const edge of NEXT_CELL.keys()) expect(NEXT_CELL[edge] >= 0).toBe(SIDE_OF_EDGE[edge] < 0)
})

test('a turn takes cells, directions and sides along, and six turns are none', () => {
  for (const [cell, { q, r }] of CELLS.entries()) {
    const turned = TURNED[1][cell]
    expect([CELLS[turned].q, CELLS[turned].r]).toEqual([q + r, 0 - q])
    expect(TURNED[5][turned]).toBe(cell)
    for (const direction of DIRECTIONS) {
      const next = NEXT_CELL[cell * 6 + direction]
      const onward = (direction + 1) % 6
      expect(NEXT_CELL[turned * 6 + onward]).toBe(next < 0 ? -1 : TURNED[1][next])
      const side = SIDE_OF_EDGE[cell * 6 + direction]
      expect(SIDE_OF_EDGE[turned * 6 + onward]).toBe(side < 0 ? -1 : (side + 1) % 6)
    }
  }
})

test('[map.symbols] a tile is turned so that its equal symbol faces the other one', () => {
  const symbols = ['a', 'b', 'c', 'd', 'e', 'f']
  for (const side of DIRECTIONS)
    for (const symbol of symbols) {
      const turn = turnToMatch(symbols, symbol, side)
      expect(symbols[(opposite(side) - turn + 6) % 6]).toBe(symbol)
    }
})

test('[setup.sectors] every first tile touches the first one and the one before it', () => {
  const slots = SETUP_SLOTS.map(({ slot }) => slot)
  expect(slots.map((slot) => `${qOf(centreOf(slot))},${rOf(centreOf(slot))}`)).toEqual([
    '0,0',
    '5,-3',
    '2,-5',
    '-3,-2',
    '-5,3',
  ])
  for (let place = 1; place < slots.length; place++) {
    expect(neighbour(slots[place - 1], SETUP_SLOTS[place].sideOfPrevious)).toBe(slots[place])
    expect(DIRECTIONS.some((side) => neighbour(slots[0], side) === slots[place])).toBe(true)
  }
})
