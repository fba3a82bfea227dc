import { SeatMark } from '@orrery/board'
import type { MatchOutcome } from '@orrery/protocol'
import { useEffect } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useRanks } from './ranks.ts'
import './end.css'

/** Between two seats, and after the last of them, in milliseconds. */
const PER_SEAT = 450
const AT_LAST = 900

/** The board dims, and the seats come in from the last to the first. A press skips it. */
export default function Curtain({ outcome, onDone }: { readonly outcome: MatchOutcome; readonly onDone: () => void }) {
  const { t } = useTranslation()
  const ranks = useRanks(outcome)
  const time = ranks.length * PER_SEAT + AT_LAST
  useEffect(() => {
    const timer = setTimeout(onDone, time)
    return () => clearTimeout(timer)
  }, [onDone, time])
  return (
    <button type="button" className="end-curtain" data-opened="end" aria-label={t('end.skip')} onClick={onDone}>
      {ranks.map(({ look, score, place }) => (
        <span
          key={look.seat}
          className="end-curtain-row"
          style={{ animationDelay: `${(ranks.length - place) * PER_SEAT}ms` }}
        >
          <SeatMark seat={look.seat} size={22} />
          <span>{look.mine ? t('end.you') : look.name}</span>
          <b>{score}</b>
        </span>
      ))}
    </button>
  )
}
