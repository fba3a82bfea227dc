import type { Rule, Seat } from '@orrery/engine'
import { players, units } from '../../codecs.ts'
import { pick, pickSome, some } from '../../rules/dialect.ts'
import { destroy, giveWealth } from '../../rules/goods.ts'
import { type Numbers, opponents, type State } from '../../rules/state/state.ts'
import { SUPPLY, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

/** What the attacked player can do in full right now. */
function answers(g: State, victim: Seat, n: Numbers): ('pay' | 'lose')[] {
  const ways: ('pay' | 'lose')[] = []
  if (g.wealth[victim] >= n.wealth) ways.push('pay')
  if (unitsAt(g, SUPPLY, victim).length >= n.losses) ways.push('lose')
  return ways
}

function* loseUnits(g: State, victim: Seat, count: number): Rule {
  const lost = yield* pickSome(g, victim, 'card.B01#lose', () => ({
    from: unitsAt(g, SUPPLY, victim),
    as: units,
    min: count,
    max: count,
  }))
  for (const unit of lost) destroy(g, unit, 'B01')
}

export const supplyAttack = card({
  id: 'B01',
  name: 'Supply Attack',
  type: 'order',
  deck: 'base',
  basis: 'attested',
  cost: { honor: 1 },
  numbers: { units: 2, wealth: 2, losses: 2 },
  text: 'Destroy up to {{units|# unit|# units}} in your supply. Choose an opponent. For each unit, they give you {{wealth}} wealth or destroy {{losses|# unit|# units}} in their supply.',
  *play(g, owner, n) {
    const supply = () => unitsAt(g, SUPPLY, owner)
    if (supply().length === 0) return
    const own = yield* some(g, owner, 'card.B01#own', () => ({ from: supply(), as: units, min: 0, max: n.units }))
    for (const unit of own) destroy(g, unit, 'B01')
    if (own.length === 0) return
    const victim = yield* pick(g, owner, 'card.B01#who', () => ({ from: opponents(g, owner), as: players }))
    for (let nth = 1; nth <= own.length; nth++) {
      if (answers(g, victim, n).length === 0) return
      const way = yield* pick(g, victim, 'card.B01#answer', () => ({
        from: answers(g, victim, n),
        about: { by: owner, nth, of: own.length },
      }))
      if (way === 'pay') giveWealth(g, victim, owner, n.wealth, 'B01')
      else yield* loseUnits(g, victim, n.losses)
    }
  },
})
