import type { Chapter } from '@orrery/engine'

export const map = {
  id: 'map',
  title: 'The star map',
  lead: 'Sectors are discovered one by one, by scan or by blind jump.',
  rules: [
    {
      id: 'map.tiles',
      text: 'A **sector** has 19 **spaces**. Sectors touch without gaps; each has six sides, with one of six symbols each.',
      source: 'rules: Sectors; house: the lattice of tiles',
    },
    {
      id: 'map.symbols',
      text: 'Lay a new sector against the side you explore over, rotated so that its symbol there is the same. Each symbol appears once, so there is only one way. Its other sides do not matter.',
      source: 'rules: Sectors, Exploration; ruling E2',
    },
    {
      id: 'map.unexplored',
      text: 'A side of a space is an **unexplored edge** if no sector is beyond it and the sector deck is not empty. When the deck is empty, the rim of the map is a wall.',
      source: 'rules: Exploration; ruling E3',
    },
    {
      id: 'map.edge',
      detail: true,
      text: 'On a space with several unexplored edges, choose one before the sector is drawn. A corner space belongs to two sides of its sector; the edge says which.',
      source: 'rules: Exploration; ruling E1',
    },
    {
      id: 'map.scan',
      text: '**Scan**: on a space with an unexplored edge, pay 1 energy and draw a sector. A scan needs no movement and ends a move action. A stranded ship cannot scan.',
      source: 'rules: Exploration; ruling E4',
    },
    {
      id: 'map.jump',
      text: '**Blind jump**, inside a move: choose an unexplored space next to yours and pay 1 movement. Resolve the border you leave through; if it stops you, no sector is drawn. Then draw and lay the sector and enter the space you chose, over the border it has. Your move continues.',
      source: 'rules: Exploration; ruling E5',
    },
    {
      id: 'map.jump-from',
      detail: true,
      text: 'You may jump from an occupied space you fly through. The new sector gets its token and its NPC before you enter.',
      source: 'rules: Exploration; ruling E5',
    },
    {
      id: 'map.jump-star',
      detail: true,
      text: 'If the space you chose is a star, your ship is destroyed at once with its cargo, and your turn ends. You cannot call off the jump.',
      source: 'rules: Exploration; ruling E6',
    },
    {
      id: 'map.jump-barred',
      detail: true,
      text: 'If a planetary shield is in the way, roll for it. If you fail, you stay and take its damage. If it is a lawful entrance and you are an Outlaw, you stay without a roll. The movement is spent.',
      source: 'ruling E7',
    },
    {
      id: 'map.jump-occupied',
      detail: true,
      text: 'If an NPC has just appeared on that space, you pass through. Fly on if you have movement; otherwise you return to the space you came from, without further rolls.',
      source: 'ruling E8',
    },
    {
      id: 'map.token',
      text: 'A new sector with an exploration space gets a token, face down and unseen. A space never gets a second one.',
      source: 'rules: Exploration Tokens',
    },
    {
      id: 'map.collect',
      text: 'To collect the exploration token on your space is a minor action. You must have survived the way in, and no other ship may be there. Reveal it, keep it, and get 1 Fame, 1,000 credits, or nothing.',
      source: 'rules: Exploration Tokens; ruling E74',
    },
    {
      id: 'map.spaces',
      detail: true,
      text: 'Mission points, spawn points, and spaces to trade, mine, salvage, harvest, or explore are otherwise like the space around them, for movement and sight.',
      source: 'rules: Sectors',
    },
    {
      id: 'map.adjacent',
      text: 'Ships on neighboring spaces are **adjacent**, unless a planetary shield or entrance is between them. Other borders do not matter.',
      example: 'You can rob a ship in an asteroid field next to you, but you cannot shoot it.',
      source: 'rules: Adjacency; ruling E36',
    },
    {
      id: 'map.distance',
      text: 'The **distance** between two sectors is the number of sectors you enter on the shortest way. Sectors with a star cannot be flown through, gates are no shortcut, and borders do not count.',
      example: 'Sectors that touch are at distance 1.',
      source: 'rules: Missions Details (Shortest Flyable Distance); ruling E46',
    },
    {
      id: 'map.distance-pay',
      detail: true,
      text: 'A payment that depends on distance is fixed as soon as there is a way. While a sector is missing or no way exists, it waits.',
      source: 'rules: Missions Details (Shortest Flyable Distance); ruling E46',
    },
  ],
} as const satisfies Chapter
