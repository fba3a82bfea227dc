import type { Chapter } from '@orrery/engine'

export const move = {
  id: 'move',
  title: 'Movement',
  lead: 'Movement says how far units go and which enemies stop them.',
  rules: [
    {
      id: 'move.action',
      text: 'A movement action has a **range**: each of your units may move up to that many areas. Move groups step by step until you stop.',
      source: 'codex: Action Cards',
    },
    {
      id: 'move.range',
      text: 'A unit’s own bonus adds to the range: Wasp, Hunter, and Dog move 1 area farther, whenever they move. If an enemy or a counterattack pushed them, their owner decides whether they continue.',
      example: 'Their bonus counts for Retreat, Onward March, and Guerilla Attack.',
      source: 'codex: Wasp, Retreat; ruling 20',
    },
    {
      id: 'move.group',
      text: 'Units in the same area can move together. Units that cannot take the way you choose stay behind. You may always enter an area, with any number of enemies in it, and any number of units can share it.',
      source: 'codex: Homezones; house',
    },
    {
      id: 'move.pin',
      text: 'Enemies **pin** a unit that has entered an area during this action. It may continue only if you have more units there than each other faction, arriving units included. Oni count as one faction. Flying units, a step through a tunnel, and Nomads with the Squad Leader are exempt.',
      example: 'You enter an area with 3 units. Two factions there have 2 units each, so your units may continue.',
      source: 'codex: Flying, Tunnels, Squad Leader; ruling 21',
    },
    {
      id: 'move.free-start',
      text: 'A unit that has not moved in this action may leave its area, however many enemies are there. If it comes back, they pin it as usual.',
      source: 'ruling 22',
    },
    {
      id: 'move.squad',
      text: 'The Squad Leader and Nomads in his area are never pinned.',
      source: 'codex: Squad Leader',
    },
    {
      id: 'move.flying',
      text: '**Flying** units ignore blockades and pigs, and enemy units do not pin them.',
      source: 'codex: Flying; ruling 11',
    },
    {
      id: 'move.massive',
      detail: true,
      text: '**Massive** units never move more than 1 area in a phase. Bonuses, tunnels, and Rocket markers do not change that, and once they have moved, nothing pushes them away. The four factions have none, but a content pack can.',
      source: 'codex: Massive; ruling 16',
    },
    {
      id: 'move.forced',
      detail: true,
      text: 'Moves that a card or counterattack grants, or that an enemy makes, obey blockades, may enter homezones, and trigger mines. Their first step is free; enemies can pin later ones. Units pushed out of an area cannot return to it with their bonus.',
      source: 'codex: Retreat, Pushback, Flying, Homezones; rulings 33, 54',
    },
  ],
} as const satisfies Chapter
