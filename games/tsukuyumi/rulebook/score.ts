import type { Chapter } from '@orrery/engine'

export const score = {
  id: 'score',
  title: 'Scoring and the end',
  rules: [
    {
      id: 'score.moon-centre',
      text: 'Whoever controls the centre of the moon at the end of a round gets 1 victory point.',
      source: 'codex: The Moon',
    },
    {
      id: 'score.areas',
      text: 'At the end of the game each area you control is worth 1 victory point, a moon area as well, and a fertile ground 2. Devastated land and toxic areas are worth nothing.',
      source: 'codex: Victory Points, Overview',
    },
    {
      id: 'score.initiative',
      text: 'At the end of the game the first place in the initiative order is worth 2 victory points and the second 1.',
      source: 'codex: Initiative Placement',
    },
    {
      id: 'score.announce',
      text: 'After every round the scores are told: the points gained on the way and those that areas and initiative would give now.',
      source: 'codex: Taking Score',
    },
    {
      id: 'score.end',
      text: 'The game ends after the fourth round, or the number of rounds agreed on. The most victory points win.',
      source: 'reviews; codex: Victory Points',
    },
    {
      id: 'score.tie',
      text: 'In a tie more controlled areas win, then the moon’s centre, then the better initiative.',
      source: 'house',
    },
    {
      id: 'score.superiority',
      text: 'In a game of superiority it ends after the round in which somebody has 20 victory points or more, everything counted as at the end, or after the last round.',
      source: 'preview; house',
    },
  ],
} as const satisfies Chapter
