import { type CSSProperties, use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { keepTerm } from '../learn/progress.ts'
import { GlossaryContext } from './terms.tsx'

const ID = 'term-tip'
const WIDTH = 300
/** Pixels between a term and what is said about it. */
const GAP = 8

interface Looked {
  readonly id: string
  /** How it is written where it stands. */
  readonly name: string
  readonly at: DOMRect
  /** What is read there, to its end: it is not covered. */
  readonly text: DOMRect | undefined
}

/** Where texts are read: what is said about a word stands beside them. */
const READ = '[data-place="coach"], [data-place="prompt"]'

/** Beside what is read, where there is room, else above it; elsewhere above or below the term. */
function placeOf({ at, text }: Looked): CSSProperties {
  const left = Math.max(GAP, Math.min(at.left, innerWidth - WIDTH - GAP))
  if (text && text.left > WIDTH + 2 * GAP) return { right: innerWidth - text.left + GAP, top: Math.max(GAP, at.top) }
  if (text && text.top > innerHeight / 4) return { left, bottom: innerHeight - text.top + GAP }
  return at.top > innerHeight / 2 ? { left, bottom: innerHeight - at.top + GAP } : { left, top: at.bottom + GAP }
}

const termAt = (target: EventTarget | null): HTMLElement | SVGElement | undefined => {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-term]') : null
  return element ?? undefined
}

/** Says what a term means, wherever it stands: in a text, on a card, on the board. One for a whole page. */
export function TermTip() {
  const glossary = use(GlossaryContext)
  const [looked, setLooked] = useState<Looked>()
  const { game } = glossary ?? {}
  useEffect(() => {
    if (game === undefined) return
    const look = ({ target }: Event) => {
      const element = termAt(target)
      const id = element?.dataset.term
      if (element === undefined || id === undefined) return setLooked(undefined)
      element.setAttribute('aria-describedby', ID)
      keepTerm(game, id)
      setLooked({
        id,
        name: element.textContent?.trim() ?? '',
        at: element.getBoundingClientRect(),
        text: element.closest(READ)?.getBoundingClientRect(),
      })
    }
    const leave = ({ target }: Event) => termAt(target) && setLooked(undefined)
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && setLooked(undefined)
    document.addEventListener('pointerover', look)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', leave)
    document.addEventListener('click', look)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('pointerover', look)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', leave)
      document.removeEventListener('click', look)
      document.removeEventListener('keydown', pressed)
    }
  }, [game])
  const words = looked && glossary?.words[looked.id]
  if (words === undefined || looked === undefined) return null
  // A word that is the name of what it means is not read twice.
  const isNamed = looked.name.toLowerCase() === words.term.toLowerCase()
  return createPortal(
    <div
      {...(isNamed ? {} : { id: ID })}
      role="tooltip"
      className="term-tip"
      data-opened="term"
      style={placeOf(looked)}
    >
      <b>
        {words.term}
        <span className="unseen">:</span>
      </b>
      <p {...(isNamed ? { id: ID } : {})}>{words.text}</p>
    </div>,
    document.body,
  )
}
