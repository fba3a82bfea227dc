import type { Chapter } from '@orrery/engine'

export const property = {
  id: 'property',
  title: 'Properties of areas',
  lead: 'Properties are special rules of an area, printed on it or given by a marker.',
  rules: [
    {
      id: 'property.active',
      text: 'An area can have any number of properties. A property counts if a marker gives it, or if it is printed and no neutralization marker covers it. Conquest does not change properties.',
      source: 'codex: Area Properties',
    },
    {
      id: 'property.tsukuyumi',
      text: '**Tsukuyumi**: Oni can be placed in this area and next to it.',
      source: 'codex: Tsukuyumi',
    },
    {
      id: 'property.radioactive',
      text: '**Radioactive**: when a round ends, all units in the area are destroyed, Oni included. Moving through is safe, and territory markers stay. Dark Seed are immune; Nomads only if they chose so this round. The losses are credited to no one.',
      source: 'codex: Radioactive; rulings 99, 120',
    },
    {
      id: 'property.unstable',
      text: '**Unstable**: every event can be used on the area, even with units and territory markers in it.',
      source: 'codex: Unstable',
    },
    {
      id: 'property.toxic',
      text: '**Toxic**: the area is worth no victory points. It can be conquered and counts as controlled. No marker makes an area toxic, but a neutralization marker ends it.',
      source: 'codex: Toxic, Neutralization; fan map generator: that it is a property',
    },
    {
      id: 'property.markers',
      detail: true,
      text: 'There are 15 markers each for radioactive, unstable, and Tsukuyumi, and 10 neutralization markers. With none left, an event that needs one cannot be played, and a counterattack that needs one does nothing.',
      source: 'component list; house',
    },
  ],
} as const satisfies Chapter
