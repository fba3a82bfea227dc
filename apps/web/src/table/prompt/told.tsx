import type { Formatter } from '@orrery/board'
import type { LogLine } from '@orrery/protocol'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Telling } from '../../connection/playback.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useSessionParts, useTable } from '../state/context.ts'
import { useRoom } from '../state/room.ts'
import { PaceControl } from './pace-control.tsx'
import { PromptRow } from './prompt-row.tsx'

/** What has just happened in one sentence: the beat itself, or what a turn came to. */
function toldText(say: Formatter, lines: readonly LogLine[]): string {
  const last = lines.at(-1)
  if (last === undefined) return ''
  return say.weight(last) === 'beat' ? say.line(last) : say.turn(lines) || say.line(last)
}

/** What others did, before anything else is shown or asked: until the viewer goes on, or for as long as it takes. */
export function Told({ lines, isHeld, n, of }: Telling) {
  const { t } = useTranslation()
  const { say, session } = useTable()
  const { behind, isAsked } = useSessionParts('behind', 'isAsked')
  const { buttons } = useRoom()
  const next = useRef<HTMLButtonElement>(null)
  const text = toldText(say, lines)
  // Whoever goes on by keys stays where they go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each thing that is told.
  useEffect(() => {
    const { activeElement } = document
    // The tab that opened the list of choices has done what it was pressed for.
    const isDone = activeElement === document.body || activeElement?.closest('.phone-tabs') != null
    if (isHeld && (activeElement === null || isDone)) next.current?.focus({ preventScroll: true })
  }, [text, n, isHeld])
  const count = of > 1 ? t('pace.count', { n, of }) : ''
  const ahead = behind > 0 ? t('pace.behind', { count: behind }) : ''
  return (
    <PromptRow
      text={text}
      sub={
        <span className="told-sub">
          {count && <b>{count}</b>}
          <span>{isAsked && isHeld ? t('pace.yourTurn') : ahead}</span>
        </span>
      }
      about={{ 'data-told': isHeld ? 'held' : 'passing' }}
    >
      {buttons > 2 && <PaceControl />}
      {(of > n || behind > 0) && (
        <button type="button" className="button" data-act="skip" onClick={session.hurry}>
          {t('pace.skip')}
        </button>
      )}
      <button
        ref={next}
        type="button"
        className="button button-main"
        data-act="next"
        onClick={session.next}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === ' ' && event.repeat) session.next()
        }}
      >
        {t('pace.next')}
      </button>
    </PromptRow>
  )
}
