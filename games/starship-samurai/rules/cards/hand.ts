import * as engine from '@orrery/engine'
import { fixed, type Rule, type Seat } from '@orrery/engine'
import { choose, report } from '../dialect.ts'
import type { Reason } from '../goods.ts'
import type { CardId, State } from '../state/state.ts'

export const NO_CARDS = fixed<CardId>([])

/** [decks.own] Everybody draws from one deck, or each from her own. */
export const pileOf = (g: State, seat: Seat): number => (g.decks.length === 1 ? 0 : seat)

export function discard(g: State, seat: Seat, card: CardId): void {
  const pile = pileOf(g, seat)
  g.discards[pile] = fixed([...g.discards[pile], card])
}

export function addToHand(g: State, seat: Seat, ...cards: readonly CardId[]): void {
  g.hands[seat] = fixed([...g.hands[seat], ...cards])
}

export function takeFromHand(g: State, seat: Seat, card: CardId): void {
  const hand = g.hands[seat]
  g.hands[seat] = fixed(hand.toSpliced(hand.indexOf(card), 1))
}

/** The newest copy of a card goes from the discard pile to a hand. */
export function takeFromDiscards(g: State, seat: Seat, card: CardId): void {
  const pile = pileOf(g, seat)
  const cards = g.discards[pile]
  g.discards[pile] = fixed(cards.toSpliced(cards.lastIndexOf(card), 1))
  addToHand(g, seat, card)
  report(g, 'cards.discard#taken', { seat, card })
}

export function discardFromHand(g: State, seat: Seat, card: CardId): void {
  takeFromHand(g, seat, card)
  discard(g, seat, card)
}

/** What somebody has discarded for a card is told together. */
export function tellDiscarded(g: State, seat: Seat, cards: readonly CardId[], reason: CardId): void {
  if (cards.length > 0) report(g, 'cards.discard', { seat, cards, reason })
}

/** What cards are drawn for: a card, or the order that a marker was placed on; or how it is told that so many were. */
type Drawing = Reason | { readonly value: number; readonly boost: number } | ((count: number) => void)

/** [cards.draw] The cards are drawn together. */
export function draw(g: State, seat: Seat, wanted: number, why: Drawing): void {
  const cards = takeFromDeck(g, seat, wanted)
  const count = cards.length
  if (typeof why === 'function') why(count)
  else if (typeof why === 'object') report(g, 'order.draw', { seat, value: why.value, boost: why.boost, count, wanted })
  else if (count > 0) report(g, 'cards.draw', { seat, count, reason: why })
  if (count > 0) report(g, 'cards.draw#own', { seat, cards }, [seat])
}

/** [cards.reshuffle] When the deck is empty, the discard pile becomes the deck; when both are empty, no more are drawn. */
function takeFromDeck(g: State, seat: Seat, count: number): CardId[] {
  const pile = pileOf(g, seat)
  const drawn: CardId[] = []
  let deck = [...g.decks[pile]]
  while (drawn.length < count) {
    if (deck.length === 0) {
      if (g.discards[pile].length === 0) break
      deck = engine.shuffle(g, [...g.discards[pile]])
      g.discards[pile] = NO_CARDS
      tellReshuffle(g, seat, deck.length)
    }
    drawn.push(deck.pop() as CardId)
  }
  if (drawn.length === 0) return drawn
  g.decks[pile] = fixed(deck)
  addToHand(g, seat, ...drawn)
  engine.reveal(g, [seat])
  return drawn
}

function tellReshuffle(g: State, seat: Seat, cards: number): void {
  if (g.decks.length === 1) report(g, 'cards.reshuffle#shared', { cards })
  else report(g, 'cards.reshuffle', { cards, seat })
}

/** [cards.limit] After a draw, the hand goes back to its limit. */
export function* drawCards(g: State, seat: Seat, count: number, why: Drawing): Rule {
  draw(g, seat, count, why)
  yield* keepLimit(g, seat)
}

/** [cards.limit] Whoever has too many cards discards down to the limit at once, by choice. */
export function* keepLimit(g: State, seat: Seat): Rule {
  const cards: CardId[] = []
  while (g.hands[seat].length > g.content.handLimit) {
    const card = yield* choose(g, seat, 'cards.limit', () => ({
      from: differentCards(g.hands[seat]),
      about: { over: g.hands[seat].length - g.content.handLimit },
    }))
    discardFromHand(g, seat, card)
    cards.push(card)
  }
  if (cards.length > 0) report(g, 'cards.limit', { seat, cards })
}

/** Copies of a card are the same choice. */
export function differentCards(cards: readonly CardId[]): CardId[] {
  const list: CardId[] = []
  for (const card of cards) if (!list.includes(card)) list.push(card)
  return list
}
