import type { Data, Refusal, Rule, Scalar, Seat } from '@orrery/engine'
import * as engine from '@orrery/engine'
import { hexNamed } from '../map/hex.ts'
import { terrainAt, tileAt } from '../map/sectors.ts'
import type { RuleId } from '../rulebook/index.ts'
import { isOver, type State } from './state.ts'

/** Every ability is a paragraph of the rulebook too. */
type AbilityRule = `ability.${string}`

/** A rule id, or a rule id with a variant: `border.star`, `move.step#rim`. */
export type Cited = RuleId | AbilityRule | `${RuleId}#${string}`

export const refuse = (rule: Cited, data?: Data): Refusal => engine.refuse(rule, data)

export const report = (g: State, what: Cited, data?: Data, audience?: engine.Audience): void =>
  engine.report(g, what, g.trace && data ? withPlace(g, data) : data, audience)

/** A space is told together with its sector and its kind: a log line is read without the map. */
function withPlace(g: State, data: Data): Data {
  const hex = hexNamed(String(data.to ?? data.hex ?? ''))
  const sector = hex < 0 ? undefined : tileAt(g, hex)
  return sector === undefined ? data : { ...data, sector: sector.id, ground: terrainAt(g, hex) }
}

/** Nobody is asked any more once the game is won: what is under way takes its first course. */
function* settled<T>(value: T): Rule<T> {
  return value
}

/** Asks for one of the candidates that are not refused. */
export function choose<T extends Scalar>(
  g: State,
  seat: Seat,
  ask: Cited,
  candidates: readonly T[],
  refused?: engine.Refuse<T>,
  about?: Data,
): Rule<T> {
  if (isOver(g)) return settled(candidates.find((candidate) => !refused?.(candidate)) as T)
  return engine.choose(seat, ask, candidates, refused, about)
}

/** Like `choose`, but a single candidate is taken without asking. Only for choices that hide nothing. */
export function pick<T extends Scalar>(
  g: State,
  seat: Seat,
  ask: Cited,
  candidates: readonly T[],
  about?: Data,
): Rule<T> {
  return candidates.length === 1 ? settled(candidates[0]) : choose(g, seat, ask, candidates, undefined, about)
}

/** Asks for `min` to `max` different candidates. */
export function chooseSome<T extends Scalar>(
  g: State,
  seat: Seat,
  ask: Cited,
  candidates: readonly T[],
  min: number,
  max: number,
  about?: Data,
): Rule<T[]> {
  if (isOver(g) || (candidates.length === min && min === max)) return settled(candidates.slice(0, min))
  return engine.chooseSome(seat, ask, candidates, { min, max }, about)
}

/** Asks for a whole number from `min` to `max`. */
export function chooseAmount(g: State, seat: Seat, ask: Cited, min: number, max: number, about?: Data): Rule<number> {
  return isOver(g) || min === max ? settled(min) : engine.chooseAmount(seat, ask, min, max, about)
}

/** Asks whether to do something that is possible. */
export function confirm(g: State, seat: Seat, ask: Cited, about?: Data): Rule<boolean> {
  return isOver(g) ? settled(false) : engine.confirm(seat, ask, about)
}

/** The answer of those who decline or have finished. */
export const DONE = 'done'
export const NONE = 'none'
