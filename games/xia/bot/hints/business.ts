import { type Choose, optionsOf } from '@orrery/engine'
import { wordOf } from '../../codecs.ts'
import { outfitOf } from '../../rules/ship/vessel.ts'
import type { State } from '../../rules/state.ts'
import { nextShipPrice } from '../tasks.ts'

/** Nothing is gained by laying the hold anew for its own sake. */
const ORDER: readonly string[] = ['ship', 'fame', 'repair', 'buy', 'sell', 'done']

/** Business by what it usually brings. Outfits are sold only for the ship that wins: what is sold could be bought again, without end. */
export function businessHints(g: State, question: Choose): readonly string[] {
  const sells = isShipWithinReach(g, question.seat)
  return optionsOf(question)
    .map(String)
    .filter((option) => ORDER.includes(wordOf(option)) && (sells || wordOf(option) !== 'sell'))
    .sort((a, b) => ORDER.indexOf(wordOf(a)) - ORDER.indexOf(wordOf(b)))
}

/** Whether what outfits bring would do for the ship that wins, and credits alone would not. */
function isShipWithinReach(g: State, seat: number): boolean {
  const { credits, outfits, fame, fameDue } = g.vessels[seat]
  if (g.choices.goal - fame - fameDue !== 1) return false
  let resale = 0
  for (const fitted of outfits) resale += outfitOf(g, fitted).resale
  const price = nextShipPrice(g, seat)
  return credits < price && credits + resale >= price
}
