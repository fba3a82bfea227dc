import {
  type Choose,
  type Dice,
  optionsOf,
  type Proposal,
  partsOf,
  type Question,
  type Scalar,
  type Seat,
} from '@orrery/engine'
import { isCard, markers, players, units } from '../../codecs.ts'
import type { Cited } from '../dialect.ts'
import { opponents, type State } from '../state/state.ts'
import { ownerOf } from '../state/units.ts'
import type { Said } from './understanding.ts'

/** What is offered to a seat. */
export const offersTo = ({ offers }: State, seat: Seat): Proposal[] =>
  offers.filter(({ to }) => to === seat).map(({ id }) => ({ accept: { accept: id }, decline: { decline: id } }))

/** [trade.next-choice] Whether a seat has bound itself to a choice that is yet to come. */
export const isBound = ({ bonds }: State, seat: Seat): boolean => bonds?.some((bond) => bond.seat === seat) ?? false

/** Of those that bots make in one turn or battle. */
const MOST_OFFERS = 1
const MOST_CHOICES = 3
const MOST_WEALTH = 3

/** Choices in which nobody is the target, whatever their options are called. */
const HARMLESS: readonly string[] = ['move.units', 'fighter.attach', 'battle.commit', 'turn.sequence'] satisfies Cited[]

/**
 * Offers that a seat might make: wealth for a choice that is aimed at somebody else, and a choice of its own for the wealth of whoever
 * is spared; now and then wealth for a card, or a card for wealth.
 */
export function ideas(g: State, seat: Seat, open: Question, dice: Dice): Said[] {
  if (!g.choices.trading || (g.offered?.[seat] ?? 0) >= MOST_OFFERS) return []
  const [question] = partsOf(open)
  if (question?.kind !== 'choose' || (g.phase !== 'turns' && g.phase !== 'battles')) return []
  if (HARMLESS.includes(question.ask)) return question.seat === seat ? swaps(g, seat, dice) : []
  return question.seat === seat ? favors(g, question, dice) : bribes(g, seat, question, dice)
}

/** Whom a choice is aimed at: a player, whose unit, or on whose branch a marker is. */
function targetOf(g: State, option: Scalar): Seat | undefined {
  const unit = units.match(option)
  if (unit !== undefined) return ownerOf(g, unit)
  const marker = markers.match(option)
  if (marker !== undefined) return g.branch[marker] < 0 ? undefined : g.branch[marker]
  return players.match(option)
}

/** Some of the options that spare a seat, if others do not. */
function sparing(g: State, question: Choose, spared: Seat, dice: Dice): Scalar[] {
  const options = optionsOf(question).filter((option) => !isCard(option))
  const others = options.filter((option) => targetOf(g, option) !== spared)
  return others.length === options.length ? [] : dice.shuffle([...others]).slice(0, MOST_CHOICES)
}

/** So much of somebody's wealth as a favor may be worth, if there is any. */
const price = (wealth: number, dice: Dice): number[] =>
  wealth === 0 ? [] : [1 + dice.below(Math.min(wealth, MOST_WEALTH))]

/** What the one who chooses gets for sparing this seat. */
const bribes = (g: State, seat: Seat, question: Choose, dice: Dice): Said[] =>
  sparing(g, question, seat, dice).flatMap((value) =>
    price(g.wealth[seat], dice).map((giveWealth) =>
      offer({ to: question.seat, giveWealth, wantChoice: { ask: question.ask, value } }),
    ),
  )

/** What the one who chooses wants for sparing another. */
const favors = (g: State, question: Choose, dice: Dice): Said[] =>
  opponents(g, question.seat).flatMap((to) =>
    sparing(g, question, to, dice).flatMap((value) =>
      price(g.wealth[to], dice).map((wantWealth) =>
        offer({ to, wantWealth, giveChoice: { ask: question.ask, value } }),
      ),
    ),
  )

const SWAPS_ONE_IN = 4

function swaps(g: State, seat: Seat, dice: Dice): Said[] {
  if (dice.below(SWAPS_ONE_IN) > 0) return []
  const to = dice.pick(opponents(g, seat))
  const [own, theirs] = [g.hands[seat].length, g.hands[to].length]
  const buys =
    theirs > own ? price(g.wealth[seat], dice).map((giveWealth) => offer({ to, giveWealth, wantCards: 1 })) : []
  const sold = own > theirs ? [dice.pick(g.hands[seat])] : []
  const sales = sold.flatMap((card) =>
    price(g.wealth[to], dice).map((wantWealth) => offer({ to, giveCards: [card], wantWealth })),
  )
  return [...buys, ...sales]
}

type Offered = Extract<Said, { offer: unknown }>['offer']

const offer = (parts: Partial<Offered> & Pick<Offered, 'to'>): Said => ({
  offer: { giveWealth: 0, giveCards: [], wantWealth: 0, wantCards: 0, wantKind: 'any', promise: '', ...parts },
})
