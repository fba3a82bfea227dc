import type { Data, Refusal, Rule, Scalar } from '@orrery/engine'
import * as engine from '@orrery/engine'
import type { UnitKind } from '../content/types.ts'
import { type Hex, hexName, hexNamed } from '../map/hex.ts'
import type { RuleId } from '../rulebook/index.ts'
import { figureNamed, figureNames, firstOfKind, kindsAmong } from './figures.ts'
import { seatOf } from './sides.ts'
import type { State } from './state.ts'
import { type Figure, powerOf, type Side } from './vocabulary.ts'

/** A rule id, or a rule id with a variant: `board.blockade`, `combat.choose#second`. */
export type Cited = RuleId | `${RuleId}#${string}`

export const NONE = 'none'
export const STOP = 'stop'

export const refuse = (rule: Cited, data?: Data): Refusal => engine.refuse(rule, data)

/** Tells the log. Sides, units and hexes go by their names. */
export const report = (g: State, what: Cited, data?: Data, audience?: engine.Audience): void =>
  engine.report(g, what, data, audience)

export const nameOf = (side: Side): string => powerOf(side)

/** Asks the player of a side for one of the candidates. */
export const choose = <T extends Scalar>(
  g: State,
  side: Side,
  ask: Cited,
  candidates: readonly T[],
  refused?: engine.Refuse<T>,
  about?: Data,
): Rule<T> => engine.choose(seatOf(g, side), ask, candidates, refused, about)

/** Like `choose`, but a single option is taken without asking. Only for choices that hide nothing. */
export const pick = <T extends Scalar>(
  g: State,
  side: Side,
  ask: Cited,
  candidates: readonly T[],
  refused?: engine.Refuse<T>,
  about?: Data,
): Rule<T> => engine.pick(seatOf(g, side), ask, candidates, refused, about)

export const confirm = (g: State, side: Side, ask: Cited, about?: Data): Rule<boolean> =>
  engine.confirm(seatOf(g, side), ask, about)

export const chooseAmount = (g: State, side: Side, ask: Cited, min: number, max: number, about?: Data): Rule<number> =>
  engine.chooseAmount(seatOf(g, side), ask, min, max, about)

export const chooseSome = <T extends Scalar>(
  g: State,
  side: Side,
  ask: Cited,
  candidates: readonly T[],
  limits: engine.SomeLimits<T>,
  about?: Data,
): Rule<T[]> => engine.chooseSome(seatOf(g, side), ask, candidates, limits, about)

/** Hexes go by their names in questions; the predicate knows their numbers. */
const byName = (refused?: engine.Refuse<Hex>): engine.Refuse<string> | undefined =>
  refused && ((name) => refused(hexNamed(name) as Hex))

/** Asks for one of the hexes, by name. */
export function* chooseHex(
  g: State,
  side: Side,
  ask: Cited,
  hexes: readonly Hex[],
  refused?: engine.Refuse<Hex>,
  about?: Data,
): Rule<Hex> {
  return hexNamed(yield* choose(g, side, ask, hexes.map(hexName), byName(refused), about)) as Hex
}

/** One of the hexes, asked for only when there are several that will do. */
export function* pickHex(
  g: State,
  side: Side,
  ask: Cited,
  hexes: readonly Hex[],
  refused?: engine.Refuse<Hex>,
  about?: Data,
): Rule<Hex> {
  return hexNamed(yield* pick(g, side, ask, hexes.map(hexName), byName(refused), about)) as Hex
}

/** Asks for one of the hexes or something else, by name. */
export function* chooseHexOr(
  g: State,
  side: Side,
  ask: Cited,
  hexes: readonly Hex[],
  otherwise: string,
  refused?: engine.Refuse<Hex>,
  about?: Data,
): Rule<Hex | undefined> {
  const names = hexes.map(hexName)
  names.push(otherwise)
  const mayBe = byName(refused)
  const refusedName = mayBe && ((name: string) => (name === otherwise ? undefined : mayBe(name)))
  const chosen = yield* choose(g, side, ask, names, refusedName, about)
  return chosen === otherwise ? undefined : hexNamed(chosen)
}

/** Asks for some of the units, each by name. */
export function* chooseFigures(
  g: State,
  side: Side,
  ask: Cited,
  figures: readonly Figure[],
  min: number,
  max: number,
  about?: Data,
): Rule<Figure[]> {
  if (min === figures.length) return [...figures]
  const names = yield* chooseSome(g, side, ask, figureNames(g, figures), { min, max }, about)
  return names.map((name) => figureNamed(g, name))
}

/** One of the units, by its kind; asked for only when there are several kinds. */
export function* pickKind(g: State, side: Side, ask: Cited, figures: readonly Figure[], about?: Data): Rule<Figure> {
  const kind: UnitKind = yield* pick(g, side, ask, kindsAmong(g, figures), undefined, about)
  return firstOfKind(g, figures, kind)
}
