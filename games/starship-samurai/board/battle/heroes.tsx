import type { Seat } from '@orrery/engine'
import type { UnitView } from '../../view.ts'
import type { Pose } from '../art/mech-parts.ts'
import { LitMech } from '../art/mechs.tsx'
import { isSamurai, kindOf, linedUp } from '../facts.ts'
import { UnitBust } from '../units/bust.tsx'
import { ownColours, UnitArt } from '../units/figure.tsx'

interface ForceProps {
  readonly units: readonly UnitView[]
  readonly seat: Seat
  readonly pose?: Pose
}

/** Where ships fly around whoever stands in the middle. */
const AROUND = [
  [-116, -40],
  [116, -70],
  [-106, 34],
  [122, 6],
  [-128, -104],
  [104, 70],
  [-92, 92],
  [60, -122],
] as const

const STANDING = [[0], [-62, 62]] as const

/** A side in a battle: its mechs large, or its largest ship, and the others around. */
export function Force({ units, seat, pose }: ForceProps) {
  const [first, ...others] = linedUp(units, ({ id }) => id)
  if (first === undefined) return null
  const mechs = others.filter(({ id }) => kindOf(id) === 'mech')
  const large = [first, ...mechs]
  const around = others.filter(({ id }) => kindOf(id) !== 'mech')
  const places = STANDING[large.length - 1] ?? STANDING[1]
  const scale =
    kindOf(first.id) === 'mech' ? (large.length > 1 ? 1.2 : 1.7) : kindOf(first.id) === 'carrier' ? 1.6 : 1.3
  return (
    <svg viewBox="-160 -136 320 256" style={ownColours(seat)} aria-hidden="true">
      {around.slice(0, AROUND.length).map(({ id }, index) => (
        <g key={id} transform={`translate(${AROUND[index].join(' ')}) scale(0.5)`}>
          <UnitArt unit={id} seat={seat} />
        </g>
      ))}
      {large.map(({ id }, index) => (
        <g key={id} transform={`translate(${places[index] ?? 0} ${large.length > 1 ? 34 : 6}) scale(${scale})`}>
          {isSamurai(id) ? <LitMech samurai={id} pose={pose} /> : <UnitArt unit={id} seat={seat} />}
        </g>
      ))}
    </svg>
  )
}

/** Head and shoulders of the strongest, or its ship. */
export function Bust({ units, seat }: ForceProps) {
  const [first] = linedUp(units, ({ id }) => id)
  return first && <UnitBust unit={first.id} seat={seat} />
}
