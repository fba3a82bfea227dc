import { use, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { keepTerm } from '../learn/progress.ts'
import { GlossaryContext } from './terms.tsx'

const ID = 'term-tip'
const WIDTH = 300
/** Pixels between a term and what is said about it. */
const GAP = 6

interface Looked {
  readonly id: string
  readonly at: DOMRect
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
      setLooked({ id, at: element.getBoundingClientRect() })
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
  const { at } = looked
  const isAbove = at.top > innerHeight / 2
  return createPortal(
    <div
      id={ID}
      role="tooltip"
      className="term-tip"
      data-opened="term"
      style={{
        left: Math.max(8, Math.min(at.left, innerWidth - WIDTH - 8)),
        ...(isAbove ? { bottom: innerHeight - at.top + GAP } : { top: at.bottom + GAP }),
      }}
    >
      <b>{words.term}</b>
      <p>{words.text}</p>
    </div>,
    document.body,
  )
}
