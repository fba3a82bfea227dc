import { BadInput, type Seat } from '@orrery/engine'
import type { Rejection, SeatPlan, ShownRematch } from '@orrery/protocol'
import { createHeader, type MatchPlan } from '../journal/header.ts'
import type { MatchReducer } from './reducer.ts'

/** What the next match of the same people is made of: everything but its chance. */
export type RematchPlan = Omit<MatchPlan, 'seed' | 'seedHash' | 'created' | 'imported'>

/** Those who have to agree: all people, also those who have resigned. */
const peopleOf = ({ seats }: MatchReducer): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.plan.kind === 'person')

/** Who wants another match; nothing before somebody has asked for one. */
export function rematchOf(reducer: MatchReducer): ShownRematch | undefined {
  const { rematch } = reducer
  if (rematch.size === 0) return undefined
  const people = peopleOf(reducer)
  return {
    agreed: people.filter((seat) => rematch.get(seat) === true),
    declined: people.filter((seat) => rematch.get(seat) === false),
    pending: people.filter((seat) => !rematch.has(seat)),
  }
}

/** Whether all who have to have agreed: from then on it stands. */
export const isRematchAgreed = (reducer: MatchReducer): boolean =>
  reducer.rematch.size > 0 && peopleOf(reducer).every((seat) => reducer.rematch.get(seat) === true)

/** The same game with the same options and clock, everybody on their seat. Who begins is for its rules to say. */
export function rematchPlan({ header, match, seats }: MatchReducer): RematchPlan {
  const { options, scene } = match.header
  const plan = seats.map(
    ({ plan: seat, name }): SeatPlan =>
      seat.kind === 'bot' ? { kind: 'bot', name, bot: seat.bot } : { kind: 'person', name },
  )
  return { plan, options, clock: header.clock, scene }
}

/** Why there can be no rematch: the newest rules may not have an option that this match was played with. */
export function hinderedRematch(reducer: MatchReducer): Rejection | undefined {
  try {
    createHeader(reducer.newest, { ...rematchPlan(reducer), seed: 'any', seedHash: '0'.repeat(64), created: 0 })
    return undefined
  } catch (error) {
    if (error instanceof BadInput) return { reason: 'not-now', text: error.message }
    throw error
  }
}
