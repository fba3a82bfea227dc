import type { Formatter } from '@orrery/board'
import { fillWords } from '@orrery/engine'
import { abilityNumbers, tableText } from '../../content/d20.ts'
import type {
  Ability,
  AssassinTarget,
  Basis,
  Mission,
  MissionType,
  OutfitType,
  Ship,
  Table,
  ThiefTarget,
  Title,
} from '../../content/types.ts'
import { figure } from '../figures.ts'

type Numbers = { readonly [name: string]: string | number }

/** What is printed on a card in the reader's language, with its numbers. */
const printedWords = (say: Formatter, id: string, english: string, numbers: Numbers = {}): string =>
  fillWords(say.printed?.(id)?.text ?? english, numbers, String, say.language)

/** An ability's text with its numbers. */
export const abilityWords = (say: Formatter, ability: Ability): string =>
  printedWords(say, ability.id, ability.text, abilityNumbers(ability))

export const objectiveWords = (say: Formatter, { id, objective, goal }: Title): string =>
  printedWords(say, id, objective, { goal })

export const skillWords = (say: Formatter, { id, skillText, skill }: Title): string =>
  printedWords(say, `${id}.skill`, skillText, { amount: skill.amount })

/** What a mission card tells. */
export const storyWords = (say: Formatter, { id, story }: Mission): string => printedWords(say, id, story)

/** The technical data on the back of a ship's mat. */
export const technicalWords = (say: Formatter, { id, maker, technical, note }: Ship): string =>
  say.text('{{maker}}, year {{built}}. {{length}} m, {{mass}} t, crew of {{crew}}. {{note}}', {
    ...technical,
    mass: figure(say, technical.mass),
    maker: printedWords(say, `${id}.maker`, maker),
    note: printedWords(say, `${id}.note`, note),
  })

export const backstoryWords = (say: Formatter, { id, backstory }: Ship): string => say.printed?.(id)?.story ?? backstory

export function outfitTypeWords(say: Formatter, type: OutfitType): string {
  switch (type) {
    case 'engine':
      return say.text('engine')
    case 'shield':
      return say.text('shield')
    case 'blaster':
      return say.text('blaster')
    case 'missile':
      return say.text('missile')
  }
}

export function missionTypeWords(say: Formatter, type: MissionType): string {
  switch (type) {
    case 'research':
      return say.text('Research')
    case 'shuttle':
      return say.text('Shuttle')
    case 'smuggler':
      return say.text('Smuggler')
    case 'thief':
      return say.text('Thief')
    case 'assassin':
      return say.text('Assassin')
    case 'hunter':
      return say.text('Bounty hunter')
  }
}

/** What a mission asks for and pays, its delivery, and the bounty it brings. */
export function missionWords(say: Formatter, mission: Mission): readonly string[] {
  const lines = [taskWords(say, mission), say.text('Deliver to {{place}}.', { place: say.name(mission.delivery) })]
  if (mission.bounty > 0) lines.push(say.text('Your bounty grows by {{n}}.', { n: figure(say, mission.bounty) }))
  return lines
}

function taskWords(say: Formatter, mission: Mission): string {
  switch (mission.type) {
    case 'research':
      return say.text('Research at {{place}}: {{pay}}.', {
        place: say.name(mission.pickup),
        pay: rolledPay(say, mission.payment),
      })
    case 'shuttle':
      return say.text('Pick up at {{place}}, paid by sectors: {{pay}}.', {
        place: say.name(mission.pickup),
        pay: wayPay(say, mission.byDistance),
      })
    case 'smuggler':
      return say.text(
        'Pick up at {{place}}, paid by sectors: {{pay}}. Sneak with {{least}} or more, else bounty {{bounty}}.',
        {
          place: say.name(mission.pickup),
          pay: wayPay(say, mission.byDistance),
          least: mission.sneak,
          bounty: figure(say, mission.caughtBounty),
        },
      )
    case 'thief':
      return say.text('Rob {{whom}}: {{pay}}.', {
        whom: whomWords(say, mission.target),
        pay: rolledPay(say, mission.payment),
      })
    case 'assassin':
      return say.text('Destroy {{whom}}, paid by tier: {{pay}}.', {
        whom: whomWords(say, mission.target),
        pay: mission.byTier.map((pay, i) => `${i + 1}: ${figure(say, pay)}`).join(', '),
      })
    case 'hunter':
      return say.text('Destroy an Outlaw: {{pay}}.', { pay: rolledPay(say, mission.payment) })
  }
}

function whomWords(say: Formatter, target: ThiefTarget | AssassinTarget): string {
  switch (target) {
    case 'anyone':
      return say.text('another player')
    case 'left':
      return say.text('the player to your left')
    case 'right':
      return say.text('the player to your right')
    case 'next':
      return say.text('the ship that acts after you')
    case 'previous':
      return say.text('the ship that acts before you')
    default:
      return say.name(target)
  }
}

const rolledPay = (say: Formatter, table: Table): string =>
  tableText(table, (pay) => (pay === 0 ? say.text('caught') : figure(say, pay)))

const wayPay = (say: Formatter, byDistance: readonly number[]): string =>
  byDistance.map((pay, i) => `${i + 1}${i === byDistance.length - 1 ? '+' : ''}: ${figure(say, pay)}`).join(', ')

/** `1`, or `2–6`. */
export const rangeText = ([least, most]: readonly [number, number]): string =>
  least === most ? String(least) : `${least}–${most}`

/** Where a fact comes from. */
export function basisWords(say: Formatter, basis: Basis): string {
  if (basis === 'attested') return say.text('from the rulebook')
  return basis === 'inferred' ? say.text('our reading') : say.text('house content')
}
