import { moveAnyMarker } from '../../rules/alliance.ts'
import { gainPower, rivalsInBattle } from '../../rules/battle.ts'
import { choose, pickPlayer } from '../../rules/dialect.ts'
import { card } from '../card.ts'

export const parley = card({
  id: 'S16',
  name: 'Parley',
  type: 'battle',
  deck: 'shattered',
  numbers: { spaces: 2, power: 3 },
  text: 'Let another player in this battle decide what you get: leave to move a marker up to {{spaces}} spaces at once, or +{{power}} power.',
  *play(g, owner, n) {
    const rivals = rivalsInBattle(g, owner)
    if (rivals.length === 0) return
    const rival = yield* pickPlayer(g, owner, 'card.S16#who', rivals)
    const answer = yield* choose(g, rival, 'card.S16#answer', ['marker', 'power'], undefined, { by: owner })
    if (answer === 'power') gainPower(g, owner, n.power)
    else yield* moveAnyMarker(g, owner, n.spaces, 'card.S16#move')
  },
})
