import { type Dice, partsOf, type Question, type Seat, sampleAnswer, type Value } from '@orrery/engine'
import { orderChoices } from '../../codecs.ts'
import { ORDERS, type State } from '../state/state.ts'
import { CARD_KINDS } from './understanding.ts'

const PROMISE = 'I will not attack you this round.'

const oneIn = (dice: Dice, times: number): boolean => dice.below(times) === 0

/** What somebody might say, wise or not, for tests: any offer with anything in it, and any answer to one. */
export function suggestAnything(g: State, seat: Seat, open: Question, dice: Dice): Value {
  const received = g.offers.filter(({ to }) => to === seat)
  const made = g.offers.filter(({ from }) => from === seat)
  if (received.length > 0 && !oneIn(dice, 4)) {
    const { id } = dice.pick(received)
    return oneIn(dice, 4) ? { decline: id } : { accept: id }
  }
  if (made.length > 0 && oneIn(dice, 4)) return { withdraw: dice.pick(made).id }
  return { offer: anyOffer(g, seat, open, dice) }
}

function anyOffer(g: State, from: Seat, open: Question, dice: Dice): { readonly [key: string]: Value } {
  const to = (from + 1 + dice.below(g.seats - 1)) % g.seats
  const hand = g.hands[from]
  const giveChoice = oneIn(dice, 3) ? anyChoice(from, open, dice) : undefined
  const wantChoice = oneIn(dice, 3) ? anyChoice(to, open, dice) : undefined
  return {
    to,
    giveWealth: dice.below(g.wealth[from] + 1),
    giveCards: hand.length === 0 || oneIn(dice, 2) ? [] : [dice.pick(hand)],
    wantWealth: dice.below(Math.min(g.wealth[to], 2) + 1),
    wantCards: dice.below(Math.min(g.hands[to].length, 1) + 1),
    wantKind: dice.pick(CARD_KINDS),
    promise: oneIn(dice, 3) ? PROMISE : '',
    ...(giveChoice && { giveChoice }),
    ...(wantChoice && { wantChoice }),
  }
}

/** An answer to what a seat is asked, or something it may do in its turn. */
function anyChoice(seat: Seat, open: Question, dice: Dice): { readonly ask: string; readonly value: Value } {
  const asked = partsOf(open).find((part) => part.seat === seat)
  const value = asked && sampleAnswer(asked, dice)
  if (asked && value !== undefined && !oneIn(dice, 4)) return { ask: asked.ask, value }
  if (oneIn(dice, 4)) return { ask: 'battle.commit', value: 'pass' }
  return { ask: 'turn.sequence', value: orderChoices.encode({ order: dice.pick(ORDERS), value: 1 + dice.below(4) }) }
}
