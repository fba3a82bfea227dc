import type { OptionTexts } from '@orrery/engine'

export const options: OptionTexts = {
  goal: { text: 'Fame needed to win' },
  npcs: { text: 'Play with the Merchant, the Enforcer, and the Scoundrel' },
  firstGame: { text: 'Recommended first game: known sectors, ready outfits, 5 Fame, no NPCs' },
  gifts: { text: 'Players may give each other credits' },
  fame: { text: 'Fame counts', values: { 'at-once': 'at once', status: 'in the Status Phase' } },
  end: {
    text: 'A player who reaches the goal wins',
    values: { 'at-once': 'at once', status: 'in their Status Phase' },
  },
  fameSales: {
    text: 'Fame Points for sale in one Business Phase',
    values: { one: 'one', any: 'any number' },
  },
  merchant: {
    text: 'After its destruction the Merchant flies to',
    values: { keep: 'its next stop', restart: 'its first stop', nearest: 'the nearest stop' },
  },
}
