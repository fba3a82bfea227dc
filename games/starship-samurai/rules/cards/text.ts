import type { Rule, Seat } from '@orrery/engine'
import { report } from '../dialect.ts'
import type { Card, State } from '../state/state.ts'

/**
 * [cards.text-order] A card's text is carried out from top to bottom, as far as possible. If that has changed nothing, and nothing can
 * come of it later, it is told: readers would look for it.
 */
export const resolveText = (g: State, seat: Seat, card: Card): Rule =>
  g.trace ? resolveTold(g, seat, card) : card.play(g, seat, card.numbers)

function* resolveTold(g: State, seat: Seat, card: Card): Rule {
  const before = snapshot(g)
  yield* card.play(g, seat, card.numbers)
  const comesLater = card.ifWon ?? card.ifNotWon ?? card.ifNamedWon
  if (before === snapshot(g) && !comesLater) report(g, 'cards.text-order#nothing', { seat, card: card.id })
}

/** All that a text can change, as text. */
function snapshot({
  honor,
  wealth,
  hands,
  place,
  attachedWealth,
  branch,
  depth,
  oaths,
  attachments,
  battle,
}: State): string {
  return JSON.stringify([honor, wealth, hands, place, attachedWealth, branch, depth, oaths, attachments, battle])
}
