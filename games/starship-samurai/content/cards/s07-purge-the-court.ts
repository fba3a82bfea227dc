import type { Seat } from '@orrery/engine'
import { markers, players } from '../../codecs.ts'
import { lowerMarker, markersOn, mayTouch } from '../../rules/alliance.ts'
import { differentCards, discardFromHand, tellDiscarded } from '../../rules/cards/hand.ts'
import { choose, pick } from '../../rules/dialect.ts'
import { type CardId, type Numbers, opponents, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

/** What the accused player can do in full. */
function answers(g: State, victim: Seat, n: Numbers): ('discard' | 'lower')[] {
  const list: ('discard' | 'lower')[] = []
  if (g.hands[victim].length >= n.cards) list.push('discard')
  if (markersOn(g, victim).some((marker) => !mayTouch(g, victim)(marker))) list.push('lower')
  return list
}

const victims = (g: State, owner: Seat, n: Numbers): Seat[] =>
  opponents(g, owner).filter((victim) => answers(g, victim, n).length > 0)

export const purgeTheCourt = card({
  id: 'S07',
  name: 'Purge the Court',
  type: 'order',
  deck: 'shattered',
  numbers: { cards: 2, spaces: 2 },
  text: 'Choose an opponent. They discard {{cards|# card|# cards}}, or lower a marker on their branch by {{spaces|# space|# spaces}}.',
  required: (g, owner, _without, n) => victims(g, owner, n).length > 0,
  *play(g, owner, n) {
    const victim = yield* pick(g, owner, 'card.S07#who', () => ({ from: victims(g, owner, n), as: players }))
    const answer = yield* pick(g, victim, 'card.S07#answer', () => ({
      from: answers(g, victim, n),
      about: { by: owner },
    }))
    if (answer === 'lower') {
      const marker = yield* choose(g, victim, 'card.S07#marker', () => ({
        from: markersOn(g, victim),
        as: markers,
        unless: mayTouch(g, victim),
      }))
      lowerMarker(g, marker, n.spaces, victim)
      return
    }
    const discarded: CardId[] = []
    for (let nth = 1; nth <= n.cards && g.hands[victim].length > 0; nth++) {
      const lost = yield* choose(g, victim, 'card.S07#card', () => ({
        from: differentCards(g.hands[victim]),
        about: { nth, of: n.cards },
      }))
      discardFromHand(g, victim, lost)
      discarded.push(lost)
    }
    tellDiscarded(g, victim, discarded, 'S07')
  },
})
