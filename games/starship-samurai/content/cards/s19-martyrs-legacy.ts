import type { Seat } from '@orrery/engine'
import { gainPower } from '../../rules/battle.ts'
import { differentCards, keepLimit, pileOf, takeFromDiscards } from '../../rules/cards/hand.ts'
import { choose, NONE } from '../../rules/dialect.ts'
import type { CardId, State } from '../../rules/state/state.ts'
import { card } from '../card.ts'

const ID = 'S19'

/** What the discard pile holds but copies of the card itself, which went there when it was resolved. */
const remembered = (g: State, owner: Seat): CardId[] =>
  differentCards(g.discards[pileOf(g, owner)]).filter((other) => other !== ID)

export const martyrsLegacy = card({
  id: ID,
  name: 'Martyr’s Legacy',
  type: 'battle',
  deck: 'shattered',
  cost: { ships: 1 },
  numbers: { power: 2 },
  text: 'Gain +{{power}} power. If you do not win this battle, you may take a different card from the discard pile into your hand.',
  *play(g, owner, n) {
    gainPower(g, owner, n.power, ID)
  },
  *ifNotWon(g, owner) {
    if (remembered(g, owner).length === 0) return
    const taken = yield* choose(g, owner, 'card.S19#card', () => ({ from: remembered(g, owner), or: NONE }))
    if (taken === NONE) return
    takeFromDiscards(g, owner, taken)
    yield* keepLimit(g, owner)
  },
})
