import type { Chapter } from '@orrery/engine'

export const property = {
  id: 'property',
  title: 'Properties of areas',
  rules: [
    {
      id: 'property.active',
      text: 'Areas can have several properties or none. A property counts if a marker gives it, or if it is printed and not covered by a negation marker. Conquest changes no properties.',
      source: 'codex: Area Properties',
    },
    {
      id: 'property.radioactive',
      text: 'When a round ends, radioactive areas destroy all units in them, Oni as well. Passing through is safe, territory markers stay, and nobody is credited with these losses. Dark Seed are immune, Nomads only if they chose so this round.',
      source: 'codex: Radioactive; rulings 99, 120',
    },
    {
      id: 'property.tsukuyumi',
      text: 'Oni can be placed in and next to Tsukuyumi areas.',
      source: 'codex: Tsukuyumi',
    },
    {
      id: 'property.unstable',
      text: 'In an unstable area every event can be used, whatever units and markers are there.',
      source: 'codex: Unstable',
    },
    {
      id: 'property.toxic',
      text: 'A toxic area is worth no victory points, whatever its type. It can be conquered and counts as controlled. No marker makes an area toxic; a negation marker ends it.',
      source: 'codex: Toxic, Neutralization; fan map generator: that it is a property',
    },
    {
      id: 'property.markers',
      text: 'There are 15 markers each for radioactive, unstable and Tsukuyumi, and 10 negation markers. Without one left, an event that needs it cannot be played, and a counterattack that needs it does nothing.',
      source: 'component list; house',
    },
  ],
} as const satisfies Chapter
