import type { DrawingProps } from '@orrery/board'
import type { View } from '../view.ts'
import { useOffersAny, useOffersOrders, useWhereabouts } from './asking.ts'
import { linedUp } from './facts.ts'
import { UnitToken, wealthOn } from './fleet.tsx'
import { Hand } from './hand.tsx'
import { OrderBoard } from './orders.tsx'
import { WayOut } from './way-out.tsx'

/** On a small screen the mats are out of sight: what the question wants of them comes to the edge of the board. */
export function Strip({ view, say }: DrawingProps<View>) {
  const where = useWhereabouts()
  const ordering = useOffersOrders()
  const supply = view.seats[view.seat ?? 0].supply
  const launching = useOffersAny(supply)
  if (view.seat === null || view.phase === 'mech-draft' || view.phase === 'deck-draft') return null
  const mat = view.seats[view.seat]
  if (where === 'orders')
    return (
      <div className={ordering ? 'ss-strip ss-strip-orders' : 'ss-strip'}>
        {ordering && <OrderBoard seat={view.seat} mat={mat} say={say} />}
        <WayOut option="end" say={say} />
        <WayOut option="attach" say={say} />
        <Hand view={view} seat={view.seat} say={say} first="order" />
      </div>
    )
  if (where === 'cards')
    return (
      <div className="ss-strip">
        <WayOut option="none" say={say} />
        <Hand view={view} seat={view.seat} say={say} first={view.battle ? 'battle' : undefined} />
      </div>
    )
  if (where !== 'units' || !launching) return null
  return (
    <div className="ss-strip">
      <WayOut option="stop" say={say} />
      <WayOut option="none" say={say} />
      <div className="ss-tokens">
        {linedUp(supply, String).map((unit) => (
          <UnitToken
            key={unit}
            unit={unit}
            seat={view.seat ?? 0}
            say={say}
            wealth={wealthOn(mat, unit)}
            place={say.text('Supply')}
          />
        ))}
      </div>
    </div>
  )
}
