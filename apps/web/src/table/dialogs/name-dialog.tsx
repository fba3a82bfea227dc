import { LONGEST_NAME } from '@orrery/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Dialog } from '../../parts/dialog.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { toast } from '../../parts/toasts.tsx'
import { changeSettings, settings } from '../../settings/settings.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useShown, useTable } from '../state/context.ts'
import { useRejectionText } from '../state/texts/rejection-text.ts'

/** How the others see whoever sits here. The name is kept for new tables. */
export function NameDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { session, invited } = useTable()
  const shown = useShown('seats')
  const mine = useMySeat()
  const rejectionText = useRejectionText()
  const [name, setName] = useState(() => settings().name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const take = async (event: FormEvent) => {
    event.preventDefault()
    const reply = await session.request({ type: 'name', name: name.trim() })
    if (reply.type !== 'accepted') return toast(rejectionText(reply))
    changeSettings({ name: name.trim() })
    onClose()
  }
  return (
    <Dialog title={t('name.title')} onClose={onClose}>
      <form className="stack" onSubmit={take}>
        <TextField
          ref={field}
          label={t('name.text')}
          value={name}
          placeholder={shown.seats[mine ?? -1]?.name ?? ''}
          maxLength={LONGEST_NAME}
          required
          onText={setName}
        />
        <button type="submit" className="button button-main" data-act="name">
          {invited ? t('name.take') : t('name.change')}
        </button>
      </form>
    </Dialog>
  )
}
