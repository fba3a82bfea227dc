import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useMySeat } from '../state/context.ts'
import { isSame, matsOf, type Opened, useOpened } from '../state/opened.ts'
import { useUnread } from '../state/unread.ts'

/** What a phone has no room for beside the board: each is a sheet over it. */
export function PhoneTabs() {
  const { t } = useTranslation()
  const mine = useMySeat()
  const { question } = useDecision('question')
  const unread = useUnread()
  const { opened, show, close } = useOpened()
  const tabs: readonly (readonly [text: string, opens: Opened | undefined])[] = [
    [t('tabs.table'), undefined],
    [t('tabs.choices'), { what: 'choices' }],
    [t('tabs.mats'), matsOf(mine)],
    [t('log.title'), { what: 'log' }],
    [t('talk.title'), { what: 'chat' }],
  ]
  const isOpen = (opens: Opened | undefined) =>
    isSame(opens, opened) || (opens?.what === 'sheet' && opened?.what === 'sheet')
  return (
    <nav className="phone-tabs" data-place="tabs" aria-label={t('tabs.title')}>
      {tabs.map(([text, opens]) => (
        <button
          key={text}
          type="button"
          aria-pressed={isOpen(opens)}
          data-tab={opens?.what ?? 'table'}
          onClick={() => (opens === undefined || isOpen(opens) ? close() : show(opens))}
        >
          {text}
          {opens?.what === 'choices' && question !== undefined && <span className="tab-alert" />}
          {opens?.what === 'chat' && unread > 0 && (
            <span className="tab-alert">
              <span className="unseen">{t('talk.unread', { count: unread })}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
