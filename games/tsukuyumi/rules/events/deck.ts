import { fixed, type Rule, reveal, shuffle, withEntry } from '@orrery/engine'
import type { EventId } from '../../content/types.ts'
import { type Cited, choose, NONE, nameOf, refuse, report } from '../dialect.ts'
import type { State } from '../state/state.ts'
import type { Side } from '../state/vocabulary.ts'

export const DECK = 'deck'

/** Whether there is any event to draw. */
export const canDraw = (g: State): boolean =>
  g.openEvents.length > 0 || g.eventDeck.length > 0 || g.eventDiscard.length > 0

/** [event.reshuffle] When the deck is used up, the discard pile becomes the new one. */
export function takeTop(g: State): EventId | undefined {
  if (g.eventDeck.length === 0 && g.eventDiscard.length > 0) {
    g.eventDeck = fixed(shuffle(g, [...g.eventDiscard]))
    g.eventDiscard = fixed([])
    report(g, 'event.reshuffle', { cards: g.eventDeck.length })
  }
  const card = g.eventDeck[g.eventDeck.length - 1]
  if (card === undefined) return undefined
  g.eventDeck = fixed(g.eventDeck.slice(0, -1))
  reveal(g, 'all')
  return card
}

export function giveEvent(g: State, side: Side, card: EventId): void {
  g.events = withEntry(g.events, side, fixed([...g.events[side], card]))
}

/** [event.draw] One of the open cards, which is replaced at once, or the top of the deck. Returns the card; none if it need not be drawn and is not. */
export function* drawEvent(g: State, side: Side, ask: Cited, how: 'must' | 'may' = 'must'): Rule<EventId | undefined> {
  if (!canDraw(g)) return undefined
  const empty = g.eventDeck.length === 0 && g.eventDiscard.length === 0
  const mayTake = (source: string) => (source === DECK && empty ? refuse('event.draw', { cards: 0 }) : undefined)
  const or = how === 'may' ? NONE : undefined
  const source = yield* choose(g, side, ask, { from: [...g.openEvents, DECK], or, unless: mayTake })
  if (source === NONE) return undefined
  let card: EventId
  if (source === DECK) card = takeTop(g) as EventId
  else {
    card = source
    const next = takeTop(g)
    const at = g.openEvents.indexOf(source)
    g.openEvents = next === undefined ? fixed(g.openEvents.toSpliced(at, 1)) : withEntry(g.openEvents, at, next)
  }
  giveEvent(g, side, card)
  report(g, 'event.draw', { side: nameOf(side), event: card, source: source === DECK ? DECK : 'open' })
  return card
}

/** [event.play] A played card goes to the discard pile. */
export function discardEvent(g: State, side: Side, card: EventId): void {
  g.events = withEntry(g.events, side, fixed(g.events[side].toSpliced(g.events[side].indexOf(card), 1)))
  g.eventDiscard = fixed([...g.eventDiscard, card])
}
