import { type Chapter, fillWords, type RuleText } from '@orrery/engine'
import { abilityNumbers } from '../content/d20.ts'
import type { Ability, Basis, Content, Title } from '../content/types.ts'
import type { Naming } from './names.ts'

/** What a language says around the cards of the rulebook. */
export interface CardWords {
  readonly abilities: string
  readonly titles: string
  readonly energy: string
  readonly fame: string
  readonly skill: string
  /** Where a card comes from. */
  source(english: string): string
}

/** The ability cards and titles of a pack, as the last chapters of the rulebook. */
export function cardChapters(content: Content, words: CardWords, naming: Naming): Chapter[] {
  const rule = ({ basis, source }: { readonly basis: Basis; readonly source: string }, id: string, text: string) => ({
    id,
    text,
    source: words.source(`${basis}: ${source}`),
  })
  const cost = ({ use, energy }: Ability) => `${naming.uses[use]}, ${energy} ${words.energy}`
  const abilityRule = (ability: Ability): RuleText => {
    const owner = content.ships[ability.ship].name
    const text = `${ability.name} (${owner}; ${cost(ability)}). ${abilityText(ability, naming)}`
    return rule(ability, `ability.${ability.id}`, text)
  }
  const titleRule = (title: Title): RuleText => {
    const text = `${title.name} (${title.fame} ${words.fame}). ${titleText(title, words, naming)}`
    return rule(title, `title.${title.id}`, text)
  }
  return [
    { id: 'ability-cards', title: words.abilities, rules: Object.values(content.abilities).map(abilityRule) },
    { id: 'title-cards', title: words.titles, rules: Object.values(content.titles).map(titleRule) },
  ]
}

/** An ability's text with its numbers. */
const abilityText = (ability: Ability, { language }: Naming): string =>
  fillWords(ability.text, abilityNumbers(ability), String, language)

/** A title's objective and skill with their numbers. */
function titleText({ objective, goal, skill, skillText }: Title, words: CardWords, { language }: Naming): string {
  const task = fillWords(objective, { goal }, String, language)
  return `${task} ${words.skill}: ${fillWords(skillText, { amount: skill.amount }, String, language)}`
}
