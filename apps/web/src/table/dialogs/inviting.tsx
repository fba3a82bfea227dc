import { SeatMark } from '@orrery/board'
import { type ReactNode, useEffect, useState } from 'react'
import { copyLink } from '../../parts/copy-link.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Glyph } from '../../parts/glyph.tsx'
import { hasNewLinks, invitationsOf, linksShown } from '../../server/matches.ts'
import { findReach, type Reach } from '../../server/reach.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useSeats, useTable } from '../state/context.ts'

/** The links to the seats and to watching, for whoever made the match. */
export function Inviting() {
  const { t } = useTranslation()
  const { address } = useTable()
  const [open, setOpen] = useState(() => hasNewLinks(address.split('/').at(-1) ?? ''))
  const close = () => {
    linksShown()
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-icon"
        title={t('table.invite')}
        onClick={() => setOpen(true)}
      >
        <Glyph name="people" />
      </button>
      {open && <InvitingDialog onClose={close} />}
    </>
  )
}

function InvitingDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { address } = useTable()
  const seats = useSeats()
  const mine = useMySeat()
  const match = address.split('/').at(-1) ?? ''
  const [created] = useState(() => invitationsOf(match))
  const [reach, setReach] = useState<Reach>()
  useEffect(() => {
    // Without an answer the address of this page is the best guess.
    findReach(location).then(setReach, () => setReach({ address: location.origin, onlyHere: false }))
  }, [])
  const others = created?.seats.filter(({ link, seat }) => link !== undefined && seat !== mine) ?? []
  return (
    <Dialog title={t('table.invite')} onClose={onClose}>
      {others.length > 0 && <p className="soft">{t('invite.text')}</p>}
      {reach?.onlyHere && <p className="notice small">{t('invite.onlyHere')}</p>}
      {reach && (
        <ul className="invitations">
          {others.map(({ seat, link = '' }) => (
            <Invitation
              key={seat}
              mark={<SeatMark seat={seat} />}
              name={t('table.nameAndSide', { name: seats[seat]?.name ?? '', side: seats[seat]?.side ?? '' })}
              link={new URL(link, reach.address).href}
            />
          ))}
          <Invitation
            mark={<Glyph name="eye" />}
            name={t('invite.watch')}
            link={new URL(address, reach.address).href}
          />
        </ul>
      )}
    </Dialog>
  )
}

interface InvitationProps {
  readonly mark: ReactNode
  readonly name: string
  readonly link: string
}

function Invitation({ mark, name, link }: InvitationProps) {
  const { t } = useTranslation()
  return (
    <li>
      {mark}
      <span>{name}</span>
      <input className="input" readOnly value={link} aria-label={name} onFocus={({ target }) => target.select()} />
      <button type="button" className="button button-small" onClick={() => copyLink(link)}>
        {t('invite.copy')}
      </button>
    </li>
  )
}
