import { type ChosenOptions, number, one, toggle } from '@orrery/engine'

/** What can be chosen when a match is created. */
export const options = {
  /** The fame that wins: any number the players agree on, up to the end of the track. */
  goal: number({ min: 3, max: 30, default: 10, tried: [3, 5, 10, 20, 30] }),
  npcs: toggle(true),
  /** The recommended first game: known sectors, ready outfits, 5 fame, no NPCs. */
  firstGame: toggle(false),
  gifts: toggle(true),
  /** When fame counts. */
  fame: one(['at-once', 'status'], 'at-once'),
  /** When the game ends. */
  end: one(['at-once', 'status'], 'at-once'),
  /** Fame points that can be bought in one Business Phase. */
  fameSales: one(['one', 'any'], 'one'),
  /** Where the Merchant goes after it was destroyed. */
  merchant: one(['keep', 'restart', 'nearest'], 'keep'),
}

export type Chosen = ChosenOptions<typeof options>
