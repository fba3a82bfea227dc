import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { Interjecting } from '../dialogs/interjecting.tsx'
import { Inviting } from '../dialogs/inviting.tsx'
import { useMySeat, useSeats, useShown, useTable } from '../state/context.ts'
import { useFenceText } from '../state/fence-text.ts'
import { useTakingBack } from '../state/taking-back.ts'

/** Takes back, makes again, and asks the others where one may not alone. */
export function Undoing() {
  const { t } = useTranslation()
  const { place } = useTable()
  const shown = useShown('undo')
  const fenceText = useFenceText()
  const { undo, redo, ask, mayUndo, mayRedo, mayAsk, othersDecide } = useTakingBack()
  return (
    <div className="undoing">
      <div className="row">
        <button type="button" className="button button-small" data-act="undo" disabled={!mayUndo} onClick={undo}>
          <Glyph name="undo" size={16} /> {t('undo.undo')}
        </button>
        <button type="button" className="button button-small" data-act="redo" disabled={!mayRedo} onClick={redo}>
          <Glyph name="redo" size={16} /> {t('undo.redo')}
        </button>
        {!mayUndo && mayAsk && (
          <button type="button" className="button button-small" data-act="ask-undo" onClick={() => ask()}>
            {othersDecide ? t('undo.ask') : t('undo.anyway')}
          </button>
        )}
        <Interjecting />
        {place === 'online' && <Inviting />}
      </div>
      {!mayUndo && mayAsk && <p className="small faint">{fenceText(shown.undo.fence)}</p>}
      <UndoRequest />
    </div>
  )
}

/** Somebody asks to take something back: a question in passing that holds nothing up. */
function UndoRequest() {
  const { t } = useTranslation()
  const { session } = useTable()
  const shown = useShown('undo')
  const seats = useSeats()
  const mine = useMySeat()
  const { request, decisions } = shown.undo
  if (request === undefined) return null
  const { by, pending, id, to } = request
  if (by === mine)
    return (
      <div className="notice small" role="status">
        <p>{t('undo.waiting', { names: pending.map((seat) => seats[seat]?.name ?? '') })}</p>
        <button
          type="button"
          className="button button-small"
          onClick={() => session.request({ type: 'disagree', request: id })}
        >
          {t('undo.withdraw')}
        </button>
      </div>
    )
  if (mine === undefined || !pending.includes(mine)) return null
  return (
    <div className="notice small" role="alert">
      <p>{t('undo.request', { name: seats[by]?.name ?? '', count: decisions - to })}</p>
      <div className="row">
        <button
          type="button"
          className="button button-small button-main"
          data-act="agree"
          onClick={() => session.request({ type: 'agree', request: id })}
        >
          {t('undo.agree')}
        </button>
        <button
          type="button"
          className="button button-small"
          data-act="disagree"
          onClick={() => session.request({ type: 'disagree', request: id })}
        >
          {t('undo.disagree')}
        </button>
      </div>
    </div>
  )
}
