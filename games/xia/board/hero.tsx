import { type HeroProps, seatColour } from '@orrery/board'
import type { View } from '../view.ts'
import { Portrait } from './ships/portrait.tsx'

/** A captain's ship before a planet. */
export function Hero({ view, seat }: HeroProps<View>) {
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true">
      <circle cx="10" cy="12" r="19" fill="var(--xia-far)" stroke="var(--xia-rim)" strokeWidth="0.6" />
      <ellipse
        cx="10"
        cy="12"
        rx="28"
        ry="6"
        fill="none"
        stroke="var(--xia-amber)"
        strokeWidth="1"
        transform="rotate(-18 10 12)"
      />
      <svg x="-30" y="-30" width="60" height="60" aria-hidden="true">
        <Portrait ship={view.vessels[seat].ship} colour={seatColour(seat)} />
      </svg>
    </svg>
  )
}
