import { DIRECTIONS, type Direction, HEXES, type Hex, hexAt, neighbour, opposite, qOf, rOf } from './hex.ts'

/**
 * Tiles of nineteen hexes cover the plane. The places for them, the slots, form a lattice of hexes of their own: a slot is numbered
 * like a hex, its six neighbours lie in the same six directions, and those directions are the sides of a tile.
 */
export type Slot = number
/** 0 to 5: the side of a tile towards the neighbouring slot in that direction. */
export type Side = Direction
/** Sixths of a full turn, counter-clockwise. */
export type Turn = number

/** How far the hexes of a tile are from its centre. */
const RADIUS = 2

/** The hexes of a tile from its centre, row by row: a cell is a place in this list. */
export const CELLS: readonly { readonly q: number; readonly r: number }[] = tileHexes()

export const CELLS_PER_TILE = CELLS.length

/** A slot is never further from the first one than a chain of all the other tiles. */
const FARTHEST = 20

function tileHexes(): { q: number; r: number }[] {
  const hexes: { q: number; r: number }[] = []
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = -RADIUS; q <= RADIUS; q++) if (Math.abs(q + r) <= RADIUS) hexes.push({ q, r })
  return hexes
}

/** The place of a hex in a tile's list, or -1. */
export const cellAt = (q: number, r: number): number => CELLS.findIndex((cell) => cell.q === q && cell.r === r)

/** By turn and cell: where the cell goes when its tile is turned. */
export const TURNED: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((turn) =>
  CELLS.map(({ q, r }) => {
    let [x, y] = [q, r]
    for (let i = 0; i < turn; i++) [x, y] = [x + y, -x]
    return cellAt(x, y)
  }),
)

/** The middle of the tile on a slot. One side on is (5,-3), the next (2,-5), and so on round. */
export function centreOf(slot: Slot): Hex {
  const u = qOf(slot)
  const v = rOf(slot)
  return hexAt(5 * u + 3 * v, 2 * v - 3 * u)
}

export const FIRST_SLOT: Slot = hexAt(0, 0)

/** Where the first tiles go: each one touches the first and the one before it, on this side. */
export const SETUP_SLOTS: readonly { readonly slot: Slot; readonly sideOfPrevious: Side }[] = [
  { slot: FIRST_SLOT, sideOfPrevious: -1 },
  { slot: neighbour(FIRST_SLOT, 0), sideOfPrevious: 0 },
  { slot: neighbour(FIRST_SLOT, 1), sideOfPrevious: 2 },
  { slot: neighbour(FIRST_SLOT, 2), sideOfPrevious: 3 },
  { slot: neighbour(FIRST_SLOT, 3), sideOfPrevious: 4 },
]

const SLOT_OF = new Uint16Array(HEXES)
const CELL_OF = new Uint8Array(HEXES)

/** Slots are as many as hexes have numbers, but few of them can ever be used: those are counted from 1. */
const SLOT_NUMBER = new Uint16Array(HEXES)
let slots = 0

for (let u = -FARTHEST - 1; u <= FARTHEST + 1; u++)
  for (let v = -FARTHEST - 1; v <= FARTHEST + 1; v++) {
    // No chain of 21 tiles reaches the corners of this square, and their hexes have no number.
    if (Math.abs(u + v) > FARTHEST + 1) continue
    const slot = hexAt(u, v)
    slots++
    const centre = centreOf(slot)
    for (const [cell, { q, r }] of CELLS.entries()) {
      const hex = hexAt(qOf(centre) + q, rOf(centre) + r)
      SLOT_OF[hex] = slot
      SLOT_NUMBER[hex] = slots
      CELL_OF[hex] = cell
    }
  }

/** The slot that a hex lies on, whether a tile is there or not. */
export const slotOf = (hex: Hex): Slot => SLOT_OF[hex]

/** The slot of a hex, counted from 1 to `SLOTS`; 0 where no tile can ever be. For tables by slot. */
export const slotNumber = (hex: Hex): number => SLOT_NUMBER[hex]

export const SLOTS: number = slots

/** Which of its slot's hexes it is, in `CELLS`. */
export const cellOf = (hex: Hex): number => CELL_OF[hex]

export function hexOn(slot: Slot, cell: number): Hex {
  const centre = centreOf(slot)
  return hexAt(qOf(centre) + CELLS[cell].q, rOf(centre) + CELLS[cell].r)
}

/** By cell times six plus direction: the neighbouring cell of the same tile, or -1 at the rim. */
export const NEXT_CELL: readonly number[] = CELLS.flatMap((_, cell) =>
  DIRECTIONS.map((direction) => {
    const next = neighbour(hexOn(FIRST_SLOT, cell), direction)
    return slotOf(next) === FIRST_SLOT ? cellOf(next) : -1
  }),
)

/** By cell times six plus direction: the side of the tile that an outward edge belongs to, or -1 inside. Five edges a side. */
export const SIDE_OF_EDGE: readonly Side[] = CELLS.flatMap((_, cell) =>
  DIRECTIONS.map((direction) => {
    const next = slotOf(neighbour(hexOn(FIRST_SLOT, cell), direction))
    return DIRECTIONS.findIndex((side) => neighbour(FIRST_SLOT, side) === next)
  }),
)

/** The turn that brings the symbol at a place of a tile's list to a side of the board. */
export const turnTo = (place: number, side: Side): Turn => (side - place + 6) % 6

/** How a tile is turned when it is laid beside another one: its equal symbol faces the side it is laid on. */
export const turnToMatch = <T>(symbols: readonly T[], symbol: T, sideOfOrigin: Side): Turn =>
  turnTo(symbols.indexOf(symbol), opposite(sideOfOrigin))
