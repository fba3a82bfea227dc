import type { Figure, Formatter } from '@orrery/board'

/** The pictures of the rulebook: the Fame track, a ship, the star map. */
export const rulebookFigures = (say: Formatter): readonly Figure[] => [
  {
    id: 'fame-track',
    about: 'goal',
    caption: say.text('The Fame track late in a game'),
    scene: 'endgame',
    part: 'board',
    crop: '.xia-fame',
    size: { width: 1050, height: 420 },
    labels: [
      { at: '.xia-fame-step:not(.xia-fame-title) .seat-mark', text: say.text('A captain and their Fame') },
      { at: '.xia-fame-title', text: say.text('The first to get here reveals a title that everyone can claim') },
      { at: '.xia-fame-goal', text: say.text('The goal: the first to get here wins') },
    ],
  },
  {
    id: 'ship',
    about: 'round',
    caption: say.text('Your ship: what you spend and ready in a turn'),
    scene: 'market',
    part: 'mats',
    crop: '.xia-mat',
    size: { width: 1050, height: 420 },
    labels: [
      { at: '.xia-purse', text: say.text('Your Fame and credits') },
      { at: '.xia-hold', text: say.text('Your hold: outfits, cargo and damage share its spaces') },
      { at: '.xia-energy', text: say.text('Energy: arms your markers, scans, and powers abilities') },
      { at: '.xia-markers', text: say.text('Each use of an outfit takes an armed marker') },
      { at: '.xia-impulse', text: say.text('Impulse moves you once per turn for free') },
      { at: '.xia-mat-cards', text: say.text('Your ability, mission and titles') },
    ],
  },
  {
    id: 'star-map',
    about: 'round',
    caption: say.text('The board'),
    scene: 'market',
    part: 'board',
    size: { width: 860, height: 640 },
    labels: [
      { at: '.xia-fame', text: say.text('The Fame track') },
      { at: '.xia-sector', text: say.text('The star map: sectors, as far as they are explored') },
      { at: '.xia-craft.xia-mine', text: say.text('Your ship') },
      { at: '.xia-npc', text: say.text('A non-player ship: merchant, enforcer or scoundrel') },
      { at: '.xia-region-planet', text: say.text('A planet: trade here, and do business at the end of your turn') },
      { at: '.xia-special-buy, .xia-special-sell', text: say.text('A space to buy or sell cargo') },
      { at: '.xia-special-mission', text: say.text('A mission point: draw missions here') },
      { at: '.xia-token', text: say.text('An exploration token: collect it to see what it is') },
      { at: '.xia-edge-symbol', text: say.text('An unexplored edge: scan it, or jump into the unknown') },
    ],
  },
]
