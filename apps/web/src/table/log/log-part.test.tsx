// @vitest-environment happy-dom
import type { LogLine, Snapshot } from '@orrery/protocol'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { SessionState } from '../../connection/session.ts'
import { type AtTable, TableContext } from '../state/context.ts'
import { useLogPart } from './log-part.ts'

const LINES = Array.from({ length: 400 }, (_, at): LogLine => ({ at, what: 'card.draw', data: {} }))

/** A table that has the lines from `joins` on, and gets earlier ones in pages of so many. */
function tableFrom(joins: number, page: number): AtTable {
  const shown = { log: LINES.slice(joins), earlierLog: joins } as unknown as Snapshot
  const session = {
    state: () => ({ shown }) as unknown as SessionState,
    subscribe: () => () => undefined,
    request: async ({ before }: { readonly before: number }) => {
      const earlier = Math.max(0, before - page)
      return { type: 'lines', of: 'log', lines: LINES.slice(earlier, before), earlier }
    },
  }
  return { session } as unknown as AtTable
}

/** How many lines there are to be read of a log that is looked at where it had so many. */
async function readAt(until: number | undefined, joins: number, page: number) {
  const table = tableFrom(joins, page)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TableContext value={table}>{children}</TableContext>
  )
  const { result } = renderHook(() => useLogPart(until), { wrapper })
  await act(async () => undefined)
  const { lines, earlier } = result.current
  expect(lines).toEqual(LINES.slice(earlier, until))
  return lines.length
}

test('the present has the lines that are here', async () => {
  expect(await readAt(undefined, 187, 300)).toBe(213)
})

test('a moment shortly after the first line that is here has what was told before it', async () => {
  expect(await readAt(189, 187, 300)).toBe(189)
})

test('a moment from before the lines that are here is fetched, and what comes after it', async () => {
  expect(await readAt(150, 187, 300)).toBe(150)
})

test('pages are fetched until there is enough to read, however little is on each', async () => {
  expect(await readAt(150, 390, 30)).toBeGreaterThanOrEqual(80)
})
