import type { Rule, Seat } from '@orrery/engine'
import { markers, NEUTRAL, players } from '../../codecs.ts'
import { markersOn, mayTouch, placeMarker } from '../../rules/alliance.ts'
import { pick } from '../../rules/dialect.ts'
import { giveWealth } from '../../rules/goods.ts'
import { type Marker, type Numbers, opponents, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

/** The markers on the betrayed player's branch that she may move. */
function allies(g: State, victim: Seat): Marker[] {
  const sworn = mayTouch(g, victim)
  return markersOn(g, victim).filter((marker) => !sworn(marker))
}

/** What she can do in full. */
function answers(g: State, victim: Seat, n: Numbers): ('marker' | 'pay')[] {
  const ways: ('marker' | 'pay')[] = []
  if (allies(g, victim).length > 0) ways.push('marker')
  if (g.wealth[victim] >= n.wealth) ways.push('pay')
  return ways
}

const victims = (g: State, owner: Seat, n: Numbers): Seat[] =>
  opponents(g, owner).filter((victim) => answers(g, victim, n).length > 0)

function* sendBack(g: State, victim: Seat): Rule {
  const marker = yield* pick(g, victim, 'card.B04#marker', () => ({ from: allies(g, victim), as: markers }))
  placeMarker(g, marker, NEUTRAL, victim)
}

export const brokenOath = card({
  id: 'B04',
  name: 'Broken Oath',
  type: 'order',
  deck: 'base',
  cost: { honor: 1 },
  numbers: { wealth: 3 },
  text: 'Choose an opponent. They send a clan marker from their branch to neutral, or give you {{wealth}} wealth.',
  required: (g, owner, _without, n) => victims(g, owner, n).length > 0,
  *play(g, owner, n) {
    const victim = yield* pick(g, owner, 'card.B04#who', () => ({ from: victims(g, owner, n), as: players }))
    const way = yield* pick(g, victim, 'card.B04#answer', () => ({
      from: answers(g, victim, n),
      about: { by: owner },
    }))
    if (way === 'pay') giveWealth(g, victim, owner, n.wealth, 'B04')
    else yield* sendBack(g, victim)
  },
})
