import * as engine from '@orrery/engine'
import { partsOf, type Question, type Refusal, type Rule, type Seat } from '@orrery/engine'
import { cardCopies } from '../../codecs.ts'
import { addToHand, keepLimit, takeFromHand } from '../cards/hand.ts'
import { refuse, report, some } from '../dialect.ts'
import { giveWealth } from '../goods.ts'
import type { CardId, Offer, State } from '../state/state.ts'
import { since } from '../versions.ts'
import { bind, mayBind } from './binding.ts'
import { holds } from './offering.ts'
import type { Reply } from './understanding.ts'
import { agreeOnChoices, dropUncovered } from './version-1.ts'

export const idOf = (reply: Reply): number =>
  'accept' in reply ? reply.accept : 'decline' in reply ? reply.decline : reply.withdraw

/** [trade.offer] It is for the other to accept or decline an offer, and for its maker to take it back. */
export function mayReply(g: State, seat: Seat, reply: Reply): Offer | Refusal {
  const offer = g.offers.find((other) => other.id === idOf(reply))
  if (offer === undefined) return refuse('trade.offer#gone')
  return seat === ('withdraw' in reply ? offer.from : offer.to) ? offer : refuse('trade.offer#not-yours')
}

/** [trade.binding] Both sides have what they agreed to give when it is accepted. */
export function lacksGoods(g: State, offer: Offer): Refusal | undefined {
  const { from, to } = offer
  if (g.wealth[from] < offer.giveWealth || !holds(g, from, offer.giveCards)) return refuse('trade.binding')
  if (g.wealth[to] < offer.wantWealth) return refuse('trade.goods', { wealth: g.wealth[to] })
  return wantedFrom(g, offer).length < offer.wantCards ? refuse('trade.goods#cards') : undefined
}

/** [trade.when] One trade after another, and never instead of a discard: the limit of the hand holds at once. */
export function isHeldUp(open: Question, { from, to }: Offer): boolean {
  return partsOf(open).some(
    ({ ask, seat }) => ask === 'trade.goods' || (ask === 'cards.limit' && (seat === from || seat === to)),
  )
}

/** [trade.next-choice] What the two bind themselves to is possible when the offer is accepted. */
export const cannotBind = (g: State, offer: Offer, open: Question): Refusal | undefined =>
  (offer.giveChoice && mayBind(g, offer.from, offer.giveChoice, offer, open)) ??
  (offer.wantChoice && mayBind(g, offer.to, offer.wantChoice, offer, open))

/** The cards with which the other side can meet the offer. */
const wantedFrom = (g: State, offer: Offer): CardId[] =>
  g.hands[offer.to].filter((card) => offer.wantKind === 'any' || g.content.cards[card].type === offer.wantKind)

export function* answerOffer(g: State, seat: Seat, reply: Reply): Rule {
  const id = idOf(reply)
  const offer = g.offers.find((other) => other.id === id)
  if (offer === undefined) return
  g.offers = g.offers.filter((other) => other.id !== id)
  if ('accept' in reply) yield* carryOutTrade(g, offer)
  else report(g, 'decline' in reply ? 'trade.offer#declined' : 'trade.offer#withdrawn', { seat, id })
}

/** [trade.binding] Both transfers happen at once; [trade.limit] then the hand limit holds for both. */
function* carryOutTrade(g: State, offer: Offer): Rule {
  const { from, to, giveCards, wantCards, id } = offer
  const wanted =
    wantCards === 0
      ? []
      : yield* some(g, to, 'trade.goods', () => ({
          from: copiesOf(wantedFrom(g, offer)),
          as: cardCopies,
          min: wantCards,
          max: wantCards,
          about: { from },
        }))
  const gotCards = wanted.map(({ card }) => card)
  report(g, 'trade.binding', { id, from, to })
  if (offer.giveWealth > 0) giveWealth(g, from, to, offer.giveWealth)
  if (offer.wantWealth > 0) giveWealth(g, to, from, offer.wantWealth)
  handOver(g, from, to, giveCards)
  handOver(g, to, from, gotCards)
  dropEmptyOffers(g)
  bindBoth(g, offer, gotCards)
  yield* keepLimit(g, from)
  yield* keepLimit(g, to)
  if (offer.nextChoices && offer.nextChoices.length > 0) agreeOnChoices(g, to, offer.nextChoices)
}

/** [trade.lapse] Wealth that was traded away cannot be had by another. That a card was, only whoever is to get it may learn. */
function dropEmptyOffers(g: State): void {
  if (!since(g, 2)) {
    dropUncovered(g)
    return
  }
  const isCovered = (offer: Offer) => g.wealth[offer.from] >= offer.giveWealth
  for (const { id, from, to } of g.offers.filter((offer) => !isCovered(offer)))
    report(g, 'trade.lapse', { id, from, to })
  g.offers = g.offers.filter(isCovered)
}

function bindBoth(g: State, offer: Offer, gotCards: readonly CardId[]): void {
  const { id, from, to, giveWealth: given, giveCards, wantWealth, giveChoice, wantChoice } = offer
  const trade = { id, from, to, giveWealth: given, giveCards, wantWealth, gotCards }
  if (giveChoice) bind(g, from, giveChoice, trade)
  if (wantChoice) bind(g, to, wantChoice, trade)
}

/** Two copies of a card are two options. */
const copiesOf = (cards: readonly CardId[]): { readonly card: CardId; readonly copy: number }[] =>
  cards.map((card, at) => ({ card, copy: cards.slice(0, at + 1).filter((other) => other === card).length }))

function handOver(g: State, from: Seat, to: Seat, cards: readonly CardId[]): void {
  for (const card of cards) {
    takeFromHand(g, from, card)
    addToHand(g, to, card)
  }
  if (cards.length === 0) return
  report(g, 'trade.binding#count', { from, to, cards: cards.length })
  engine.reveal(g, [to])
  report(g, 'trade.binding#cards', { from, to, cards }, [from, to])
}
