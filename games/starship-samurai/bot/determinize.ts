import { type Dice, fixed, frozenCopy, type Seat } from '@orrery/engine'
import { isCard } from '../codecs.ts'
import { draftOrder } from '../rules/round/draft.ts'
import type { Bond, CardId, Offer, State } from '../rules/state/state.ts'

type Viewer = Seat | 'spectator'

/**
 * [table.hidden] Deals anew everything that a seat cannot know; what it can see stays as it is. What is shuffled is sorted before, so that
 * the deal tells nothing of the one it replaces.
 */
export function determinize(g: State, viewer: Viewer, dice: Dice): void {
  redealLocations(g, dice)
  if (g.phase === 'deck-draft') redealDraft(g, viewer, dice)
  else redealCards(g, viewer, dice)
  if (g.phase === 'mech-draft') redealSamurai(g, viewer, dice)
}

/** The order of the location deck, and with three players which of the removed cards came back. */
function redealLocations(g: State, dice: Dice): void {
  if (g.seats === 3) {
    const cameBack = (id: string) => g.content.locations[id].pips > 1
    const hidden = dice.shuffle([...g.locationDeck.filter(cameBack), ...g.removedLocations].sort())
    g.locationDeck = g.locationDeck.map((id) => (cameBack(id) ? (hidden.pop() as string) : id))
    g.removedLocations = fixed(hidden.sort())
  }
  g.locationDeck = fixed(dice.shuffle([...g.locationDeck].sort()))
}

/** While decks are drafted a seat knows its pile and its picks. */
function redealDraft(g: State, viewer: Viewer, dice: Dice): void {
  const others = seatsBut(g, viewer)
  const setAside = [...g.setAside]
  const piles = others.map((seat) => g.draftPiles[seat])
  const decks = others.map((seat) => [...g.decks[seat]])
  const lists = [...piles, ...decks, setAside]
  refill(lists, dice.shuffle(lists.flat().sort()))
  others.forEach((seat, i) => {
    g.decks[seat] = fixed(decks[i])
  })
  g.setAside = fixed(setAside.sort())
}

const seatsBut = (g: State, viewer: Viewer): Seat[] =>
  Array.from({ length: g.seats }, (_, seat) => seat).filter((seat) => seat !== viewer)

/** Fills lists to the lengths they had, from the end of a pool. */
function refill(lists: CardId[][], pool: CardId[]): void {
  for (const list of lists) for (let i = 0; i < list.length; i++) list[i] = pool.pop() as CardId
}

/** Hands, decks and face-down cards. With own decks, cards stay with their players unless they were drafted unseen. */
function redealCards(g: State, viewer: Viewer, dice: Dice): void {
  const others = seatsBut(g, viewer)
  const bonds = g.bonds?.map((bond) => ({ bond, left: cardsLeft(g, bond.trade) }))
  const shared = g.decks.length === 1
  if (shared || g.choices.deck === 'draft') {
    const setAside = [...g.setAside]
    redeal(g, viewer, others, shared ? [0] : others, shared ? [] : [setAside], dice)
    g.setAside = fixed(setAside.sort())
  } else for (const seat of others) redeal(g, viewer, [seat], [seat], [], dice)
  if (!shared && viewer !== 'spectator') g.decks[viewer] = fixed(dice.shuffle([...g.decks[viewer]].sort()))
  g.offers = g.offers.map((offer) => redealOffer(g, viewer, offer, dice))
  if (bonds) g.bonds = fixed(bonds.map(({ bond, left }) => redealBond(g, viewer, bond, left, dice)))
}

/** Mixes the hands of seats with decks, and with what else is out of sight. */
function redeal(
  g: State,
  viewer: Viewer,
  seats: readonly Seat[],
  piles: readonly number[],
  aside: CardId[][],
  dice: Dice,
): void {
  const decks = piles.map((pile) => [...g.decks[pile]])
  const known = seats.map((seat) => shownTo(g, viewer, seat))
  const hands = seats.map((seat, i) => without(g.hands[seat], known[i]))
  const faceDown = seats.filter((seat) => isFaceDown(g, seat))
  const pool = [
    ...hands.flat(),
    ...decks.flat(),
    ...aside.flat(),
    ...faceDown.map((seat) => g.battle?.committed[seat] as CardId),
  ]
  dice.shuffle(pool.sort())
  for (const seat of faceDown) {
    const at = pool.findIndex((card) => g.content.cards[card].type === 'battle')
    if (g.battle) g.battle.committed[seat] = pool.splice(at, 1)[0]
  }
  refill([...hands, ...decks, ...aside], pool)
  seats.forEach((seat, i) => {
    g.hands[seat] = fixed([...known[i], ...hands[i]])
  })
  piles.forEach((pile, i) => {
    g.decks[pile] = fixed(decks[i])
  })
}

