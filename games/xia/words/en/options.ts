import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  goal: { text: 'The fame that wins' },
  npcs: { text: 'The Merchant, the Enforcer and the Scoundrel take part' },
  firstGame: { text: 'The recommended first game: known sectors, ready outfits, 5 fame, no NPCs' },
  gifts: { text: 'Players may give each other credits' },
  fame: { text: 'Fame counts at once, or when it is claimed in the Status Phase' },
  end: {
    text: 'The game ends as soon as the goal is reached, or in the Status Phase of whoever has reached it',
  },
  fameSales: { text: 'Fame points that can be bought in one Business Phase: one, or any number' },
  merchant: {
    text: 'After it was destroyed the Merchant keeps to its route, restarts it, or goes to the nearest stop',
  },
}
