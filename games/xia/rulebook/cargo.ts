import type { Chapter } from '@orrery/engine'

export const cargo = {
  id: 'cargo',
  title: 'Cargo',
  rules: [
    {
      id: 'cargo.trade',
      text: 'Spice is bought at Kemplar II, mined at Outpost 338 and sold at Neo Damascus; holo is bought at Azure, harvested at Burning Horse and sold at Kemplar II; terra is bought at Doravin V, mined at Red Gulch and sold at Azure; plasma is bought at Neo Damascus, harvested at Lower Stratus and sold at Lunari; cyber is bought at Lunari, salvaged at Pelmont and Kreller IV and sold at Doravin V. Smugglers’ Den sells every colour to you, and Loath buys every colour from you.',
      source: 'rules: Cargo Cubes, Cube Types',
    },
    {
      id: 'cargo.place',
      text: 'A cube takes an empty, undamaged space of the hold, which its owner chooses. It stays there until the business phase.',
      source: 'rules: Cargo Cubes; ruling E53',
    },
    {
      id: 'cargo.buy',
      text: 'Buy, an action on a buy space: 2 cubes of the colour on offer for 1,000 credits, as often as you can pay and store them. Cubes come in pairs: with one free space nothing can be bought. A pair from Smugglers’ Den may be of two colours.',
      source: 'rules: Cargo Cubes; ruling E51',
    },
    {
      id: 'cargo.sell',
      text: 'Sell, an action on a sell space: any number of cubes of the colours wanted there, for 1,000 credits each.',
      source: 'rules: Cargo Cubes',
    },
    {
      id: 'cargo.fame',
      text: 'A sale of 2 cubes or more that empties the hold of cubes brings 1 fame, every time. Throwing out other cubes first is allowed.',
      source: 'rules: Fame, Cargo Cubes; ruling E52',
    },
    {
      id: 'cargo.gather',
      text: 'Mine, salvage and harvest are actions on the spaces marked for them, with at least one free space in the hold. Each attempt is a d20, and may be repeated in the same turn.',
      source: 'rules: Mine/Salvage/Harvest',
    },
    {
      id: 'cargo.mine',
      text: 'Mining: 1–10, you take that much damage, which can be prevented; 11–20, you get a cube.',
      source: 'rules: Mine/Salvage/Harvest',
    },
    {
      id: 'cargo.salvage',
      text: 'Salvaging: 1–3, your ship is destroyed, and nothing prevents it; 4–20, you get a cube.',
      source: 'rules: Mine/Salvage/Harvest',
    },
    {
      id: 'cargo.harvest',
      text: 'Harvesting: 1–10, you lose that much energy, which can be prevented, and armed markers for what is missing; 11–20, you get a cube.',
      source: 'rules: Mine/Salvage/Harvest; ruling E23',
    },
    {
      id: 'cargo.supply',
      text: 'There are 15 cubes of each colour. What is not there cannot be bought, and a successful attempt to gather it gives nothing. Credits never run out.',
      source: 'rules: Components; ruling E51',
    },
    {
      id: 'cargo.jettison',
      text: 'Throwing out cubes is a minor action: they go to the space your ship is on, any number to a space. In a star they are gone.',
      source: 'rules: Action Phase, Cargo Cubes; ruling E53',
    },
    {
      id: 'cargo.collect',
      text: 'Collecting is a minor action: you take any of the cubes on your space that you have room for, but none that you yourself dropped in this turn.',
      source: 'rules: Cargo Cubes; ruling E53',
    },
  ],
} as const satisfies Chapter
