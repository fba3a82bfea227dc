import { SeatMark } from '@orrery/board'
import { useState } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Glyph } from '../parts/glyph.tsx'
import { toast } from '../parts/toasts.tsx'
import { invitationsOf } from '../server/matches.ts'
import { useTranslation } from '../texts/use-translation.ts'
import { useMySeat, useTable } from './context.ts'

/** The links to the seats and to watching, for whoever made the match. */
export function Inviting() {
  const { t } = useTranslation()
  const { address, seats } = useTable()
  const mine = useMySeat()
  const match = address.split('/').at(-1) ?? ''
  const [created] = useState(() => invitationsOf(match))
  const [open, setOpen] = useState(false)
  const others = created?.seats.filter(({ link, seat }) => link !== undefined && seat !== mine) ?? []
  const copy = async (link: string) => {
    await navigator.clipboard?.writeText(new URL(link, location.origin).href)
    toast(t('time.copied'))
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        <Glyph name="people" size={16} /> {t('table.invite')}
      </button>
      {open && (
        <Dialog title={t('table.invite')} onClose={() => setOpen(false)}>
          {others.length > 0 && <p className="soft">{t('invite.text')}</p>}
          <ul className="invitations">
            {others.map(({ seat, link }) => (
              <li key={seat}>
                <SeatMark seat={seat} />
                <span>
                  {seats[seat].name} ({seats[seat].side})
                </span>
                <input
                  className="input"
                  readOnly
                  value={new URL(link ?? '', location.origin).href}
                  aria-label={seats[seat].name}
                />
                <button type="button" className="button button-small" onClick={() => copy(link ?? '')}>
                  {t('invite.copy')}
                </button>
              </li>
            ))}
            <li>
              <Glyph name="eye" />
              <span>{t('invite.watch')}</span>
              <input
                className="input"
                readOnly
                value={new URL(address, location.origin).href}
                aria-label={t('invite.watch')}
              />
              <button type="button" className="button button-small" onClick={() => copy(address)}>
                {t('invite.copy')}
              </button>
            </li>
          </ul>
        </Dialog>
      )}
    </>
  )
}
