import type { Data, Refusal, Rule, Scalar, Seat } from '@orrery/engine'
import * as engine from '@orrery/engine'
import type { RuleId } from '../rulebook/index.ts'
import { CLANS, type State, type Unit } from './state/state.ts'
import { unitName, unitNamed } from './state/units.ts'

/** Every card is a paragraph of the rulebook too. */
type CardRule = `card.${string}`

/** A rule id, or a rule id with a variant: `move.full`, `cards.draw#own`. */
export type Cited = RuleId | CardRule | `${RuleId}#${string}`

export const refuse = (rule: Cited, data?: Data): Refusal => engine.refuse(rule, data)

export const report = (g: State, what: Cited, data?: Data, audience?: engine.Audience): void =>
  engine.report(g, what, data, audience)

/** Asks for one of the candidates, or takes what the player has bound herself to choose next. */
export function choose<T extends Scalar>(
  g: State,
  seat: Seat,
  ask: Cited,
  candidates: readonly T[],
  refused?: engine.Refuse<T>,
  about?: Data,
): Rule<T> {
  return g.bound?.seat === seat
    ? keepWord(g, seat, ask, candidates, refused, about)
    : engine.choose(seat, ask, candidates, refused, about)
}

/** Like `choose`, but a single option is taken without asking. Only for choices that hide nothing. */
export function pick<T extends Scalar>(
  g: State,
  seat: Seat,
  ask: Cited,
  candidates: readonly T[],
  about?: Data,
): Rule<T> {
  return candidates.length === 1 ? taken(candidates[0]) : choose(g, seat, ask, candidates, undefined, about)
}

function* taken<T>(value: T): Rule<T> {
  return value
}

/** [trade.next-choice] A promised choice is made when it is the very next one and possible; otherwise the bond ends. */
function* keepWord<T extends Scalar>(
  g: State,
  seat: Seat,
  ask: Cited,
  candidates: readonly T[],
  refused?: engine.Refuse<T>,
  about?: Data,
): Rule<T> {
  const [value, ...rest] = g.bound?.values ?? []
  g.bound = rest.length > 0 ? { seat, values: rest } : undefined
  if (candidates.includes(value as T) && !refused?.(value as T)) {
    report(g, 'trade.next-choice', { seat, value })
    return value as T
  }
  g.bound = undefined
  return yield* engine.choose(seat, ask, candidates, refused, about)
}

/** Asks for a whole number from `min` to `max`. */
export function* chooseAmount(g: State, seat: Seat, ask: Cited, min: number, max: number, about?: Data): Rule<number> {
  const promised = g.bound?.seat === seat ? g.bound.values[0] : undefined
  if (typeof promised === 'number' && Number.isInteger(promised) && promised >= min && promised <= max)
    return yield* keepWord(g, seat, ask, [promised], undefined, about)
  endBond(g, seat)
  return yield* engine.chooseAmount(seat, ask, min, max, about)
}

/** [trade.next-choice] Any other choice of hers ends what she was bound to. */
export function endBond(g: State, seat: Seat): void {
  if (g.bound?.seat === seat) g.bound = undefined
}

export const NONE = 'none'

/** Asks for one of the units. */
export function* chooseUnit(
  g: State,
  seat: Seat,
  ask: Cited,
  units: readonly Unit[],
  refused?: engine.Refuse<Unit>,
  about?: Data,
): Rule<Unit> {
  const byName = refused && ((name: string) => refused(unitNamed(name)))
  return unitNamed(yield* choose(g, seat, ask, units.map(unitName), byName, about))
}

/** Asks for one of the units, or none of them. */
export function* chooseUnitOr(
  g: State,
  seat: Seat,
  ask: Cited,
  units: readonly Unit[],
  otherwise: string,
  refused?: engine.Refuse<Unit>,
  about?: Data,
): Rule<Unit | undefined> {
  const names = units.map(unitName)
  names.push(otherwise)
  const byName = refused && ((name: string) => (name === otherwise ? undefined : refused(unitNamed(name))))
  const chosen = yield* choose(g, seat, ask, names, byName, about)
  return chosen === otherwise ? undefined : unitNamed(chosen)
}

/** One of the units, asked for only when there are several. */
export function* pickUnit(g: State, seat: Seat, ask: Cited, units: readonly Unit[], about?: Data): Rule<Unit> {
  return units.length === 1 ? units[0] : yield* chooseUnit(g, seat, ask, units, undefined, about)
}

/** Asks for `min` to `max` of the units. */
export function* chooseUnits(
  g: State,
  seat: Seat,
  ask: Cited,
  units: readonly Unit[],
  min: number,
  max: number,
  about?: Data,
): Rule<Unit[]> {
  endBond(g, seat)
  const names = yield* engine.chooseSome(seat, ask, units.map(unitName), { min, max }, about)
  return names.map(unitNamed)
}

/** One of the players, asked for only when there are several. */
export function* pickPlayer(g: State, seat: Seat, ask: Cited, players: readonly Seat[], about?: Data): Rule<Seat> {
  const clans = players.map((player) => CLANS[player])
  return CLANS.indexOf(yield* pick(g, seat, ask, clans, about))
}
