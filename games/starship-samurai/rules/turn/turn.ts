import { type Refusal, type Rule, type Seat, withEntry } from '@orrery/engine'
import { isCard, MARKER_VALUES, orderChoices, units } from '../../codecs.ts'
import { cannotPay, leavesRequired, payCost } from '../cards/cost.ts'
import { differentCards, discard, takeFromHand } from '../cards/hand.ts'
import { resolveText } from '../cards/text.ts'
import { choose, refuse, report } from '../dialect.ts'
import { fireTametomo, hasTametomo, mayFireTametomo } from '../moves/samurai.ts'
import { lapseOffers } from '../offers.ts'
import { leadsSomewhere } from '../state/power.ts'
import { type CardId, LESSER_CLANS, ORDERS, type State, type Unit } from '../state/state.ts'
import { FIGHTERS, isFighter, SHIPS, SUPPLY, shipsOf, unitName } from '../state/units.ts'
import { performOrder } from './orders.ts'
import { claimRewards } from './rewards.ts'

export const ATTACH = 'attach'
export const TAMETOMO = 'tametomo'
export const END = 'end'

const CHOICES_BY_MARKER: readonly (readonly string[])[] = MARKER_VALUES.map((value) =>
  ORDERS.map((order) => orderChoices.encode({ order, value })),
)

/** [turn.sequence] Rewards first, if there are any; then, one after another, the order, at most one order card, and free orders, in any order. */
export function playTurn(g: State): Rule {
  return g.claimed ? act(g, g.turn) : claimRewards(g, g.turn)
}

/** One thing a player does in her turn. [turn.whole] It is finished before the next begins. */
function* act(g: State, seat: Seat): Rule {
  const chosen = yield* choose(g, seat, 'turn.sequence', () => ({
    from: turnChoices(g, seat),
    unless: mayChoose(g, seat),
    about: { ordered: g.ordered, card: holdsOrderCard(g, seat), free: mayOrderFreely(g, seat) },
  }))
  const order = orderChoices.match(chosen)
  if (order) yield* performOrder(g, seat, order)
  else if (isCard(chosen)) yield* playOrderCard(g, seat, chosen)
  else if (chosen === ATTACH) yield* attachWealth(g, seat)
  else if (chosen === TAMETOMO) yield* fireTametomo(g, seat)
  else endTurn(g)
}

/** Whether there is an order card to think of in this turn. */
const holdsOrderCard = (g: State, seat: Seat): boolean =>
  !g.cardPlayed &&
  g.hands[seat].some((id) => {
    const card = g.content.cards[id]
    return card.type === 'order' && cannotPay(g, seat, card) === undefined
  })

const mayOrderFreely = (g: State, seat: Seat): boolean =>
  mayAttach(g, seat) === undefined || (hasTametomo(g, seat) && mayFireTametomo(g, seat) === undefined)

export function turnChoices(g: State, seat: Seat): string[] {
  const choices: string[] = []
  const markers = g.orderMarkers[seat]
  for (let i = 0; i < markers.length; i++)
    if (markers[i] < 0) for (const choice of CHOICES_BY_MARKER[i]) choices.push(choice)
  for (const card of differentCards(g.hands[seat])) choices.push(card)
  choices.push(ATTACH)
  if (hasTametomo(g, seat)) choices.push(TAMETOMO)
  choices.push(END)
  return choices
}

const NO_PASS = refuse('order.no-pass')
const ORDERED = refuse('turn.sequence#ordered')

export function mayChoose(g: State, seat: Seat): (chosen: string) => Refusal | undefined {
  return (chosen) => {
    if (chosen === END) return g.ordered ? undefined : NO_PASS
    if (chosen === ATTACH) return mayAttach(g, seat)
    if (chosen === TAMETOMO) return mayFireTametomo(g, seat)
    if (isCard(chosen)) return mayPlay(g, seat, chosen)
    return g.ordered ? ORDERED : undefined
  }
}

