import { fixed, type Rule, random, reveal, withEntry } from '@orrery/engine'
import { choose, NONE, nameOf, pick, refuse, report } from '../../rules/dialect.ts'
import { seatOf } from '../../rules/state/sides.ts'
import type { State } from '../../rules/state/state.ts'
import { CYBERSAMURAI } from '../../rules/state/vocabulary.ts'
import type { ActionCardId } from '../types.ts'
import type { UplinkEffect } from './uplink.ts'

const DRAW_PILE = 'draw-pile'
const DISCARD_PILE = 'discard-pile'
const PILES = [DRAW_PILE, DISCARD_PILE] as const
type Pile = (typeof PILES)[number]

const pileOf = (g: State, pile: Pile): readonly ActionCardId[] => (pile === DRAW_PILE ? g.drawPile : g.discardPile)

/** [uplink.ghost] One card by chance from the draw pile or the discard pile, before the choice. */
function* drawCard(g: State): Rule {
  const mayTake = (one: Pile) => (pileOf(g, one).length > 0 ? undefined : refuse('uplink.ghost#empty', { pile: one }))
  const pile = yield* choose(g, CYBERSAMURAI, 'uplink.ghost', { from: PILES, or: NONE, unless: mayTake })
  if (pile === NONE) return
  const cards = pileOf(g, pile)
  const card = cards[random(g, cards.length)]
  const rest = fixed(cards.filter((other) => other !== card))
  const seat = seatOf(g, CYBERSAMURAI)
  if (pile === DRAW_PILE) g.drawPile = rest
  else g.discardPile = rest
  g.hands = withEntry(g.hands, seat, fixed([...g.hands[seat], card].sort()))
  report(g, 'uplink.ghost', { side: nameOf(CYBERSAMURAI), pile })
  // What lies on the discard pile is known to all, so all see what leaves it.
  reveal(g, pile === DRAW_PILE ? [seat] : 'all')
}

/** [uplink.ghost] One of the cards that were not chosen leaves the game, before the others are seen. */
function* removeCard(g: State): Rule {
  const seat = seatOf(g, CYBERSAMURAI)
  const card = yield* pick(g, CYBERSAMURAI, 'uplink.ghost#remove', { from: g.hands[seat] })
  g.hands = withEntry(g.hands, seat, fixed(g.hands[seat].filter((other) => other !== card)))
  g.removedCards = fixed([...g.removedCards, card].sort())
  report(g, 'uplink.ghost#remove', { side: nameOf(CYBERSAMURAI) })
}

export const ghost = { beforeChoice: drawCard, afterChoice: removeCard } satisfies UplinkEffect
