import type { LogLine } from '@orrery/protocol'
import { useMemo } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useSessionParts, useShown, useTable } from '../state/context.ts'
import { gainsIn, roundBefore } from './gains.ts'
import { GainsTable } from './gains-table.tsx'

/** When a round has ended and something came of it: a card from below, until the viewer goes on. */
export function RoundSummary() {
  const { say } = useTable()
  const { past } = useLooking()
  const { telling } = useSessionParts('telling')
  const last = telling?.lines.at(-1)
  // What opens a round ends the one before.
  if (past || last === undefined || say.heading(last) !== 'round') return null
  return <Card end={last} />
}

function Card({ end }: { readonly end: LogLine }) {
  const { t } = useTranslation()
  const { kit, say, session } = useTable()
  const { log, seats } = useShown('log', 'seats')
  const { account } = kit.face
  const { gains, beats } = useMemo(() => {
    const to = log.lastIndexOf(end)
    if (account === undefined || to < 0) return { gains: undefined, beats: [] }
    const from = roundBefore(log, to, (line) => say.heading(line) === 'round')
    const beats = log.slice(from + 1, to).filter((line) => say.weight(line) === 'beat' && say.line(line) !== '')
    return { gains: gainsIn(account, log, from, to, seats.length), beats }
  }, [log, end, account, seats.length, say])
  if (gains === undefined || gains.sources.length === 0) return null
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a larger place for what the prompt's button does.
    // biome-ignore lint/a11y/noStaticElementInteractions: the same.
    <div className="round-summary" data-opened="round" onClick={session.next}>
      <h2>{t('round.title')}</h2>
      <GainsTable gains={gains} />
      <ul>
        {beats.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are never moved.
          <li key={i}>{say.line(line)}</li>
        ))}
      </ul>
    </div>
  )
}
