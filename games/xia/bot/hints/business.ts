import { type Choose, optionsOf } from '@orrery/engine'
import { wordOf } from '../../codecs.ts'
import { matOf, outfitOf } from '../../rules/ship/vessel.ts'
import type { State } from '../../rules/state.ts'

/** Nothing is gained by laying the hold anew for its own sake. */
const ORDER: readonly string[] = ['ship', 'fame', 'repair', 'buy', 'done', 'sell']

/** Business by what it usually brings. Outfits are sold only where a new ship can be paid for with them. */
export function businessHints(g: State, question: Choose): readonly string[] {
  const sells = isShipWithinReach(g, question.seat)
  return optionsOf(question)
    .map(String)
    .filter((option) => ORDER.includes(wordOf(option)) && (sells || wordOf(option) !== 'sell'))
    .sort((a, b) => ORDER.indexOf(wordOf(a)) - ORDER.indexOf(wordOf(b)))
}

/** Whether what outfits bring would do for the next ship, and credits alone would not. */
function isShipWithinReach(g: State, seat: number): boolean {
  const { credits, outfits } = g.vessels[seat]
  let resale = 0
  for (const fitted of outfits) resale += outfitOf(g, fitted).resale
  const tier = matOf(g, seat).tier + 1
  return Object.values(g.content.ships).some(
    (ship) => ship.tier === tier && credits < ship.price && credits + resale >= ship.price,
  )
}
