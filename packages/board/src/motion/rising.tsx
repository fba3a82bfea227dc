import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { animate } from './animate.ts'

interface RisingProps {
  readonly value: number
  /** The colour of whose it is. */
  readonly colour: string
}

const FRAMES = [
  { transform: 'translateY(24px)', opacity: 0 },
  { transform: 'translateY(0)', opacity: 1, offset: 0.33 },
  { transform: 'translateY(0)', opacity: 1, offset: 0.8 },
  { transform: 'translateY(-4px)', opacity: 0 },
]

/** By how much a number has changed: it rises beside it, once, and says nothing that the number does not. */
export function Rising({ value, colour }: RisingProps) {
  const mark = useRef<HTMLSpanElement>(null)
  const before = useRef(value)
  useLayoutEffect(() => {
    const change = value - before.current
    before.current = value
    const element = mark.current
    if (change === 0 || element === null) return
    element.textContent = change > 0 ? `+${change}` : `−${-change}`
    animate(element, 'number', FRAMES)
  }, [value])
  return <span ref={mark} className="rising" style={{ '--side': colour } as CSSProperties} aria-hidden="true" />
}
