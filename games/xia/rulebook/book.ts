import { fillWords, type Rulebook, type RuleText } from '@orrery/engine'
import { abilityNumbers } from '../content/d20.ts'
import type { Ability, Basis, Content, Title } from '../content/types.ts'
import { english, grouped, type Naming } from '../words/names.ts'
import { rulebook } from './index.ts'

/** What a language says around the cards of the rulebook. */
export interface BookWords {
  readonly chapters: Rulebook
  readonly abilities: string
  readonly titles: string
  readonly naming: Naming
  readonly energy: string
  readonly fame: string
  readonly skill: string
  source(english: string): string
}

const ENGLISH: BookWords = {
  chapters: rulebook,
  abilities: 'Ability cards',
  titles: 'Title cards',
  naming: english,
  energy: 'energy',
  fame: 'fame',
  skill: 'Skill',
  source: (english) => english,
}

/** The rulebook with the ability cards and titles of a pack as its last chapters. */
export const rulebookFor = (content: Content, words: BookWords = ENGLISH): Rulebook => {
  const rule = ({ basis, source }: { readonly basis: Basis; readonly source: string }, id: string, text: string) => ({
    id,
    text,
    source: words.source(`${basis}: ${source}`),
  })
  const cost = ({ use, energy }: Ability) => `${words.naming.uses[use]}, ${energy} ${words.energy}`
  const abilityRule = (ability: Ability): RuleText => {
    const owner = content.ships[ability.ship].name
    const text = `${ability.name} (${owner}; ${cost(ability)}). ${abilityText(ability, words)}`
    return rule(ability, `ability.${ability.id}`, text)
  }
  const titleRule = (title: Title): RuleText =>
    rule(title, `title.${title.id}`, `${title.name} (${title.fame} ${words.fame}). ${titleText(title, words)}`)
  return [
    ...words.chapters,
    { id: 'ability-cards', title: words.abilities, rules: Object.values(content.abilities).map(abilityRule) },
    { id: 'title-cards', title: words.titles, rules: Object.values(content.titles).map(titleRule) },
  ]
}

/** An ability's text with its numbers. */
export const abilityText = (ability: Ability, { naming }: BookWords = ENGLISH): string =>
  fillWords(
    ability.text,
    abilityNumbers(ability, (amount) => grouped(amount, naming)),
    String,
  )

/** A title's objective and skill with their numbers. */
export function titleText({ objective, goal, skill, skillText }: Title, words: BookWords = ENGLISH): string {
  const task = fillWords(objective, { goal: grouped(goal, words.naming) }, String)
  const amount = grouped(skill.amount, words.naming)
  return `${task} ${words.skill}: ${fillWords(skillText, { amount }, String)}`
}
