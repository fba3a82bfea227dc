import type { Chapter } from '@orrery/engine'

export const outfits = {
  id: 'outfits',
  title: 'Outfits',
  lead: 'Outfits move your ship, attack, and defend.',
  rules: [
    {
      id: 'outfit.use',
      text: 'To use an **outfit**, move an armed marker to one of its use spaces without marker or damage, then roll its die. Its use spaces limit how often it works in a turn.',
      source: 'rules: Outfits',
    },
    {
      id: 'outfit.engine',
      text: 'An **engine** moves your ship by the number rolled. It can also ram.',
      source: 'rules: Engines',
    },
    {
      id: 'outfit.blaster',
      text: 'A **blaster** attacks a ship at range 1.',
      source: 'rules: Blasters',
    },
    {
      id: 'outfit.missile',
      text: 'A **missile** attacks a ship at range 2 to 6, never an adjacent one.',
      source: 'rules: Missiles',
    },
    {
      id: 'outfit.shield',
      text: '**Shields** are the only outfits you use in the turns of others. Each die takes its result off an attack, or off a hazard that shields help against.',
      source: 'rules: Shields',
    },
    {
      id: 'outfit.shape',
      text: 'Each section of an outfit covers one space of the hold. You may rotate outfits by quarters, but not mirror them.',
      source: 'rules: Outfits; house: no mirroring',
    },
    {
      id: 'outfit.damage',
      text: 'Each damage marker on an outfit takes 1 off each of its dice, down to 0. A fully damaged outfit is not destroyed, only useless until repaired.',
      example: 'An engine with 2 damage markers rolls a 5: you have 3 movement.',
      source: 'rules: Outfits, Damage; ruling E31',
    },
    {
      id: 'outfit.supply',
      detail: true,
      text: 'Each kind of outfit exists seven times. When all are taken, you cannot buy that kind.',
      source: 'rules: Components; ruling E51',
    },
  ],
} as const satisfies Chapter
