import { since } from '../rules/versions.ts'
import { FIRST_WORDS } from './first-words.ts'
import { freeze, housePack } from './house.ts'
import { SECOND_NUMBERS } from './second-numbers.ts'
import type { Content } from './types.ts'

/** A table without some of its entries. */
function without<Id extends string, T>(
  table: { readonly [id in Id]: T },
  ids: readonly Id[],
): { readonly [id in Id]: T } {
  const kept = Object.entries<T>(table).filter(([id]) => !(ids as readonly string[]).includes(id))
  return Object.fromEntries(kept) as { [id in Id]: T }
}

/** A table with other words or numbers for some of its entries. */
function withOther<T extends { readonly [id: string]: object }>(
  table: T,
  other: { readonly [id in keyof T]?: object },
): T {
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, { ...entry, ...other[id] }])) as T
}

/** As it was before its numbers were tried in many games. */
const second: Content = freeze({
  ...housePack,
  version: '2',
  actionCards: withOther(housePack.actionCards, SECOND_NUMBERS.actionCards),
  uplinks: withOther(housePack.uplinks, SECOND_NUMBERS.uplinks),
  factions: withOther(housePack.factions, SECOND_NUMBERS.factions),
})

const further = Object.values(second.tiles).filter(({ set }) => set !== 'core')

/**
 * As it was under the first version of the rules: without the tiles of other boxes, without the 37th action card, and with what its cards
 * said.
 */
const first: Content = freeze({
  ...second,
  version: '1',
  tiles: without(
    second.tiles,
    further.map(({ id }) => id),
  ),
  combatCards: withOther(second.combatCards, FIRST_WORDS.combatCards),
  counterattacks: withOther(second.counterattacks, FIRST_WORDS.counterattacks),
  factions: withOther(second.factions, {
    boarlords: { defense: { ...second.factions.boarlords.defense, ...FIRST_WORDS.displacement } },
  }),
  uplinks: withOther(second.uplinks, FIRST_WORDS.uplinks),
  missions: withOther(second.missions, FIRST_WORDS.missions),
  actionCards: without(second.actionCards, ['AC37']),
})

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack, second, first]

/** The house pack that came with a version of the rules. Owners' packs say what is different from it. */
export const houseUnder = (rules: number): Content =>
  since({ rules }, 3) ? housePack : since({ rules }, 2) ? second : first
