import * as engine from '@orrery/engine'
import {
  type Dice,
  isCount,
  type OutOfTurnActions,
  partsOf,
  type Question,
  type Refusal,
  type Rule,
  type Seat,
  type Value,
} from '@orrery/engine'
import { cardCopies } from '../codecs.ts'
import { addToHand, keepLimit, takeFromHand } from './cards/hand.ts'
import { type Cited, refuse, report, some } from './dialect.ts'
import { giveWealth } from './goods.ts'
import type { CardId, Offer, State } from './state/state.ts'

/** What somebody offers; what is left out is nothing. */
export type NewOffer = Omit<Offer, 'id' | 'from'>

/** What one may say without being asked. Seats are numbers; cards are ids. */
export type Said =
  | { readonly offer: NewOffer }
  | { readonly accept: number }
  | { readonly decline: number }
  | { readonly withdraw: number }

/** More open offers than this from one player are noise. */
const MOST_OPEN_OFFERS = 3
const LONGEST_TEXT = 200
const MOST_NEXT_CHOICES = 4
const KINDS = ['any', 'order', 'battle'] as const

/** [trade.offer] Offers are made, accepted, declined and taken back without stopping the game. */
export const trading: OutOfTurnActions<State> = {
  refuse(g, seat, value, open) {
    if (!g.choices.trading) return refuse('trade.offer#off')
    if (g.phase !== 'turns' && g.phase !== 'battles') return refuse('trade.when')
    const said = understand(value)
    if (said === undefined) return refuse('trade.offer#unclear')
    return 'offer' in said ? mayOffer(g, seat, said.offer, open) : mayAnswer(g, seat, said, open)
  },
  run(g, seat, value) {
    const said = understand(value) as Said
    return 'offer' in said ? makeOffer(g, seat, said.offer) : answerOffer(g, seat, said)
  },
  suggest,
}

