import { type Formatter, HtmlTarget, seatColour, useEscape } from '@orrery/board'
import type { Scalar, Seat } from '@orrery/engine'
import { type CSSProperties, useState } from 'react'
import { useQuestion } from '../map/live-target.tsx'
import { ShipCard } from './ship-card.tsx'

/** The ships that can be chosen first, over the board; whoever wants to see the map first closes it. */
export function Hangar({ seat, say }: { readonly seat: Seat | null; readonly say: Formatter }) {
  const question = useQuestion()
  const asked = question?.ask === 'setup.ships' && question.kind === 'choose'
  return asked ? <Offered ships={question.options} seat={seat ?? 0} say={say} /> : null
}

interface OfferedProps {
  readonly ships: readonly Scalar[]
  readonly seat: Seat
  readonly say: Formatter
}

function Offered({ ships, seat, say }: OfferedProps) {
  const [closed, setClosed] = useState(false)
  useEscape(!closed, () => setClosed(true))
  if (closed) return null
  return (
    <section
      className="xia-hangar"
      data-opened="ships"
      aria-label={say.text('Ships')}
      style={{ '--own': seatColour(seat) } as CSSProperties}
    >
      <button
        type="button"
        className="xia-close"
        aria-label={say.text('Show the star map')}
        onClick={() => setClosed(true)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 3L13 13M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul>
        {ships.map((ship) => (
          <li key={ship}>
            <HtmlTarget option={ship} label={say.name(ship)}>
              <ShipCard ship={String(ship)} say={say} />
            </HtmlTarget>
          </li>
        ))}
      </ul>
    </section>
  )
}
