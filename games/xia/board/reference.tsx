import type { Formatter, ReferenceGroup } from '@orrery/board'
import type { ReactNode } from 'react'
import type { Entry, Mission, Npc, Outfit, Ship, Tile, Title } from '../content/types.ts'
import { AbilityFace } from './cards/ability-card.tsx'
import { MissionCard } from './cards/mission-card.tsx'
import { OutfitCard } from './cards/outfit-card.tsx'
import { TitleCard } from './cards/title-card.tsx'
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
import { content } from './content.ts'
import { diceText, figure } from './figures.ts'
import { lawText, specialText, terrainText } from './map/place-text.ts'

/** Everything that can be looked up: ships, outfits, abilities, missions, titles, sectors, NPCs. */
export function reference(say: Formatter): readonly ReferenceGroup[] {
  const { ships, outfits, abilities, missions, titles, tiles, npcs } = content
  const group = <T extends Entry>(
    id: string,
    title: string,
    list: { readonly [id: string]: T },
    text: (one: T) => string,
    face?: (one: T) => ReactNode,
  ) => ({
    id,
    title,
    entries: Object.values(list).map((one) => ({
      id: one.id,
      name: say.name(one.id),
      text: text(one),
      basis: one.basis,
      ...(face && { face: face(one) }),
    })),
  })
  return [
    group('ships', say.text('Ships'), ships, (ship) => shipText(say, ship)),
    group(
      'abilities',
      say.text('Abilities'),
      abilities,
      (ability) =>
        `${capitalised(say.name(ability.use, 'use'))}, ${say.text('{{n}} energy', { n: ability.energy })}. ${abilityWords(say, ability)}`,
      ({ id }) => <AbilityFace id={id} ready say={say} />,
    ),
    group(
      'outfits',
      say.text('Outfits'),
      outfits,
      (outfit) => outfitText(say, outfit),
      ({ id }) => <OutfitCard outfit={id} say={say} />,
    ),
    group(
      'missions',
      say.text('Missions'),
      missions,
      (mission) => missionText(say, mission),
      ({ id }) => <MissionCard id={id} say={say} />,
    ),
    group(
      'titles',
      say.text('Titles'),
      titles,
      (title) => titleText(say, title),
      ({ id }) => <TitleCard title={id} say={say} />,
    ),
    group('sectors', say.text('Sectors'), tiles, (tile) => tileText(say, tile)),
    group('npcs', say.text('NPCs'), npcs, (npc) => npcText(say, npc)),
  ]
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function shipText(say: Formatter, ship: Ship): string {
  const { tier, price, energy, impulse, hold, ability } = ship
  const mat = say.text(
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
  return `${mat} ${technicalWords(say, ship)} ${backstoryWords(say, ship)}`
}

function outfitText(say: Formatter, { type, tier, price, resale, die, shape, range }: Outfit): string {
  const facts = say.text(
    '{{type}} of tier {{tier}}: {{die}}, {{uses|# use|# uses}}, {{sections|# section|# sections}}. Costs {{price}}, resold for {{resale}}.',
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

const missionText = (say: Formatter, mission: Mission): string =>
  `${missionTypeWords(say, mission.type)}. ${missionWords(say, mission).join(' ')} ${storyWords(say, mission)}`

const titleText = (say: Formatter, title: Title): string =>
  `${say.text('{{n}} Fame', { n: title.fame })}. ${objectiveWords(say, title)} ${say.text('Skill:')} ${skillWords(say, title)}`

/** What a sector is, and what its spaces are good for. */
function tileText(say: Formatter, { law, hexes }: Tile): string {
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

function npcText(say: Formatter, { movement, toKill, defense, attacks, home, fame }: Npc): string {
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
