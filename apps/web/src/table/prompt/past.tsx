import { SeatMark } from '@orrery/board'
import { askText, topicText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useLooking, useSeats, useShown, useTable } from '../state/context.ts'

/** What was being decided at the moment looked at. */
export function Past() {
  const { t } = useTranslation()
  const { kit, say, onLook, place } = useTable()
  const { past } = useLooking()
  const shown = useShown('view', 'undo')
  const seats = useSeats()
  const question = past?.sight?.question
  if (past === undefined) return null
  const phase = kit.face.phase(past.sight?.view ?? shown.view, say)
  const path = [phase, question && topicText(kit, question.ask)].filter(Boolean)
  return (
    <div className="waiting">
      <p className="path small">{path.join(' › ')}</p>
      <ul className="waiting-for">
        {question?.waitingFor.map((seat) => (
          <li key={seat}>
            <SeatMark seat={seat} />
            <span>
              {seats[seat]?.mine
                ? t('table.yourTurn')
                : t('table.decides', { name: seats[seat]?.name ?? '', side: seats[seat]?.side ?? '' })}
            </span>
          </li>
        ))}
      </ul>
      {question?.mine && (
        <p className="soft">
          {askText(kit, question.mine.ask, question.mine.about)} <RuleLink cites={question.mine.ask} />
        </p>
      )}
      <p className="notice small">{t('time.past', { at: past.at, of: shown.undo.decisions })}</p>
      {place !== 'replay' && (
        <button type="button" className="button button-main" onClick={() => onLook(undefined)}>
          {t('time.last')}
        </button>
      )}
    </div>
  )
}
