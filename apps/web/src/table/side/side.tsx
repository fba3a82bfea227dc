import { useState } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { Choices } from '../choices/choices.tsx'
import { ChatPanel } from '../log/chat-panel.tsx'
import { LogPanel } from '../log/log-panel.tsx'
import { Timeline } from '../log/timeline.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useUnread } from '../state/unread.ts'

/** Beside the board: all choices, the log and the chat, and the time. */
export function Side() {
  return (
    <>
      <Choices />
      <Record />
      <Time />
    </>
  )
}

/** What has happened, and what people say. */
export function Record() {
  const { t } = useTranslation()
  const [tab, setTab] = useState('log')
  const unread = useUnread()
  return (
    <div className="record" data-place="log">
      <h2 className="unseen">{t('log.heading')}</h2>
      <Tabs
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'log', text: t('log.title'), content: <LogPanel /> },
          {
            id: 'chat',
            text: t('talk.title'),
            alert: unread > 0 && t('talk.unread', { count: unread }),
            content: <ChatPanel />,
          },
        ]}
      />
    </div>
  )
}

export function Time() {
  const { t } = useTranslation()
  return (
    <div className="table-time" data-place="time">
      <h2 className="unseen">{t('time.title')}</h2>
      <Timeline />
    </div>
  )
}
