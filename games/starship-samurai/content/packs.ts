import type { Card, Content } from '../rules/state/state.ts'
import { since } from '../rules/versions.ts'
import { cardsOf1 } from './cards/version-1/index.ts'
import { housePack } from './house.ts'

/** A pack as it was before the one after it changed something: it names what that was. */
const before = (next: Content, { cards, ...was }: Partial<Content> & Pick<Content, 'version'>): Content =>
  Object.freeze({ ...next, ...was, cards: Object.freeze({ ...next.cards, ...cards }) })

/** A card with other numbers. */
const priced = (card: Card, { cost = card.cost, numbers = {} }: Partial<Pick<Card, 'cost' | 'numbers'>>): Card =>
  Object.freeze({ ...card, cost, numbers: { ...card.numbers, ...numbers } })

const { cards } = housePack

/** Before it was balanced by games between bots: with cards that were hardly ever played. */
const housePack2 = before(housePack, {
  version: '2',
  cards: {
    ...cards,
    B12: priced(cards.B12, { cost: { wealth: 1 } }),
    B15: priced(cards.B15, { cost: { wealth: 2 } }),
    B16: priced(cards.B16, { numbers: { each: 1, most: 3 } }),
    B17: priced(cards.B17, { cost: { wealth: 1 } }),
    S01: priced(cards.S01, { cost: { honor: 1 }, numbers: { most: 2 } }),
    S05: priced(cards.S05, { cost: { wealth: 1 } }),
    S07: priced(cards.S07, { cost: { honor: 1 } }),
    S15: priced(cards.S15, { numbers: { power: 2 } }),
    S17: priced(cards.S17, { cost: { wealth: 1 } }),
    S20: priced(cards.S20, { cost: { wealth: 2 }, numbers: { power: 2 } }),
  },
})

for (const card of Object.values(cardsOf1)) Object.freeze(card)

/** Before some house cards got effects of their own, and the gentle table gentle numbers. */
export const housePack1 = before(housePack2, {
  version: '1',
  branches: { ...housePack.branches, gentle: [1, 2, 3, 4, 5] },
  cards: { ...housePack2.cards, ...cardsOf1 },
})

/** The house pack in every version that matches were played with, the newest first. Older ones stay as they were. */
export const HOUSE_PACKS: readonly Content[] = [housePack, housePack2, housePack1]

/** The house pack that came with a version of the rules. Owners' packs say what is different from it. */
export const houseUnder = (rules: number): Content =>
  since({ rules }, 3) ? housePack : since({ rules }, 2) ? housePack2 : housePack1
