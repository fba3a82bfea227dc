import { fillWords, type Rulebook, type RuleText } from '@orrery/engine'
import { tableText } from '../content/d20.ts'
import type { Ability, AbilityUse, Basis, Content, Mission, Table, Title } from '../content/types.ts'
import { rulebook } from './index.ts'

/** What a language says around the cards of the rulebook. */
export interface BookWords {
  readonly chapters: Rulebook
  readonly abilities: string
  readonly titles: string
  readonly uses: { readonly [use in AbilityUse]: string }
  readonly energy: string
  readonly fame: string
  readonly skill: string
  /** Between the thousands of a number. */
  readonly separator: string
  source(english: string): string
}

const grouped = (amount: number, separator: string): string => String(amount).replace(/\B(?=(\d{3})+$)/g, separator)

/** `12000` as `12,000`. */
export const thousands = (amount: number): string => grouped(amount, ENGLISH.separator)

const ENGLISH: BookWords = {
  chapters: rulebook,
  abilities: 'Ability cards',
  titles: 'Title cards',
  uses: {
    action: 'an action',
    minor: 'a minor action',
    attack: 'an attack action',
    defense: 'with a defense',
    attackBoost: 'with an attack',
    moveBoost: 'with an engine',
    buyBoost: 'with buying',
    sellBoost: 'with selling',
    gatherBoost: 'with gathering',
  },
  energy: 'energy',
  fame: 'fame',
  skill: 'Skill',
  separator: ',',
  source: (english) => english,
}

/** The rulebook with the ability cards and titles of a pack as its last chapters. */
export const rulebookFor = (content: Content, words: BookWords = ENGLISH): Rulebook => {
  const rule = ({ basis, source }: { readonly basis: Basis; readonly source: string }, id: string, text: string) => ({
    id,
    text,
    source: words.source(`${basis}: ${source}`),
  })
  const cost = ({ use, energy }: Ability) => `${words.uses[use]}, ${energy} ${words.energy}`
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
export function abilityText({ text, numbers, roll }: Ability, { separator }: BookWords = ENGLISH): string {
  const said = Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, grouped(number, separator)]))
  const rolled = roll === 'none' ? {} : 'least' in roll ? { least: roll.least } : { table: tableText(roll.table) }
  return fillWords(text, { ...said, ...rolled }, String)
}

/** A title's objective and skill with their numbers. */
export function titleText({ objective, goal, skill, skillText }: Title, words: BookWords = ENGLISH): string {
  const task = fillWords(objective, { goal: grouped(goal, words.separator) }, String)
  const amount = grouped(skill.amount, words.separator)
  return `${task} ${words.skill}: ${fillWords(skillText, { amount }, String)}`
}

/** Whom a thief or an assassin is after. */
const TARGETS = {
  anyone: 'another player',
  left: 'the player to your left',
  right: 'the player to your right',
  merchant: 'the Merchant',
  enforcer: 'the Enforcer',
  next: 'whoever has the turn after yours',
  previous: 'whoever had the turn before yours',
} as const

/** What a mission card says: its objective, what it pays, and where it is delivered. */
export function missionText(content: Content, mission: Mission): string {
  const name = (tile: string) => content.tiles[tile].name
  const bounty = mission.bounty > 0 ? ` Your bounty grows by ${thousands(mission.bounty)}.` : ''
  return `${objectiveText(mission, name)} Deliver to ${name(mission.delivery)}.${bounty}`
}

function objectiveText(mission: Mission, name: (tile: string) => string): string {
  switch (mission.type) {
    case 'research':
      return `Research at ${name(mission.pickup)}: ${payments(mission.payment)}.`
    case 'shuttle':
      return `Pick up at ${name(mission.pickup)}: ${distances(mission.byDistance)}.`
    case 'smuggler':
      return `Pick up at ${name(mission.pickup)}: ${distances(mission.byDistance)}. Sneak with ${mission.sneak} or more, else bounty ${thousands(mission.caughtBounty)}.`
    case 'thief':
      return `Rob ${TARGETS[mission.target]}: ${payments(mission.payment)}.`
    case 'assassin':
      return `Destroy ${TARGETS[mission.target]}: ${mission.byTier.map((pay, i) => `tier ${i + 1}: ${thousands(pay)}`).join(', ')}.`
    case 'hunter':
      return `Destroy an Outlaw: ${payments(mission.payment)}.`
  }
}

const payments = (table: Table): string => tableText(table, (pay) => (pay === 0 ? 'caught' : thousands(pay)))

const distances = (byDistance: readonly number[]): string =>
  byDistance
    .map((pay, i) => `${i + 1}${i === byDistance.length - 1 ? ' or more' : ''}: ${thousands(pay)}`)
    .join(', ')
    .concat(' by sectors')
