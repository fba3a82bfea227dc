import type { Value } from '@orrery/engine'
import { useState } from 'react'
import { refusalText } from '../../games/wording.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useShown, useTable } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { useRejectionText } from '../state/rejection-text.ts'

/** Lets the viewer say something unasked, where the game has a way for that: a trade, a gift. */
export function Interjecting() {
  const { t } = useTranslation()
  const { kit, info, session } = useTable()
  const { face, props } = useDrawing()
  const { question } = useShown('question')
  const rejectionText = useRejectionText()
  const [open, setOpen] = useState(false)
  const Own = face.Interjecting
  if (!Own || face.mayInterject?.(info.options) === false) return null
  const interject = async (value: Value) => {
    const reply = await session.request({ type: 'interject', value })
    if (reply.type === 'accepted') return undefined
    return reply.type === 'rejected' && reply.refusal ? refusalText(kit, reply.refusal) : rejectionText(reply)
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        {t('table.interject')}
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
