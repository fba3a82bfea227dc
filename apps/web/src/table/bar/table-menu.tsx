import { useEscape } from '@orrery/board'
import { useEffect, useId, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { toast } from '../../parts/toasts.tsx'
import { go } from '../../routing/route.ts'
import { mayNotify, notifyMe } from '../../server/notices.ts'
import { knownSeats } from '../../server/seats.ts'
import type { TextKey } from '../../words/texts.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useShown, useTable } from '../state/context.ts'
import { useTakingBack } from '../state/taking-back.ts'
import { useRejectionText } from '../state/texts/rejection-text.ts'
import { exportMatch } from './exporting.ts'

interface TableMenuProps {
  readonly onHelp: () => void
  readonly onPractice: (() => void) | undefined
  readonly onName: (() => void) | undefined
}

interface Item {
  readonly text: TextKey
  readonly act: () => void
  readonly danger?: true
}

/** Everything at a table that is needed now and then. */
export function TableMenu({ onHelp, onPractice, onName }: TableMenuProps) {
  const { t } = useTranslation()
  const { session, onRule, place, address } = useTable()
  const shown = useShown('status', 'seats')
  const mine = useMySeat()
  const rejectionText = useRejectionText()
  const { mayRedo, redo } = useTakingBack()
  const [open, setOpen] = useState(false)
  const [resigning, setResigning] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useId()
  useEscape(open, () => setOpen(false))
  useEscape(resigning, () => setResigning(false))
  useEffect(() => {
    if (!open) return
    const pressed = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])

  const wish = async (message: Parameters<typeof session.request>[0]) => {
    const reply = await session.request(message)
    if (reply.type !== 'accepted') toast(rejectionText(reply))
  }
  const token = place === 'online' ? knownSeats()[address.split('/').at(-1) ?? ''] : undefined
  const notify = async (secret: string) => {
    try {
      await notifyMe(secret)
      toast(t('notices.on'))
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error))
    }
  }
  const isLesson = place === 'lesson'
  const playing = mine !== undefined && shown.status.state !== 'over' && place !== 'replay' && !isLesson
  const paused = shown.status.state === 'paused'
  const seat = mine === undefined ? undefined : shown.seats[mine]
  const items: (Item | false | undefined)[] = [
    { text: 'menu.rules', act: () => onRule(undefined) },
    { text: 'menu.help', act: onHelp },
    onPractice && { text: 'menu.practice', act: onPractice },
    !isLesson && {
      text: 'menu.export',
      act: () => void exportMatch(place, address).catch((error: Error) => toast(error.message)),
    },
    (playing || isLesson) && mayRedo && { text: 'undo.redo', act: redo },
    playing && {
      text: paused ? 'menu.resume' : 'menu.pause',
      act: () => void wish({ type: paused ? 'resume' : 'pause' }),
    },
    playing && !seat?.away && { text: 'menu.away', act: () => void wish({ type: 'away' }) },
    playing && seat?.away && { text: 'menu.back', act: () => void wish({ type: 'back' }) },
    playing && onName && { text: 'menu.name', act: onName },
    playing && token !== undefined && mayNotify() && { text: 'menu.notify', act: () => void notify(token) },
    { text: 'menu.settings', act: () => go('/settings') },
    playing && !seat?.resigned && { text: 'menu.resign', act: () => setResigning(true), danger: true },
    { text: 'menu.leave', act: () => go(isLesson ? address.split('/').slice(0, -1).join('/') : '/mine') },
  ]
  return (
    <div ref={root} className="menu">
      <button
        type="button"
        className="button button-quiet button-icon"
        aria-expanded={open}
        aria-controls={list}
        aria-label={t('menu.title')}
        onClick={() => setOpen(!open)}
      >
        <Glyph name="menu" />
      </button>
      {open && (
        <ul id={list} className="menu-list" data-opened="menu">
          {items.map(
            (item) =>
              item && (
                <li key={item.text}>
                  <button
                    type="button"
                    className={item.danger ? 'menu-danger' : undefined}
                    onClick={() => {
                      setOpen(false)
                      item.act()
                    }}
                  >
                    {t(item.text)}
                  </button>
                </li>
              ),
          )}
        </ul>
      )}
      {resigning && (
        <div className="menu-list menu-ask" data-opened="resigning" role="alertdialog" aria-label={t('menu.resign')}>
          <p>{t('menu.resignSure')}</p>
          <div className="row">
            <button
              type="button"
              className="button button-danger"
              onClick={() => {
                setResigning(false)
                void wish({ type: 'resign' })
              }}
            >
              {t('menu.resign')}
            </button>
            <button type="button" className="button" onClick={() => setResigning(false)}>
              {t('menu.keepPlaying')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
