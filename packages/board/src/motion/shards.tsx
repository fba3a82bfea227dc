import type { Seat } from '@orrery/engine'
import { useLayoutEffect, useRef } from 'react'
import { hexCorners, pointsText } from '../hex.ts'
import { seatColour } from '../seat-mark.tsx'
import { animate, wantsMotion } from './animate.ts'

interface ShardsProps {
  readonly x: number
  readonly y: number
  /** From the middle to a corner of what breaks. */
  readonly radius: number
  /** Whose it was. */
  readonly seat: Seat
}

/** Drawn for a hex of this radius. */
const BASE = 40
const CORNERS = hexCorners({ x: 0, y: 0 }, BASE)
const SHARDS = CORNERS.map((corner, i) => {
  const next = CORNERS[(i + 1) % CORNERS.length] ?? corner
  return {
    points: pointsText([{ x: 0, y: 0 }, corner, next]),
    away: { x: (corner.x + next.x) * 0.7, y: (corner.y + next.y) * 0.7 },
  }
})

/** What stood here breaks into six shards of its own colour, once. Nothing is left of them, nor seen of it by whoever wants no motion. */
export function Shards({ x, y, radius, seat }: ShardsProps) {
  const box = useRef<SVGGElement>(null)
  useLayoutEffect(() => {
    if (box.current === null || !wantsMotion(box.current)) return
    for (const [i, shard] of [...box.current.children].entries()) {
      const { x: right, y: below } = SHARDS[i]?.away ?? { x: 0, y: 0 }
      animate(shard, 'arrive', [
        { transform: 'none', opacity: 0.9 },
        { transform: `translate(${right}px, ${below}px) rotate(${i % 2 ? 50 : -50}deg) scale(0.3)`, opacity: 0 },
      ])
    }
  }, [])
  return (
    <g ref={box} transform={`translate(${x} ${y}) scale(${radius / BASE})`} className="shards" fill={seatColour(seat)}>
      {SHARDS.map(({ points }) => (
        <polygon key={points} points={points} />
      ))}
    </g>
  )
}
