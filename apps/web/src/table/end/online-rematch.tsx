import { SeatMark } from '@orrery/board'
import type { ShownRematch } from '@orrery/protocol'
import { useState } from 'react'
import { Glyph, type GlyphName } from '../../parts/glyph.tsx'
import { toast } from '../../parts/toasts.tsx'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useSeats, useShown, useTable } from '../state/context.ts'
import { goToRematch, isAgreed, rematchIn } from '../state/rematch.ts'
import { useRejectionText } from '../state/texts/rejection-text.ts'

interface ButtonsProps {
  /** There is room for one button, and another one is the main one. */
  readonly brief?: boolean
}

/** Asks everybody for another match, or answers whoever has asked; when all have agreed, leads there. */
export function RematchButtons({ brief = false }: ButtonsProps) {
  const { t } = useTranslation()
  const { session, address } = useTable()
  const { status } = useShown('status')
  const mine = useMySeat()
  const rejectionText = useRejectionText()
  const [busy, setBusy] = useState(false)
  const rematch = rematchIn(status)
  const main = brief ? 'button' : 'button button-main'
  const doing = (act: () => Promise<void>) => async () => {
    setBusy(true)
    await act()
    setBusy(false)
  }
  const say = (type: 'rematch' | 'no-rematch') =>
    doing(async () => {
      const reply = await session.request({ type })
      if (reply.type !== 'accepted') toast(rejectionText(reply))
    })
  if (rematch && isAgreed(rematch))
    return (
      <button
        type="button"
        className={main}
        data-act="to-rematch"
        disabled={busy}
        onClick={doing(() => goToRematch(address.split('/').at(-1) ?? ''))}
      >
        <Glyph name={mine === undefined ? 'eye' : 'redo'} size={18} />{' '}
        {t(mine === undefined ? 'rematch.watch' : 'rematch.go')}
      </button>
    )
  if (mine === undefined) return null
  const wants = rematch?.agreed.includes(mine)
  const mayDecline = wants || (!brief && rematch?.pending.includes(mine))
  return (
    <>
      {mayDecline && (
        <button type="button" className="button" data-act="no-rematch" disabled={busy} onClick={say('no-rematch')}>
          {t(wants ? 'rematch.cancel' : 'rematch.decline')}
        </button>
      )}
      {!wants && (
        <button type="button" className={main} data-act="rematch" disabled={busy} onClick={say('rematch')}>
          <Glyph name="redo" size={18} /> {t('end.rematch')}
        </button>
      )}
    </>
  )
}

const SAID = ['agreed', 'declined', 'pending'] as const satisfies readonly (keyof ShownRematch)[]
const SIGNS: { readonly [said in (typeof SAID)[number]]: GlyphName } = {
  agreed: 'check',
  declined: 'close',
  pending: 'clock',
}

/** Who has agreed by now, who has not, and who has not said. */
export function RematchStatus() {
  const { t } = useTranslation()
  const { status } = useShown('status')
  const seats = useSeats()
  const rematch = rematchIn(status)
  const isOpen = rematch !== undefined && !isAgreed(rematch)
  return (
    <div className="end-rematch small" role="status">
      {isOpen &&
        SAID.filter((said) => rematch[said].length > 0).map((said) => (
          <span key={said} data-said={said} title={t(`rematch.${said}`)}>
            <Glyph name={SIGNS[said]} size={16} />
            <span className="unseen">{t(`rematch.${said}`)}</span>
            {rematch[said].map((seat) => (
              <span key={seat} className="end-rematch-seat">
                <SeatMark seat={seat} size={16} /> <span>{seats[seat]?.name}</span>
              </span>
            ))}
          </span>
        ))}
    </div>
  )
}
