import { markers } from '../../codecs.ts'
import { lowerMarker, markersOn, mayTouch } from '../../rules/alliance.ts'
import { gainPower, rivalsInBattle } from '../../rules/battle.ts'
import { choose } from '../../rules/dialect.ts'
import { card } from '../card.ts'

export const oathbreakersBlade = card({
  id: 'S14',
  name: 'Oathbreaker’s Blade',
  type: 'battle',
  deck: 'shattered',
  cost: { honor: 1 },
  numbers: { power: 2, spaces: 1 },
  text: 'Gain +{{power}} power. Then lower a marker by {{spaces|# space|# spaces}} on the branch of an opponent in this battle, if there is one.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, 'S14')
    const theirs = () => rivalsInBattle(g, owner).flatMap((rival) => markersOn(g, rival))
    const unless = mayTouch(g, owner)
    if (!theirs().some((marker) => !unless(marker))) return
    const marker = yield* choose(g, owner, 'card.S14#marker', () => ({ from: theirs(), as: markers, unless }))
    lowerMarker(g, marker, n.spaces, owner)
  },
})
