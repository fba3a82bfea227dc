import { type Formatter, type SeatLook, SeatMark } from '@orrery/board'
import type { ReactNode } from 'react'
import type { OfferView, View } from '../../view.ts'

interface OffersProps {
  readonly view: View
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
}

/** The open offers, and what players have bound themselves to, for all to read. */
export function Offers({ view, seats, say }: OffersProps) {
  if (view.offers.length + view.bonds.length === 0) return null
  return (
    <section className="ss-offers" aria-label={say.text('Open offers')}>
      {view.offers.map((offer) => (
        <Offer key={offer.id} offer={offer} seats={seats} say={say} />
      ))}
      {view.bonds.map(({ seat, to, choice }) => (
        <p key={`bond ${seat}`} className="ss-offer">
          <SeatMark seat={seat} size={16} /> <b>{seats[seat].side}</b>{' '}
          {say.text('has agreed with {{side}} to choose: {{choice}}', {
            side: seats[to].side,
            choice: say.name(choice, 'choice'),
          })}
        </p>
      ))}
    </section>
  )
}

interface OfferProps {
  readonly offer: OfferView
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
  readonly children?: ReactNode
}

export function Offer({ offer, seats, say, children }: OfferProps) {
  return (
    <article className="ss-offer">
      <p>
        <SeatMark seat={offer.from} size={16} /> <b>{seats[offer.from].side}</b>{' '}
        {say.text('gives {{goods}}', { goods: goodsText(offer.gives, say) })}
      </p>
      <p>
        <SeatMark seat={offer.to} size={16} /> <b>{seats[offer.to].side}</b>{' '}
        {say.text('gives {{goods}}', { goods: goodsText(offer.wants, say) })}
      </p>
      {offer.cards.length > 0 && <p>{offer.cards.map((card) => say.name(card)).join(', ')}</p>}
      {children}
    </article>
  )
}

const goodsText = (goods: readonly string[], say: Formatter): string =>
  goods.map((one) => say.name(one, 'goods')).join(', ') || say.text('nothing')
