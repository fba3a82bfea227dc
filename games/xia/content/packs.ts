import { housePack } from './house.ts'
import type { Content } from './types.ts'

/** Version 1: the fame track ended at 20. */
const firstPack: Content = Object.freeze({
  ...housePack,
  version: '1',
  titleSpaces: Object.freeze([3, 5, 7, 9, 11, 13, 15, 17, 19]),
})

/** The house pack in every version that matches were played with. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [firstPack, housePack]

/** The house pack that came with a version of the rules. Owners' packs say what is different from it. */
export const houseUnder = (rules: number): Content => (rules < 2 ? firstPack : housePack)
