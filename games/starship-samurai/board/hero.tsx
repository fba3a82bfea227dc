import type { HeroProps } from '@orrery/board'

import type { View } from '../view.ts'
import { MechArt } from './art/mechs.tsx'
import { isSamurai } from './facts.ts'
import { ownColours } from './units/figure.tsx'

/** A clan's first mech before the sun. */
export function Hero({ view, seat }: HeroProps<View>) {
  const mech = view.seats[seat].samurai.find(isSamurai)
  return (
    <svg viewBox="-70 -72 140 144" style={ownColours(seat)} aria-hidden="true">
      <circle cx="0" cy="-4" r="60" fill="var(--ss-vermilion)" opacity="0.8" />
      {mech && <MechArt samurai={mech} />}
    </svg>
  )
}
