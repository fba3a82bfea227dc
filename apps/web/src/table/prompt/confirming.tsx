import { useEffect, useRef } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useOptionName } from '../state/context.ts'

/** Asks once more before a choice that cannot be taken back. `takesFocus` for the one that keyboards lead to. */
export function Confirming({ takesFocus = false }: { readonly takesFocus?: boolean }) {
  const { t } = useTranslation()
  const { considered, question, decider, busy } = useDecision()
  const nameOf = useOptionName(question?.ask)
  const button = useRef<HTMLButtonElement>(null)
  const waiting = considered !== undefined
  useEffect(() => {
    if (waiting && takesFocus) button.current?.focus()
  }, [waiting, takesFocus])
  if (!considered || !question) return null
  const { value, final } = considered
  const parts = (Array.isArray(value) ? value : [value]).map((part) =>
    question.kind === 'amount' ? String(part) : nameOf(part),
  )
  return (
    <fieldset className="confirming">
      <legend className="unseen">{t('table.confirm')}</legend>
      <p>
        <b>{parts.length === 0 ? t('table.nothing') : t('table.chosen', { parts })}</b>
        {final && <span className="small"> {t('table.final')}</span>}
      </p>
      <div className="row">
        <button
          ref={button}
          type="button"
          className="button button-main"
          data-act="confirm"
          disabled={busy}
          onClick={decider.confirm}
        >
          {t('table.confirm')}
        </button>
        <button type="button" className="button" data-act="cancel" disabled={busy} onClick={decider.cancel}>
          {t('cancel')}
        </button>
      </div>
    </fieldset>
  )
}
