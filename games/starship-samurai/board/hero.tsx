import type { HeroProps } from '@orrery/board'
import type { View } from '../view.ts'
import { LitMech } from './art/mechs.tsx'
import { isSamurai } from './facts.ts'
import { UnitBust } from './units/bust.tsx'
import { ownColours } from './units/figure.tsx'

/** A clan's first mech before the sun. */
export function Hero({ view, seat }: HeroProps<View>) {
  const mech = view.seats[seat].samurai.find(isSamurai)
  return (
    <svg viewBox="-74 -78 148 146" style={ownColours(seat)} aria-hidden="true">
      <circle cx="0" cy="-4" r="60" fill="var(--ss-vermilion)" opacity="0.8" />
      {mech && <LitMech samurai={mech} pose="strike" />}
    </svg>
  )
}

/** Its head and shoulders; nothing until it is known. */
export function Bust({ view, seat }: HeroProps<View>) {
  const mech = view.seats[seat].samurai.find(isSamurai)
  return mech && <UnitBust unit={mech} seat={seat} />
}
