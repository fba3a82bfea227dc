import { useArrowStop } from '@orrery/board'
import type { Pointer } from '@orrery/engine'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Terms } from '../glossary/terms.tsx'
import { isElsewhere, meaningOf, placeOf } from '../keys/pressed.ts'
import { Glyph } from '../parts/glyph.tsx'
import { useFromTheTop } from '../parts/use-from-the-top.ts'
import { useShown, useTable } from '../table/state/context.ts'
import { fitting, wordsIn } from '../voice/fitting.ts'
import { FOR_A_QUESTION } from '../voice/voice.ts'
import { useTranslation } from '../words/use-translation.ts'
import './coach-panel.css'
import { pointedAt } from './spotlight.tsx'

interface CoachPanelProps {
  /** What is said, announced once. */
  readonly lines: readonly string[]
  /** What was asked for, or came by itself. */
  readonly help?: readonly string[]
  /** Where one is, for as long as no goal has parts: which lesson of how many. */
  readonly place?: string | undefined
  /** What is reached of the goal, part by part. */
  readonly parts?: readonly boolean[]
  /** What is spoken of. */
  readonly points?: readonly Pointer[]
  /** What stands there, without being said, while there is nothing to say. */
  readonly idle?: string | undefined
  readonly acts: ReactNode
}

const NOTHING: readonly never[] = []

/** What the coach says: a text, how far the goal is reached, and buttons. */
export function CoachPanel(props: CoachPanelProps) {
  const { lines, help = NOTHING, place, parts = NOTHING, points = NOTHING, idle, acts } = props
  const { t } = useTranslation()
  const about = useAbout(points)
  const panel = useRef<HTMLDivElement>(null)
  const done = parts.filter(Boolean).length
  const text = lines.join(' ')
  useSpeaking(panel, `${text} ${about}`, help.join(' '))
  useCoachKeys(panel, points)
  useFromTheTop(panel, text)
  useInSight(panel, help.length)
  // Terms that are explained: the coach names many.
  const terms = useArrowStop(panel, '.term')
  return (
    <div className="coach-panel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboards, and read again. */}
      <div ref={panel} className="coach-words" tabIndex={0} data-coach {...terms}>
        <div data-said>
          {lines.map((line) => (
            <p key={line}>
              <Terms text={line} />
            </p>
          ))}
          {about !== '' && <span className="unseen">{about}</span>}
        </div>
        {lines.length === 0 && idle !== undefined && <p className="coach-idle small">{idle}</p>}
        <div data-help>
          {help.map((line) => (
            <p key={line} className="coach-help">
              <Terms text={line} />
            </p>
          ))}
        </div>
      </div>
      <div className="coach-foot">
        {place !== undefined && parts.length < 2 && <p className="coach-here small">{place}</p>}
        {parts.length > 1 && (
          <p className="coach-goal small">
            {parts.map((reached, part) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a goal have a fixed order.
              <span key={part} className={reached ? 'coach-part coach-part-done' : 'coach-part'} aria-hidden="true">
                {reached && <Glyph name="check" size={12} />}
              </span>
            ))}
            <span>{t('coach.goal', { done, of: parts.length })}</span>
          </p>
        )}
        <div className="coach-acts">{acts}</div>
      </div>
    </div>
  )
}

/** Help that comes is seen, however long the text before it is. */
function useInSight(panel: { readonly current: HTMLElement | null }, helps: number): void {
  useEffect(() => {
    if (helps === 0) return
    panel.current?.querySelector('[data-help]')?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [panel, helps])
}

/** What stands in a part of the panel, as it is read. */
const wordsOf = (panel: HTMLElement | null, part: 'said' | 'help'): string =>
  [...(panel?.querySelectorAll(`[data-${part}] > *`) ?? [])].map(({ textContent }) => textContent).join(' ')

/** The coach speaks with the voice of the table: after the question, as far as there is room; a key reads the rest. Help was asked for. */
function useSpeaking(panel: { readonly current: HTMLElement | null }, text: string, help: string): void {
  const { t } = useTranslation()
  const { voice, decider } = useTable()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is said.
  useEffect(() => {
    // What is asked in the same moment comes first.
    const timer = setTimeout(() => {
      const said = wordsOf(panel.current, 'said')
      if (said === '' || voice.coached === said) return
      voice.coached = said
      const more = t('voice.coachMore')
      // However little room there is, it is said that there is more to hear.
      const room = Math.max(wordsIn(more), voice.room() - (decider.snapshot().question ? 0 : FOR_A_QUESTION))
      const heard = wordsIn(said) <= room ? said : [fitting(said, room - wordsIn(more)), more].filter(Boolean).join(' ')
      voice.tell(heard, { replaces: 'coach' })
    })
    return () => clearTimeout(timer)
  }, [text, voice])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when there is more of it.
  useEffect(() => voice.speak(wordsOf(panel.current, 'help'), { replaces: 'help' }), [help, voice])
}

/** What is pointed at, for whoever does not see the rings. */
function useAbout(points: readonly Pointer[]): string {
  const { t } = useTranslation()
  const { kit, say } = useTable()
  const { view, viewer } = useShown('view', 'viewer')
  const known = kit.face.landmarks?.(view, viewer, say) ?? []
  const names = points.flatMap((point) => {
    const found = 'landmark' in point ? known.find(({ id }) => id === point.landmark)?.name : undefined
    return found === undefined ? [] : [found]
  })
  return names.length === 0 ? '' : t('coach.about', { names })
}

/** A key leads to what was said last, which is read in whole; another to what is spoken of, and back. */
function useCoachKeys(panel: { readonly current: HTMLElement | null }, points: readonly Pointer[]): void {
  const { voice } = useTable()
  const before = useRef<Element>(null)
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return
    const act = meaningOf(event, placeOf(event.target))?.act
    if (act === 'coach') {
      panel.current?.focus()
      voice.speak(`${wordsOf(panel.current, 'said')} ${wordsOf(panel.current, 'help')}`.trim(), { replaces: 'coach' })
    } else if (act === 'landmark') {
      const [first] = points.flatMap((point) => pointedAt(document, point) ?? [])
      const target = first && focusable(first)
      if (target === undefined) return
      if (document.activeElement === target && before.current instanceof HTMLElement) before.current.focus()
      else {
        before.current = document.activeElement
        target.focus()
      }
    } else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event)
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
}

/** What of a landmark can take the focus: itself, or the first thing in it that can. */
function focusable(element: Element): HTMLElement | SVGElement | undefined {
  const inside = element.querySelector<HTMLElement>('button, a, [tabindex="0"]')
  const target = inside ?? element
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return undefined
  if (inside === null && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  return target
}
