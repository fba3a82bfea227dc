import type { Rule, Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { at, pick, report } from '../../rules/dialect.ts'
import { gainWealth, giveWealth, returnToSupply } from '../../rules/goods.ts'
import { leads } from '../../rules/state/power.ts'
import { type Board, boardNumbers, type Numbers, opponents, type State } from '../../rules/state/state.ts'
import { hasUnitsAt, unitName, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const ledBoards = (g: State, owner: Seat): Board[] => boardNumbers(g).filter((board) => leads(g, board, owner))

/** Whoever has a unit there can always give way. */
const answers = (g: State, vassal: Seat, n: Numbers): ('pay' | 'return')[] =>
  g.wealth[vassal] >= n.tribute ? ['pay', 'return'] : ['return']

function* giveWay(g: State, vassal: Seat, board: Board): Rule {
  const unit = yield* pick(g, vassal, 'card.B07#unit', () => ({
    from: unitsAt(g, board, vassal),
    as: units,
    about: at(g, board),
  }))
  returnToSupply(g, unit)
  report(g, 'card.B07#returned', { seat: vassal, unit: unitName(unit), board })
}

export const tributeFleet = card({
  id: 'B07',
  name: 'Tribute Fleet',
  type: 'order',
  deck: 'base',
  numbers: { wealth: 2, tribute: 1 },
  text: 'Choose a location where you alone have the most power. Gain {{wealth}} wealth. Each opponent there gives you {{tribute}} wealth or returns a unit from there to their supply.',
  required: (g, owner) => ledBoards(g, owner).length > 0,
  *play(g, owner, n) {
    const board = yield* pick(g, owner, 'card.B07#where', () => ({ from: ledBoards(g, owner) }))
    gainWealth(g, owner, n.wealth, 'B07')
    for (const vassal of opponents(g, owner)) {
      if (!hasUnitsAt(g, board, vassal)) continue
      const way = yield* pick(g, vassal, 'card.B07#answer', () => ({
        from: answers(g, vassal, n),
        about: { by: owner, ...at(g, board) },
      }))
      if (way === 'pay') giveWealth(g, vassal, owner, n.tribute, 'B07')
      else yield* giveWay(g, vassal, board)
    }
  },
})
