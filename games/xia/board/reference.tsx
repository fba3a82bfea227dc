import type { Formatter, ReferenceGroup } from '@orrery/board'
import type { ReactNode } from 'react'
import type { Entry } from '../content/types.ts'
import { AbilityFace } from './cards/ability-card.tsx'
import { MissionCard } from './cards/mission-card.tsx'
import { OutfitCard } from './cards/outfit-card.tsx'
import { TitleCard } from './cards/title-card.tsx'
import { content } from './content.ts'
import { abilityText, missionText, npcText, outfitText, shipText, tileText, titleText } from './wording.ts'

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
      (ability) => abilityText(say, ability),
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
