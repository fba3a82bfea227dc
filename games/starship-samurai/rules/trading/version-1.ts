import { type Dice, partsOf, type Question, type Seat, type Value } from '@orrery/engine'
import { type Cited, report } from '../dialect.ts'
import type { State } from '../state/state.ts'
import { holds } from './offering.ts'
import { CARD_KINDS } from './understanding.ts'

/** Questions whose answer is a secret, or whose very asking is one's own affair. */
const PRIVATE: readonly string[] = ['battle.commit', 'cards.limit', 'trade.goods'] satisfies Cited[]

/** Under the first rules nobody traded while one of the two had a secret to decide. */
export const isBusy = (open: Question, seat: Seat): boolean =>
  partsOf(open).some((part) => part.seat === seat && PRIVATE.includes(part.ask))

/** Under the first rules an agreement bound whoever's turn it was, who chose next; for others it was only words. */
export function agreeOnChoices(g: State, seat: Seat, values: readonly (string | number)[]): void {
  const isNext = g.phase === 'turns' && g.turn === seat
  if (isNext) g.bound = Object.freeze({ seat, values })
  else report(g, 'trade.promise', { seat, choices: values })
}

/** Under the first rules offers whose goods were traded away were gone without a word. */
export function dropUncovered(g: State): void {
  g.offers = g.offers.filter(
    ({ from, giveWealth, giveCards }) => g.wealth[from] >= giveWealth && holds(g, from, giveCards),
  )
}

/** What somebody might say under the first rules, for tests. */
export function suggestRemark(g: State, seat: Seat, dice: Dice): Value {
  const mine = g.offers.find((offer) => offer.to === seat || offer.from === seat)
  if (mine === undefined) return { offer: randomOffer(g, seat, dice) }
  if (mine.from === seat) return { withdraw: mine.id }
  return dice.below(3) === 0 ? { decline: mine.id } : { accept: mine.id }
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
    wantKind: dice.pick(CARD_KINDS),
    nextChoices: dice.below(4) === 0 && to === g.turn ? [dice.pick(['wealth-1', 'draw-2', 'units-3'])] : [],
    promise: dice.below(3) === 0 ? 'I will not attack you this round.' : '',
  }
}
