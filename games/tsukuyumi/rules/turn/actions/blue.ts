import type { Refusal, Rule } from '@orrery/engine'
import { cannotPlay, canPlayAny, playEvent } from '../../../content/events/effects.ts'
import { FACTION_EFFECTS } from '../../../content/factions/effects.ts'
import { afterDrawing } from '../../../content/uplinks/effects.ts'
import { moveInitiative } from '../../board/initiative.ts'
import { choose, nameOf, refuse, report } from '../../dialect.ts'
import { canDraw, drawEvent } from '../../events/deck.ts'
import type { Turn } from '../../state/frames.ts'
import type { State } from '../../state/state.ts'
import { factionOf } from '../../state/vocabulary.ts'
import { notNow } from '../when.ts'
import type { Action } from './action.ts'

/** [action.faction-effect] The effect of the faction sheet, once. */
export const factionEffect: Action = {
  id: 'effect',
  cannot: (g, turn) => (turn.effect ? effectOfFaction(turn).cannot(g) : notNow(g, turn, 'blue.actions')),
  *perform(g, turn) {
    turn.effect = false
    report(g, 'action.faction-effect', { side: nameOf(turn.side), effect: `${nameOf(turn.side)}.effect` })
    yield* effectOfFaction(turn).perform(g, turn)
  },
}

const effectOfFaction = ({ side }: Turn) => FACTION_EFFECTS[factionOf(side)]

/** [event.draw] One card; [uplink.espionage] when the last one is drawn, the Cybersamurai take theirs. */
export const draw: Action = {
  id: 'draw',
  cannot(g, turn) {
    if (turn.draws === 0) return notNow(g, turn, 'blue.actions')
    return canDraw(g) ? undefined : refuse('event.draw', { cards: 0 })
  },
  *perform(g, turn) {
    turn.draws--
    turn.drawn++
    yield* drawEvent(g, turn.side, 'event.draw')
    if (turn.draws === 0) endDrawing(g, turn)
  },
}

/** The drawing action is over: the last card is drawn, or the turn ends. */
export function endDrawing(g: State, turn: Turn): void {
  if (turn.drawn > 0) afterDrawing(g, turn.side)
  turn.drawn = 0
}

/** [event.play] One of the events that lie before the player. */
export const play: Action = {
  id: 'event',
  cannot(g, turn): Refusal | undefined {
    if (turn.plays === 0) return notNow(g, turn, 'blue.actions')
    return canPlayAny(g, turn.side) ? undefined : refuse('event.play', { events: g.events[turn.side].length })
  },
  *perform(g, turn): Rule {
    const { side } = turn
    const card = yield* choose(g, side, 'event.play', {
      from: g.events[side],
      unless: (event) => cannotPlay(g, side, event),
    })
    turn.plays--
    yield* playEvent(g, side, card)
  },
}

/** [initiative.move] The own marker, one place at a time. */
export const initiative: Action = {
  id: 'initiative',
  cannot: (g, turn) => (turn.initiative === 0 ? notNow(g, turn, 'blue.actions') : undefined),
  *perform(g, turn) {
    turn.initiative--
    yield* moveInitiative(g, turn.side, turn.side, 'initiative.move')
  },
}
