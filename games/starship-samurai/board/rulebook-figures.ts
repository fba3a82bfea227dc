import type { Figure, Formatter } from '@orrery/board'

/** The pictures of the rulebook: the alliance track, a player board, the board, a battle. */
export const rulebookFigures = (say: Formatter): readonly Figure[] => [
  {
    id: 'alliance-track',
    about: 'goal',
    caption: say.text('Honor and alliances late in a game'),
    scene: 'endgame',
    part: 'board',
    crop: '.ss-track',
    size: { width: 1050, height: 700 },
    labels: [
      { at: '.ss-banner', text: say.text('A clan with its honor, wealth, cards and order markers') },
      { at: '.ss-marker', text: say.text('A lesser clan on a branch: an ally') },
      { at: '.ss-tier-text', text: say.text('The honor each ally here pays at the end of the round') },
      { at: '.ss-neutral', text: say.text('The neutral space: no clan’s allies') },
    ],
  },
  {
    id: 'player-board',
    about: 'round',
    caption: say.text('Your player board: what you use in a turn'),
    scene: 'first-turn',
    part: 'mats',
    crop: '.ss-mat-full',
    size: { width: 1050, height: 560 },
    labels: [
      { at: '.ss-goods', text: say.text('Your honor and wealth') },
      { at: '.ss-orders', text: say.text('The four orders: place one marker in each turn') },
      { at: '.ss-hand', text: say.text('Your cards: order cards for turns, battle cards for battles') },
      { at: '.ss-fleet', text: say.text('Your fighters and your carrier in your supply') },
      { at: '.ss-samurais', text: say.text('Your two mechs and their abilities') },
    ],
  },
  {
    id: 'board',
    about: 'round',
    caption: say.text('The board'),
    scene: 'endgame',
    part: 'board',
    size: { width: 1050, height: 700 },
    labels: [
      { at: '.ss-banner', text: say.text('A clan with its honor') },
      { at: '.ss-neutral', text: say.text('The alliance track') },
      { at: '.ss-type', text: say.text('A location with its name, its type and 7 spaces') },
      {
        at: '.ss-reward',
        text: say.text('Its reward: claimed by the strongest clan, and by its winner'),
      },
      { at: '.ss-total', text: say.text('The power of each clan there') },
      { at: '.ss-figure:not(.ss-away)', text: say.text('A unit with its power') },
    ],
  },
  {
    id: 'battle',
    about: 'battle',
    caption: say.text('A battle, before the first card'),
    scene: 'battle',
    part: 'stage',
    size: { width: 1050, height: 700 },
    labels: [
      { at: '.stage-name', text: say.text('A clan in the battle') },
      { at: '.stage-hex', text: say.text('The power of its units, and of its cards once revealed') },
      { at: '.ss-no-battle-card', text: say.text('Its battle card goes here, face down') },
    ],
  },
]
