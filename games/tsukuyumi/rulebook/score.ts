import type { Chapter } from '@orrery/engine'

export const score = {
  id: 'score',
  title: 'Scoring and the end',
  lead: 'Areas, the moon center, missions, goals, and initiative give victory points.',
  rules: [
    {
      id: 'score.end',
      text: 'The game ends after the fourth round, or after the number of rounds you agreed on. The player with the most **victory points** (VP) wins.',
      source: 'reviews; codex: Victory Points',
    },
    {
      id: 'score.moon-centre',
      text: 'At the end of each round, the player who controls the moon center gains 1 victory point.',
      source: 'codex: The Moon',
    },
    {
      id: 'score.areas',
      text: 'At the end of the game, each area you control is worth 1 victory point, moon areas included. Fertile ground is worth 2. Devastated land and toxic areas are worth nothing.',
      source: 'codex: Victory Points, Overview',
    },
    {
      id: 'score.initiative',
      text: 'At the end of the game, position 1 in initiative is worth 2 victory points, and position 2 is worth 1.',
      source: 'codex: Initiative Placement',
    },
    {
      id: 'score.announce',
      text: 'After every round, scores are announced: the victory points gained so far, and those that areas and initiative would give now.',
      source: 'codex: Taking Score',
    },
    {
      id: 'score.tie',
      text: 'In a tie, the player with more controlled areas wins, then the one with the moon center, then the one with the higher initiative.',
      source: 'house',
    },
    {
      id: 'score.superiority',
      detail: true,
      text: 'With the house rule of superiority, the game ends after a round in which a player has 20 victory points or more. Count them as at the end. Otherwise it ends after the last round.',
      source: 'preview; house',
    },
  ],
} as const satisfies Chapter