const isFaceDown = (g: State, seat: Seat): boolean => {
  const card = g.battle?.committed[seat]
  return card !== undefined && card !== '' && card !== 'pass' && !g.battle?.shown[seat]
}

/** The cards of a hand that the viewer knows of from trading, as far as they are still there. */
function shownTo(g: State, viewer: Viewer, seat: Seat): CardId[] {
  const shown = [
    ...g.offers.filter((offer) => offer.from === seat && offer.to === viewer).map((offer) => offer.giveCards),
    ...(g.bonds ?? []).flatMap(({ trade }) => handedOver(trade, viewer, seat)),
    ...pledged(g, seat).map((card) => [card]),
  ]
  const times = (list: readonly CardId[], card: CardId) => list.filter((other) => other === card).length
  const mostTimes = (card: CardId) => Math.max(...shown.map((cards) => times(cards, card)))
  return [...new Set(shown.flat())].flatMap((card) =>
    Array.from({ length: Math.min(times(g.hands[seat], card), mostTimes(card)) }, () => card),
  )
}

/** The cards that the viewer has given to a seat in a trade with a bond. */
const handedOver = (
  { from, to, giveCards, gotCards }: Bond['trade'],
  viewer: Viewer,
  seat: Seat,
): (readonly CardId[])[] => [
  ...(from === viewer && to === seat ? [giveCards] : []),
  ...(to === viewer && from === seat ? [gotCards] : []),
]

/** The cards that a seat has bound itself to choose, or offers to choose: all know that it has them. */
const pledged = (g: State, seat: Seat): CardId[] =>
  [
    ...(g.bonds ?? []).filter((bond) => bond.seat === seat).map(({ choice }) => choice.value),
    ...g.offers.filter((offer) => offer.from === seat).map(({ giveChoice }) => giveChoice?.value),
  ].filter((value): value is CardId => isCard(value))

function without(hand: readonly CardId[], cards: readonly CardId[]): CardId[] {
  const rest = [...hand]
  for (const card of cards) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** An offer between others names some cards of the new hand instead; cards that have left the hand stay named. */
function redealOffer(g: State, viewer: Viewer, offer: Offer, dice: Dice): Offer {
  if (offer.from === viewer || offer.to === viewer || offer.giveCards.length === 0) return offer
  const inHand = dice.shuffle([...g.hands[offer.from]])
  const giveCards = [...inHand, ...offer.giveCards].slice(0, offer.giveCards.length)
  return Object.freeze({ ...offer, giveCards: Object.freeze(giveCards) })
}

/** How many of the cards that were traded are still with those who got them. */
const cardsLeft = (g: State, { from, to, giveCards, gotCards }: Bond['trade']) => ({
  given: giveCards.length - without(giveCards, g.hands[to]).length,
  got: gotCards.length - without(gotCards, g.hands[from]).length,
})

/** A trade between others was about some cards of the new hands instead, as many as are left of it. */
function redealBond(g: State, viewer: Viewer, bond: Bond, left: ReturnType<typeof cardsLeft>, dice: Dice): Bond {
  const { trade } = bond
  const { from, to } = trade
  if (from === viewer || to === viewer || trade.giveCards.length + trade.gotCards.length === 0) return bond
  const some = (seat: Seat, count: number) => dice.shuffle([...g.hands[seat]]).slice(0, count)
  return frozenCopy({ ...bond, trade: { ...trade, giveCards: some(to, left.given), gotCards: some(from, left.got) } })
}

/** [setup.draft-secret] A seat saw what was left at each of its own picks, so picks mix only between those. */
function redealSamurai(g: State, viewer: Viewer, dice: Dice): void {
  const order = draftOrder(g)
  const made = g.draftPicks.length
  const redealSpan = (from: number, to: number, withPool: boolean) => {
    const hidden = dice.shuffle(
      [...g.draftPicks.slice(from, to), ...(withPool ? g.draftPool : [])].sort((a, b) => a - b),
    )
    const picks = hidden.splice(0, to - from)
    g.draftPicks = fixed([...g.draftPicks.slice(0, from), ...picks, ...g.draftPicks.slice(to)])
    if (withPool) g.draftPool = fixed(hidden.sort((a, b) => a - b))
  }
  let from = 0
  for (let pick = 0; pick < made; pick++) {
    if (order[pick] !== viewer) continue
    redealSpan(from, pick, false)
    from = pick + 1
  }
  redealSpan(from, made, order[made] !== viewer)
}
