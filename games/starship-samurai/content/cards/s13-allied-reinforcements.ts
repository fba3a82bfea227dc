import type { Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { countMarkersOn } from '../../rules/alliance.ts'
import { at, choose, STOP } from '../../rules/dialect.ts'
import { mayEnter, moveTo, noMoves } from '../../rules/moves/movement.ts'
import type { State, Unit } from '../../rules/state/state.ts'
import { isFighter, SUPPLY, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const reserves = (g: State, owner: Seat): Unit[] =>
  unitsAt(g, SUPPLY, owner).filter((unit) => isFighter(unit) && !mayEnter(g, unit)(g.battleAt))

export const alliedReinforcements = card({
  id: 'S13',
  name: 'Allied Reinforcements',
  type: 'battle',
  deck: 'shattered',
  numbers: { most: 3 },
  text: 'For each marker on your branch, you may move a fighter from your supply to this battle (max. {{most}}).',
  *play(g, owner, n) {
    const moves = noMoves()
    const most = Math.min(n.most, countMarkersOn(g, owner))
    for (let nth = 1; nth <= most; nth++) {
      if (reserves(g, owner).length === 0) return
      const fighter = yield* choose(g, owner, 'card.S13#fighter', () => ({
        from: reserves(g, owner),
        as: units,
        or: STOP,
        about: { nth, of: most, ...at(g, g.battleAt) },
      }))
      if (fighter === STOP) return
      yield* moveTo(g, owner, fighter, g.battleAt, moves)
    }
  },
})
