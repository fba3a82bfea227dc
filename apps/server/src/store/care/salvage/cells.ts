import type { Pages } from './pages.ts'

export type Field = string | number | bigint | null

/** A page of a tree, as far as it can be read. */
export interface Node {
  readonly records: readonly (readonly Field[])[]
  /** The pages below it. */
  readonly children: readonly number[]
  /** How many of its records cannot be read. */
  readonly damaged: number
}

/** The kinds of pages. Tables that are kept in the order of their keys are stored like indexes. */
const KINDS = {
  2: { isLeaf: false, isIndex: true },
  5: { isLeaf: false, isIndex: false },
  10: { isLeaf: true, isIndex: true },
  13: { isLeaf: true, isIndex: false },
} as const

/** The first page begins with the header of the file. */
const startOf = (page: number): number => (page === 1 ? 100 : 0)

/** Reads a page of a tree; nothing when it is none. */
export function readNode(pages: Pages, number: number): Node | undefined {
  const page = pages.page(number)
  const start = startOf(number)
  const kind = page && KINDS[page[start] as keyof typeof KINDS]
  if (page === undefined || kind === undefined) return undefined
  const count = page.readUInt16BE(start + 3)
  const pointers = start + (kind.isLeaf ? 8 : 12)
  if (pointers + 2 * count > pages.usable) return undefined
  const records: (readonly Field[])[] = []
  const children = kind.isLeaf ? [] : [page.readUInt32BE(start + 8)]
  let damaged = 0
  for (let i = 0; i < count; i++) {
    try {
      const cell = page.readUInt16BE(pointers + 2 * i)
      if (cell < pointers || cell >= pages.usable) throw new RangeError('This cell lies outside its page.')
      const { child, record } = readCell(pages, page, cell, kind)
      if (child !== undefined) children.push(child)
      if (record !== undefined) records.push(record)
    } catch {
      damaged++
    }
  }
  return { records, children, damaged }
}

type Kind = (typeof KINDS)[keyof typeof KINDS]

function readCell(pages: Pages, page: Buffer, cell: number, { isLeaf, isIndex }: Kind) {
  const child = isLeaf ? undefined : page.readUInt32BE(cell)
  if (!isLeaf && !isIndex) return { child }
  const [length, afterLength] = readVarint(page, isLeaf ? cell : cell + 4)
  const from = isIndex ? afterLength : readVarint(page, afterLength)[1]
  return { child, record: readRecord(readPayload(pages, page, from, Number(length), isIndex)) }
}

/** What does not fit into a page goes on in pages of its own. */
function readPayload(pages: Pages, page: Buffer, from: number, length: number, isIndex: boolean): Buffer {
  const { usable } = pages
  const most = isIndex ? Math.floor(((usable - 12) * 64) / 255) - 23 : usable - 35
  if (length <= most) return slice(page, from, length)
  const least = Math.floor(((usable - 12) * 32) / 255) - 23
  const fitting = least + ((length - least) % (usable - 4))
  const here = fitting <= most ? fitting : least
  const parts = [slice(page, from, here)]
  let left = length - here
  let next = page.readUInt32BE(from + here)
  for (const seen = new Set<number>(); left > 0; ) {
    const more = pages.page(next)
    if (more === undefined || seen.has(next)) throw new RangeError('An overflow page is missing.')
    seen.add(next)
    const part = slice(more, 4, Math.min(left, usable - 4))
    parts.push(part)
    left -= part.length
    next = more.readUInt32BE(0)
  }
  return Buffer.concat(parts)
}

function slice(page: Buffer, from: number, length: number): Buffer {
  if (!(length >= 0 && from + length <= page.length)) throw new RangeError('This record lies outside its page.')
  return page.subarray(from, from + length)
}

const TEXT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Lengths of the whole numbers by their type. */
const WHOLE = [0, 1, 2, 3, 4, 6, 8]

/** A record is whole only when the lengths of its fields come to its own. */
function readRecord(payload: Buffer): Field[] {
  const [headerLength, first] = readVarint(payload, 0)
  const fields: Field[] = []
  let at = Number(headerLength)
  for (let header = first; header < Number(headerLength); ) {
    const [read, after] = readVarint(payload, header)
    const type = Number(read)
    const length = type >= 12 ? (type - (type % 2 === 0 ? 12 : 13)) / 2 : type === 7 ? 8 : (WHOLE[type] ?? 0)
    fields.push(readField(type, slice(payload, at, length)))
    at += length
    header = after
  }
  if (at !== payload.length) throw new RangeError('This record has another length than it says.')
  return fields
}

function readField(type: number, bytes: Buffer): Field {
  if (type === 0) return null
  if (type <= 5) return bytes.readIntBE(0, bytes.length)
  if (type === 6) return bytes.readBigInt64BE(0)
  if (type === 7) return bytes.readDoubleBE(0)
  if (type === 8 || type === 9) return type - 8
  if (type % 2 === 0 || type < 12) throw new RangeError('No field here is of this type.')
  return TEXT.decode(bytes)
}

/** A number of one to nine bytes, and where it ends. */
function readVarint(bytes: Buffer, from: number): readonly [bigint, number] {
  let value = 0n
  for (let i = 0; i < 8; i++) {
    const byte = bytes.readUInt8(from + i)
    value = (value << 7n) | BigInt(byte & 0x7f)
    if (byte < 0x80) return [value, from + i + 1]
  }
  return [(value << 8n) | BigInt(bytes.readUInt8(from + 8)), from + 9]
}
