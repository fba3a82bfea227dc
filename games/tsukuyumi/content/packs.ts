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

/** As it was under the first version of the rules: without the 37th action card. */
const first: Content = freeze({
  ...housePack,
  version: '1',
  actionCards: without(housePack.actionCards, ['AC37']),
})

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack, first]

/** The house pack that came with a version of the rules. Owners' packs say what is different from it. */
export const houseUnder = (rules: number): Content => (rules < 2 ? first : housePack)
