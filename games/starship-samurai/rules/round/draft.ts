import * as engine from '@orrery/engine'
import { fixed, type Rule, type Seat } from '@orrery/engine'
import { samurai } from '../../codecs.ts'
import { differentCards } from '../cards/hand.ts'
import { choice, choose, everyone, report } from '../dialect.ts'
import { type CardId, SAMURAI, type State, turnOrder } from '../state/state.ts'
import { FIRST_SAMURAI, SUPPLY } from '../state/units.ts'
import { openTurn } from '../turn/turn.ts'

/** How many cards each seat drafts when decks are drafted. */
export const DRAFTED_DECK = 20

/**
 * [decks.draft] Everybody picks a card at the same time and passes the rest to the left, until all are picked; each plays with
 * what she picked.
 */
export function* draftCards(g: State): Rule {
  const picks = yield* everyone<CardId>(
    g.draftPiles.map((_, seat) => choice(g, seat, 'decks.draft', () => ({ from: differentCards(g.draftPiles[seat]) }))),
  )
  picks.forEach((card, seat) => {
    const pile = g.draftPiles[seat]
    pile.splice(pile.indexOf(card), 1)
    g.decks[seat] = fixed([...g.decks[seat], card])
  })
  const last = g.draftPiles[g.seats - 1]
  g.draftPiles = [last, ...g.draftPiles.slice(0, -1)]
  engine.reveal(g, 'all')
  if (g.draftPiles[0].length > 0) return
  g.draftPiles = []
  g.decks = g.decks.map((deck) => fixed(engine.shuffle(g, [...deck])))
  g.phase = 'mech-draft'
  report(g, 'decks.draft', { cards: g.decks[0].length })
}

/** [setup.draft] Clockwise from the first player, then back: the last one picks twice in a row. */
export function draftOrder(g: State): Seat[] {
  const there = turnOrder(g)
  return [...there, ...[...there].reverse()]
}

/** [setup.draft] One pick of the draft. [setup.draft-secret] Only the picker sees what is left. */
export function* draftSamurai(g: State): Rule {
  const order = draftOrder(g)
  const seat = order[g.draftPicks.length]
  const chosen = yield* choose(g, seat, 'setup.draft', () => ({ from: g.draftPool, as: samurai }))
  g.draftPool = fixed(g.draftPool.filter((left) => left !== chosen))
  g.draftPicks = fixed([...g.draftPicks, chosen])
  report(g, 'setup.draft', { seat, pick: g.draftPicks.length > g.seats ? 2 : 1 })
  /** The next picker sees what is gone, so a pick cannot be taken back once somebody else looks. */
  const next = order[g.draftPicks.length]
  if (next !== undefined && next !== seat) engine.reveal(g, [next])
  if (next === undefined) revealSamurai(g, order)
}

/** [setup.draft-reveal] All are shown at once and go to their players' supplies; the others are shown too and leave the game. */
function revealSamurai(g: State, order: readonly Seat[]): void {
  g.controller = fixed(SAMURAI.map((_, taken) => order[g.draftPicks.indexOf(taken)] ?? -1))
  for (const taken of g.draftPicks) g.place[FIRST_SAMURAI + taken] = SUPPLY
  engine.reveal(g, 'all')
  for (let seat = 0; seat < g.seats; seat++)
    report(g, 'setup.draft-reveal', { seat, samurai: SAMURAI.filter((_, i) => g.controller[i] === seat) })
  if (g.draftPool.length > 0)
    report(g, 'setup.draft-reveal#left', { samurai: g.draftPool.map((left) => SAMURAI[left]) })
  g.phase = 'turns'
  report(g, 'turn.phases', { round: g.round })
  openTurn(g, g.first)
}
