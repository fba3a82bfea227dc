import { useEscape } from '@orrery/board'
import { useState } from 'react'
import { topicText } from '../../games/wording.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useLooking, useTable } from '../state/context.ts'

/** The way to the open question in one line: the last choice, and those before it on demand. */
export function TrailLine() {
  const { t } = useTranslation()
  const { kit } = useTable()
  const { way } = useLooking()
  const { question, n } = useDecision('question', 'n')
  const [openAt, setOpenAt] = useState<number>()
  const open = openAt === n
  useEscape(open, () => setOpenAt(undefined))
  const last = way.at(-1)
  const before = way.slice(0, -1)
  const topic = question && topicText(kit, question.ask)
  return (
    <nav className="path" aria-label={t('table.path')}>
      <span className="path-whose">{t('table.yourTurn')}</span>
      {before.length > 0 && (
        <button type="button" aria-expanded={open} onClick={() => setOpenAt(open ? undefined : n)}>
          {t('prompt.before', { count: before.length })}
        </button>
      )}
      <span className="path-last">{last ?? topic}</span>
      {open && (
        <ol className="path-whole" data-opened="trail">
          {way.map((part, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a way has an order, and the same choice can come twice.
            <li key={i}>{part}</li>
          ))}
        </ol>
      )}
    </nav>
  )
}
