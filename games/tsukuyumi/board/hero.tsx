import { type HeroProps, seatColour } from '@orrery/board'
import type { View } from '../view.ts'
import { iconOf } from './emblems.ts'

/** A faction's emblem before the moon. */
export function Hero({ view, seat }: HeroProps<View>) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden="true">
      <circle cx="256" cy="256" r="248" fill="var(--tsu-moon)" />
      <path
        d={iconOf(view.seats[seat].faction) ?? ''}
        fill={seatColour(seat)}
        stroke="var(--casing)"
        strokeWidth="10"
        paintOrder="stroke"
        transform="translate(56 56) scale(0.78)"
      />
    </svg>
  )
}
