import { pathText } from '@orrery/board'
import type { Scalar } from '@orrery/engine'
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../words/use-translation.ts'
import { useDecision, useNaming, usePointed, useTable } from '../state/context.ts'
import { offeredNow } from '../state/offered.ts'
import { useSpokenTable } from '../state/spoken-table.ts'
import { RuleLink } from './rule-link.tsx'

const GAP = 8
/** Milliseconds: what is raised goes down again, and maps move. */
const AGAIN = 200

/** Something drawn that stands for an option, be it offered or not, or for a place. */
const THING = '[data-option], [data-thing], [data-spot]'

/** What has reasons of its own beside it, or does something else when it is pressed. */
const ELSEWHERE = '[data-region="choices"], [data-place="hint"], [data-place="prompt"], button, a, input, summary'

/** Somebody points at a part of a drawing, or has pressed it. */
interface Wondered {
  readonly n: number
  readonly at: Element
  readonly option: string | undefined
  readonly place: string | undefined
  readonly isPressed: boolean
}

function thingAt(target: EventTarget | null): Omit<Wondered, 'n' | 'isPressed'> | undefined {
  const at = target instanceof Element ? target.closest<HTMLElement | SVGElement>(THING) : null
  if (at === null || at.closest(ELSEWHERE) || !at.closest('.table')) return undefined
  const named = at.closest<HTMLElement | SVGElement>('[data-option], [data-thing]')
  const { option, thing } = named?.dataset ?? {}
  return { at, option: option ?? thing, place: at.dataset.spot ?? at.closest<SVGElement>('[data-spot]')?.dataset.spot }
}

/** Why what somebody points at, or has pressed, is not possible: beside it and at once, wherever it is drawn. */
export function ReasonHint() {
  const { voice } = useTable()
  const { decider, question, n, refusals } = useDecision('question', 'n', 'refusals')
  const { pointed, at: pointedAt } = usePointed()
  const [wondered, setWondered] = useState<Wondered>()
  const nowhere = useNotOffered()
  const refused = (option: string | undefined): Scalar | undefined =>
    option === undefined ? undefined : [...refusals.keys()].find((one) => String(one) === option)
  const look = useEffectEvent((target: EventTarget | null, isPressed: boolean) => {
    const thing = question && thingAt(target)
    if (thing === undefined) return setWondered(undefined)
    // Who has pressed something is still there as long as the pointer is.
    if (!isPressed && wondered?.isPressed && wondered.at === thing.at) return
    void decider.wonder()
    setWondered({ ...thing, n, isPressed })
  })
  useEffect(() => {
    const over = ({ target, pointerType }: PointerEvent) => pointerType === 'mouse' && look(target, false)
    const clicked = ({ target }: MouseEvent) => look(target, true)
    const away = ({ key }: KeyboardEvent) => key === 'Escape' && setWondered(undefined)
    document.addEventListener('pointerover', over)
    // Before those who are asked to do something have done it.
    document.addEventListener('click', clicked, true)
    document.addEventListener('keydown', away)
    return () => {
      document.removeEventListener('pointerover', over)
      document.removeEventListener('click', clicked, true)
      document.removeEventListener('keydown', away)
    }
  }, [])
  const now = wondered?.n === n ? wondered : undefined
  const isByKeys = now === undefined && pointed !== undefined && pointedAt && !pointedAt.closest(ELSEWHERE)
  const option = isByKeys ? pointed : refused(now?.option)
  const at = isByKeys ? pointedAt : now?.at
  const isPressed = now?.isPressed ?? false
  const text =
    question === undefined || at === undefined
      ? undefined
      : ((option === undefined ? undefined : decider.reason(option)) ?? (now && isPressed ? nowhere(now) : undefined))
  useEffect(() => {
    if (isPressed && text !== undefined) voice.speak(text)
  }, [isPressed, text, voice])
  if (text === undefined || at === undefined) return null
  return (
    <Beside key={text} at={at} text={text} cites={option === undefined ? '' : (refusals.get(option)?.rule ?? '')} />
  )
}

/** Of so few options it is said what they are. */
const FEW = 4

/** What is said of something that was pressed and is no candidate: of a place, which way leads there; else what can be chosen first. */
function useNotOffered() {
  const { t } = useTranslation()
  const { decider } = useTable()
  const table = useSpokenTable()
  const nameOf = useNaming()
  return ({ option, place }: Wondered): string | undefined => {
    const decision = decider.snapshot()
    const { question } = decision
    const offered = offeredNow(decision)
    if (question === undefined || offered.some((one) => String(one) === option && decider.standing(one) !== 'idle'))
      return undefined
    const { spoken, view, map, say } = table()
    const abouts = offered.map((one) => spoken.about(view, one, question.ask))
    const [from, ...others] = new Set(abouts.flatMap((about) => about.from ?? []))
    const isHere = abouts.some((about) => about.place === place && place !== undefined) || place === from
    if (place !== undefined && from !== undefined && others.length === 0)
      return isHere || map.path(from, place) === undefined
        ? undefined
        : t('map.notReached', { path: pathText(say, map, from, place) })
    if (option === undefined && place === undefined) return undefined
    return offered.length > 0 && offered.length <= FEW
      ? t('map.first', { names: offered.map(nameOf) })
      : t('map.notOffered')
  }
}

interface BesideProps {
  readonly at: Element
  readonly text: string
  readonly cites: string
}

/** Above what it is about; what is raised in front of everything is not covered. */
function Beside({ at, text, cites }: BesideProps) {
  const box = useRef<HTMLDivElement>(null)
  const [style, setStyle] = useState<CSSProperties>({ visibility: 'hidden' })
  useLayoutEffect(() => {
    const hint = box.current
    if (!hint) return
    // What was raised lies in front of all layers: whoever comes later lies in front of that.
    hint.showPopover?.()
    const move = () => {
      const place = (document.querySelector('.raised') ?? at).getBoundingClientRect()
      const { width, height } = hint.getBoundingClientRect()
      const above = place.top - height - GAP
      const left = Math.max(GAP, Math.min(place.left + place.width / 2 - width / 2, innerWidth - width - GAP))
      const top = above > GAP ? above : Math.min(place.bottom + GAP, innerHeight - height - GAP)
      setStyle((last) => (last.left === left && last.top === top ? last : { left, top }))
    }
    move()
    const timer = setInterval(move, AGAIN)
    return () => clearInterval(timer)
  }, [at])
  return (
    <div ref={box} popover="manual" className="reason-hint" role="tooltip" style={style}>
      {text} <RuleLink cites={cites} />
    </div>
  )
}
