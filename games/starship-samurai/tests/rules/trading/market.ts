import type { Refusal, Value } from '@orrery/engine'
import type { Transcript } from '@orrery/engine/testing'
import { expect } from 'vitest'
import type { State } from '../../../rules/state/state.ts'
import { type Scene, scene } from '../../scene.ts'

/** Three players who may trade; it is Nova's turn. */
export const market = (setting: Scene = {}): Transcript<State> =>
  scene({
    players: 3,
    options: { trading: true },
    wealth: { nova: 3, pulsar: 2, gamma: 1 },
    hands: { nova: ['ST1', 'B01'], pulsar: ['B12', 'B12', 'B07'], gamma: ['ST2'] },
    ...setting,
  })

/** Says something without being asked; returns why it was not possible. In undo mode it is taken back and said again. */
export function say(match: Transcript<State>, clan: string, value: Value): Refusal | undefined {
  const seat = match.seat(clan)
  const rejection = match.match.actOutOfTurn(seat, value)
  if (rejection && rejection.reason !== 'refused') throw new Error(rejection.text)
  if (!rejection && process.env.ORRERY_UNDO === '1') takeBackAndRepeat(match, seat, value)
  return rejection?.refusal
}

function takeBackAndRepeat({ match, state }: Transcript<State>, seat: number, value: Value): void {
  const hash = match.hash()
  match.requestUndo(seat, match.decisions.length - 1)
  for (let other = 0; other < state.seats; other++) if (other !== seat) match.acceptUndo(other)
  expect(match.actOutOfTurn(seat, value)).toBeUndefined()
  expect(match.hash()).toBe(hash)
}

/** The rule against saying something, if there is one. */
export const rule = (match: Transcript<State>, clan: string, value: Value) => say(match, clan, value)?.rule

/** Somebody offers something and the other accepts it at once. */
export function trade(
  match: Transcript<State>,
  from: string,
  to: string,
  offer: { readonly [key: string]: Value },
): void {
  expect(say(match, from, { offer: { to: match.seat(to), ...offer } })).toBeUndefined()
  expect(say(match, to, { accept: match.state.nextOffer - 1 })).toBeUndefined()
}

/** What was told of trading, by kind. */
export const told = ({ match }: Transcript<State>): string[] =>
  match.log.map(({ what }) => what).filter((what) => what.startsWith('trade.'))
