import { gainPower } from '../../rules/battle.ts'
import { isShip, unitsAt } from '../../rules/state/units.ts'
import { card } from '../card.ts'

export const coordinatedVolley = card({
  id: 'B12',
  name: 'Coordinated Volley',
  type: 'battle',
  deck: 'base',
  numbers: { each: 1, most: 5 },
  text: 'Gain +{{each}} power for each of your ships in this battle (max. +{{most}}).',
  *play(g, owner, n) {
    const ships = unitsAt(g, g.battleAt, owner).filter(isShip).length
    gainPower(g, owner, Math.min(n.each * ships, n.most), 'B12')
  },
})
