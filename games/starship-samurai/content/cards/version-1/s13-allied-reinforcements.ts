import { countMarkersOn } from '../../../rules/alliance.ts'
import { gainPower } from '../../../rules/battle.ts'
import { card } from '../../card.ts'

export const alliedReinforcements = card({
  id: 'S13',
  name: 'Allied Reinforcements',
  type: 'battle',
  deck: 'shattered',
  numbers: { each: 1, most: 4 },
  text: 'Gain +{{each}} power for each marker on your branch (max. +{{most}}).',
  *play(g, owner, n) {
    gainPower(g, owner, Math.min(n.most, n.each * countMarkersOn(g, owner)), 'S13')
  },
})
