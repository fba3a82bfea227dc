import * as engine from '@orrery/engine'
import { frozenCopy, type Question, type Refusal, type Rule, type Seat, withEntry } from '@orrery/engine'
import { isCard } from '../../codecs.ts'
import { refuse, report } from '../dialect.ts'
import type { CardId, Offer, State } from '../state/state.ts'
import { mayBind } from './binding.ts'
import { givenIn, wantedIn } from './telling.ts'
import type { NewOffer } from './understanding.ts'

/** More open offers than this from one player are noise. */
const MOST_OPEN_OFFERS = 3

/** [trade.goods] Held wealth and cards in hand; [trade.promise] words; [trade.next-choice] and a choice of either side that is possible. */
export function mayOffer(g: State, from: Seat, offer: NewOffer, open: Question): Refusal | undefined {
  const { to, giveCards, giveChoice, wantChoice } = offer
  if (g.offers.filter((other) => other.from === from).length >= MOST_OPEN_OFFERS)
    return refuse('trade.offer#many', { most: MOST_OPEN_OFFERS })
  if (g.wealth[from] < offer.giveWealth) return refuse('trade.goods', { wealth: g.wealth[from] })
  if (!holds(g, from, giveCards)) return refuse('trade.goods#cards')
  if (givenIn(offer).length + wantedIn(offer).length === 0) return refuse('trade.offer#empty')
  const exchange = { ...offer, from }
  return (
    (giveChoice && mayBind(g, from, giveChoice, exchange, open)) ??
    (wantChoice && mayBind(g, to, wantChoice, exchange, open, 'unseen'))
  )
}

export function holds(g: State, seat: Seat, cards: readonly CardId[]): boolean {
  const hand = [...g.hands[seat]]
  return cards.every((card) => {
    const at = hand.indexOf(card)
    if (at >= 0) hand.splice(at, 1)
    return at >= 0
  })
}

export function* makeOffer(g: State, from: Seat, offer: NewOffer): Rule {
  const made: Offer = frozenCopy({ ...offer, id: g.nextOffer, from })
  g.nextOffer++
  g.offers.push(made)
  if (g.offered) g.offered = withEntry(g.offered, from, g.offered[from] + 1)
  const { id, to, giveCards, giveChoice } = made
  report(g, 'trade.offer', { id, from, to, gives: givenIn(made), wants: wantedIn(made) })
  // Whoever offers to choose a card of hers shows that she has it.
  if (isCard(giveChoice?.value)) engine.reveal(g, 'all')
  if (giveCards.length === 0) return
  engine.reveal(g, [to])
  report(g, 'trade.offer#cards', { id, from, cards: giveCards }, [from, to])
}
