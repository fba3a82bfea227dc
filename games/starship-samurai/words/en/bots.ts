import type { BotWords } from '@orrery/engine'

/** How bots say what they weighed, what they aim at, and who they are. */
export const bots: BotWords = {
  terms: {
    honor: 'honor at once',
    alliances: 'clans that stay allied',
    locations: 'better odds to win locations',
    claims: 'rewards on the coming turns',
    presence: 'units in place for the next round',
    orders: 'higher order markers for later',
    wealth: 'wealth to spend',
    cards: 'better cards in hand',
    fallen: 'fewer units in the graveyard',
    rivals: 'less for the others',
  },
  plans: {},
  characters: {
    admiral: { name: 'Admiral', text: 'Fights for every location and keeps a fleet in place for the next round.' },
    envoy: { name: 'Envoy', text: 'Wins clans early, moves them deep into the branch, and keeps them there.' },
    merchant: { name: 'Merchant', text: 'Claims rewards turn after turn and is never short of wealth and cards.' },
    schemer: { name: 'Schemer', text: 'Takes all it can from the player in the lead.' },
  },
}
