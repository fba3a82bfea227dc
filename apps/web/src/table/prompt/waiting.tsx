import { topicText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useSeats, useSessionParts, useShown, useTable } from '../state/context.ts'
import { Outcome } from './outcome.tsx'
import { PaceControl } from './pace-control.tsx'
import { PromptRow } from './prompt-row.tsx'

/** What goes on while the viewer has nothing to decide. */
export function Waiting() {
  const { t } = useTranslation()
  const { kit, say, session } = useTable()
  const shown = useShown('status', 'question', 'seats', 'view')
  const seats = useSeats()
  const mine = useMySeat()
  const { status, question } = shown
  if (status.state === 'over') return <Outcome outcome={status.outcome} />
  if (status.state === 'frozen') return <PromptRow text={t('table.frozen')} grave />
  if (status.state === 'paused') {
    const free = shown.seats.filter((seat) => seat.free).length
    return (
      <PromptRow text={free > 0 ? t('table.freeSeats', { count: free }) : t('table.paused')}>
        {mine !== undefined && free === 0 && (
          <button type="button" className="button button-main" onClick={() => session.request({ type: 'resume' })}>
            {t('table.resume')}
          </button>
        )}
      </PromptRow>
    )
  }
  if (mine !== undefined && shown.seats[mine]?.away)
    return (
      <PromptRow text={t('table.botPlaysForYou')}>
        <button type="button" className="button button-main" onClick={() => session.request({ type: 'back' })}>
          {t('table.back')}
        </button>
      </PromptRow>
    )
  const [seat = -1, ...others] = question?.waitingFor ?? []
  const who = (one: number) =>
    t(shown.seats[one]?.bot ? 'table.botThinks' : 'table.decides', {
      name: shown.seats[one]?.name ?? '',
      side: seats[one]?.side ?? '',
    })
  const topic = question ? topicText(kit, question.ask) : undefined
  const names = [seat, ...others].map((one) => seats[one]?.name ?? '')
  return (
    <PromptRow
      seat={others.length === 0 ? question?.waitingFor[0] : undefined}
      text={question ? (others.length === 0 ? who(seat) : t('prompt.waitsFor', { names })) : ''}
      sub={topic ?? kit.face.phase(shown.view, say)}
    >
      <Behind />
      <PaceControl />
    </PromptRow>
  )
}

/** Moves that have happened and are still being shown can be skipped. */
function Behind() {
  const { t } = useTranslation()
  const { session } = useTable()
  const state = useSessionParts('behind')
  if (state.behind === 0) return null
  return (
    <button type="button" className="button" onClick={session.hurry}>
      {t('table.hurry')}
    </button>
  )
}
