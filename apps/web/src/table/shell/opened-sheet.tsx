import { useEffect } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { Choices } from '../choices/choices.tsx'
import { ChatPanel } from '../log/chat-panel.tsx'
import { LogPanel } from '../log/log-panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Side, Time } from '../side/side.tsx'
import { useSessionParts } from '../state/context.ts'
import { useOpened } from '../state/opened.ts'
import { GameSheet } from '../strip/game-sheet.tsx'

/** What somebody has opened over the board. */
export function OpenedSheet() {
  const { t } = useTranslation()
  const { opened, close } = useOpened()
  const { telling } = useSessionParts('telling')
  // While something is told there is nothing to choose, and much to see.
  const isInTheWay = telling !== undefined && opened?.what === 'choices'
  useEffect(() => {
    if (isInTheWay) close()
  }, [isInTheWay, close])
  switch (opened?.what) {
    case 'sheet':
      return <GameSheet {...opened} />
    case 'choices':
      return (
        <Sheet title={t('choices.title')} name="choices">
          <Choices />
        </Sheet>
      )
    case 'log':
      return (
        <Sheet title={t('log.title')} name="log">
          <Time />
          <LogPanel />
        </Sheet>
      )
    case 'chat':
      return (
        <Sheet title={t('talk.title')} name="chat">
          <ChatPanel />
        </Sheet>
      )
    case 'side':
      return (
        <Sheet title={t('side.title')} name="side">
          <Side />
        </Sheet>
      )
    default:
      return null
  }
}
