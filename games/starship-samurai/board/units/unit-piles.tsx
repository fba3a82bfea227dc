import type { Formatter } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { SeatView } from '../../view.ts'
import { kindOf, linedUp } from '../facts.ts'
import { tokenLabel, UnitToken, wealthOn } from './fleet.tsx'
import { useTops } from './tops.ts'

interface PilesProps {
  readonly units: readonly string[]
  readonly mat: SeatView
  readonly seat: Seat
  readonly say: Formatter
  readonly place: string
}

/** Units in reserve, equal ones as one token with their number; a mech is one of its kind. */
export function UnitPiles({ units, mat, seat, say, place }: PilesProps) {
  const piles = new Map<string, string[]>()
  for (const unit of linedUp(units, String)) {
    const kind = kindOf(unit)
    const key = kind === 'mech' ? unit : `${kind} ${wealthOn(mat, unit)}`
    piles.set(key, [...(piles.get(key) ?? []), unit])
  }
  if (piles.size === 0) return null
  return (
    <div className="ss-tokens" role="group" aria-label={place}>
      {[...piles].map(([key, pile]) => (
        <Pile key={key} units={pile} seat={seat} say={say} place={place} wealth={wealthOn(mat, pile[0])} />
      ))}
    </div>
  )
}

interface PileProps {
  readonly units: readonly string[]
  readonly seat: Seat
  readonly say: Formatter
  readonly place: string
  readonly wealth: number
}

/** Equal units as one token. */
function Pile({ units, seat, say, place, wealth }: PileProps) {
  const [top = ''] = useTops([units], (unit) => tokenLabel(say, unit, place, wealth))
  return (
    <span className="ss-unit-pile">
      <UnitToken unit={top} seat={seat} say={say} place={place} wealth={wealth} folded />
      {units.length > 1 && <b className="ss-unit-count">×{units.length}</b>}
    </span>
  )
}
