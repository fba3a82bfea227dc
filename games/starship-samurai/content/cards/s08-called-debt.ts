import type { Seat } from '@orrery/engine'
import { markers, players } from '../../codecs.ts'
import { lowerMarker, markersOn, mayTouch } from '../../rules/alliance.ts'
import { drawCards } from '../../rules/cards/hand.ts'
import { choose, pick } from '../../rules/dialect.ts'
import { giveWealth } from '../../rules/goods.ts'
import { type Numbers, opponents, type State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

/** It is the creditor who lowers the marker: one that its player has sworn to keep is beyond her reach. */
function answers(g: State, owner: Seat, debtor: Seat, n: Numbers): ('pay' | 'lower')[] {
  const list: ('pay' | 'lower')[] = []
  if (g.wealth[debtor] >= n.wealth) list.push('pay')
  if (markersOn(g, debtor).some((marker) => !mayTouch(g, owner)(marker))) list.push('lower')
  return list
}

export const calledDebt = card({
  id: 'S08',
  name: 'Called Debt',
  type: 'order',
  deck: 'shattered',
  numbers: { wealth: 2, spaces: 1, cards: 1 },
  text: 'Choose an opponent. They choose: they give you {{wealth}} wealth, or you lower a marker on their branch by {{spaces|# space|# spaces}}. If neither is possible, draw {{cards|# card|# cards}}.',
  *play(g, owner, n) {
    const debtor = yield* pick(g, owner, 'card.S08#who', () => ({ from: opponents(g, owner), as: players }))
    if (answers(g, owner, debtor, n).length === 0) {
      yield* drawCards(g, owner, n.cards, 'S08')
      return
    }
    const answer = yield* pick(g, debtor, 'card.S08#answer', () => ({
      from: answers(g, owner, debtor, n),
      about: { by: owner },
    }))
    if (answer === 'pay') {
      giveWealth(g, debtor, owner, n.wealth, 'S08')
      return
    }
    const marker = yield* choose(g, owner, 'card.S08#marker', () => ({
      from: markersOn(g, debtor),
      as: markers,
      unless: mayTouch(g, owner),
    }))
    lowerMarker(g, marker, n.spaces, owner)
  },
})
