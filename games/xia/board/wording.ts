import type { Formatter } from '@orrery/board'
import { capitalised } from '@orrery/engine'
import type { Ability, Mission, Npc, Outfit, Ship, Tile, Title } from '../content/types.ts'
import {
  abilityWords,
  backstoryWords,
  missionTypeWords,
  missionWords,
  objectiveWords,
  outfitTypeWords,
  rangeText,
  skillWords,
  storyWords,
  technicalWords,
} from './cards/words.ts'
import { diceText, figure } from './figures.ts'
import { lawText, specialText, terrainText } from './map/place-text.ts'

/** What can be read of ships, abilities, outfits, missions, titles, sectors and NPCs: in the reference and aloud. */

export const abilityText = (say: Formatter, ability: Ability): string =>
  `${abilityBrief(say, ability)}. ${abilityWords(say, ability)}`

/** When an ability is used, and what it costs. */
export const abilityBrief = (say: Formatter, { use, energy }: Ability): string =>
  `${capitalised(say.name(use, 'use'))}, ${say.text('{{n}} energy', { n: energy })}`

export const shipText = (say: Formatter, ship: Ship): string =>
  `${shipFacts(say, ship)} ${technicalWords(say, ship)} ${backstoryWords(say, ship)}`

/** What a ship can do. */
export function shipFacts(say: Formatter, ship: Ship): string {
  const { tier, price, energy, impulse, hold, ability } = ship
  return say.text(
    'Tier {{tier}}, {{price}} credits. Energy {{energy}}, impulse {{impulse}}, {{spaces}} hold spaces. Ability: {{ability}}.',
    {
      tier,
      price: figure(say, price),
      energy,
      impulse,
      spaces: hold.size,
      ability: say.name(ability),
    },
  )
}

export function outfitText(say: Formatter, { type, tier, price, resale, die, shape, range }: Outfit): string {
  const facts = say.text(
    '{{type}} of tier {{tier}}: {{die}}, {{uses|# use|# uses}}, {{sections|# section|# sections}}. Costs {{price}} credits, resold for {{resale}}.',
    {
      type: capitalised(outfitTypeWords(say, type)),
      tier,
      die: say.name(die, 'die'),
      uses: shape.uses,
      sections: shape.sections,
      price: figure(say, price),
      resale: figure(say, resale),
    },
  )
  return range[1] > 0 ? `${facts} ${capitalised(say.text('range {{n}}', { n: rangeText(range) }))}.` : facts
}

export const missionText = (say: Formatter, mission: Mission): string =>
  `${missionFacts(say, mission)} ${storyWords(say, mission)}`

/** What a mission asks for and pays. */
export const missionFacts = (say: Formatter, mission: Mission): string =>
  `${missionTypeWords(say, mission.type)}. ${missionWords(say, mission).join(' ')}`

export const titleText = (say: Formatter, title: Title): string =>
  `${say.text('{{n}} Fame', { n: title.fame })}. ${objectiveWords(say, title)} ${say.text('Skill:')} ${skillWords(say, title)}`

/** What a sector is, and what its spaces are good for. */
export function tileText(say: Formatter, { law, hexes }: Tile): string {
  const terrains = [...new Set(hexes.map(({ terrain }) => terrain))].filter(
    (terrain) => terrain !== 'normal' && terrain !== 'planet',
  )
  const parts = [
    ...(law ? [lawText(say, law)] : []),
    ...terrains.map((terrain) => terrainText(say, terrain)),
    ...hexes.flatMap(({ special }) => (special ? [specialText(say, special)] : [])),
  ]
  return parts.length === 0
    ? `${capitalised(say.text('open space'))}.`
    : `${capitalised([...new Set(parts)].join(', '))}.`
}

export function npcText(say: Formatter, { movement, toKill, defense, attacks, home, fame }: Npc): string {
  const moves = say.text('Moves {{n}}, defends with {{dice}}', { n: movement, dice: diceText(say, defense) })
  const shots = attacks.map((attack) =>
    say.text('{{dice}} at range {{n}}', { dice: diceText(say, attack.dice), n: rangeText(attack.range) }),
  )
  const end = say.text('{{damage}} damage destroys it, for {{fame}} Fame. Home: {{place}}.', {
    damage: toKill,
    fame,
    place: say.name(home),
  })
  return `${[moves, ...shots].join(', ')}. ${end}`
}
