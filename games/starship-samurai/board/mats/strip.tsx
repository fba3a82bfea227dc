import { type DrawingProps, type Formatter, HeldCards, Raise, SeatMark, useOpening } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import { type CSSProperties, type RefObject, useEffect, useRef } from 'react'
import { cardCopies } from '../../codecs.ts'
import type { View } from '../../view.ts'
import { useAsk } from '../answering/asking.ts'
import { ActionCard } from '../cards/card.tsx'
import { handLimit } from '../facts.ts'
import { mark } from '../landmarks.ts'
import { UnitPiles } from '../units/unit-piles.tsx'
import { Goods } from './goods.tsx'
import { OrderBoard } from './orders.tsx'

/** The viewer's own mat at a glance: what she owns, the orders, the hand, the units in reserve. */
export function Strip({ view, say, focus }: DrawingProps<View> & { readonly focus: Seat | undefined }) {
  const own = useRef<HTMLDivElement>(null)
  useSight(own)
  if (focus === undefined || view.seat === null) return null
  const mat = view.seats[focus]
  // A pile of each kind of ship, and one of each mech, in two rows.
  const columns = Math.ceil((2 + mat.samurai.length) / 2)
  return (
    <div className="ss-own" ref={own}>
      <OwnHead view={view} seat={focus} say={say} />
      <div className="ss-own-orders" {...mark('orders')}>
        <OrderBoard seat={focus} mat={mat} say={say} />
      </div>
      <FoldedHand view={view} say={say} />
      <div className="ss-own-fleet" style={{ '--columns': columns } as CSSProperties} {...mark('supply')}>
        <UnitPiles units={mat.supply} mat={mat} seat={focus} say={say} place={say.text('Supply')} />
      </div>
    </div>
  )
}

/** Where the strip is longer than its place, what can be chosen in it is brought into sight when something else is asked. */
function useSight(own: RefObject<HTMLElement | null>): void {
  const ask = useAsk()
  useEffect(() => {
    if (ask === undefined) return
    // With the next picture: asking now where things lie would have the page laid out twice.
    const frame = requestAnimationFrame(() => {
      const offered = own.current?.querySelector('[data-standing="offered"]')
      const hand = offered?.closest('.ss-folded-hand')
      // Whoever is to choose a card sees as much of the hand as there is room for.
      if (hand) hand.scrollIntoView?.({ block: 'nearest', inline: 'start' })
      else offered?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [own, ask])
}

interface PartProps {
  readonly view: View
  readonly seat: Seat
  readonly say: Formatter
}

/** Clan, honor and wealth; the clan opens the whole mat. */
function OwnHead({ view, seat, say }: PartProps) {
  const open = useOpening()
  const mat = view.seats[seat]
  const atTurn = view.phase === 'turns' && view.turn === seat
  return (
    <div className={atTurn ? 'ss-own-head ss-mat-turn' : 'ss-own-head'}>
      <button type="button" className="ss-own-name" onClick={() => open('mats', seat)}>
        <SeatMark seat={seat} size={18} /> {mat.clan}
      </button>
      <Goods mat={mat} say={say} />
    </div>
  )
}

/** The hand as folded cards; each shows its whole face while somebody looks at it. */
function FoldedHand({ view, say }: Omit<PartProps, 'seat'>) {
  const byCopy = useAsk() === 'trade.goods'
  return (
    <div
      className="ss-folded-hand"
      {...mark('hand')}
      role="group"
      aria-label={say.text('Hand (max. {{n}})', { n: handLimit })}
    >
      <HeldCards>
        {view.hand.map((id, index) => {
          const copy = view.hand.slice(0, index + 1).filter((other) => other === id).length
          const one = cardCopies.encode({ card: id, copy })
          return (
            <Raise key={one} face={<ActionCard id={id} say={say} shown />} className="ss-folded-place">
              <ActionCard id={id} say={say} option={byCopy ? one : id} size="folded" />
            </Raise>
          )
        })}
      </HeldCards>
      {view.hand.length === 0 && <p className="ss-no-card">{say.text('No cards in hand.')}</p>}
    </div>
  )
}
