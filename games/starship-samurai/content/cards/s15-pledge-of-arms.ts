import type { Refuse, Seat } from '@orrery/engine'
import { chooseAnyMarker, lowerMarker, markersOn, mayTouch } from '../../rules/alliance.ts'
import { gainPower } from '../../rules/battle.ts'
import { NONE, pickAmount, refuse } from '../../rules/dialect.ts'
import { LESSER_CLANS, type Marker, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

const mayPledge =
  (g: State, owner: Seat): Refuse<Marker> =>
  (marker) =>
    g.branch[marker] === owner ? mayTouch(g, owner)(marker) : refuse('card.S15#branch', { clan: LESSER_CLANS[marker] })

export const pledgeOfArms = card({
  id: 'S15',
  name: 'Pledge of Arms',
  type: 'battle',
  deck: 'shattered',
  numbers: { least: 1, most: 3, power: 3 },
  text: 'You may lower a marker on your branch by {{least}} to {{most|# space|# spaces}}. Gain +{{power}} power for each space.',
  *play(g, owner, n) {
    const refused = mayPledge(g, owner)
    if (!markersOn(g, owner).some((marker) => !refused(marker))) return
    const marker = yield* chooseAnyMarker(g, owner, 'card.S15#marker', n.most, refused)
    if (marker === NONE) return
    const spaces = yield* pickAmount(g, owner, 'card.S15#spaces', () => ({
      min: n.least,
      max: Math.max(n.least, Math.min(n.most, g.depth[marker])),
    }))
    gainPower(g, owner, n.power * lowerMarker(g, marker, spaces, owner), 'S15')
  },
})
