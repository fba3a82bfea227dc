import { type Rule, type Seat, withEntry } from '@orrery/engine'
import type { OrderChoice } from '../../codecs.ts'
import { type Means, moveAnyMarker } from '../alliance.ts'
import { drawCards } from '../cards/hand.ts'
import { amount, pickAmount, report } from '../dialect.ts'
import { gainWealth, payWealth, takeWealth } from '../goods.ts'
import { moveUnits, noMoves } from '../moves/movement.ts'
import { followWithOda } from '../moves/oda.ts'
import { type CardId, ORDERS, type Order, type State } from '../state/state.ts'
import { figuresOf } from '../state/units.ts'

/**
 * [order.marker] A marker is spent on an order; [order.repeat] it does not matter what lies there already.
 * [order.boost] Held wealth, paid now, raises the marker's value one for one.
 */
export function* performOrder(g: State, seat: Seat, { order, value }: OrderChoice): Rule {
  g.orderMarkers[seat] = withEntry(g.orderMarkers[seat], value - 1, ORDERS.indexOf(order))
  g.ordered = true
  const boost = yield* pickAmount(g, seat, 'order.boost', () => ({
    min: 0,
    max: g.wealth[seat],
    about: { order, value },
  }))
  payWealth(g, seat, boost)
  if (order === 'units') report(g, 'order.marker', { seat, order, value, boost })
  yield* carryOut(g, seat, order, value + boost, { value, boost })
}

/** What an order is carried out with: a marker and the wealth that increases it, or a card. */
type Way = Means | CardId

/** One of the four orders with so much. */
export function* carryOut(g: State, seat: Seat, order: Order, most: number, means: Way): Rule {
  switch (order) {
    /** [order.allegiance] [alliance.one-marker] One clan marker up to so many spaces. */
    case 'allegiance':
      yield* moveOneMarker(g, seat, most, means)
      return
    /** [order.units] Up to so many units. */
    case 'units': {
      const moves = noMoves()
      yield* moveUnits(g, seat, figuresOf(g, seat), most, moves)
      if (moves.figures.length === 0) report(g, 'order.units', { seat })
      yield* followWithOda(g, seat, moves)
      return
    }
    /** [order.draw] Up to so many cards; the number is named first. */
    case 'draw':
      yield* drawCards(
        g,
        seat,
        yield* amount(g, seat, 'order.draw', () => ({ min: 0, max: most, about: { most } })),
        means,
      )
      return
    /** [order.wealth] Up to so many wealth: all of it. */
    case 'wealth':
      if (typeof means === 'string') gainWealth(g, seat, most, means)
      else {
        const gained = takeWealth(g, seat, most)
        report(g, 'order.wealth', { seat, value: means.value, boost: means.boost, amount: gained, wanted: most })
      }
  }
}

/** [order.allegiance] That nothing has moved is told too. */
function* moveOneMarker(g: State, seat: Seat, most: number, means: Way): Rule {
  const before = g.trace ? trackText(g) : ''
  yield* moveAnyMarker(g, seat, most, 'order.allegiance', typeof means === 'string' ? undefined : means)
  if (g.trace && before === trackText(g))
    report(g, 'order.allegiance#none', typeof means === 'string' ? { seat } : { seat, ...means })
}

/** The alliance track as text. */
const trackText = ({ branch, depth }: State): string => `${branch} ${depth}`
