import { turnsOf } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { type MouseEvent, useEffect, useMemo } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useShown, useTable } from '../state/context.ts'
import { useSinceThen } from '../state/time/since.ts'
import { gainsIn } from './gains.ts'
import { GainsTable } from './gains-table.tsx'

/** What happened since the viewer decided last: every turn in a sentence, with its lines below, and marked on the board while it is open. */
export function SinceLastTurn() {
  const { t } = useTranslation()
  const { say, session } = useTable()
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
      {/* Nobody sees it before it is open, and it grows with every update. */}
      {marking.on && <Turns told={told} />}
    </details>
  )
}

function Turns({ told }: { readonly told: readonly LogLine[] }) {
  const { kit, onLook } = useTable()
  // One listener for all lines: each leads to its moment.
  const clicked = ({ target }: MouseEvent) => {
    const { look } = (target as Element).closest<HTMLElement>('[data-look]')?.dataset ?? {}
    if (look !== undefined) onLook(Number(look))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the buttons inside are clicked, and those by keys too.
    <ol data-opened="since" onClick={clicked}>
      <SinceGains first={told[0] as LogLine} />
      {turnsOf(kit.locale.messages, told).map((turn, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are never moved.
        <li key={i}>
          <SinceTurn {...turn} />
        </li>
      ))}
    </ol>
  )
}

/** Who has gained what since then, where the game tells points. */
function SinceGains({ first }: { readonly first: LogLine }) {
  const { kit } = useTable()
  const { log, seats } = useShown('log', 'seats')
  const { account } = kit.face
  const gains = useMemo(
    () => account && gainsIn(account, log, log.indexOf(first), log.length, seats.length),
    [account, log, first, seats.length],
  )
  if (gains === undefined || gains.sources.length === 0) return null
  return (
    <li>
      <GainsTable gains={gains} />
    </li>
  )
}

/** A line that leads to its moment. */
function SinceLine({ line }: { readonly line: LogLine }) {
  const { t } = useTranslation()
  const { say } = useTable()
  return (
    <button type="button" className="since-line" title={t('log.look')} data-look={line.at}>
      {say.line(line)}
    </button>
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
        {title} <SinceLine line={lines[0] as LogLine} />
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
          <li key={i}>
            <SinceLine line={line} />
          </li>
        ))}
      </ul>
    </details>
  )
}
