import type { Chapter } from '@orrery/engine'

export const setup = {
  id: 'setup',
  title: 'Setting up',
  rules: [
    {
      id: 'setup.factions',
      text: 'Two to four players take part, each with another faction: Cybersamurai, Dark Seed, Nomads or Boarlords. The printed game can seat six, but nobody has described the factions of a fifth and a sixth player, so there are no such seats here.',
      source: 'codex: Faction Sheets; publisher’s pages; house',
    },
    {
      id: 'setup.initiative',
      text: 'Every faction has a number: Cybersamurai 1, Dark Seed 2, Nomads 3, Boarlords 4. The first initiative order follows these numbers; factions that do not take part leave no gap.',
      source: 'codex: Dark Seed; box photo; ruling 9',
    },
    {
      id: 'setup.map',
      text: 'The seven hexes of the moon lie in the middle, areas around them: 10 with two players, 21 with three, 28 with four. Each number of players has a map of its own with as many places for homezones as there are players. Tiles that are not used form the reserve.',
      source: 'fan map generator: numbers; house: layouts',
    },
    {
      id: 'setup.random-map',
      text: 'A map by chance is made of the same number of areas, tiles and rotations drawn at random. Every new tile touches at least two hexes and makes no hole. With two players the areas and the two homezones, face to face, are the ring around the moon, and ocean floor, fertile ground and mountain range are there at least twice each. With more players the places for homezones lie at the edge, next to two areas or more and at least four steps apart. If something cannot be reached on foot, the tiles are dealt again; should that never help, the fixed map is taken.',
      source: 'fan map generator; house',
    },
    {
      id: 'setup.further-tiles',
      text: 'The core box has 37 area tiles. A mixed map is laid by chance from 51: with them are seven ocean floors for a further player, four riverlands and three toxic areas. What is not laid out is in the reserve.',
      source: 'component list; fan map generator; house: which ocean floors',
    },
    {
      id: 'setup.moon',
      text: 'One Oni begins on each of the seven moon areas, drawn from 6 small, 6 medium and 3 large ones. What is left of them joins the other Oni in the reserve.',
      source: 'fan map generator',
    },
    {
      id: 'setup.cards',
      text: 'The 37 action cards are shuffled and each player is dealt 6. What remains is the draw pile, which only Ghost uses.',
      source: 'component list; publisher’s pages; house',
    },
    {
      id: 'setup.events',
      text: 'The 20 event cards are shuffled; the deck lies face down and two cards lie open beside it.',
      source: 'codex: Event Cards',
    },
    {
      id: 'setup.order',
      text: 'In initiative order each player places a homezone, chooses starting areas, deploys units and adds what the faction begins with, all of it before the next player begins.',
      source: 'publisher’s pages',
    },
    {
      id: 'setup.homezone',
      text: 'Your homezone goes to a place of the map that is still free, at the edge of the board.',
      source: 'codex: Homezones; house',
    },
    {
      id: 'setup.starting-areas',
      text: 'Put your territory marker on three starting areas. If your homezone touches three areas or more, all of them lie next to it. Otherwise the first lies next to it, and each further one next to it or to one you have marked. Blockades do not matter. You cannot choose moon areas or areas that others have marked. If no such area is free, any other one will do.',
      source: 'codex: The Moon, Dark Seed; house: homezones that touch fewer',
    },
    {
      id: 'setup.units',
      text: 'Your starting units go to your three starting areas, in any distribution. Cybersamurai: 3 Attack Drones, 2 Shield Drones, 3 of version 2.1, 2 of 2.2, 1 Cyberoid. Dark Seed: Planter, 2 Warriors, 7 Workers, 2 Wasps, 2 Breeders, 1 Conqueror. Nomads: Lt. Dan, Squad Leader, Hunter, Dog, Launcher, 2 Stuff Sergeants, 3 Privates. Boarlords: Boarmother, Boarguard, 2 Boarmaidens, 2 Boarriors, 2 Squeakers.',
      source: 'codex: Dark Seed; house: the others',
    },
    {
      id: 'setup.uplinks',
      text: 'The Cybersamurai have Amaterasu installed, and install two more Uplinks of their choice for nothing. If the Shogun is one of them, place the unit in or next to the homezone.',
      source: 'codex: Cybersamurai, Shogun; house: where he stands',
    },
    {
      id: 'setup.eggs',
      text: 'The Dark Seed lay 6 eggs, each in a starting area of theirs or in an area next to one.',
      source: 'codex: Dark Seed',
    },
    {
      id: 'setup.mines',
      text: 'The Nomads have their five Pistols ready and lay 2 mines in their starting areas.',
      source: 'codex: Weapons; house: mines',
    },
    {
      id: 'setup.terraformings',
      text: 'The Boarlords put 3 Terraformings into their starting areas.',
      source: 'review of the first edition; house: how many',
    },
    {
      id: 'setup.missions',
      text: 'For each faction in play its mission card lies open. Every player can complete every one of them.',
      source: 'codex: Mission Cards',
    },
  ],
} as const satisfies Chapter
