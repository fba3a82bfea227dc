import type { ReactNode } from 'react'

interface PieceProps {
  readonly x: number
  readonly y: number
  /** Degrees, clockwise. */
  readonly turn?: number
  readonly scale?: number
  readonly className?: string
  readonly children: ReactNode
}

/** Something at a place of the drawing. When the place changes it moves there, unless the person wants no motion. Keep its `key`. */
export function Piece({ x, y, turn = 0, scale = 1, className, children }: PieceProps) {
  return (
    <g
      className={['piece', className].filter(Boolean).join(' ')}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})` }}
    >
      {children}
    </g>
  )
}
