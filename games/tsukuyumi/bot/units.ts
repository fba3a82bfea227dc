import type { Unit, UnitKind } from '../content/types.ts'
import type { State } from '../rules/state/state.ts'
import type { Tables } from '../rules/state/tables.ts'

/** What a unit is good for, in production points: half by its price, half by its three values, where conquest counts most. */
const POINTS_OF = { price: 0.5, conquest: 0.03, health: 0.012, damage: 0.012, bonus: 0.15, flying: 0.1, unpriced: 3 }

export const powerOfUnit = ({ cost, conquest, health, damage, moveBonus, flying }: Unit): number =>
  POINTS_OF.price * (cost ?? POINTS_OF.unpriced) +
  POINTS_OF.conquest * conquest +
  POINTS_OF.health * health +
  POINTS_OF.damage * damage +
  POINTS_OF.bonus * moveBonus +
  (flying ? POINTS_OF.flying : 0)

const remembered = new WeakMap<Tables, readonly number[]>()

/** By figure: what it is good for. */
export function powersOf({ content: { tables } }: State): readonly number[] {
  const known = remembered.get(tables)
  if (known) return known
  const powers = tables.units.map(powerOfUnit)
  remembered.set(tables, powers)
  return powers
}

export const powerOfKind = (g: State, kind: UnitKind): number => powerOfUnit(g.content.units[kind])
