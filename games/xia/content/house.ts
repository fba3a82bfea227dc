import { ABILITIES } from './abilities/cards.ts'
import { CONSTANTS, FIRST_GAME, REPAIR_COST, TITLE_SPACES, TOKENS } from './constants.ts'
import { MISSIONS } from './missions/cards/index.ts'
import { NPC_CARDS } from './npcs/cards.ts'
import { OUTFITS } from './outfits/cards.ts'
import { RANKS } from './ranks.ts'
import { SHIPS } from './ships/cards.ts'
import { TILES } from './tiles/tiles.ts'
import { TITLES } from './titles/cards.ts'
import type { Content } from './types.ts'

const byId = <T extends { readonly id: string }>(list: readonly T[]): { readonly [id: string]: T } =>
  Object.freeze(Object.fromEntries(list.map((one) => [one.id, Object.freeze(one)])))

/** The pack that comes with the game: what is known of the printed one, and ours where nothing is. */
export const housePack: Content = Object.freeze({
  id: 'house',
  version: '3',
  name: 'House pack',
  constants: CONSTANTS,
  repairCost: REPAIR_COST,
  titleSpaces: TITLE_SPACES,
  ranks: byId(RANKS),
  tokens: TOKENS,
  firstGame: FIRST_GAME,
  tiles: byId(TILES),
  ships: byId(SHIPS),
  abilities: byId(ABILITIES),
  outfits: byId(OUTFITS),
  missions: byId(MISSIONS),
  titles: byId(TITLES),
  npcs: byId(NPC_CARDS) as Content['npcs'],
})
