import { optionsOf, type SingleQuestion, type Value } from '@orrery/engine'
import { isCard, type OrderChoice, orderChoices } from '../../codecs.ts'
import { powerOf } from '../../rules/state/power.ts'
import { boardNumbers, type State, type Unit } from '../../rules/state/state.ts'
import { figuresOf, freeSpaces, isCarrier, isFighter, SUPPLY } from '../../rules/state/units.ts'
import { END } from '../../rules/turn/turn.ts'
import { Prospects } from '../land.ts'
import { WORTH } from '../worth.ts'
import { bestGain } from './markers.ts'

/** So many orders are thought of. */
const MOST_ORDERS = 9

/** Orders that bring most for the marker they take; cards, free orders and the end of the turn as they are. */
export function whatNow(g: State, question: SingleQuestion): Value[] {
  const options = optionsOf(question)
  const orders: { readonly option: Value; readonly gain: number }[] = []
  const others: Value[] = []
  const worth = orderWorth(g, question.seat)
  for (const option of options) {
    const choice = orderChoices.match(option)
    if (choice) orders.push({ option, gain: worth(choice) - WORTH.order * choice.value })
    else others.push(option)
  }
  orders.sort((a, b) => b.gain - a.gain)
  const cards = others.filter((option) => isCard(option))
  const rest = others.filter((option) => !isCard(option) && option !== END)
  const end = others.includes(END) ? [END] : []
  return [...orders.slice(0, MOST_ORDERS).map(({ option }) => option), ...cards, ...end, ...rest]
}

/** A guess at what an order brings. */
function orderWorth(g: State, seat: number): (choice: OrderChoice) => number {
  const prospects = new Prospects(g, seat)
  const { clock } = prospects
  let moves: readonly number[] | undefined
  return ({ order, value }) => {
    switch (order) {
      case 'allegiance':
        return bestGain(g, clock, seat, value)
      case 'units':
        moves ??= deployments(g, seat, prospects)
        return moves[value] ?? 0
      case 'draw':
        return 0.9 * Math.min(value, Math.max(1, g.content.handLimit - g.hands[seat].length))
      case 'wealth':
        return WORTH.wealth * value
    }
  }
}

/** What the best moves from the supply bring, by their number, one after the other. */
function deployments(g: State, seat: number, prospects: Prospects): number[] {
  const reserve = figuresOf(g, seat).filter((unit) => g.place[unit] === SUPPLY)
  const fighters = reserve.filter(isFighter)
  const heavy = reserve.filter((unit) => !isFighter(unit))
  const total = [0]
  for (let moves = 1; moves <= 4; moves++) {
    let best = 0
    let chosen:
      | { readonly unit: Unit; readonly board: number; readonly power: number; readonly count: number }
      | undefined
    for (const unit of [...heavy, ...fighters.slice(0, 1)]) {
      const along = isCarrier(unit) ? Math.min(2, fighters.length) : 0
      const power = powerOf(g, unit) + along
      for (const board of boardNumbers(g)) {
        if (g.boards[board - 1] === '' || freeSpaces(g, board) === 0) continue
        const gain = prospects.gain(board, seat, power, 1 + along)
        if (gain <= best) continue
        best = gain
        chosen = { unit, board, power, count: 1 + along }
      }
    }
    total.push((total[moves - 1] ?? 0) + best)
    if (chosen === undefined) continue
    const { unit, board, power, count } = chosen
    prospects.place(board, seat, power, count)
    if (isFighter(unit)) fighters.shift()
    else {
      heavy.splice(heavy.indexOf(unit), 1)
      if (isCarrier(unit)) fighters.splice(0, 2)
    }
  }
  return total
}

/** How much wealth goes into an order: none into wealth, little into cards. */
export function boost(_g: State, question: SingleQuestion): Value[] | undefined {
  if (question.kind !== 'amount') return undefined
  const { order } = question.about
  const upTo = (most: number) => Array.from({ length: Math.min(most, question.max) + 1 }, (_, i) => i)
  if (order === 'wealth') return [0]
  if (order === 'draw') return upTo(1)
  return upTo(order === 'units' ? 3 : 6)
}
