import { type Chapter, fillWords } from '@orrery/engine'
import type { CombatCard, Content, FactionSheet, Numbers } from '../content/types.ts'

/** What a language says around the combat cards of the rulebook. */
export interface CardWords {
  readonly language: string
  readonly title: string
  /** A card with its owner, `once` if it works once per round, its text and the counterattacks on it. */
  readonly paragraph: string
  /** Where a card comes from. */
  source(english: string): string
}

/** The combat cards of a pack, as the last chapter of the rulebook. */
export const cardChapter = (content: Content, words: CardWords): Chapter => ({
  id: 'cards',
  title: words.title,
  rules: Object.values(content.combatCards).map((card) => ({
    id: `card.${card.id}`,
    text: fillWords(words.paragraph, aboutCard(content, card), String, words.language),
    source: words.source(card.source),
  })),
})

const aboutCard = ({ factions, counterattacks }: Content, card: CombatCard) => ({
  card: card.name,
  owner: card.power === 'oni' ? 'Oni' : factions[card.power].name,
  once: card.oncePerRound,
  text: combatText(card),
  counterattacks: card.counterattacks.map((id) => counterattacks[id].name),
})

/** A combat card's text with its numbers. */
export const combatText = ({ text, moveAfter, minUnits, conquest, damage }: CombatCard): string =>
  fillWords(text, { moveAfter, minUnits, multiplier: conquest?.multiplier ?? 1, tetsuo: damage?.tetsuo ?? 0 }, String)

/** The text of a counterattack, an Uplink, an event, a Terraforming, a mission or a goal with its numbers. */
export const numberedText = ({ text, numbers }: { readonly text: string; readonly numbers: Numbers }): string =>
  fillWords(text, numbers, String)

/** A faction's effect with the numbers of the rules. */
export const effectText = ({ numbers }: Content, { effect }: FactionSheet): string =>
  fillWords(effect.text, { ...numbers }, String)
