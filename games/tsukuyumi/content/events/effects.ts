import type { Refusal, Rule } from '@orrery/engine'
import { choose, nameOf, refuse, report } from '../../rules/dialect.ts'
import { discardEvent } from '../../rules/events/deck.ts'
import type { State } from '../../rules/state/state.ts'
import type { Side } from '../../rules/state/vocabulary.ts'
import type { EventEffectId, EventId } from '../types.ts'
import type { Effect } from './effect.ts'
import { landEffects } from './land.ts'
import { orderEffects } from './orders.ts'

const copyable = (g: State, side: Side, card: EventId): Refusal | undefined =>
  g.content.events[card].effect === 'replay' ? refuse('event.replay', { event: card }) : cannotPlay(g, side, card)

/** [event.replay] An event of the discard pile is played once more, but not another of its own kind. */
const replay: Effect = {
  cannot: (g, side) =>
    g.eventDiscard.some((card) => !copyable(g, side, card)) ? undefined : refuse('event.replay#none'),
  *play(g, side) {
    const card = yield* choose(g, side, 'event.replay', {
      from: g.eventDiscard,
      unless: (other: EventId) => copyable(g, side, other),
    })
    report(g, 'event.replay', { side: nameOf(side), event: card })
    yield* effectOf(g, card).play(g, side)
  },
}

/** What every event does. */
const EFFECTS: { readonly [effect in EventEffectId]: Effect } = { ...landEffects, ...orderEffects, replay }

const effectOf = (g: State, card: EventId): Effect => EFFECTS[g.content.events[card].effect]

/** Why an event cannot be played now, or nothing. */
export function cannotPlay(g: State, side: Side, card: EventId): Refusal | undefined {
  return effectOf(g, card).cannot?.(g, side)
}

/** Whether any of a side's events can be played. */
export const canPlayAny = (g: State, side: Side): boolean => g.events[side].some((card) => !cannotPlay(g, side, card))

/** [event.play] The card does what it says and goes to the discard pile. */
export function* playEvent(g: State, side: Side, card: EventId): Rule {
  report(g, 'event.play', { side: nameOf(side), event: card })
  yield* effectOf(g, card).play(g, side)
  // It is discarded last, so that it is not found in the pile by itself.
  discardEvent(g, side, card)
}
