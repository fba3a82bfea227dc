import type { Content } from '../rules/state/state.ts'
import { cardsOf1 } from './cards/version-1/index.ts'
import { housePack } from './house.ts'

/** A pack as it was before the one after it changed something: it names what that was. */
const before = (next: Content, { cards, ...was }: Partial<Content> & Pick<Content, 'version'>): Content =>
  Object.freeze({ ...next, ...was, cards: Object.freeze({ ...next.cards, ...cards }) })

for (const card of Object.values(cardsOf1)) Object.freeze(card)

/** Before some house cards got effects of their own, and the gentle table gentle numbers. */
export const housePack1 = before(housePack, {
  version: '1',
  branches: { ...housePack.branches, gentle: [1, 2, 3, 4, 5] },
  cards: { ...housePack.cards, ...cardsOf1 },
})

/** The house pack in every version that matches were played with, the newest first. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack, housePack1]
