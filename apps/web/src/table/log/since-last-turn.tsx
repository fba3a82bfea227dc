import { turnsOf } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { useEffect } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useTable } from '../state/context.ts'
import { useSinceThen } from '../state/since.ts'

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
  const title = t('table.since', { count: told.length })
  return (
    <details className="since" open={marking.on} onToggle={(event) => marking.set(event.currentTarget.open)}>
      <summary title={title}>{title}</summary>
      <ol data-opened="since">
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
