import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  deck: {
    text: 'Action cards',
    values: {
      base: 'Base deck',
      replace: 'Shattered Alliances',
      combine: 'Both decks together',
      build: 'Built deck',
      draft: 'Drafted decks',
    },
  },
  build: { text: 'The 40 cards of a built deck (none: one of each)' },
  ownDecks: { text: 'Two players: a deck for each' },
  longThree: { text: 'Three players: four rounds instead of three' },
  alliance: {
    text: 'Honor for a marker on spaces 1, 2, 3 … of a branch',
    values: { standard: 'Standard', attested: 'Printed tiers', gentle: 'Gentle' },
  },
  trading: { text: 'Trade wealth, cards, and promises' },
  unlimitedWealth: { text: 'The general supply of wealth never runs out' },
  attachAtLocations: { text: 'House rule: attach wealth only to fighters at locations' },
  attachInSupply: { text: 'Attach wealth to fighters in your supply, too' },
}
