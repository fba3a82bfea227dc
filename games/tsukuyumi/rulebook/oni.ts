import type { Chapter } from '@orrery/engine'

export const oni = {
  id: 'oni',
  title: 'The Oni',
  lead: 'The Oni are Tsukuyumi’s army. They belong to no player, and every player commands them.',
  rules: [
    {
      id: 'oni.control',
      text: 'Oni are small (conquest 5, health 10, damage 10), medium (20 each), or large (30 each). The player whose action it is acts with them. Destroyed Oni return to the reserve of 17 small, 12 medium, and 7 large ones.',
      source: 'codex: Oni Units; fan map generator: reserve',
    },
    {
      id: 'oni.place',
      text: 'Place an Oni of any size in an area with the Tsukuyumi property or the Oni’s territory marker. It may also be next to one, across a side open on foot. Units in the area do not matter. Homezones are not allowed.',
      source: 'codex: Tsukuyumi, Where There is One; ruling 95',
    },
    {
      id: 'oni.instead',
      text: 'If the reserve has no Oni or no area is allowed, a placement on your card becomes a conquest with Oni.',
      source: 'codex: Where There is One; ruling 96',
    },
    {
      id: 'oni.move',
      text: 'To move Oni, choose an area with Oni and move one or more of them 1 area each.',
      source: 'house',
    },
    {
      id: 'oni.conquest',
      text: 'To conquer with Oni, choose an area with Oni that they do not control and play the Oni card. They conquer by the usual rules, and players with units there may choose a counterattack on it. Without an area like this, the action is lost.',
      source: 'codex: Oni Conquest',
    },
    {
      id: 'oni.order',
      detail: true,
      text: 'Oni move before they conquer. You cannot conquer with them while an Oni move on your card is left and possible. A move that was not possible is lost with the first conquest.',
      source: 'codex: Overview, Oni Units',
    },
    {
      id: 'oni.active-player',
      detail: true,
      text: 'When you conquer with Oni, your own units in the area are compared like those of others, but you choose no counterattack.',
      source: 'ruling 97',
    },
    {
      id: 'oni.defend',
      text: 'Oni that are attacked answer with Counterstrike against the attacker, if it is on the card. Otherwise they do nothing.',
      source: 'codex: Oni Units; house',
    },
    {
      id: 'oni.obey',
      text: 'Oni obey blockades, pigs, and Kaneda. Like other units they can be pinned, trigger mines, and die in radioactive areas.',
      source: 'codex: Oni Units; rulings 98, 99',
    },
  ],
} as const satisfies Chapter
