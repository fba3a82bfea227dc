import { gainPower, rivalsInBattle } from '../../rules/battle.ts'
import { unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

export const lastStand = card({
  id: 'B13',
  name: 'Last Stand',
  type: 'battle',
  deck: 'base',
  numbers: { power: 2, outnumbered: 4 },
  text: 'Gain +{{power}} power. If every opponent left in this battle has more units here than you, gain +{{outnumbered}} instead.',
  *play(g, owner, n) {
    const own = unitsAt(g, g.battleAt, owner).length
    const outnumbered = rivalsInBattle(g, owner).every((rival) => unitsAt(g, g.battleAt, rival).length > own)
    gainPower(g, owner, outnumbered ? n.outnumbered : n.power, 'B13')
  },
})
