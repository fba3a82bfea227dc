import { fixed, type Rule, reveal } from '@orrery/engine'
import type { ActionCardId } from '../../content/types.ts'
import { UPLINK_EFFECTS } from '../../content/uplinks/effects.ts'
import { choice, everyone, nameOf, report } from '../dialect.ts'
import { inGame, seatOf } from '../state/sides.ts'
import type { State } from '../state/state.ts'
import { CYBERSAMURAI } from '../state/vocabulary.ts'
import { beginPhase } from './round.ts'
import { rememberHands } from './seen-hands.ts'

/** [uplink.ghost] A card more for the Cybersamurai, before the choice. */
export function* drawGhostCard(g: State): Rule {
  yield* UPLINK_EFFECTS.ghost.beforeChoice(g)
  g.phase = 'select'
}

/** [draft.pick] Everybody chooses an action card at the same time, [draft.secret] in secret. */
export function* selectCards(g: State): Rule {
  const picks = yield* everyone<ActionCardId>(
    g.hands.map((hand, seat) => choice(g, g.factions[seat], 'draft.pick', { from: hand })),
  )
  g.picked = fixed(picks)
  g.hands = fixed(g.hands.map((hand, seat) => fixed(hand.filter((card) => card !== picks[seat]))))
  if (hasGhostCard(g)) g.phase = 'discard'
  else showCards(g)
}

/** Whether the Cybersamurai hold a card more than the others. */
function hasGhostCard(g: State): boolean {
  if (!inGame(g, CYBERSAMURAI)) return false
  const seat = seatOf(g, CYBERSAMURAI)
  return g.hands[seat].length > g.hands[(seat + 1) % g.seats].length
}

/** [uplink.ghost] A card less, before the others are seen. */
export function* discardGhostCard(g: State): Rule {
  yield* UPLINK_EFFECTS.ghost.afterChoice(g)
  showCards(g)
}

/** [draft.pass] The cards are shown, and what is left of the hands goes to the left. */
function showCards(g: State): void {
  reveal(g, 'all')
  g.picked.forEach((card, seat) => {
    report(g, 'draft.pick', { side: nameOf(g.factions[seat]), card })
  })
  rememberHands(g)
  g.hands = fixed(g.hands.map((_, seat) => g.hands[(seat + g.seats - 1) % g.seats]))
  beginPhase(g, 'white')
}
