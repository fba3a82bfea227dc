import { type Formatter, type SeatLook, SeatMark } from '@orrery/board'
import type { ReactNode } from 'react'
import type { OfferView, View } from '../view.ts'

interface OffersProps {
  readonly view: View
  readonly seats: readonly SeatLook[]
  readonly say: Formatter
}

/** The open offers, for all to read. */
export function Offers({ view, seats, say }: OffersProps) {
  if (view.offers.length === 0) return null
  return (
    <section className="ss-offers" aria-label={say.text('Open offers')}>
      {view.offers.map((offer) => (
        <Offer key={offer.id} offer={offer} seats={seats} say={say} />
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
        <SeatMark seat={offer.from} size={16} /> <b>{seats[offer.from].side}</b> {givesText(offer, say)}
      </p>
      <p>
        <SeatMark seat={offer.to} size={16} /> <b>{seats[offer.to].side}</b> {wantsText(offer, say)}
      </p>
      {offer.promise !== '' && <p className="ss-promise">{offer.promise}</p>}
      {children}
    </article>
  )
}

function givesText(offer: OfferView, say: Formatter): string {
  const cards = offer.cards.map((card) => say.name(card)).join(', ')
  const parts = [
    offer.giveWealth > 0 ? say.text('{{n}} wealth', { n: offer.giveWealth }) : '',
    offer.giveCards > 0 ? say.name(offer.giveCards, 'card') + (cards && ` (${cards})`) : '',
  ].filter((part) => part !== '')
  return say.text('gives {{goods}}', { goods: parts.join(', ') || say.text('nothing') })
}

function wantsText(offer: OfferView, say: Formatter): string {
  const kind = offer.wantKind === 'any' ? '' : ` (${say.name(offer.wantKind)})`
  const parts = [
    offer.wantWealth > 0 ? say.text('{{n}} wealth', { n: offer.wantWealth }) : '',
    offer.wantCards > 0 ? say.name(offer.wantCards, 'card') + kind : '',
    offer.nextChoices.length > 0
      ? say.text('as the next choice: {{choices}}', {
          choices: offer.nextChoices.map((choice) => say.name(choice)).join(', '),
        })
      : '',
  ].filter((part) => part !== '')
  return say.text('gives {{goods}}', { goods: parts.join(', ') || say.text('nothing') })
}
