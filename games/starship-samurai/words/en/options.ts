import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  deck: {
    text: 'Action cards: the base deck, the Shattered Alliances deck instead, both together, a built deck, or decks drafted by the players',
  },
  build: { text: 'The forty cards of a built deck; none means one of each' },
  ownDecks: { text: 'Two players each with a deck of their own' },
  longThree: { text: 'Four rounds instead of three with three players' },
  alliance: {
    text: 'Honor for a marker on spaces 1, 2, 3 … of a branch',
    values: { standard: 'Standard', attested: 'Printed tiers', gentle: 'Gentle' },
  },
  trading: { text: 'Players may trade wealth, cards and promises' },
  unlimitedWealth: { text: 'The supply of wealth never runs out' },
  attachAtLocations: { text: 'House rule: attach wealth only to fighters at locations' },
  attachInSupply: { text: 'Wealth may be attached to fighters in the supply' },
}
