import type { LogLine } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { useShown, useTable } from '../state/context.ts'

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

const cut = ({ lines, earlier }: LogPart, until: number): LogPart =>
  until <= earlier ? { lines: [], earlier: until } : { lines: lines.slice(0, until - earlier), earlier }

/**
 * The log, or its first `until` lines: as much of it as is here, and how to get what came before. What was told long before the lines that
 * are here is fetched by itself when somebody looks at that moment.
 */
export function useLogPart(until: number | undefined): LogPart & { readonly load: () => Promise<void> } {
  const { session } = useTable()
  const { log, earlierLog: joins } = useShown('log', 'earlierLog')
  const [past, setPast] = useState<PastPart>()
  const isPast = until !== undefined && until > 0 && until <= joins
  const known = past?.joins === joins ? past : undefined
  const covers = isPast && known !== undefined && until > known.earlier && until <= known.earlier + known.lines.length
  useEffect(() => {
    if (!isPast || covers) return
    let late = false
    void session.request({ type: 'earlier', of: 'log', before: Math.min(until + AHEAD, joins) }).then((reply) => {
      if (!late && reply.type === 'lines' && reply.of === 'log') setPast({ ...reply, joins })
    })
    return () => {
      late = true
    }
  }, [session, isPast, covers, until, joins])
  if (!isPast) {
    const here = { lines: log, earlier: joins }
    return { ...(until === undefined ? here : cut(here, until)), load: () => session.earlier('log') }
  }
  if (!covers) return { lines: [], earlier: until, load: async () => {} }
  const load = async () => {
    const reply = await session.request({ type: 'earlier', of: 'log', before: known.earlier })
    if (reply.type === 'lines' && reply.of === 'log')
      setPast({ lines: [...reply.lines, ...known.lines], earlier: reply.earlier, joins })
  }
  return { ...cut(known, until), load }
}
