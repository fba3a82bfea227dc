import { TargetUseContext, useOneStop } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { meaningOf } from '../../keys/pressed.ts'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision } from '../state/context.ts'
import { useDrawing } from '../state/drawing.ts'
import { useSpokenTable } from '../state/spoken-table.ts'
import { stepFrom } from './drawn-steps.ts'
import { descriptionOf } from './use-description.ts'
import { useTelling } from './use-telling.ts'

/** What is chosen from. What cannot be chosen is heard with a key of its own. */
const CHOICES = '[data-option]:not([data-standing="refused"])'

/** Whether the game draws its own way to answer the open question. */
export function useIsAnsweredElsewhere(): boolean {
  const { face } = useDrawing()
  const { question } = useDecision('question')
  return question !== undefined && face.answering?.[question.ask] !== undefined
}

/** Leads to an option that is drawn, or to where somebody was among them; says whether there is one. */
export function leadToDrawn(option?: Scalar): boolean {
  const find = (wanted: string) => document.querySelector<HTMLElement | SVGElement>(`.own-answering ${wanted}`)
  const found =
    option === undefined
      ? (find('[data-option][tabindex="0"]') ?? find('[tabindex="0"]'))
      : find(`[data-option="${CSS.escape(String(option))}"]`)
  found?.focus({ preventScroll: true })
  return found !== null
}

/** The way to answer that the game draws itself, if it does. What can be chosen there is one stop of the keyboard, as the list is. */
export function OtherWays() {
  const { t } = useTranslation()
  const { face, props } = useDrawing()
  const { question, decider, gathered } = useDecision('question', 'gathered')
  const table = useSpokenTable()
  const tell = useTelling()
  const box = useRef<HTMLDivElement>(null)
  const { all, focused } = useOneStop(box, CHOICES)
  const use = useMemo(
    () => ({ describe: (option: Scalar, ask: string, name: string) => descriptionOf(table(), option, ask, name) }),
    [table],
  )
  const Own = question && face.answering?.[question.ask]
  if (!Own) return null

  const pressed = (event: KeyboardEvent) => {
    const choices = all()
    const here = choices.find((one) => one === document.activeElement)
    const { act, to } = meaningOf(event.nativeEvent, 'drawn') ?? {}
    if (here === undefined || act === undefined) return
    const stop = { options: [optionOf(here.dataset.option)], name: here.getAttribute('aria-label') ?? '' }
    const go = (next: (typeof choices)[number] | undefined) => {
      if (next === undefined || next === here) tell.edge(stop)
      else next.focus()
    }
    if (act === 'option') go(stepFrom(here, choices, to === 'next' ? 'below' : 'above'))
    else if (act === 'column') go(stepFrom(here, choices, to === 'next' ? 'next' : 'last'))
    else if (act === 'end') go(choices.at(to === 'first' ? 0 : -1))
    else if (act === 'takeOut') {
      const last = gathered.at(-1)
      if (last === undefined) tell.question()
      else decider.choose(last)
    } else if (act === 'offered') tell.onMap(stop)
    else if (act === 'everything') tell.everything(stop)
    else if (act === 'why') tell.why(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** The page has options as text. */
  const optionOf = (text = ''): Scalar =>
    (question.kind === 'choose' || question.kind === 'some'
      ? question.options.find((option) => String(option) === text)
      : undefined) ?? text
  return (
    <TargetUseContext value={use}>
      <div
        ref={box}
        className={`game-${face.id} own-answering`}
        role="toolbar"
        data-keys="drawn"
        aria-label={t('choices.title')}
        onKeyDown={pressed}
        onFocus={({ target }) => focused(target)}
      >
        <Own {...props} deciding={decider} />
      </div>
    </TargetUseContext>
  )
}
