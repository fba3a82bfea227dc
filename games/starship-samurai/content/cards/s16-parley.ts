import { players } from '../../codecs.ts'
import { moveAnyMarker } from '../../rules/alliance.ts'
import { gainPower, rivalsInBattle } from '../../rules/battle.ts'
import { choose, pick } from '../../rules/dialect.ts'
import { card } from '../card.ts'

export const parley = card({
  id: 'S16',
  name: 'Parley',
  type: 'battle',
  deck: 'shattered',
  numbers: { spaces: 2, power: 3 },
  text: 'Choose an opponent in this battle. That player chooses: you move a marker up to {{spaces|# space|# spaces}}, or you gain +{{power}} power.',
  *play(g, owner, n) {
    if (rivalsInBattle(g, owner).length === 0) return
    const rival = yield* pick(g, owner, 'card.S16#who', () => ({ from: rivalsInBattle(g, owner), as: players }))
    const answer = yield* choose(g, rival, 'card.S16#answer', () => ({
      from: ['marker', 'power'],
      about: { by: owner },
    }))
    if (answer === 'power') gainPower(g, owner, n.power, 'S16')
    else yield* moveAnyMarker(g, owner, n.spaces, 'card.S16#move', 'S16')
  },
})
