import { type Chapter, fillWords, type Rulebook } from '@orrery/engine'
import { tableText } from '../content/d20.ts'
import type { Ability, AbilityUse, Basis, Content, Mission, Table, Title } from '../content/types.ts'
import { rulebook } from './index.ts'

/** The rulebook with the ability cards and titles of a pack as its last chapters. */
export const rulebookFor = (content: Content): Rulebook => [
  ...rulebook,
  chapter('ability-cards', 'Ability cards', Object.values(content.abilities), (ability) => ({
    id: `ability.${ability.id}`,
    text: `${ability.name} (${content.ships[ability.ship].name}; ${costText(ability)}). ${abilityText(ability)}`,
  })),
  chapter('title-cards', 'Title cards', Object.values(content.titles), (title) => ({
    id: `title.${title.id}`,
    text: `${title.name} (${title.fame} fame). ${titleText(title)}`,
  })),
]

const chapter = <T extends { readonly basis: Basis; readonly source: string }>(
  id: string,
  title: string,
  cards: readonly T[],
  write: (card: T) => { readonly id: string; readonly text: string },
): Chapter => ({ id, title, rules: cards.map((card) => ({ ...write(card), source: `${card.basis}: ${card.source}` })) })

const USES: { readonly [use in AbilityUse]: string } = {
  action: 'an action',
  minor: 'a minor action',
  attack: 'an attack action',
  defense: 'with a defense',
  attackBoost: 'with an attack',
  moveBoost: 'with an engine',
  buyBoost: 'with buying',
  sellBoost: 'with selling',
  gatherBoost: 'with gathering',
}

const costText = ({ use, energy }: Ability): string => `${USES[use]}, ${energy} energy`

/** An ability's text with its numbers. */
export function abilityText({ text, numbers, roll }: Ability): string {
  const said = Object.fromEntries(Object.entries(numbers).map(([name, amount]) => [name, thousands(amount)]))
  const rolled = roll === 'none' ? {} : 'least' in roll ? { least: roll.least } : { table: tableText(roll.table) }
  return fillWords(text, { ...said, ...rolled }, String)
}

/** A title's objective and skill with their numbers. */
export const titleText = ({ objective, goal, skill, skillText }: Title): string =>
  `${fillWords(objective, { goal: thousands(goal) }, String)} Skill: ${fillWords(skillText, { amount: thousands(skill.amount) }, String)}`

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

/** `12000` as `12,000`. */
export const thousands = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
