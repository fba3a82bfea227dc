import type { Figure, Formatter } from '@orrery/board'

/** The pictures of the rulebook: the score, an action card, the board, a combat. */
export const rulebookFigures = (say: Formatter): readonly Figure[] => [
  {
    id: 'score',
    about: 'goal',
    caption: say.text('The score in the last round'),
    scene: 'last-red-phase',
    part: 'mats',
    crop: '.tsu-sheet-head',
    size: { width: 1080, height: 590 },
    labels: [
      {
        at: '.tsu-numbers > :nth-child(3)',
        text: say.text('Position in initiative: at the end, the first scores 2 VP and the second 1'),
      },
      { at: '.tsu-numbers > :nth-child(1)', text: say.text('Victory points, as if the game ended now') },
    ],
  },
  {
    id: 'action-card',
    about: 'round',
    caption: say.text('A turn with its action card'),
    scene: 'last-red-phase',
    part: 'strip',
    crop: '.tsu-turn',
    size: { width: 1080, height: 124 },
    labels: [
      { at: '.tsu-remaining', text: say.text('The actions you have left in this phase') },
      { at: '.tsu-band-blue', text: say.text('Blue: faction effect, events, and moves in initiative') },
      { at: '.tsu-band-green', text: say.text('Green: production, and actions with Oni') },
      { at: '.tsu-band-red', text: say.text('Red: how far your units move, and how often you attack') },
    ],
  },
  {
    id: 'map',
    about: 'round',
    caption: say.text('The board, with its parts'),
    scene: 'first-turn',
    part: 'board',
    crop: '.tsu-board',
    size: { width: 1180, height: 720 },
    labels: [
      { at: '[data-hex="a0"]', text: say.text('The moon center: worth 1 VP at the end of each round') },
      { at: '.tsu-home-mark', text: say.text('A homezone: new units start here or next to it') },
      { at: '[data-hex="c10"]', text: say.text('A controlled area: its rim shows the faction') },
      {
        at: '.tsu-pennant[fill="var(--seat-1)"]',
        text: say.text('A pennant: conquest points of the units in an area'),
      },
      { at: '.tsu-rocks', text: say.text('A blockade: units cannot cross this side') },
      { at: '.tsu-chip-fertile', text: say.text('Fertile ground: worth 2 VP instead of 1') },
      { at: '.tsu-chip-mountain', text: say.text('A mountain range: its value makes conquest harder') },
      { at: '.tsu-chip-mine', text: say.text('Markers in the area: eggs, mines, Terraformings') },
    ],
  },
  {
    id: 'combat',
    about: 'combat',
    caption: say.text('A combat for the moon center'),
    scene: 'battle-for-the-moon',
    answers: ['no', 'no-conquest', 'natures-wisdom', 'none'],
    part: 'fight',
    crop: '.tsu-battle',
    size: { width: 1180, height: 900 },
    labels: [
      { at: '.tsu-stages', text: say.text('How far the combat has come') },
      { at: '.tsu-sides .tsu-forces', text: say.text('The attacker, with conquest points, health, and damage') },
      { at: '.tsu-defenders .tsu-forces > :nth-child(2)', text: say.text('The defenders') },
      { at: '.tsu-listed', text: say.text('The card the attacker has played') },
      { at: '.tsu-answer', text: say.text('A counterattack that a defender has chosen from it') },
    ],
  },
]
