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
    mechs: 'a mech for this game',
    rivals: 'less for the others',
  },
  plans: {},
  characters: {},
}
