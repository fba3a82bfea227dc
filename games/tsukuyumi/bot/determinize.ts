import { type Dice, fixed, type Seat } from '@orrery/engine'
import type { ActionCardId } from '../content/types.ts'
import { knowsRemoved } from '../rules/state/sides.ts'
import type { State } from '../rules/state/state.ts'

type Viewer = Seat | 'spectator'

/**
 * [table.hidden] Deals anew everything that a seat cannot know; what it can see stays as it is. What is shuffled is sorted before, so that
 * the deal tells nothing of the one it replaces.
 */
export function determinize(g: State, viewer: Viewer, dice: Dice): void {
  g.eventDeck = fixed(dice.shuffle([...g.eventDeck].sort()))
  redealActionCards(g, viewer, dice)
}

/** Whether the cards of this round have been chosen but not shown yet. */
const isSecret = (g: State): boolean => g.phase === 'discard'

/** [draft.pass] The cards that a seat knows to be in the hand of another, or chosen out of it, because they went through its own. */
const knownOf = (g: State, viewer: Viewer, holder: Seat): readonly ActionCardId[] =>
  viewer === 'spectator' ? [] : (g.memory?.[viewer]?.[holder] ?? [])

/** Others' hands and secret choices, the draw pile and what Ghost has removed. */
function redealActionCards(g: State, viewer: Viewer, dice: Dice): void {
  const others = g.factions.map((_, seat) => seat).filter((seat) => seat !== viewer)
  const hands = g.hands.map((hand) => [...hand])
  const picked = [...g.picked]
  const removed = [...g.removedCards]
  const pile = [...g.drawPile]
  let pool: ActionCardId[] = [...pile]
  for (const seat of others) pool.push(...hands[seat])
  if (isSecret(g)) for (const seat of others) pool.push(picked[seat])
  if (!knowsRemoved(g, viewer)) pool.push(...removed)
  const seen = others.flatMap((seat) => knownOf(g, viewer, seat))
  if (seen.length > 0) pool = pool.filter((card) => !seen.includes(card))
  dice.shuffle(pool.sort())
  const refill = (list: ActionCardId[]) => {
    for (let i = 0; i < list.length; i++) list[i] = pool.pop() as ActionCardId
    return list
  }
  for (const seat of others) {
    const known = knownOf(g, viewer, seat)
    const held = hands[seat].length + (isSecret(g) ? 1 : 0)
    const cards = [...known, ...refill(Array.from({ length: held - known.length }, () => ''))]
    if (isSecret(g)) picked[seat] = dice.shuffle(cards).pop() as ActionCardId
    hands[seat] = cards.sort()
  }
  if (!knowsRemoved(g, viewer)) refill(removed).sort()
  g.hands = fixed(hands.map((hand) => fixed(hand)))
  g.picked = fixed(picked)
  g.removedCards = fixed(removed)
  g.drawPile = fixed(refill(pile))
}
