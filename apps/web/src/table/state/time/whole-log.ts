import type { LogLine } from '@orrery/protocol'
import { useEffect, useState } from 'react'
import { useShown, useTable } from '../context.ts'

/** The log from its first line on, where it is wanted: what is not here yet is fetched. Nothing until then. */
export function useWholeLog(isWanted: boolean): readonly LogLine[] | undefined {
  const { session } = useTable()
  const { log, earlierLog } = useShown('log', 'earlierLog')
  const [before, setBefore] = useState<{ readonly count: number; readonly lines: readonly LogLine[] }>()
  useEffect(() => {
    if (earlierLog === 0 || !isWanted) return
    let late = false
    const fetchAll = async () => {
      let lines: readonly LogLine[] = []
      for (let missing = earlierLog; missing > 0; ) {
        const reply = await session.request({ type: 'earlier', of: 'log', before: missing })
        if (late || reply.type !== 'lines' || reply.of !== 'log') return
        lines = [...reply.lines, ...lines]
        missing = reply.earlier
      }
      setBefore({ count: earlierLog, lines })
    }
    void fetchAll()
    return () => {
      late = true
    }
  }, [session, earlierLog, isWanted])
  if (earlierLog === 0) return log
  return before?.count === earlierLog ? [...before.lines, ...log] : undefined
}
