import { since } from '../rules/versions.ts'
import { housePack } from './house.ts'
import { SECOND_NUMBERS } from './second-numbers.ts'
import { readShip } from './ships/cards.ts'
import type { Content } from './types.ts'

/** A table with other numbers for some of its entries. */
function withOther<T extends { readonly [id: string]: object }>(
  table: T,
  other: { readonly [id: string]: object | undefined },
): T {
  const entries = Object.entries(table).map(([id, entry]) => [id, Object.freeze({ ...entry, ...other[id] })])
  return Object.freeze(Object.fromEntries(entries)) as T
}

const secondOutfits = withOther(housePack.outfits, SECOND_NUMBERS.outfits)

/** What fits where follows from the shapes of the outfits. */
const secondShips = Object.fromEntries(
  Object.values(housePack.ships).map((ship) => [
    ship.id,
    readShip(
      { ...ship, hold: ship.hold.rows.join('/'), ...SECOND_NUMBERS.ships[ship.id] },
      Object.values(secondOutfits),
    ),
  ]),
)

/** Version 2: as it was before its numbers were tried in many games. */
const secondPack: Content = Object.freeze({
  ...housePack,
  version: '2',
  tokens: SECOND_NUMBERS.tokens,
  ships: Object.freeze(secondShips),
  outfits: secondOutfits,
  missions: withOther(housePack.missions, SECOND_NUMBERS.missions),
  titles: withOther(housePack.titles, SECOND_NUMBERS.titles),
})

/** Version 1: the fame track ended at 20. */
const firstPack: Content = Object.freeze({
  ...secondPack,
  version: '1',
  titleSpaces: Object.freeze([3, 5, 7, 9, 11, 13, 15, 17, 19]),
})

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [firstPack, secondPack, housePack]

/** The house pack that came with a version of the rules. Owners' packs say what is different from it. */
export const houseUnder = (rules: number): Content =>
  since({ rules }, 3) ? housePack : since({ rules }, 2) ? secondPack : firstPack