/** [turn.card] One order card a turn. [cards.play] Its cost can be paid and what it needs is there. */
export function mayPlay(g: State, seat: Seat, id: CardId): Refusal | undefined {
  const card = g.content.cards[id]
  if (card.type === 'battle') return refuse('cards.play#battle', { card: id })
  if (g.cardPlayed) return refuse('turn.card', { card: id })
  return (
    cannotPay(g, seat, card) ?? (leavesRequired(g, seat, card) ? undefined : refuse('cards.required', { card: id }))
  )
}

/** [cards.play] Pay, do what it says from top to bottom, discard it. */
function* playOrderCard(g: State, seat: Seat, id: CardId): Rule {
  const card = g.content.cards[id]
  takeFromHand(g, seat, id)
  g.cardPlayed = true
  const { honor = 0, wealth = 0 } = card.cost
  report(g, 'cards.play', { seat, card: id, honor, wealth })
  yield* payCost(g, seat, card, true)
  yield* resolveText(g, seat, card)
  if (!card.attaches) discard(g, seat, id)
}

/** [fighter.where] Fighters in the supply and at locations; by the house rule, only those at locations. */
function attachable(g: State, seat: Seat): Unit[] {
  const least = g.choices.attachInSupply ? SUPPLY : SUPPLY + 1
  return shipsOf(seat).filter((ship) => isFighter(ship) && g.place[ship] >= least)
}

function mayAttach(g: State, seat: Seat): Refusal | undefined {
  if (g.wealth[seat] === 0) return refuse('fighter.attach', { cost: 1, have: 0 })
  const least = g.choices.attachInSupply ? SUPPLY : SUPPLY + 1
  for (let i = 0; i < FIGHTERS; i++) if (g.place[seat * SHIPS + i] >= least) return undefined
  return refuse('fighter.where', { supply: g.choices.attachInSupply })
}

/** [fighter.attach] A free order: one held wealth, which must not be traded away meanwhile, goes under a fighter, which has one more power for it. */
function* attachWealth(g: State, seat: Seat): Rule {
  const fighter = yield* choose(g, seat, 'fighter.attach', () => ({
    from: g.wealth[seat] > 0 ? attachable(g, seat) : [],
    as: units,
  }))
  g.wealth[seat]--
  g.attachedWealth = withEntry(g.attachedWealth, fighter, g.attachedWealth[fighter] + 1)
  const [wealth, board] = [g.attachedWealth[fighter], g.place[fighter]]
  if (board > SUPPLY) report(g, 'fighter.attach', { seat, unit: unitName(fighter), wealth, board })
  else report(g, 'fighter.attach', { seat, unit: unitName(fighter), wealth })
}

/** [turn.end] The next player's turn, until everybody has placed all her markers. */
function endTurn(g: State): void {
  lapseOffers(g)
  const last = (g.first + g.seats - 1) % g.seats
  if (g.turn === last && g.orderMarkers[last].every((order) => order >= 0)) {
    g.phase = 'battles'
    g.battleAt = 1
    return
  }
  openTurn(g, (g.turn + 1) % g.seats)
}

function endOaths(g: State, seat: Seat): void {
  if (g.oaths.length === 0) return
  for (const { marker, by } of g.oaths)
    if (by === seat) report(g, 'card.S05#ended', { seat, clan: LESSER_CLANS[marker] })
  g.oaths = g.oaths.filter((oath) => oath.by !== seat)
}

/** [turn.sequence] Whose turn begins is told first. */
export function openTurn(g: State, seat: Seat): void {
  report(g, 'turn.end', { seat })
  beginTurn(g, seat)
}

export function beginTurn(g: State, seat: Seat): void {
  g.turn = seat
  g.claimed = !leadsSomewhere(g, seat)
  g.ordered = false
  g.cardPlayed = false
  g.tametomoUsed = false
  endOaths(g, seat)
}
