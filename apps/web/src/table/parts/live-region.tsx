import { askText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useSessionParts, useShown, useTable } from '../state/context.ts'

/** More lines at once are not read out. */
const MOST = 3

/** What a screen reader is told as it happens: what the viewer is asked, and what others did. */
export function LiveRegion() {
  const { t } = useTranslation()
  const { say, kit } = useTable()
  const state = useSessionParts('news')
  const shown = useShown('status')
  const { question } = useDecision()
  const news = state.news.map((line) => say.line(line)).filter((text) => text !== '')
  return (
    <>
      <p className="unseen" role="log" aria-live="polite">
        {news.slice(-MOST).join(' ')}
      </p>
      <p className="unseen" role="status" aria-live="polite">
        {question
          ? t('table.asks', { ask: askText(kit, question.ask, question.about) })
          : shown.status.state === 'over'
            ? t('table.over')
            : ''}
      </p>
    </>
  )
}
