import type { Seat } from '@orrery/engine'
import { BUST } from '../art/mechs.tsx'
import { kindOf } from '../facts.ts'
import { ownColours, termOf, UnitArt } from './figure.tsx'

/** Head and shoulders of a mech, or a whole ship: for small places. */
export const UnitBust = ({ unit, seat }: { readonly unit: string; readonly seat: Seat }) => (
  <svg
    viewBox={kindOf(unit) === 'mech' ? BUST : '-54 -54 108 108'}
    style={ownColours(seat)}
    data-term={termOf(unit)}
    aria-hidden="true"
  >
    <UnitArt unit={unit} seat={seat} />
  </svg>
)
