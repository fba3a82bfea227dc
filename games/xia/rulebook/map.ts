import type { Chapter } from '@orrery/engine'

export const map = {
  id: 'map',
  title: 'The map',
  rules: [
    {
      id: 'map.tiles',
      text: 'A sector is a tile of 19 hexagonal spaces. Tiles lie side by side without gaps; each has six sides, with one of six symbols each.',
      source: 'rules: Sectors; house: the lattice of tiles',
    },
    {
      id: 'map.symbols',
      text: 'A new tile is laid against the side it is explored over, and turned until its symbol there is the same. Each tile shows every symbol once, so there is one way only. What its other sides touch does not matter.',
      source: 'rules: Sectors, Exploration; ruling E2',
    },
    {
      id: 'map.unexplored',
      text: 'A side of a space is an unexplored edge when no tile lies beyond it and the sector deck is not empty. When the deck is empty, the rim of the map is a wall.',
      source: 'rules: Exploration; ruling E3',
    },
    {
      id: 'map.edge',
      text: 'On a space with several unexplored edges you name the one you explore before the tile is drawn. The edge tells the side of your tile: a corner space belongs to two sides.',
      source: 'rules: Exploration; ruling E1',
    },
    {
      id: 'map.scan',
      text: 'Scan: on a space with an unexplored edge, pay 1 energy and draw a sector. It is no minor action, so it ends a move action; it needs no movement, and a stranded ship cannot do it.',
      source: 'rules: Exploration; ruling E4',
    },
    {
      id: 'map.jump',
      text: 'Blind jump, a minor action inside a move: name the unexplored space beside yours and pay 1 movement; you may do so from an occupied space that you fly through. First the border you leave through is resolved; if it holds you, no tile is drawn. Then the sector is drawn and laid, with its token and its NPC, and you must enter the space you named, over the border it turns out to have. The move then goes on.',
      source: 'rules: Exploration; ruling E5',
    },
    {
      id: 'map.jump-star',
      text: 'If the named space is a star, your ship is destroyed at once with its cubes, and your turn ends. The jump cannot be called off.',
      source: 'rules: Exploration; ruling E6',
    },
    {
      id: 'map.jump-barred',
      text: 'If a planetary shield turns out to be in the way, you roll for it, and on a failure you stay where you were and take its damage. If it is a lawful entrance and you are an Outlaw, you stay without a roll. The movement is spent.',
      source: 'ruling E7',
    },
    {
      id: 'map.jump-occupied',
      text: 'If an NPC has just appeared on the named space, you are passing through: fly on if you have movement, else you are back on the space you came from, without further rolls.',
      source: 'ruling E8',
    },
    {
      id: 'map.token',
      text: 'A new tile with an exploration space gets a token from the pile on it, face down and unseen. A space never gets a second one.',
      source: 'rules: Exploration Tokens',
    },
    {
      id: 'map.collect',
      text: 'Taking the token of the space you are on is a minor action. You must have survived the way in, and the space must be yours alone. You turn it up, keep it, and get what it shows: 1 fame, 1,000 credits, or nothing.',
      source: 'rules: Exploration Tokens; ruling E74',
    },
    {
      id: 'map.spaces',
      text: 'Mission points, spawn points and spaces for trading, gathering or exploring are otherwise like the space around them, for moving and for sight.',
      source: 'rules: Sectors',
    },
    {
      id: 'map.adjacent',
      text: 'Ships on neighbouring spaces are adjacent, unless a planetary shield or entrance lies between them, on either of the two spaces. Other borders do not matter: a ship in an asteroid field can be robbed by its neighbour, but not shot.',
      source: 'rules: Adjacency; ruling E36',
    },
    {
      id: 'map.distance',
      text: 'Between two sectors, count the tiles you have to enter on the shortest way, from tile to touching tile. Star tiles cannot be flown through; gates are no short cut; borders do not count. A payment that depends on it is fixed as soon as there is a way. While a tile is missing or no way exists, it waits.',
      source: 'rules: Missions Details (Shortest Flyable Distance); ruling E46',
    },
  ],
} as const satisfies Chapter
