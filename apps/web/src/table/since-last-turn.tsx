import type { LogLine } from '@orrery/protocol'
import { useMemo } from 'react'
import { useTranslation } from '../words/use-translation.ts'
import { useLooking, useShown, useTable } from './context.ts'
import { useMemory } from './memory.ts'

/** More than these are in the log. */
const MOST = 12
const NONE: readonly LogLine[] = []

/** What happened since the viewer decided last. */
export function useSince(): readonly LogLine[] {
  const shown = useShown('log')
  const { lastDecision } = useMemory()
  return useMemo(() => {
    if (lastDecision === undefined) return NONE
    // What their own decision led to is told with the number after it.
    const own = shown.log.findLastIndex(({ at }) => at <= lastDecision + 1)
    return own + 1 === shown.log.length ? NONE : shown.log.slice(own + 1)
  }, [shown.log, lastDecision])
}

/** What happened since the viewer decided last, in a few lines, and marked on the board while it is open. */
export function SinceLastTurn() {
  const { t } = useTranslation()
  const { say } = useTable()
  const { marking } = useLooking()
  const since = useSince()
  if (since.length === 0) return null
  return (
    <details className="since" open={marking.on} onToggle={(event) => marking.set(event.currentTarget.open)}>
      <summary>{t('table.since', { count: since.length })}</summary>
      <ul>
        {since.slice(-MOST).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved.
          <li key={i}>{say.line(line)}</li>
        ))}
      </ul>
    </details>
  )
}
