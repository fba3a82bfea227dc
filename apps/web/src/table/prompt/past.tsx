import { askText, topicText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { RuleLink } from '../parts/rule-link.tsx'
import { useLooking, useSeats, useShown, useTable } from '../state/context.ts'
import { PlayButtons } from './play-buttons.tsx'
import { PromptRow } from './prompt-row.tsx'

/** What was being decided at the moment looked at. */
export function Past() {
  const { t } = useTranslation()
  const { kit, onLook, place } = useTable()
  const { past } = useLooking()
  const { undo } = useShown('undo')
  const seats = useSeats()
  if (past === undefined) return null
  const question = past.sight.question
  const [seat] = question?.waitingFor ?? []
  const who = seats[seat ?? -1]
  const waits = who && (who.mine ? t('table.yourTurn') : t('table.decides', { name: who.name, side: who.side }))
  const text = question?.mine ? askText(kit, question.mine.ask, question.mine.about) : waits
  return (
    <PromptRow
      id="past"
      seat={seat}
      text={text ?? (question ? (topicText(kit, question.ask) ?? '') : t('table.over'))}
      beside={question && <RuleLink cites={question.ask} />}
      sub={t('time.past', { at: past.at, of: undo.decisions })}
    >
      {place === 'replay' ? (
        <PlayButtons />
      ) : (
        <button type="button" className="button button-main" onClick={() => onLook(undefined)}>
          {t('time.last')}
        </button>
      )}
    </PromptRow>
  )
}
