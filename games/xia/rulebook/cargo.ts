import type { Chapter } from '@orrery/engine'

export const cargo = {
  id: 'cargo',
  title: 'Cargo',
  lead: 'Cargo makes money, and selling all of it at once makes you famous.',
  rules: [
    {
      id: 'cargo.trade',
      text: 'Spice: buy at Kemplar II, mine at Outpost 338, sell at Neo Damascus. Holo: buy at Azure, harvest at Burning Horse, sell at Kemplar II. Terra: buy at Doravin V, mine at Red Gulch, sell at Azure.',
      source: 'rules: Cargo Cubes, Cube Types',
    },
    {
      id: 'cargo.trade-more',
      text: 'Plasma: buy at Neo Damascus, harvest at Lower Stratus, sell at Lunari. Cyber: buy at Lunari, salvage at Pelmont or Kreller IV, sell at Doravin V. Smugglers’ Den sells you every color, and Loath buys every color from you.',
      source: 'rules: Cargo Cubes, Cube Types',
    },
    {
      id: 'cargo.place',
      text: 'Put each cube on an empty, undamaged space of your hold. It stays there until a Business Phase.',
      source: 'rules: Cargo Cubes; ruling E53',
    },
    {
      id: 'cargo.buy',
      text: '**Buy**, an action on a buy space: 2 cubes of the color on offer for 1,000 credits, as often as you can pay and store them. Cubes come in pairs, so you need two free spaces. A pair from Smugglers’ Den may have two colors.',
      source: 'rules: Cargo Cubes; ruling E51',
    },
    {
      id: 'cargo.sell',
      text: '**Sell**, an action on a sell space: any number of cubes of the colors wanted there, for 1,000 credits each.',
      source: 'rules: Cargo Cubes',
    },
    {
      id: 'cargo.fame',
      text: 'A sale of 2 or more cubes that empties your hold of cubes brings 1 Fame, every time. You may jettison other cubes first.',
      example: 'You sell 3 spice, and your hold has no other cubes: you get 3,000 credits and 1 Fame.',
      source: 'rules: Fame, Cargo Cubes; ruling E52',
    },
    {
      id: 'cargo.gather',
      text: '**Mine**, **salvage**, and **harvest** are actions on their own spaces. You need a free space in your hold. Roll a d20 for each attempt; you may repeat it in the same turn.',
      source: 'rules: Mine/Salvage/Harvest',
    },
    {
      id: 'cargo.mine',
      text: 'Mining, 1–10: you take that much damage, which you can prevent. 11–20: you get a cube.',
      source: 'rules: Mine/Salvage/Harvest',
    },
    {
      id: 'cargo.salvage',
      text: 'Salvaging, 1–3: your ship is destroyed, and nothing prevents it. 4–20: you get a cube.',
      source: 'rules: Mine/Salvage/Harvest',
    },
    {
      id: 'cargo.harvest',
      text: 'Harvesting, 1–10: you lose that much energy, which you can prevent, and armed markers for missing points. 11–20: you get a cube.',
      source: 'rules: Mine/Salvage/Harvest; ruling E23',
    },
    {
      id: 'cargo.jettison',
      text: 'To **jettison** cubes is a minor action. They go to the space your ship is on, any number to a space. In a star they are lost.',
      source: 'rules: Action Phase, Cargo Cubes; ruling E53',
    },
    {
      id: 'cargo.collect',
      text: 'To **collect** is a minor action: take any cubes on your space that fit, except cubes you dropped yourself this turn.',
      source: 'rules: Cargo Cubes; ruling E53',
    },
    {
      id: 'cargo.supply',
      detail: true,
      text: 'There are 15 of each cargo. With none left you cannot buy it, and a successful attempt to mine, salvage, or harvest it gives nothing. Credits never run out.',
      source: 'rules: Components; ruling E51',
    },
  ],
} as const satisfies Chapter
