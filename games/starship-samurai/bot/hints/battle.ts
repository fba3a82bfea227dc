import { optionsOf, type Seat, type SingleQuestion, type Value } from '@orrery/engine'
import { isCard } from '../../codecs.ts'
import { battleTotal, PASS } from '../../rules/battle.ts'
import { lacking } from '../../rules/cards/cost.ts'
import { powerOf } from '../../rules/state/power.ts'
import type { Battle, CardId, State } from '../../rules/state/state.ts'
import { isShip, unitsAt } from '../../rules/state/units.ts'
import { clockOf } from '../clock.ts'
import { cardWorth } from '../hand.ts'
import { ODDS, WORTH } from '../worth.ts'

/** What a battle card adds to its player's power, as far as one can tell before it is turned up. */
function powerOfCard(g: State, battle: Battle, seat: Seat, id: CardId): number {
  const { numbers } = g.content.cards[id]
  const own = unitsAt(g, battle.board, seat)
  switch (id) {
    case 'B12':
      return Math.min(numbers.most, numbers.each * own.filter(isShip).length)
    case 'B13': {
      const isOutnumbered = battle.contestants.every(
        (other) => other === seat || unitsAt(g, battle.board, other).length > own.length,
      )
      return isOutnumbered ? numbers.outnumbered : numbers.power
    }
    case 'B15':
      return 2 * strongestShip(g, battle, seat)
    case 'B17':
      return numbers.power + strongestShip(g, battle, seat)
    case 'B18':
      return battle.contestants.every((other) => other === seat || battle.committed[other] === PASS)
        ? numbers.power
        : ODDS.committed
    case 'S13':
      return 2
    case 'S15':
      return 2
    case 'S16':
      return 1.5
    default:
      return numbers.power ?? 0
  }
}

/** The power of the strongest ship that others have in a battle. */
function strongestShip(g: State, battle: Battle, seat: Seat): number {
  let most = 0
  for (const other of battle.contestants)
    if (other !== seat)
      for (const unit of unitsAt(g, battle.board, other)) if (isShip(unit)) most = Math.max(most, powerOf(g, unit))
  return most
}

interface Aside {
  readonly lost: number
  readonly won: number
}

/** What a card brings to whoever does not win, or either way. */
const ASIDE: { readonly [card in CardId]?: Aside } = {
  ST2: { lost: 0.9, won: 0.9 },
  // Whoever is jammed has lost a card for nothing.
  B18: { lost: 0.4, won: 0.4 },
  B19: { lost: 0, won: 1.5 },
  B20: { lost: 3, won: 0 },
  S14: { lost: 0.8, won: 0.8 },
  S16: { lost: 1, won: 0 },
  S18: { lost: 2, won: 2 },
  S19: { lost: 0.8, won: 0 },
}

function asideOf(g: State, battle: Battle, seat: Seat, id: CardId): Aside | undefined {
  if (id !== 'B16') return ASIDE[id]
  const { each, most } = g.content.cards.B16.numbers
  return { lost: WORTH.wealth * Math.min(most, each * unitsAt(g, battle.board, seat).length), won: 0 }
}

/** Cards by what they add to the chance to win, and what else they bring. */
export function commitments(g: State, question: SingleQuestion): Value[] {
  const { battle } = g
  if (battle === undefined) return []
  const { seat } = question
  const clock = clockOf(g)
  const own = battleTotal(g, battle, seat)
  let rival = 0
  for (const other of battle.contestants) {
    if (other === seat) continue
    const card = battle.committed[other]
    const isDone = battle.commitOrder.indexOf(other) < battle.done
    const extra = card === PASS ? 0 : isDone ? ODDS.committed : 0.5 * ODDS.committed
    rival = Math.max(rival, battleTotal(g, battle, other) + extra)
  }
  const chance = (power: number) => 1 / (1 + Math.exp(-(own + power - rival) / ODDS.spread))
  const prize = 8
  const worth = (option: Value): number => {
    if (!isCard(option)) return 0
    const card = g.content.cards[option]
    if (lacking(g, seat, card)) return -1
    const wins = chance(powerOfCard(g, battle, seat, option))
    const aside = asideOf(g, battle, seat, option)
    const cost = (card.cost.honor ?? 0) + 0.7 * (card.cost.wealth ?? 0) + 0.4 * (card.cost.ships ?? 0)
    const kept = option === 'ST2' ? 0 : cardWorth(g, clock, seat, option)
    return (wins - chance(0)) * prize + (aside ? aside.won * wins + aside.lost * (1 - wins) : 0) - cost - kept
  }
  return optionsOf(question)
    .map((option) => ({ option, worth: worth(option) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ option }) => option)
    .slice(0, 4)
}
