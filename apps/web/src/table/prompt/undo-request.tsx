import type { Snapshot } from '@orrery/protocol'
import { useTranslation } from '../../words/use-translation.ts'
import { useSeats, useShown, useTable } from '../state/context.ts'
import { PromptRow } from './prompt-row.tsx'

type Request = NonNullable<Snapshot['undo']['request']>

/** Somebody asks to take something back: a prompt of its own for whoever is asked, before their own question. */
export function UndoRequest({ by, id, to }: Request) {
  const { t } = useTranslation()
  const { session } = useTable()
  const { undo } = useShown('undo')
  const seats = useSeats()
  return (
    <PromptRow
      seat={by}
      text={t('undo.request', { name: seats[by]?.name ?? '', count: undo.decisions - to })}
      sub={t('undo.requestAbout')}
      grave
    >
      <button
        type="button"
        className="button"
        data-act="disagree"
        onClick={() => session.request({ type: 'disagree', request: id })}
      >
        {t('undo.disagree')}
      </button>
      <button
        type="button"
        className="button button-main"
        data-act="agree"
        onClick={() => session.request({ type: 'agree', request: id })}
      >
        {t('undo.agree')}
      </button>
    </PromptRow>
  )
}
