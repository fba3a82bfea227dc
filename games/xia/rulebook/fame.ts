import type { Chapter } from '@orrery/engine'

export const fame = {
  id: 'fame',
  title: 'Fame and the end',
  lead: 'Fame wins the game.',
  rules: [
    {
      id: 'fame.ways',
      text: 'Fame comes from exploration tokens, completed missions, destroyed ships, sold cargo, new ships, rescues, titles, luck, and credits.',
      source: 'rules: Fame',
    },
    {
      id: 'fame.time',
      text: 'Move your marker on the Fame track as soon as you earn Fame.',
      source: 'rules: Exploration Tokens, Fame Point Track; ruling E54',
    },
    {
      id: 'fame.luck',
      text: '**Luck**: when your own d20 shows 20, you gain 1 Fame, at most once in any turn, yours or another’s. It counts even if you roll the die again after that. Rolls for NPCs, ties, and setup do not count.',
      source: 'rules: Fame (Luck); ruling E58',
    },
    {
      id: 'fame.natural',
      detail: true,
      text: 'A roll succeeds by its result with all additions. It is lucky by the bare die.',
      example: 'An 18 with an addition of 2 counts as 20, but it is not lucky.',
      source: 'rules: Fame (Luck); ruling E59',
    },
    {
      id: 'fame.end',
      text: 'The game ends at once when a marker reaches the goal, even in another player’s turn. That player wins. The last Fame cannot be bought, but the Fame for a new ship can be the last.',
      source: 'rules: Victory; ruling E55',
    },
    {
      id: 'fame.ranking',
      detail: true,
      text: 'Rank the other players by Fame. A d20 decides ties.',
      source: 'rules: Ties / Disputes; house: the ranking',
    },
    {
      id: 'fame.rank',
      detail: true,
      text: 'The Fame track has names, from Unknown at 0. They have no effect.',
      source: 'rules: Setup, Fame Point Track; house: the names from 1 on',
    },
    {
      id: 'fame.story',
      detail: true,
      text: 'The winner reads the victory story of their ship aloud. It is on the back of the ship’s player board, with its technical data and its backstory. None of it has any effect.',
      source: 'rules: Victory, Ship Mats; house: the stories',
    },
  ],
} as const satisfies Chapter
