import type { Chapter } from '@orrery/engine'

export const setup = {
  id: 'setup',
  title: 'Setting up',
  lead: 'Setup lays out the map and gives each faction its starting areas, units, and markers.',
  rules: [
    {
      id: 'setup.factions',
      text: 'Two to four players each take a different faction: Cybersamurai, Dark Seed, Nomads, or Boarlords. The printed game seats six, but the other factions are not known to us.',
      source: 'codex: Faction Sheets; publisher’s pages; house',
    },
    {
      id: 'setup.initiative',
      text: 'Every faction has a number: Cybersamurai 1, Dark Seed 2, Nomads 3, Boarlords 4. The first initiative order follows these numbers, without gaps for factions that do not play.',
      source: 'codex: Dark Seed; box photo; ruling 9',
    },
    {
      id: 'setup.map',
      text: 'Put the seven moon areas in the middle and areas around them: 10 with two players, 21 with three, 28 with four. Each number of players has its own map, with one place per player for a homezone. Unused tiles form the **reserve**.',
      source: 'fan map generator: numbers; house: layouts',
    },
    {
      id: 'setup.random-map',
      detail: true,
      text: 'A random map has the same number of areas, with tiles and rotations drawn at random. Every new tile touches at least two others and leaves no hole. If an area cannot be reached on foot, the tiles are dealt again; if that never helps, the fixed map is used.',
      source: 'fan map generator; house',
    },
    {
      id: 'setup.random-homezones',
      detail: true,
      text: 'On a random map for two, the homezones face each other in the ring around the moon. Ocean floor, fertile ground, and mountain range appear at least twice each. With more players, homezones go to the edge, next to two or more areas and at least four steps apart.',
      source: 'fan map generator; house',
    },
    {
      id: 'setup.further-tiles',
      detail: true,
      text: 'The core box has 37 area tiles. A mixed map is laid at random from 51: seven ocean floors for a further player, four riverlands, and three toxic areas join them. Tiles that are left form the reserve.',
      source: 'component list; fan map generator; house: which ocean floors',
    },
    {
      id: 'setup.moon',
      text: 'Place one Oni on each of the seven moon areas, drawn at random from 6 small, 6 medium, and 3 large ones. The rest join the other Oni in the reserve.',
      source: 'fan map generator',
    },
    {
      id: 'setup.cards',
      text: 'Shuffle the 37 action cards and deal 6 to each player. The rest is the draw pile, which only Ghost uses.',
      source: 'component list; publisher’s pages; house',
    },
    {
      id: 'setup.events',
      text: 'Shuffle the 20 event cards into a face-down deck and put two of them face up beside it.',
      source: 'codex: Event Cards',
    },
    {
      id: 'setup.missions',
      text: 'Put out the mission card of each faction in play. Every player can complete every mission.',
      source: 'codex: Mission Cards',
    },
    {
      id: 'setup.order',
      text: 'In initiative order, place your homezone, choose starting areas, deploy your units, and add what your faction begins with. Finish all of it before the next player begins.',
      source: 'publisher’s pages',
    },
    {
      id: 'setup.homezone',
      text: 'Put your homezone on a free homezone place at the edge of the map.',
      source: 'codex: Homezones; house',
    },
    {
      id: 'setup.starting-areas',
      text: 'Put your territory markers on three starting areas. All three must be next to your homezone if it touches three or more areas. Otherwise the first must be next to it, and the others next to it or to a starting area you already have.',
      source: 'codex: The Moon, Dark Seed; house: homezones that touch fewer',
    },
    {
      id: 'setup.starting-limits',
      detail: true,
      text: 'Moon areas and areas with another faction’s marker cannot be starting areas. Blockades do not matter. If no allowed area is free, choose any other.',
      source: 'codex: The Moon, Dark Seed; house',
    },
    {
      id: 'setup.units',
      text: 'Deploy your starting units in your three starting areas, in any distribution.',
      source: 'codex: Dark Seed; house: the others',
    },
    {
      id: 'setup.armies',
      text: 'Cybersamurai: 3 Attack Drones, 2 Shield Drones, 2 Cybersamurai 2.1, 1 Cybersamurai 2.2, 1 Cyberoid. Dark Seed: Planter, 2 Warriors, 7 Workers, 2 Wasps, 2 Breeders, 1 Conqueror. Nomads: Lt. Dan, Squad Leader, 2 Hunters, 2 Dogs, 1 Launcher, 2 Stuff Sergeants, 3 Privates. Boarlords: Boarmother, 1 Boarguard, 2 Boarmaidens, 2 Boarriors, 3 Squeakers.',
      source: 'codex: Dark Seed; house: the others',
    },
    {
      id: 'setup.uplinks',
      text: 'The Cybersamurai have Amaterasu installed and install two more Uplinks of their choice for free. If the Shogun is one of them, place the unit in or next to the homezone.',
      source: 'codex: Cybersamurai, Shogun; house: where he stands',
    },
    {
      id: 'setup.eggs',
      text: 'The Dark Seed lay 6 eggs, each in one of their starting areas or in an area next to one.',
      source: 'codex: Dark Seed',
    },
    {
      id: 'setup.mines',
      text: 'The Nomads have their five Pistols ready and lay 2 mines in their starting areas.',
      source: 'codex: Weapons; house: mines',
    },
    {
      id: 'setup.terraformings',
      text: 'The Boarlords place 3 Terraformings in their starting areas.',
      source: 'review of the first edition; house: how many',
    },
  ],
} as const satisfies Chapter
