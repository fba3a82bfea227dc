import { type Data, dialect, type Value } from '@orrery/engine'
import { type Hex, hexName } from '../map/hex.ts'
import type { RuleId } from '../rulebook/index.ts'
import { seatOf } from './state/sides.ts'
import type { State } from './state/state.ts'
import { powerOf, type Side } from './state/vocabulary.ts'

/** A rule id, or a rule id with a variant: `board.blockade`, `combat.choose#second`. */
export type Cited = RuleId | `${RuleId}#${string}`

/** Rules ask sides, and the seats of their players answer. Sides, units and hexes go by their names in what is told. */
export const { choose, pick, some, pickSome, amount, confirm, arrange, choice, selection, everyone, refuse, report } =
  dialect<State, RuleId, Side>({ seatOf })

export const NONE = 'none'
export const STOP = 'stop'

export const nameOf = (side: Side): string => powerOf(side)

/** Hexes by their names, each once. */
export const hexNames = (hexes: readonly Hex[]): string[] => [...new Set(hexes)].map(hexName)

/** What is told of something, without what there is none of. */
export function present(parts: { readonly [key: string]: Value | undefined }): Data {
  const data: { [key: string]: Value } = {}
  for (const key in parts) {
    const value = parts[key]
    if (value !== undefined) data[key] = value
  }
  return data
}
