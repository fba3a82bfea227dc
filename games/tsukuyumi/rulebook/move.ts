import type { Chapter } from '@orrery/engine'

export const move = {
  id: 'move',
  title: 'Movement',
  rules: [
    {
      id: 'move.action',
      text: 'A movement action has a range n: each of your units may move up to n hexes. You move groups, step by step, until you stop.',
      source: 'codex: Action Cards',
    },
    {
      id: 'move.range',
      text: 'The range of a unit is that of the action and its own bonus: Wasp, Hunter and Dog go 1 further, whenever they move, so also with Retreat, Onward March and Guerilla Attack. When an enemy or a counterattack has pushed them, their owner decides whether they go on.',
      source: 'codex: Wasp, Retreat; ruling 20',
    },
    {
      id: 'move.group',
      text: 'Units that stand in one hex can move together. If no way is open to all of them, those who cannot take the way you choose stay behind. Entering is always allowed, also into homezones of others and to any number of enemies. Any number of units may stand together.',
      source: 'codex: Homezones; house',
    },
    {
      id: 'move.flying',
      text: 'Flying units ignore blockades and pigs, and enemy units do not hold them.',
      source: 'codex: Flying; ruling 11',
    },
    {
      id: 'move.pin',
      text: 'A unit that has entered a hex during this action goes on only if you have more units there than each other faction by itself, arriving units included; Oni count as one faction. Flying units, a step through a tunnel and Nomads with the Squad Leader are exempt.',
      source: 'codex: Flying, Tunnels, Squad Leader; ruling 21',
    },
    {
      id: 'move.free-start',
      text: 'As long as a unit has not moved in the action, it may leave its hex, however many enemies are there. If it comes back, they hold it as elsewhere.',
      source: 'ruling 22',
    },
    {
      id: 'move.squad',
      text: 'Nomads in the hex of the Squad Leader, and he himself, may go on whatever enemies are there.',
      source: 'codex: Squad Leader',
    },
    {
      id: 'move.massive',
      text: 'Massive units never move more than 1 hex in a phase, whoever moves them: bonuses and tunnels do not help them, and once they have moved, nothing drives them away. A Rocket marker does not change that. No unit of the four factions is massive, but a pack can have some.',
      source: 'codex: Massive; ruling 16',
    },
    {
      id: 'move.forced',
      text: 'Moves that a card or a counterattack grants, or an enemy makes, obey blockades unless the unit flies, may lead into homezones, and set off mines like others. Their first step is free, later ones are held by enemies as usual. Units that were pushed out of a hex do not go back to it with their bonus.',
      source: 'codex: Retreat, Pushback, Flying, Homezones; rulings 33, 54',
    },
  ],
} as const satisfies Chapter
