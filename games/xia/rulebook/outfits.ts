import type { Chapter } from '@orrery/engine'

export const outfits = {
  id: 'outfits',
  title: 'Outfits',
  rules: [
    {
      id: 'outfit.use',
      text: 'To use an outfit, move an armed marker to one of its use spaces that has neither marker nor damage, then roll its die. Use spaces limit how often it works in a turn.',
      source: 'rules: Outfits',
    },
    {
      id: 'outfit.shape',
      text: 'Each section of an outfit covers one space of the hold. Outfits may be turned in quarters, but not mirrored.',
      source: 'rules: Outfits; house: no mirroring',
    },
    {
      id: 'outfit.damage',
      text: 'Each damage marker on an outfit takes 1 off each of its dice, down to 0. An outfit that is fully damaged is not destroyed, only useless until repaired.',
      source: 'rules: Outfits, Damage; ruling E31',
    },
    {
      id: 'outfit.engine',
      text: 'An engine moves the ship by the number rolled; it can also ram.',
      source: 'rules: Engines',
    },
    {
      id: 'outfit.blaster',
      text: 'A blaster attacks a ship at range 1.',
      source: 'rules: Blasters',
    },
    {
      id: 'outfit.missile',
      text: 'A missile attacks a ship at range 2 to 6, never an adjacent one.',
      source: 'rules: Missiles',
    },
    {
      id: 'outfit.shield',
      text: 'Shields are the only outfits used in the turns of others. Each die takes its result off an attack, or off a hazard that shields help against.',
      source: 'rules: Shields',
    },
    {
      id: 'outfit.supply',
      text: 'There are seven outfits of each kind; when they are gone, none can be bought.',
      source: 'rules: Components; ruling E51',
    },
  ],
} as const satisfies Chapter
