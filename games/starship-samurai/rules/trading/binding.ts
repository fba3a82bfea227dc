import * as engine from '@orrery/engine'
import {
  askedAgain,
  checkAnswer,
  fixed,
  frozenCopy,
  partsOf,
  type Question,
  type Refusal,
  type Rule,
  type Seat,
  type SingleQuestion,
  type Value,
} from '@orrery/engine'
import { isCard } from '../../codecs.ts'
import { PASS } from '../battle.ts'
import { addToHand, keepLimit, takeFromHand } from '../cards/hand.ts'
import { type Cited, refuse, report } from '../dialect.ts'
import { giveWealth } from '../goods.ts'
import type { Agreed, Answer, Bond, CardId, Exchange, State } from '../state/state.ts'
import { mayChoose, turnChoices } from '../turn/turn.ts'
import { told } from './telling.ts'

const TURN = 'turn.sequence' satisfies Cited
const COMMITMENT = 'battle.commit' satisfies Cited

/** What only concerns the cards in a hand. */
const PRIVATE: readonly string[] = ['cards.limit', 'trade.goods'] satisfies Cited[]

/** [trade.secret] Which card is committed is nobody's business; that none is, all can see. */
const isSecret = (ask: string, value: Answer): boolean =>
  PRIVATE.includes(ask) || (ask === COMMITMENT && value !== PASS)

/**
 * [trade.next-choice] Why a player cannot be bound to a choice: it is not possible, once both sides have given what they give. What an
 * `unseen` hand holds is not looked at; whoever accepts looks at her own.
 */
export function mayBind(
  g: State,
  seat: Seat,
  agreed: Agreed,
  trade: Omit<Exchange, 'id'>,
  open: Question,
  hand?: 'unseen',
): Refusal | undefined {
  const { ask, value } = agreed
  if (isSecret(ask, value)) return refuse('trade.secret')
  if (g.bonds?.some((bond) => bond.seat === seat)) return refuse('trade.next-choice#bound', { seat })
  const question = partsOf(open).find((part) => part.seat === seat && part.ask === ask)
  if (question === undefined && !isToCome(g, seat, agreed)) return refuse('trade.next-choice#unasked', { seat })
  const presumed = hand === 'unseen' && isCard(value) ? [value] : []
  const isPossible = afterTrade(g, trade, seat, presumed, () =>
    question ? checkAnswer(askedAgain(question), value) === undefined : ask === COMMITMENT || mayTake(g, seat, value),
  )
  return isPossible ? undefined : refuse('trade.next-choice#impossible', { seat, choice: told(agreed) })
}

/** [trade.next-choice] Besides what a player is asked now: the next thing she does in a turn of hers, and a commitment in this battle. */
function isToCome(g: State, seat: Seat, { ask }: Agreed): boolean {
  if (ask === TURN) return g.phase === 'turns' && (g.turn === seat || g.orderMarkers[seat].some((order) => order < 0))
  const { battle } = g
  return ask === COMMITMENT && battle?.stage === 'commit' && battle.commitOrder.indexOf(seat) > battle.done
}

/** Whether something can be done in a turn: in the one that is on, or in the next as things are now. */
function mayTake(g: State, seat: Seat, value: Answer): boolean {
  const { ordered, cardPlayed, tametomoUsed } = g
  if (g.turn !== seat) Object.assign(g, { ordered: false, cardPlayed: false, tametomoUsed: false })
  const chosen = turnChoices(g, seat).find((choice) => choice === value)
  const isPossible = chosen !== undefined && mayChoose(g, seat)(chosen) === undefined
  Object.assign(g, { ordered, cardPlayed, tametomoUsed })
  return isPossible
}

/** Looks at the position as it will be when goods have changed hands. Open questions know no other position, so it is changed for the look. */
function afterTrade<T>(
  g: State,
  { from, to, giveWealth: given, wantWealth: wanted, giveCards }: Omit<Exchange, 'id'>,
  seat: Seat,
  presumed: readonly CardId[],
  look: () => T,
): T {
  const { wealth, hands } = g
  g.wealth = wealth.slice()
  g.hands = hands.slice()
  g.wealth[from] += wanted - given
  g.wealth[to] += given - wanted
  for (const card of giveCards) {
    takeFromHand(g, from, card)
    addToHand(g, to, card)
  }
  addToHand(g, seat, ...presumed)
  const seen = look()
  g.wealth = wealth
  g.hands = hands
  return seen
}

/** [trade.next-choice] She is bound from now on. */
export function bind(g: State, seat: Seat, choice: Agreed, trade: Bond['trade']): void {
  g.bonds = fixed([...(g.bonds ?? []), frozenCopy({ seat, choice, trade })])
  report(g, 'trade.next-choice#agreed', { seat, choice: told(choice) })
}

/** What comes before a question: a choice that was agreed on. */
export function beforeAsking(g: State, question: SingleQuestion): Rule<Value | undefined> | undefined {
  const { seat, ask } = question
  const bond = g.bonds?.find((one) => one.seat === seat && one.choice.ask === ask)
  return bond && keepWord(g, bond, question)
}

/** [trade.next-choice] What was agreed on is chosen when it is possible; [trade.back] else the trade is undone. */
function* keepWord(g: State, bond: Bond, question: SingleQuestion): Rule<Value | undefined> {
  const { seat, choice } = bond
  release(g, [bond])
  if (checkAnswer(question, choice.value)) {
    yield* undo(g, bond)
    return undefined
  }
  report(g, 'trade.next-choice', { seat, choice: told(choice) })
  return choice.value
}

function release(g: State, bonds: readonly Bond[]): void {
  g.bonds = fixed((g.bonds ?? []).filter((bond) => !bonds.includes(bond)))
}

/** [trade.back] Both give back what they got and still have, and nobody is bound any more; [trade.limit] the hand limit holds. */
function* undo(g: State, { seat, choice, trade }: Bond): Rule {
  const { id, from, to } = trade
  const others = (g.bonds ?? []).filter((other) => other.trade.id === id)
  release(g, others)
  report(g, 'trade.back', { id, seat, choice: told(choice) })
  for (const other of others) report(g, 'trade.back#released', { seat: other.seat, choice: told(other.choice) })
  returnGoods(g, to, from, trade.giveWealth, trade.giveCards)
  returnGoods(g, from, to, trade.wantWealth, trade.gotCards)
  yield* keepLimit(g, from)
  yield* keepLimit(g, to)
}

function returnGoods(g: State, from: Seat, to: Seat, wealth: number, cards: readonly CardId[]): void {
  const left = Math.min(wealth, g.wealth[from])
  if (left > 0) giveWealth(g, from, to, left)
  const kept: CardId[] = []
  for (const card of cards) {
    if (!g.hands[from].includes(card)) continue
    takeFromHand(g, from, card)
    kept.push(card)
  }
  if (kept.length === 0) return
  addToHand(g, to, ...kept)
  report(g, 'trade.back#cards', { from, to, cards: kept.length })
  engine.reveal(g, [to])
  report(g, 'trade.binding#cards', { from, to, cards: kept }, [from, to])
}
