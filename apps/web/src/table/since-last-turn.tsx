import { turnsOf } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { useEffect, useMemo } from 'react'
import { useTranslation } from '../words/use-translation.ts'
import { useLooking, useShown, useTable } from './context.ts'
import { useMemory } from './memory.ts'

const NONE: readonly LogLine[] = []

interface Since {
  readonly lines: readonly LogLine[]
  /** Whether it begins before the lines that are here. */
  readonly goesBack: boolean
}

/** What happened since the viewer decided last, as far as it is here. */
function useSinceThen(): Since {
  const { log, earlierLog } = useShown('log', 'earlierLog')
  const { lastDecision } = useMemory()
  return useMemo(() => {
    if (lastDecision === undefined) return { lines: NONE, goesBack: false }
    // What their own decision led to is told with the number after it.
    const own = log.findLastIndex(({ at }) => at <= lastDecision + 1)
    const lines = own + 1 === log.length ? NONE : log.slice(own + 1)
    return { lines, goesBack: own < 0 && earlierLog > 0 }
  }, [log, earlierLog, lastDecision])
}

export const useSince = (): readonly LogLine[] => useSinceThen().lines

/** What happened since the viewer decided last: every turn in a sentence, with its lines below, and marked on the board while it is open. */
export function SinceLastTurn() {
  const { t } = useTranslation()
  const { kit, say, session } = useTable()
  const { marking } = useLooking()
  const { lines, goesBack } = useSinceThen()
  // After every page: more may be wanting.
  useEffect(() => {
    if (goesBack && lines.length > 0) void session.earlier('log')
  }, [session, goesBack, lines])
  const told = lines.filter((line) => say.line(line) !== '')
  if (told.length === 0) return null
  return (
    <details className="since" open={marking.on} onToggle={(event) => marking.set(event.currentTarget.open)}>
      <summary>{t('table.since', { count: told.length })}</summary>
      <ol>
        {turnsOf(kit.locale.messages, told).map((turn, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are never moved.
          <li key={i}>
            <SinceTurn {...turn} />
          </li>
        ))}
      </ol>
    </details>
  )
}

interface SinceTurnProps {
  readonly heading: LogLine | undefined
  readonly lines: readonly LogLine[]
}

/** A turn by its heading and what it comes down to. Where more happened, that opens. */
function SinceTurn({ heading, lines }: SinceTurnProps) {
  const { say } = useTable()
  const title = heading && <b>{say.line(heading)}</b>
  if (lines.length === 0) return title
  const whole = heading ? [heading, ...lines] : lines
  const sum = say.turn(whole)
  if (lines.length === 1) {
    return (
      <>
        {title} <span>{say.line(lines[0] as LogLine)}</span>
      </>
    )
  }
  return (
    <details>
      <summary>
        {title} {sum}
      </summary>
      <ul>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved.
          <li key={i}>{say.line(line)}</li>
        ))}
      </ul>
    </details>
  )
}
