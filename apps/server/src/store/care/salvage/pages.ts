import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'

const HEADER_BYTES = 100
const MAGIC = 'SQLite format 3\0'
const STANDARD_PAGE = 4096

/** The pages of an SQLite database as they are on the disk, with what its log holds beyond them. It is only read. */
export interface Pages {
  readonly size: number
  /** What of a page holds data. */
  readonly usable: number
  readonly count: number
  /** Whether the first bytes are those of a database: otherwise nobody knows which pages are free. */
  readonly hasHeader: boolean
  /** The first page has number 1. */
  page(number: number): Buffer | undefined
  close(): void
}

const isPageSize = (size: number): boolean => size >= 512 && size <= 65536 && (size & (size - 1)) === 0

export function openPages(file: string): Pages {
  const handle = openSync(file, 'r')
  const bytes = fstatSync(handle).size
  const header = Buffer.alloc(HEADER_BYTES)
  readSync(handle, header, 0, HEADER_BYTES, 0)
  const told = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16)
  const hasHeader = header.toString('latin1', 0, MAGIC.length) === MAGIC && isPageSize(told)
  const log = readLog(`${file}-wal`)
  const size = hasHeader ? told : (log?.pageSize ?? STANDARD_PAGE)
  const newer = log?.pageSize === size ? log.pages : new Map<number, Buffer>()
  const count = Math.max(Math.ceil(bytes / size), ...newer.keys())
  return {
    size,
    usable: size - (hasHeader ? header.readUInt8(20) : 0),
    count,
    hasHeader,
    page(number) {
      const known = newer.get(number)
      if (known !== undefined) return known
      if (number < 1 || number > count) return undefined
      const page = Buffer.alloc(size)
      return readSync(handle, page, 0, size, (number - 1) * size) === size ? page : undefined
    },
    close: () => closeSync(handle),
  }
}

const LOG_HEADER = 32
const FRAME_HEADER = 24
const LOG_MAGIC = 0x377f0682

/** The pages that were committed to the log beside a database and not yet moved into it. */
function readLog(file: string): { readonly pageSize: number; readonly pages: Map<number, Buffer> } | undefined {
  if (!existsSync(file)) return undefined
  const log = readFileSync(file)
  if (log.length < LOG_HEADER || (log.readUInt32BE(0) & ~1) !== LOG_MAGIC) return undefined
  const pageSize = log.readUInt32BE(8)
  if (!isPageSize(pageSize)) return undefined
  const sum = checksum((log.readUInt32BE(0) & 1) === 1)
  let sums = sum([0, 0], log.subarray(0, 24))
  const pages = new Map<number, Buffer>()
  let open = new Map<number, Buffer>()
  for (let at = LOG_HEADER; at + FRAME_HEADER + pageSize <= log.length; at += FRAME_HEADER + pageSize) {
    const page = log.subarray(at + FRAME_HEADER, at + FRAME_HEADER + pageSize)
    sums = sum(sum(sums, log.subarray(at, at + 8)), page)
    const isWhole =
      log.compare(log, 16, 24, at + 8, at + 16) === 0 &&
      log.readUInt32BE(at + 16) === sums[0] &&
      log.readUInt32BE(at + 20) === sums[1]
    if (!isWhole) break
    open.set(log.readUInt32BE(at), page)
    // A frame with the size of the database ends a transaction; what comes after the last of them was never committed.
    if (log.readUInt32BE(at + 4) === 0) continue
    for (const [number, content] of open) pages.set(number, content)
    open = new Map()
  }
  return { pageSize, pages }
}

type Sums = readonly [number, number]

/** The checksum that runs through the log. */
const checksum =
  (isBigEndian: boolean) =>
  (before: Sums, bytes: Buffer): Sums => {
    let [a, b] = before
    for (let at = 0; at + 8 <= bytes.length; at += 8) {
      const first = isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)
      const second = isBigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)
      a = (a + first + b) >>> 0
      b = (b + second + a) >>> 0
    }
    return [a, b]
  }
