import type { Rule, Seat } from '@orrery/engine'
import { mayTouch, moveAnyMarker, moveMarker } from '../alliance.ts'
import { drawCards } from '../cards/hand.ts'
import { amount, pick, report } from '../dialect.ts'
import { gainHonor, gainWealth } from '../goods.ts'
import { leads } from '../state/power.ts'
import { type Board, boardNumbers, LESSER_CLANS, type RewardPart, type State } from '../state/state.ts'

/**
 * [claim.first] A turn begins with the rewards of the locations where the player leads. [claim.order] The list is fixed first; she
 * chooses the order.
 */
export function* claimRewards(g: State, seat: Seat): Rule {
  let left = boardNumbers(g).filter((board) => g.boards[board - 1] !== '' && leads(g, board, seat))
  while (left.length > 0) {
    const from = left
    const board: Board = yield* pick(g, seat, 'claim.order', () => ({ from }))
    left = left.filter((other) => other !== board)
    report(g, 'claim.most-power', { seat, board, location: g.boards[board - 1] })
    yield* gainReward(g, seat, board)
  }
  g.claimed = true
}

/** [claim.parts] The parts of a reward come one after another. */
export function* gainReward(g: State, seat: Seat, board: Board): Rule {
  for (const part of g.content.locations[g.boards[board - 1]].reward) yield* gainPart(g, seat, part)
}

/** [claim.up-to] Honor and wealth are taken in full; the rest is up to the player. */
function* gainPart(g: State, seat: Seat, part: RewardPart): Rule {
  if ('clan' in part) {
    const marker = LESSER_CLANS.indexOf(part.clan)
    if (!mayTouch(g, seat)(marker)) yield* moveMarker(g, seat, marker, 0, part.n)
  } else if ('any' in part) yield* moveAnyMarker(g, seat, part.any, 'claim.any')
  else if ('honor' in part) gainHonor(g, seat, part.honor)
  else if ('wealth' in part) gainWealth(g, seat, part.wealth)
  else yield* drawCards(g, seat, yield* howManyCards(g, seat, part.cards))
}

/** [claim.cards] Asked only when the hand would grow beyond its limit. */
function* howManyCards(g: State, seat: Seat, most: number): Rule<number> {
  const fits = g.hands[seat].length + most <= g.content.handLimit
  return fits ? most : yield* amount(g, seat, 'claim.cards', () => ({ min: 0, max: most }))
}
