import type { Chapter } from '@orrery/engine'

export const fame = {
  id: 'fame',
  title: 'Fame and the end',
  rules: [
    {
      id: 'fame.ways',
      text: 'Fame comes from exploration tokens, completed missions, destroyed ships, sold cargo, new ships, rescues, titles, luck, and credits.',
      source: 'rules: Fame',
    },
    {
      id: 'fame.time',
      text: 'The marker on the fame track moves at the moment fame is earned.',
      source: 'rules: Exploration Tokens, Fame Point Track; ruling E54',
    },
    {
      id: 'fame.luck',
      text: 'Whenever your own d20 shows 20 you gain 1 fame, though only once in any turn, be it yours or another’s. It counts for borders, gathering, missions, abilities, respawn and Tigris, even if the die is rolled again after that; not for NPCs, ties and the setup.',
      source: 'rules: Fame (Luck); ruling E58',
    },
    {
      id: 'fame.natural',
      text: 'Whether a roll succeeds is told by the result with all additions; whether it was lucky, by the bare die.',
      source: 'rules: Fame (Luck); ruling E59',
    },
    {
      id: 'fame.end',
      text: 'The game ends at once when a marker reaches the goal, even in the turn of another: that player has won. The last point cannot be bought, but the point for a new ship can be the last.',
      source: 'rules: Victory; ruling E55',
    },
    {
      id: 'fame.rank',
      text: 'The fame track has names, from Unknown at 0 on. They have no effect.',
      source: 'rules: Setup, Fame Point Track; house: the names from 1 on',
    },
    {
      id: 'fame.story',
      text: 'The winner reads the victory story of their ship aloud. It is on the back of the ship’s mat, with its technical data and its backstory, which are read when you get the ship. None of it has any effect.',
      source: 'rules: Victory, Ship Mats; house: the stories',
    },
    {
      id: 'fame.ranking',
      text: 'The others are ranked by fame, and a d20 decides between equals.',
      source: 'rules: Ties / Disputes; house: the ranking',
    },
  ],
} as const satisfies Chapter
