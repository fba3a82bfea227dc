import type { LogLine } from '@orrery/protocol'
import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react'
import { meaningOf } from '../../keys/pressed.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useTable } from '../state/context.ts'
import { LineMenu } from './line-menu.tsx'

/** What somebody wants to do with a line: as `data-…` of its buttons says it. */
export interface LineActs {
  readonly look: () => void
  readonly rule: (() => void) | undefined
  readonly why: (() => void) | undefined
  readonly back: { readonly text: string; readonly act: () => void } | undefined
}

/** Lines before those that are shown, which the keys fetch where the first of these is. */
export interface EarlierLines {
  readonly text: string
  readonly fetch: () => void
}

interface LogKeys {
  /** The line that the keyboard is at. */
  readonly at: number | undefined
  readonly menu: ReactNode
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** Goes through the log by keys: it is one stop, and says each line. */
export function useLogKeys(
  list: RefObject<HTMLOListElement | null>,
  lines: readonly { readonly line: LogLine; readonly index: number }[],
  actsOf: (line: LogLine, index: number) => LineActs,
  earlier: EarlierLines | undefined,
): LogKeys {
  const { t } = useTranslation()
  const { say, voice } = useTable()
  const [at, setAt] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  const told = lines.filter(({ line }) => say.line(line) !== '')
  const place = at === undefined ? -1 : told.findIndex(({ index }) => index === at)
  const go = (to: number) => {
    if (to < 0 && earlier) {
      earlier.fetch()
      voice.speak(earlier.text, { replaces: 'log' })
      return
    }
    const next = told[Math.max(0, Math.min(told.length - 1, to))]
    if (next === undefined) {
      voice.speak(t('voice.nothing'))
      return
    }
    setAt(next.index)
    voice.speak(say.line(next.line), { replaces: 'log' })
    list.current?.querySelector(`[data-line="${next.index}"]`)?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== list.current) return
    const { act, to } = meaningOf(event.nativeEvent, 'log') ?? {}
    // Who comes to the log reads it from the newest line.
    const from = place < 0 ? told.length : place
    if (act === 'line') go(to === 'next' ? from + 1 : from - 1)
    else if (act === 'end') go(to === 'first' ? 0 : told.length - 1)
    else if (act === 'lineMenu' && place < 0) go(told.length - 1)
    else if (act === 'lineMenu') setOpen(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const chosen = told[place]
  const acts = chosen && actsOf(chosen.line, chosen.index)
  const close = () => {
    setOpen(false)
    list.current?.focus({ preventScroll: true })
  }
  const menu = isOpen && chosen && acts && (
    <LineMenu
      line={say.line(chosen.line)}
      onClose={close}
      items={[
        { text: t('log.look'), act: acts.look },
        ...(acts.rule ? [{ text: t('log.rule'), act: acts.rule }] : []),
        ...(acts.why ? [{ text: t('log.why'), act: acts.why }] : []),
        ...(acts.back ? [acts.back] : []),
      ]}
    />
  )
  return { at, menu, onKeyDown }
}
