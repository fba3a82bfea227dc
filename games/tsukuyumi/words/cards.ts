import { type Chapter, fillWords } from '@orrery/engine'
import type { CombatCard, Content, FactionSheet, Numbers } from '../content/types.ts'

/** What a language says around the combat cards of the rulebook. */
export interface CardWords {
  readonly title: string
  readonly once: string
  readonly counterattacks: string
  /** Where a card comes from. */
  source(english: string): string
}

/** The combat cards of a pack, as the last chapter of the rulebook. */
export const cardChapter = (content: Content, words: CardWords): Chapter => ({
  id: 'cards',
  title: words.title,
  rules: Object.values(content.combatCards).map((card) => ({
    id: `card.${card.id}`,
    text: `${card.name} (${ownerName(content, card)}${card.oncePerRound ? `, ${words.once}` : ''}). ${combatText(card)} ${words.counterattacks}: ${counterattackNames(content, card)}.`,
    source: words.source(card.source),
  })),
})

const ownerName = ({ factions }: Content, { power }: CombatCard): string =>
  power === 'oni' ? 'Oni' : factions[power].name

const counterattackNames = ({ counterattacks }: Content, card: CombatCard): string =>
  card.counterattacks.map((id) => counterattacks[id].name).join(', ')

/** A combat card's text with its numbers. */
export const combatText = ({ text, moveAfter, minUnits, conquest, damage }: CombatCard): string =>
  fillWords(text, { moveAfter, minUnits, multiplier: conquest?.multiplier ?? 1, tetsuo: damage?.tetsuo ?? 0 }, String)

/** The text of a counterattack, an Uplink, an event, a Terraforming, a mission or a goal with its numbers. */
export const numberedText = ({ text, numbers }: { readonly text: string; readonly numbers: Numbers }): string =>
  fillWords(text, numbers, String)

/** A faction's effect with the numbers of the rules. */
export const effectText = ({ numbers }: Content, { effect }: FactionSheet): string =>
  fillWords(effect.text, { ...numbers }, String)
