import { bytesOf } from '@orrery/protocol'

/** How much of a list goes into one message. */
export interface PageSize {
  readonly lines: number
  readonly bytes: number
}

/** What a client asks for comes in pages of this size. */
export const PAGE: PageSize = { lines: 500, bytes: 32_000 }

/** An update brings what one entry led to: its lines are counted, and not measured. */
export const UPDATE_PAGE: PageSize = { lines: PAGE.lines, bytes: Number.POSITIVE_INFINITY }

/** A welcome has about so many bytes at the most, its log and talk between these bounds, whatever else is in it. */
const WELCOME_BYTES = 60_000
const TALK_BYTES = { least: 2_000, most: 12_000 }
const LOG_BYTES = { least: 4_000, most: 24_000 }

const within = (bytes: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.max(least, Math.min(most, bytes))

/** What is left for the talk and the log in a welcome with this rest: a third of it, and what that does not take. */
export const talkPage = (rest: number): PageSize => ({
  lines: PAGE.lines,
  bytes: within((WELCOME_BYTES - rest) / 3, TALK_BYTES),
})

export const logPage = (rest: number): PageSize => ({
  lines: PAGE.lines,
  bytes: within(WELCOME_BYTES - rest, LOG_BYTES),
})

export const sizeOf = (part: unknown): number => bytesOf(JSON.stringify(part))

/** The first of the lines from `begin` to before `end` that go on one page with those after them. One line always does. */
export function pageStart(begin: number, end: number, size: PageSize, line: (index: number) => unknown): number {
  const least = Math.max(begin, end - size.lines)
  if (size.bytes === Number.POSITIVE_INFINITY) return least
  let start = end
  for (let left = size.bytes; start > least; start--) {
    left -= sizeOf(line(start - 1)) + 1
    if (left < 0 && start < end) break
  }
  return start
}
