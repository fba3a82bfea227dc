import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { animate } from './animate.ts'

interface PieceProps {
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly scale?: number
  /** It goes to another place by itself; not when the drawing takes it there. */
  readonly glides?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** So many spaces are counted for any way: nobody waits for the long ones. */
const WAY = 2

/**
 * Something at a place of the drawing. When the place changes it moves there, unless the person wants no motion or many things move at
 * once. Keep its `key`.
 */
export function Piece({ x, y, turn = 0, scale = 1, glides = true, className, children }: PieceProps) {
  const element = useRef<SVGGElement>(null)
  const transform = `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`
  const before = useRef(transform)
  useLayoutEffect(() => {
    if (before.current === transform) return
    if (glides && element.current)
      animate(element.current, 'move', [{ transform: before.current }, { transform }], { times: WAY })
    before.current = transform
  }, [transform, glides])
  return (
    <g ref={element} className={['piece', className].filter(Boolean).join(' ')} style={{ transform }}>
      {children}
    </g>
  )
}
