import type { LogLine } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { useShown, useTable } from '../state/context.ts'

/** So many lines of the log are shown at first; earlier ones on demand. */
export const AT_ONCE = 80

/** Lines of the log, and how many come before them. */
interface LogPart {
  readonly lines: readonly LogLine[]
  readonly earlier: number
}

/** A part from before the lines that the session has, as long as those begin where they began. */
interface PastPart extends LogPart {
  readonly joins: number
}

/** Who looks at a moment mostly steps on from there. */
const AHEAD = 200

const endOf = ({ lines, earlier }: LogPart): number => earlier + lines.length

const cut = ({ lines, earlier }: LogPart, until: number): LogPart =>
  until <= earlier ? { lines: [], earlier: until } : { lines: lines.slice(0, until - earlier), earlier }

/**
 * The log, or its first `until` lines: as much of it as is here, and how to get what came before. Whoever looks at a moment sees as many lines
 * as somebody who was there: what was told before the lines that are here is fetched by itself.
 */
export function useLogPart(until: number | undefined): LogPart & { readonly load: () => Promise<void> } {
  const { session } = useTable()
  const { log, earlierLog: joins } = useShown('log', 'earlierLog')
  const [past, setPast] = useState<PastPart>()
  const wanted = Math.max(0, (until ?? 0) - AT_ONCE)
  const isPast = until !== undefined && until > 0 && wanted < joins
  const known = past?.joins === joins ? past : undefined
  const part = known && endOf(known) === joins ? { ...known, lines: [...known.lines, ...log] } : known
  const covers = isPast && part !== undefined && part.earlier <= wanted && until <= endOf(part)
  useEffect(() => {
    if (!isPast || covers) return
    let late = false
    const fetchPages = async () => {
      let lines: readonly LogLine[] = []
      // A page of long lines may not reach as far.
      for (let before = Math.min(until + AHEAD, joins); before > wanted; ) {
        const reply = await session.request({ type: 'earlier', of: 'log', before })
        if (late || reply.type !== 'lines' || reply.of !== 'log') return
        lines = [...reply.lines, ...lines]
        before = reply.earlier
        if (before <= wanted) setPast({ lines, earlier: before, joins })
      }
    }
    void fetchPages()
    return () => {
      late = true
    }
  }, [session, isPast, covers, until, wanted, joins])
  if (!isPast) {
    const here = { lines: log, earlier: joins }
    return { ...(until === undefined ? here : cut(here, until)), load: () => session.earlier('log') }
  }
  if (!covers || known === undefined) return { lines: [], earlier: until, load: async () => {} }
  const load = async () => {
    const reply = await session.request({ type: 'earlier', of: 'log', before: known.earlier })
    if (reply.type === 'lines' && reply.of === 'log')
      setPast({ lines: [...reply.lines, ...known.lines], earlier: reply.earlier, joins })
  }
  return { ...cut(part, until), load }
}
