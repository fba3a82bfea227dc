import type { Value } from '@orrery/engine'
import { useState } from 'react'
import { refusalText } from '../../games/wording.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useLooking, useMySeat, useShown, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { useRejectionText } from '../state/texts/rejection-text.ts'

/** Lets the viewer say something unasked, where the game has a way for that and they may use it now: a trade, a gift. */
export function Interjecting() {
  const { t } = useTranslation()
  const { kit, info, session, place } = useTable()
  const { face, props } = useDrawing()
  const { question, status } = useShown('question', 'status')
  const { past } = useLooking()
  const mine = useMySeat()
  const rejectionText = useRejectionText()
  const [open, setOpen] = useState(false)
  const Own = face.Interjecting
  const playing = mine !== undefined && place !== 'replay' && past === undefined && status.state === 'open'
  const isUsable = playing && face.mayInterject?.(info.options, props.view) !== false
  // Once it was of use it keeps its place in the bar, so that nothing there moves when its time comes and goes.
  const [wasUsable, setWasUsable] = useState(isUsable)
  if (isUsable && !wasUsable) setWasUsable(true)
  if (!Own || !wasUsable) return null
  const interject = async (value: Value) => {
    const reply = await session.request({ type: 'interject', value })
    if (reply.type === 'accepted') return undefined
    return reply.type === 'rejected' && reply.refusal ? refusalText(kit, reply.refusal) : rejectionText(reply)
  }
  return (
    <>
      <button
        type="button"
        className={`button button-quiet button-icon${isUsable ? '' : ' tool-away'}`}
        title={t('table.interject')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="gift" />
      </button>
      {open && (
        <Dialog title={t('table.interject')} onClose={() => setOpen(false)}>
          <div className={`game-${face.id}`}>
            <Own {...props} question={question} interject={interject} />
          </div>
        </Dialog>
      )}
    </>
  )
}
