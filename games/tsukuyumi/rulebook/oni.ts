import type { Chapter } from '@orrery/engine'

export const oni = {
  id: 'oni',
  title: 'The Oni',
  rules: [
    {
      id: 'oni.control',
      text: 'Oni are small (conquest 5, health 10, damage 10), medium (20, 20, 20) or large (30, 30, 30). They belong to nobody: the player whose action it is acts with them. Those that are destroyed go back to the reserve of 17 small, 12 medium and 7 large ones.',
      source: 'codex: Oni Units; fan map generator: reserve',
    },
    {
      id: 'oni.place',
      text: 'An Oni of any size is placed in an area that has the Tsukuyumi property or a territory marker of the Oni, or next to one, across a side that is open on foot. Units there do not matter. Homezones are out.',
      source: 'codex: Tsukuyumi, Where There is One; ruling 95',
    },
    {
      id: 'oni.instead',
      text: 'If no Oni is left in the reserve or no area is legal, a placement on your card becomes a conquest with Oni.',
      source: 'codex: Where There is One; ruling 96',
    },
    {
      id: 'oni.conquest',
      text: 'Choose an area with Oni that they do not control and play the Oni’s card: they conquer by the usual rules. Players with units there may answer with its counterattacks. If there is no such area, the action is lost.',
      source: 'codex: Oni Conquest',
    },
    {
      id: 'oni.order',
      text: 'Oni move before they conquer: as long as a move of Oni on your card is left and possible, you cannot conquer with them. A move that was not possible is lost with the first conquest.',
      source: 'codex: Overview, Oni Units',
    },
    {
      id: 'oni.active-player',
      text: 'In such a conquest the units of the player whose action it is are compared like others, but that player chooses no counterattack.',
      source: 'ruling 97',
    },
    {
      id: 'oni.move',
      text: 'Choose an area with Oni and move one or more of them 1 hex each.',
      source: 'house',
    },
    {
      id: 'oni.defend',
      text: 'Oni that are attacked answer with Counterstrike, if it is on the card, aimed at the attacker alone; otherwise they do nothing.',
      source: 'codex: Oni Units; house',
    },
    {
      id: 'oni.obey',
      text: 'Oni obey blockades, pigs and Kaneda, are held by enemies, set off mines and die in radioactive areas like other units.',
      source: 'codex: Oni Units; rulings 98, 99',
    },
  ],
} as const satisfies Chapter
