import type { Seat } from '@orrery/engine'
import { units } from '../../codecs.ts'
import { countMarkersOn } from '../../rules/alliance.ts'
import { gainPower, rivalsInBattle } from '../../rules/battle.ts'
import { pick } from '../../rules/dialect.ts'
import { destroy } from '../../rules/goods.ts'
import type { State, Unit } from '../../rules/state/state.ts'
import { isShip, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

function shipsOfTheBetterAllied(g: State, owner: Seat): Unit[] {
  const { battle } = g
  if (battle === undefined) return []
  const own = countMarkersOn(g, owner)
  return rivalsInBattle(g, owner)
    .filter((rival) => countMarkersOn(g, rival) > own)
    .flatMap((rival) => unitsAt(g, battle.board, rival).filter(isShip))
}

export const hiddenDagger = card({
  id: 'S17',
  name: 'Hidden Dagger',
  type: 'battle',
  deck: 'shattered',
  numbers: { power: 2 },
  text: 'Destroy a ship in this battle whose owner has more markers on their branch than you on yours. If there is none, gain +{{power}} power.',
  *play(g, owner, n) {
    const ships = () => shipsOfTheBetterAllied(g, owner)
    if (ships().length === 0) gainPower(g, owner, n.power, 'S17')
    else destroy(g, yield* pick(g, owner, 'card.S17#ship', () => ({ from: ships(), as: units })), 'S17')
  },
})
