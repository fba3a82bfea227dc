import type { Rule, Seat } from '@orrery/engine'
import { markers, spaces } from '../../codecs.ts'
import { branchRewards, markersOnNeutral, mayTouch, placeMarker } from '../../rules/alliance.ts'
import { choose, report } from '../../rules/dialect.ts'
import { passWealth } from '../../rules/goods.ts'
import { LESSER_CLANS, type Marker, type Numbers, opponents, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

/** Everybody hopes that somebody else pays. Returns whether somebody did. */
function* isHushed(g: State, owner: Seat, marker: Marker, n: Numbers): Rule<boolean> {
  const clan = LESSER_CLANS[marker]
  for (const seat of opponents(g, owner)) {
    if (g.wealth[seat] < n.wealth) continue
    const answer = yield* choose(g, seat, 'card.S06#hush', () => ({
      from: g.wealth[seat] < n.wealth ? ['no'] : ['pay', 'no'],
      about: { by: owner, clan },
    }))
    if (answer === 'no') continue
    passWealth(g, seat, owner, n.wealth)
    report(g, 'card.S06#hushed', { seat, by: owner, clan, amount: n.wealth })
    return true
  }
  return false
}

export const whisperCampaign = card({
  id: 'S06',
  name: 'Whisper Campaign',
  type: 'order',
  deck: 'shattered',
  cost: { wealth: 1 },
  numbers: { wealth: 2, depth: 2 },
  text: 'Choose a marker on neutral. Clockwise, each opponent may give you {{wealth}} wealth to end this card. If none does, put the marker on depth {{depth}} of your branch.',
  required: (g, owner) => markersOnNeutral(g).some((marker) => !mayTouch(g, owner)(marker)),
  *play(g, owner, n) {
    const marker = yield* choose(g, owner, 'card.S06#clan', () => ({
      from: markersOnNeutral(g),
      as: markers,
      unless: mayTouch(g, owner),
    }))
    if (yield* isHushed(g, owner, marker, n)) return
    const depth = Math.min(n.depth, branchRewards(g).length)
    placeMarker(g, marker, spaces.encode({ branch: owner, depth }), owner)
  },
})
