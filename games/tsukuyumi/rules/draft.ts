import { fixed, type Rule, random, reveal } from '@orrery/engine'
import type { ActionCardId } from '../content/types.ts'
import { choice, choose, everyone, NONE, nameOf, pick, refuse, report } from './dialect.ts'
import { beginPhase } from './round.ts'
import { inGame, seatOf } from './sides.ts'
import type { State } from './state.ts'
import { CYBERSAMURAI, withEntry } from './vocabulary.ts'

const DRAW_PILE = 'draw-pile'
const DISCARD_PILE = 'discard-pile'
const PILES = [DRAW_PILE, DISCARD_PILE] as const
type Pile = (typeof PILES)[number]

/** [uplink.ghost] One card by chance from the draw pile or the discard pile, before the choice. */
export function* drawGhostCard(g: State): Rule {
  const mayTake = (one: Pile) => (pileOf(g, one).length > 0 ? undefined : refuse('uplink.ghost#empty', { pile: one }))
  const pile = yield* choose(g, CYBERSAMURAI, 'uplink.ghost', { from: PILES, or: NONE, unless: mayTake })
  g.phase = 'select'
  if (pile === NONE) return
  const cards = pileOf(g, pile)
  const card = cards[random(g, cards.length)]
  const rest = fixed(cards.filter((other) => other !== card))
  const seat = seatOf(g, CYBERSAMURAI)
  if (pile === DRAW_PILE) g.drawPile = rest
  else g.discardPile = rest
  g.hands = withEntry(g.hands, seat, fixed([...g.hands[seat], card].sort()))
  report(g, 'uplink.ghost', { pile })
  // What lies on the discard pile is known to all, so all see what leaves it.
  reveal(g, pile === DRAW_PILE ? [seat] : 'all')
}

const pileOf = (g: State, pile: Pile): readonly ActionCardId[] => (pile === DRAW_PILE ? g.drawPile : g.discardPile)

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

/** [uplink.ghost] One of the cards that were not chosen leaves the game, before the others are seen. */
export function* discardGhostCard(g: State): Rule {
  const seat = seatOf(g, CYBERSAMURAI)
  const card = yield* pick(g, CYBERSAMURAI, 'uplink.ghost#remove', { from: g.hands[seat] })
  g.hands = withEntry(g.hands, seat, fixed(g.hands[seat].filter((other) => other !== card)))
  g.removedCards = fixed([...g.removedCards, card].sort())
  report(g, 'uplink.ghost#remove')
  showCards(g)
}

/** [draft.pass] The cards are shown, and what is left of the hands goes to the left. */
function showCards(g: State): void {
  reveal(g, 'all')
  g.picked.forEach((card, seat) => {
    report(g, 'draft.pick', { side: nameOf(g.factions[seat]), card })
  })
  g.hands = fixed(g.hands.map((_, seat) => g.hands[(seat + g.seats - 1) % g.seats]))
  beginPhase(g, 'white')
}
