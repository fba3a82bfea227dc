import type { SingleQuestion, Value } from '@orrery/engine'
import { isCard } from '../../codecs.ts'
import { NONE } from '../../rules/dialect.ts'
import type { CardId, State } from '../../rules/state/state.ts'
import { allianceWorth } from '../alliances.ts'
import { clockOf } from '../clock.ts'
import { cardWorth, wealthWorth } from '../hand.ts'
import { lossTo } from '../rivalry.ts'

/** Cards of the own hand, those that are missed least first. */
export function leastWorth(g: State, question: SingleQuestion): Value[] {
  const clock = clockOf(g)
  const cards = question.kind === 'choose' ? question.candidates.filter((one): one is CardId => isCard(one)) : []
  return cards
    .map((card) => ({ card, worth: cardWorth(g, clock, question.seat, card) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ card }) => card)
    .slice(0, 2)
}

/** The same, where nothing has to be given. */
export const leastWorthOrNone = (g: State, question: SingleQuestion): Value[] => [...leastWorth(g, question), NONE]

/** [card.S06] Nobody pays for silence more than the marker would hurt; the others hope that somebody does. */
export function hush(g: State, { seat, about }: SingleQuestion): Value[] {
  const { wealth, depth } = g.content.cards.S06.numbers
  const clock = clockOf(g)
  const price = (wealthWorth(g, clock, seat) * wealth) / Math.max(wealth, g.wealth[seat])
  const gain = allianceWorth(g, clock, Number(about.by), depth)
  return lossTo(g) * (gain - price) > price ? ['pay', 'no'] : ['no']
}

/** As much as one can get. */
export const most = (_: State, question: SingleQuestion): Value[] => (question.kind === 'amount' ? [question.max] : [])
