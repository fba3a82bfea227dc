import type { Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { pick } from '../../rules/dialect.ts'
import { destroy } from '../../rules/goods.ts'
import { SAMURAI, type State, type Unit } from '../../rules/state/state.ts'
import { ownerOf, SUPPLY, samuraiUnit, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

const MECHS: readonly Unit[] = SAMURAI.map(samuraiUnit)

/** The opponents' samurai at locations where the owner still has a unit once some of hers are gone. */
const inReach = (g: State, owner: Seat, without: readonly Unit[]): Unit[] =>
  MECHS.filter((mech) => {
    const board = g.place[mech]
    if (board <= SUPPLY || ownerOf(g, mech) === owner) return false
    return unitsAt(g, board, owner).some((unit) => !without.includes(unit))
  })

export const breakTheColossus = card({
  id: 'B11',
  name: 'Break the Colossus',
  type: 'order',
  deck: 'base',
  cost: { ships: 2 },
  text: 'Destroy an opponent’s mech at a location where you still have a unit after paying.',
  required: (g, owner, without) => inReach(g, owner, without).length > 0,
  *play(g, owner) {
    destroy(g, yield* pick(g, owner, 'card.B11', () => ({ from: inReach(g, owner, []), as: units })), 'B11')
  },
})
