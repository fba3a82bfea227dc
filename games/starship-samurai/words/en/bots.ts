import type { BotWords } from '@orrery/engine'

/** How bots say what they weighed, what they aim at, and who they are. */
export const bots: BotWords = {
  terms: {
    honor: 'honor at once',
    alliances: 'clans that stay allied',
    locations: 'better odds to win battles',
    claims: 'rewards for a lead on your next turns',
    presence: 'units in place for the next round',
    orders: 'higher order markers for later',
    wealth: 'wealth to spend',
    cards: 'better cards in hand',
    fallen: 'fewer units lost',
    rivals: 'the others gain less',
  },
  looks: {
    honor: 'Look at honor you can have at once.',
    alliances: 'Look at the alliance track[[, above all at {{clan}}]]: which clans stay with you?',
    locations: 'Look at [[{{place}}|the locations]]: who will win the battle, and with it honor?',
    claims: 'Look at [[{{place}}|the locations]]: a lead there pays on your next turns.',
    presence: 'Look at your units: where will they stand when the next round begins?',
    orders: 'Look at your order markers: which ones do you want to keep?',
    wealth: 'Look at your wealth: what will you need it for?',
    cards: 'Look at your hand: which cards will still be worth something?',
    fallen: 'Look at your units: some could end up in the graveyard.',
    rivals: 'Look at what the others gain by it.',
  },
  odds: {
    win: '{{n}} % to win',
    battleCard: '{{n}} % battle card',
  },
  amount: 'about {{n}} honor',
  plans: {},
  characters: {
    admiral: { name: 'Admiral', text: 'Fights for every location and keeps a fleet in place for the next round.' },
    envoy: { name: 'Envoy', text: 'Wins clans early, moves them deep into the branch, and keeps them there.' },
    merchant: { name: 'Merchant', text: 'Claims rewards turn after turn and is never short of wealth and cards.' },
    schemer: { name: 'Schemer', text: 'Takes all it can from the player in the lead.' },
  },
}
