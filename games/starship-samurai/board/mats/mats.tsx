import { type DrawingProps, type Formatter, HtmlTarget, Icon, type SeatLook, SeatMark, seatColour } from '@orrery/board'
import type { Seat } from '@orrery/engine'
import type { CSSProperties } from 'react'
import type { View } from '../../view.ts'
import { CardBacks } from '../cards/card.tsx'
import { Hand } from '../cards/hand.tsx'
import { locationOf } from '../facts.ts'
import { icons } from '../icons.ts'
import { TYPE_ICONS } from '../locations/location-heading.tsx'
import { Offers } from '../trading/trades.tsx'
import { Fleet, SamuraiCard, whereIs } from '../units/fleet.tsx'
import { Goods } from './goods.tsx'
import { OrderBoard, OrderLine } from './orders.tsx'
import { TablePiles } from './piles.tsx'

/** What lies before the players; the one in focus first and in full. */
export function Mats(props: DrawingProps<View> & { readonly focus: Seat | undefined }) {
  const { view, seats, say, focus = 0 } = props
  const order = view.seats.map((_, index) => (focus + index) % view.seats.length)
  return (
    <div className="ss-mats">
      <FullMat view={view} look={seats[focus]} say={say} />
      <Offers view={view} seats={seats} say={say} />
      <div className="ss-others">
        {order.slice(1).map((seat) => (
          <OtherMat key={seat} view={view} look={seats[seat]} say={say} />
        ))}
        <TablePiles view={view} say={say} />
      </div>
    </div>
  )
}

interface MatProps {
  readonly view: View
  readonly look: SeatLook
  readonly say: Formatter
}

const edge = (seat: Seat): CSSProperties => ({ '--own': seatColour(seat) }) as CSSProperties

function FullMat({ view, look, say }: MatProps) {
  const mat = view.seats[look.seat]
  return (
    <section className="ss-mat ss-mat-full" style={edge(look.seat)} aria-label={mat.clan}>
      <div className="ss-mat-side">
        <MatHead view={view} look={look} say={say} />
        <OrderBoard seat={look.seat} mat={mat} say={say} />
        {view.phase === 'turns' && view.turn === look.seat && (
          <div className="ss-turn-state">
            <span className={view.ordered ? 'ss-done' : undefined}>
              {view.ordered ? say.text('order performed') : say.text('order to perform')}
            </span>
            <span className={view.cardPlayed ? 'ss-done' : undefined}>
              {view.cardPlayed ? say.text('card played') : say.text('card to play')}
            </span>
          </div>
        )}
      </div>
      <Hand view={view} seat={look.seat} say={say} />
      <Fleet view={view} seat={look.seat} say={say} />
      {mat.samurai.length > 0 && (
        <div className="ss-samurais">
          {mat.samurai.map((samurai) => (
            <SamuraiCard
              key={samurai}
              samurai={samurai}
              seat={look.seat}
              say={say}
              place={whereIs(view, samurai, say)}
            />
          ))}
        </div>
      )}
      <Won view={view} seat={look.seat} say={say} />
    </section>
  )
}

/** Another player's mat: all that is public, in little room. */
function OtherMat({ view, look, say }: MatProps) {
  const mat = view.seats[look.seat]
  return (
    <section className="ss-mat ss-mat-other" style={edge(look.seat)} aria-label={mat.clan}>
      <MatHead view={view} look={look} say={say} />
      <div className="ss-other-row">
        <OrderLine mat={mat} say={say} />
        <CardBacks count={mat.cards} say={say} />
      </div>
      <Fleet view={view} seat={look.seat} say={say} />
      <div className="ss-samurais">
        {mat.samurai.map((samurai) => (
          <SamuraiCard key={samurai} samurai={samurai} seat={look.seat} say={say} place={whereIs(view, samurai, say)} />
        ))}
      </div>
      <Won view={view} seat={look.seat} say={say} />
    </section>
  )
}

function MatHead({ view, look, say }: MatProps) {
  const mat = view.seats[look.seat]
  const atTurn = view.phase === 'turns' && view.turn === look.seat
  return (
    <header className={atTurn ? 'ss-mat-head ss-mat-turn' : 'ss-mat-head'}>
      <HtmlTarget option={mat.clan} className="ss-mat-name-place">
        <h3 className="ss-mat-name lit">
          <SeatMark seat={look.seat} size={20} />
          {mat.clan}
          {view.first === look.seat && (
            <abbr className="ss-first-mark" title={say.text('first player')}>
              1
            </abbr>
          )}
        </h3>
      </HtmlTarget>
      <div className="ss-goods">
        <Goods mat={mat} say={say} />
      </div>
    </header>
  )
}

/** The locations somebody has won, with their types: different types bring honor in the end. */
function Won({ view, seat, say }: { readonly view: View; readonly seat: Seat; readonly say: Formatter }) {
  const { locations } = view.seats[seat]
  if (locations.length === 0) return null
  return (
    <ul className="ss-won" aria-label={say.text('Locations won')}>
      {locations.map((id) => {
        const type = locationOf(id)?.type ?? ''
        return (
          <li key={id} title={say.text(type)}>
            <Icon path={icons[TYPE_ICONS[type] ?? 'ringed-planet']} size={16} />
            {say.name(id)}
          </li>
        )
      })}
    </ul>
  )
}
