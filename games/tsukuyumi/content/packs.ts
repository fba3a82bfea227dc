import { FIRST_WORDS } from './first-words.ts'
import { freeze, housePack } from './house.ts'
import type { Content } from './types.ts'

/** A table without some of its entries. */
function without<Id extends string, T>(
  table: { readonly [id in Id]: T },
  ids: readonly Id[],
): { readonly [id in Id]: T } {
  const kept = Object.entries<T>(table).filter(([id]) => !(ids as readonly string[]).includes(id))
  return Object.fromEntries(kept) as { [id in Id]: T }
}

/** A table with other words for some of its entries. */
function withWords<T extends { readonly [id: string]: object }>(
  table: T,
  words: { readonly [id in keyof T]?: object },
): T {
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, { ...entry, ...words[id] }])) as T
}

const further = Object.values(housePack.tiles).filter(({ set }) => set !== 'core')

/**
 * As it was under the first version of the rules: without the tiles of other boxes, without the 37th action card, and with what its cards
 * said.
 */
const first: Content = freeze({
  ...housePack,
  version: '1',
  tiles: without(
    housePack.tiles,
    further.map(({ id }) => id),
  ),
  combatCards: withWords(housePack.combatCards, FIRST_WORDS.combatCards),
  counterattacks: withWords(housePack.counterattacks, FIRST_WORDS.counterattacks),
  factions: withWords(housePack.factions, {
    boarlords: { defense: { ...housePack.factions.boarlords.defense, ...FIRST_WORDS.displacement } },
  }),
  uplinks: withWords(housePack.uplinks, FIRST_WORDS.uplinks),
  missions: withWords(housePack.missions, FIRST_WORDS.missions),
  actionCards: without(housePack.actionCards, ['AC37']),
})

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack, first]

/** The house pack that came with a version of the rules. Owners' packs say what is different from it. */
export const houseUnder = (rules: number): Content => (rules < 2 ? first : housePack)
