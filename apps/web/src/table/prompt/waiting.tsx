import { SeatMark } from '@orrery/board'
import { topicText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useSeats, useSessionParts, useShown, useTable } from '../state/context.ts'
import { Outcome } from './outcome.tsx'

/** What goes on while the viewer has nothing to decide. */
export function Waiting() {
  const { t } = useTranslation()
  const { kit, say, session } = useTable()
  const shown = useShown('status', 'question', 'seats', 'view')
  const seats = useSeats()
  const mine = useMySeat()
  const { status, question } = shown
  if (status.state === 'over') return <Outcome outcome={status.outcome} />
  if (status.state === 'frozen')
    return (
      <p className="notice notice-bad" role="alert">
        {t('table.frozen')}
      </p>
    )
  if (status.state === 'paused') {
    const free = shown.seats.filter((seat) => seat.free).length
    return (
      <div className="stack">
        <h2 className="ask">{free > 0 ? t('table.freeSeats', { count: free }) : t('table.paused')}</h2>
        {mine !== undefined && free === 0 && (
          <button type="button" className="button button-main" onClick={() => session.request({ type: 'resume' })}>
            {t('table.resume')}
          </button>
        )}
      </div>
    )
  }
  if (mine !== undefined && shown.seats[mine]?.away)
    return (
      <div className="stack">
        <h2 className="ask">{t('table.botPlaysForYou')}</h2>
        <button type="button" className="button button-main" onClick={() => session.request({ type: 'back' })}>
          {t('table.back')}
        </button>
      </div>
    )
  if (!question) return null
  const topic = topicText(kit, question.ask)
  return (
    <div className="waiting">
      <p className="path small">{[kit.face.phase(shown.view, say), topic].filter(Boolean).join(' › ')}</p>
      <ul className="waiting-for">
        {question.waitingFor.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span>
              {t(shown.seats[seat]?.bot ? 'table.botThinks' : 'table.decides', {
                name: shown.seats[seat]?.name ?? '',
                side: seats[seat]?.side ?? '',
              })}
            </span>
          </li>
        ))}
      </ul>
      <Behind />
    </div>
  )
}

/** Moves that have happened and are still being shown can be skipped. */
function Behind() {
  const { t } = useTranslation()
  const { session } = useTable()
  const state = useSessionParts('behind')
  if (state.behind === 0) return null
  return (
    <button type="button" className="button button-small" onClick={session.hurry}>
      {t('table.hurry')}
    </button>
  )
}
