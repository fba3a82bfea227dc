import { SeatMark } from '@orrery/board'
import { LONGEST_CHAT, type TalkLine } from '@orrery/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Glyph } from '../../parts/glyph.tsx'
import { toast } from '../../parts/toasts.tsx'
import type { TextKey } from '../../words/texts.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useMySeat, useSeats, useShown, useTable } from '../state/context.ts'
import { useRejectionText } from '../state/texts/rejection-text.ts'
import { useReading } from '../state/unread.ts'

/** What happens at the table besides the game, as sentences. */
const EVENTS = {
  undo: 'talk.undo',
  redo: 'talk.redo',
  'ask-undo': 'talk.askUndo',
  agree: 'talk.agree',
  disagree: 'talk.disagree',
  resign: 'talk.resign',
  away: 'talk.away',
  back: 'talk.back',
  pause: 'talk.pause',
  resume: 'talk.resume',
  name: 'talk.name',
  timeout: 'talk.timeout',
  frozen: 'talk.frozen',
  rematch: 'talk.rematch',
  'no-rematch': 'talk.noRematch',
} as const satisfies { readonly [kind in Exclude<TalkLine['kind'], 'chat'>]: TextKey }

/** What people say, and what happens at the table besides the game. React shows it as plain text, whatever it is. */
export function ChatPanel() {
  const { t } = useTranslation()
  const { session, voice } = useTable()
  const shown = useShown('talk', 'earlierTalk')
  const seats = useSeats()
  const mine = useMySeat()
  const rejectionText = useRejectionText()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  useReading()
  const { length } = shown.talk
  const newest = shown.talk.at(-1)?.seq
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is in sight.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  const say = async (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return voice.speak(t('talk.say'))
    const reply = await session.request({ type: 'chat', text: text.trim() })
    if (reply.type !== 'accepted') return toast(rejectionText(reply))
    setText('')
    voice.speak(t('voice.sent'))
  }
  const nameOf = (by: TalkLine['by']) => (by === 'table' ? t('talk.table') : (seats[by]?.name ?? ''))
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keyboards. */}
      <ol ref={list} className="chat-lines" tabIndex={0} aria-label={t('talk.title')}>
        {shown.earlierTalk > 0 && (
          <li>
            <button
              type="button"
              className="button button-small button-quiet"
              data-act="earlier-talk"
              onClick={() => void session.earlier('talk')}
            >
              {t('talk.earlier', { count: shown.earlierTalk })}
            </button>
          </li>
        )}
        {length === 0 && <li className="faint small">{t('talk.empty')}</li>}
        {shown.talk.map(({ seq, by, kind, text: said, seat }) => {
          if (kind !== 'chat')
            return (
              <li key={seq} className="chat-event">
                {t(EVENTS[kind], { name: nameOf(seat ?? by) })}
              </li>
            )
          return (
            <li key={seq}>
              {by !== 'table' && <SeatMark seat={by} size={16} />}
              <b>{nameOf(by)}</b> <span className="chat-text">{said}</span>
            </li>
          )
        })}
      </ol>
      {mine !== undefined && (
        <form className="chat-form" onSubmit={say}>
          <input
            className="input"
            value={text}
            maxLength={LONGEST_CHAT}
            aria-label={t('talk.say')}
            placeholder={t('talk.say')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="button button-icon" aria-label={t('talk.send')}>
            <Glyph name="send" />
          </button>
        </form>
      )}
    </div>
  )
}
