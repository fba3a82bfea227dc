import type { Chapter } from '@orrery/engine'

export const setup = {
  id: 'setup',
  title: 'Setting up',
  rules: [
    {
      id: 'setup.boards',
      text: 'Two, three or four can play. Use as many location boards as there are players: those numbered from 1 up to that number. Each board has 7 spaces, and every unit on it fills one. The alliance board lies beside them.',
      source: 'rules: Game Setup 1; ruling U1; reviews: 7 spaces',
    },
    {
      id: 'setup.locations',
      text: 'There are 16 location cards, marked with 1, 2 or 3 pips. With 2 players, take out every 2-pip card (12 stay, 6 rounds); with 3, take out every 2-pip and 3-pip card, then put 1 of those back at random and unseen (9 stay, 3 rounds); with 4, all 16 are used (4 rounds). Shuffle what stays into the location deck and turn up one card for each board.',
      source: 'rules: Game Setup 2-3; ruling U2; house: how many cards have how many pips',
    },
    {
      id: 'setup.starters',
      text: 'Your starting hand is two battle cards without cost: Elite General (+3 power) and Change Strategy (gain 1 wealth or draw 1 card, then take the card back into your hand). Copies not dealt to anybody leave the game. The dealt ones are ordinary cards from then on: once in a discard pile, they can be reshuffled and drawn by whoever draws from that deck.',
      source: 'rules: Game Setup 4; ruling U7',
    },
    {
      id: 'setup.deck',
      text: 'Apart from the starters, the action deck has 40 cards: 20 different ones, two of each. Shuffle it and leave it face down, with room for a discard pile.',
      source: 'rules: Game Setup 4; house',
      options: ['deck'],
    },
    {
      id: 'setup.wealth',
      text: 'All 44 wealth tokens form the general supply. Nobody starts with any wealth.',
      source: 'rules: Game Setup 5; ruling U3',
    },
    {
      id: 'setup.markers',
      text: 'The markers of the eight lesser clans (Sol, Terra, Ion, Horizon, Aurora, Rift, Luna and Comet) all start on neutral, in the middle of the alliance track. Each player has four order markers, with the values 1, 2, 3 and 4.',
      source: 'rules: Game Setup 6-7',
    },
    {
      id: 'setup.units',
      text: 'Each player has 8 fighters and 1 carrier, and after the draft 2 samurai mechs as well. All of them start in their player’s supply; the locations start empty.',
      source: 'rules: Game Setup 7-9, 14',
    },
    {
      id: 'setup.first-player',
      text: 'Chance decides who takes the first player token. That player begins, and play goes clockwise.',
      source: 'rules: Game Setup 11, 15',
    },
    {
      id: 'setup.draft',
      text: 'Each player drafts 2 of the eight samurai mechs. The first picks are made clockwise from the first player. The second picks go the other way round, so that whoever picked last picks twice in a row and the first player picks last of all.',
      source: 'rules: Game Setup 12; ruling U5',
    },
    {
      id: 'setup.draft-secret',
      text: 'Picks are secret. Whoever is picking sees the mechs that are still there and their own earlier pick, but not who took which of the others.',
      source: 'rules: Game Setup 12; ruling U4',
    },
    {
      id: 'setup.draft-reveal',
      text: 'After the last pick everybody shows their two mechs at the same moment. Mechs that nobody took (4 with 2 players, 2 with 3 players) are shown too and leave the game.',
      source: 'rules: Game Setup 13-14; rulings U4, U6',
    },
    {
      id: 'setup.honor',
      text: 'Everybody starts with 0 honor. Honor never falls below 0 and has no upper end.',
      source: 'rules: Game Setup 10; rulings E5, K1',
    },
    {
      id: 'setup.clans',
      text: 'Each player leads one of the major clans Nova, Pulsar, Gamma and Void, by the seat they take. The clan decides color and alliance branch; it has no ability of its own.',
      source: 'rules: Game Setup 7; ruling U9',
    },
    {
      id: 'setup.long-three',
      text: 'Option for 3 players: put 4 of the removed location cards back at random and unseen, instead of 1. The deck then has 12 cards and the game lasts 4 rounds.',
      source: 'house',
      options: ['longThree'],
    },
  ],
} as const satisfies Chapter