const isList = (value: unknown, most: number, isPart: (part: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(isPart)

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_TEXT

/** Reads what somebody said; anybody can send anything. */
function understand(value: Value): Said | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const said = value as Record<string, unknown>
  for (const key of ['accept', 'decline', 'withdraw'] as const)
    if (isCount(said[key])) return { [key]: said[key] } as unknown as Said
  const offer = said.offer as Partial<Offer> | null | undefined
  if (typeof offer !== 'object' || offer === null) return undefined
  const {
    to,
    giveWealth = 0,
    giveCards = [],
    wantWealth = 0,
    wantCards = 0,
    wantKind = 'any',
    nextChoices = [],
    promise = '',
  } = offer
  const clear =
    [to, giveWealth, wantWealth, wantCards].every(isCount) &&
    isList(giveCards, 20, isText) &&
    isList(nextChoices, MOST_NEXT_CHOICES, (part) => isText(part) || Number.isInteger(part)) &&
    KINDS.includes(wantKind) &&
    isText(promise)
  return clear
    ? { offer: { to: to as Seat, giveWealth, giveCards, wantWealth, wantCards, wantKind, nextChoices, promise } }
    : undefined
}

/** Questions whose answer is a secret, or whose very asking is one's own affair. */
const PRIVATE: readonly string[] = ['battle.commit', 'cards.limit', 'trade.goods'] satisfies Cited[]

/** [trade.when] Never while one of the two has a secret to decide. */
const isBusy = (open: Question, seat: Seat): boolean =>
  partsOf(open).some((part) => part.seat === seat && PRIVATE.includes(part.ask))

/** [trade.goods] Held wealth and cards in hand; [trade.promise] and words. */
function mayOffer(g: State, seat: Seat, offer: NewOffer, open: Question): Refusal | undefined {
  const { to, giveCards } = offer
  if (to >= g.seats || to === seat) return refuse('trade.offer#partner')
  if (isBusy(open, seat) || isBusy(open, to)) return refuse('trade.when')
  if (g.offers.filter((other) => other.from === seat).length >= MOST_OPEN_OFFERS)
    return refuse('trade.offer#many', { most: MOST_OPEN_OFFERS })
  if (g.wealth[seat] < offer.giveWealth) return refuse('trade.goods', { wealth: g.wealth[seat] })
  if (!holds(g, seat, giveCards)) return refuse('trade.goods#cards')
  const empty = offer.giveWealth + giveCards.length + offer.wantWealth + offer.wantCards === 0
  return empty && offer.promise === '' && offer.nextChoices.length === 0 ? refuse('trade.offer#empty') : undefined
}

function holds(g: State, seat: Seat, cards: readonly CardId[]): boolean {
  const hand = [...g.hands[seat]]
  return cards.every((card) => {
    const at = hand.indexOf(card)
    if (at >= 0) hand.splice(at, 1)
    return at >= 0
  })
}

/** [trade.binding] Both sides have what they agreed to give when it is accepted. */
function mayAnswer(g: State, seat: Seat, said: Exclude<Said, { offer: unknown }>, open: Question): Refusal | undefined {
  const offer = g.offers.find((other) => other.id === idOf(said))
  if (offer === undefined) return refuse('trade.offer#gone')
  if ('withdraw' in said) return offer.from === seat ? undefined : refuse('trade.offer#not-yours')
  if (offer.to !== seat) return refuse('trade.offer#not-yours')
  if ('decline' in said) return undefined
  if (isBusy(open, seat) || isBusy(open, offer.from)) return refuse('trade.when')
  if (g.wealth[offer.from] < offer.giveWealth || !holds(g, offer.from, offer.giveCards)) return refuse('trade.binding')
  if (g.wealth[seat] < offer.wantWealth) return refuse('trade.goods', { wealth: g.wealth[seat] })
  return wantedFrom(g, offer).length < offer.wantCards ? refuse('trade.goods#cards') : undefined
}

const idOf = (said: Exclude<Said, { offer: unknown }>): number =>
  'accept' in said ? said.accept : 'decline' in said ? said.decline : said.withdraw

/** The cards with which the other side can meet the offer. */
const wantedFrom = (g: State, offer: Offer): CardId[] =>
  g.hands[offer.to].filter((card) => offer.wantKind === 'any' || g.content.cards[card].type === offer.wantKind)

function* makeOffer(g: State, from: Seat, offer: NewOffer): Rule {
  const giveCards = Object.freeze([...offer.giveCards])
  const made: Offer = Object.freeze({
    ...offer,
    giveCards,
    nextChoices: Object.freeze([...offer.nextChoices]),
    id: g.nextOffer,
    from,
  })
  g.nextOffer++
  g.offers.push(made)
  const { id, to, giveWealth, wantWealth, wantCards, wantKind, nextChoices, promise } = made
  report(g, 'trade.offer', {
    id,
    from,
    to,
    giveWealth,
    giveCards: giveCards.length,
    wantWealth,
    wantCards,
    wantKind,
    nextChoices,
    promise,
  })
  if (giveCards.length === 0) return
  engine.reveal(g, [to])
  report(g, 'trade.offer#cards', { id, from, cards: giveCards }, [from, to])
}

function* answerOffer(g: State, seat: Seat, said: Exclude<Said, { offer: unknown }>): Rule {
  const id = idOf(said)
  const offer = g.offers.find((other) => other.id === id)
  if (offer === undefined) return
  g.offers = g.offers.filter((other) => other.id !== id)
  if ('accept' in said) yield* carryOutTrade(g, offer)
  else report(g, 'decline' in said ? 'trade.offer#declined' : 'trade.offer#withdrawn', { seat, id })
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
  const received = wanted.map(({ card }) => card)
  report(g, 'trade.binding', { id, from, to, cards: giveCards.length, forCards: received.length })
  if (offer.giveWealth > 0) giveWealth(g, from, to, offer.giveWealth)
  if (offer.wantWealth > 0) giveWealth(g, to, from, offer.wantWealth)
  handOver(g, from, to, giveCards)
  handOver(g, to, from, received)
  g.offers = g.offers.filter(
    (other) => g.wealth[other.from] >= other.giveWealth && holds(g, other.from, other.giveCards),
  )
  yield* keepLimit(g, from)
  yield* keepLimit(g, to)
  if (offer.nextChoices.length > 0) agreeOnChoices(g, offer)
}

/** [trade.next-choice] Binding for the player whose turn it is, who chooses next; [trade.promise] for others only words. */
function agreeOnChoices(g: State, { to, nextChoices }: Offer): void {
  const isNext = g.phase === 'turns' && g.turn === to
  if (isNext) g.bound = Object.freeze({ seat: to, values: nextChoices })
  else report(g, 'trade.promise', { seat: to, choices: nextChoices })
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
  engine.reveal(g, [to])
  report(g, 'trade.binding#cards', { from, to, cards }, [from, to])
}

/** A trade somebody might think of, for bots and tests. */
function suggest(g: State, seat: Seat, open: Question, dice: Dice): Value | undefined {
  if (!g.choices.trading) return undefined
  const mine = g.offers.find((offer) => offer.to === seat || offer.from === seat)
  const said: Value =
    mine === undefined
      ? { offer: randomOffer(g, seat, dice) }
      : mine.from === seat
        ? { withdraw: mine.id }
        : dice.below(3) === 0
          ? { decline: mine.id }
          : { accept: mine.id }
  return trading.refuse(g, seat, said, open) ? undefined : said
}

function randomOffer(g: State, seat: Seat, dice: Dice): { [key: string]: Value } {
  const to = (seat + 1 + dice.below(g.seats - 1)) % g.seats
  const giveCards = dice.below(2) === 0 || g.hands[seat].length === 0 ? [] : [dice.pick(g.hands[seat])]
  return {
    to,
    giveWealth: dice.below(g.wealth[seat] + 1),
    giveCards,
    wantWealth: dice.below(3),
    wantCards: dice.below(2),
    wantKind: dice.pick(KINDS),
    nextChoices: dice.below(4) === 0 && to === g.turn ? [dice.pick(['wealth-1', 'draw-2', 'units-3'])] : [],
    promise: dice.below(3) === 0 ? 'I will not attack you this round.' : '',
  }
}
