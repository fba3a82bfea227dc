import type { Chapter } from '@orrery/engine'

export const setup = {
  id: 'setup',
  title: 'Setting up',
  lead: 'Setup gives every player a clan, two mechs, and two cards, and reveals the first locations.',
  rules: [
    {
      id: 'setup.boards',
      text: 'Two to four can play. Use as many **locations** as there are players, numbered from 1. Each location has 7 spaces, and every unit there fills one. The alliance track stands beside them.',
      source: 'rules: Game Setup 1; ruling U1; reviews: 7 spaces',
    },
    {
      id: 'setup.locations',
      text: 'There are 16 location cards with 1, 2, or 3 pips. With 4 players, use them all (4 rounds). With 2, remove every 2-pip card (12 stay, 6 rounds). With 3, remove every 2-pip and 3-pip card, then put 1 of them back unseen (9 stay, 3 rounds). Shuffle the deck and turn up one card for each location.',
      source: 'rules: Game Setup 2-3; ruling U2; house: how many cards have how many pips',
    },
    {
      id: 'setup.starters',
      text: 'You start with two battle cards that cost nothing: Elite General (+3 power) and Change Strategy (gain 1 wealth or draw 1 card, then take it back). Unused copies leave the game. Once discarded, starters are shuffled and drawn like any other card.',
      source: 'rules: Game Setup 4; ruling U7',
    },
    {
      id: 'setup.deck',
      text: 'Without the starters, the action deck has 40 cards: 20 different ones, two of each. Shuffle it and place it face down, with room for a discard pile.',
      source: 'rules: Game Setup 4; house',
      options: ['deck'],
    },
    {
      id: 'setup.wealth',
      text: 'All 44 wealth tokens form the **general supply**. You start with no wealth.',
      source: 'rules: Game Setup 5; ruling U3',
    },
    {
      id: 'setup.markers',
      text: 'The markers of the eight lesser clans (Sol, Terra, Ion, Horizon, Aurora, Rift, Luna, and Comet) start on the neutral space of the alliance track. You have four **order markers** with the values 1, 2, 3, and 4.',
      source: 'rules: Game Setup 6-7',
    },
    {
      id: 'setup.units',
      text: 'You have 8 fighters and 1 carrier, and after the draft 2 samurai mechs. All start in **your supply**; the locations start empty.',
      source: 'rules: Game Setup 7-9, 14',
    },
    {
      id: 'setup.first-player',
      text: 'A random player takes the first player token and begins. Play goes clockwise.',
      source: 'rules: Game Setup 11, 15',
    },
    {
      id: 'setup.draft',
      text: 'Draft 2 of the eight samurai mechs. First picks go clockwise from the first player. Second picks go the other way: the last player picks twice in a row, and the first player picks last.',
      source: 'rules: Game Setup 12; ruling U5',
    },
    {
      id: 'setup.draft-secret',
      text: 'Picks are secret. You see the mechs still left and your own earlier pick, but not which player took which of the others.',
      source: 'rules: Game Setup 12; ruling U4',
    },
    {
      id: 'setup.draft-reveal',
      text: 'After the last pick, everyone reveals their two mechs at the same moment. Mechs left over (4 with 2 players, 2 with 3 players) are shown and leave the game.',
      source: 'rules: Game Setup 13-14; rulings U4, U6',
    },
    {
      id: 'setup.honor',
      text: 'Everyone starts with 0 **honor**. Honor never falls below 0 and has no upper limit.',
      source: 'rules: Game Setup 10; rulings E5, K1',
    },
    {
      id: 'setup.clans',
      text: 'You lead one of the major clans Nova, Pulsar, Gamma, and Void, by your seat. The clan decides your color and your branch of the alliance track; it has no ability.',
      source: 'rules: Game Setup 7; ruling U9',
    },
    {
      id: 'setup.long-three',
      text: 'Option for 3 players: put back 4 of the removed location cards at random and unseen, instead of 1. The deck then has 12 cards, and the game lasts 4 rounds.',
      source: 'house',
      options: ['longThree'],
    },
  ],
} as const satisfies Chapter
