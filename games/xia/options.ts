import type { OptionSpec } from '@orrery/engine'

const YES_OR_NO = [false, true]

/** What can be chosen when a match is created. */
export const options: readonly OptionSpec[] = [
  { id: 'goal', text: 'The fame that wins', values: [5, 10, 20], default: 10 },
  { id: 'npcs', text: 'The Merchant, the Enforcer and the Scoundrel take part', values: YES_OR_NO, default: true },
  {
    id: 'firstGame',
    text: 'The recommended first game: known sectors, ready outfits, 5 fame, no NPCs',
    values: YES_OR_NO,
    default: false,
  },
  { id: 'gifts', text: 'Players may give each other credits', values: YES_OR_NO, default: true },
  {
    id: 'fame',
    text: 'Fame counts at once, or when it is claimed in the Status Phase',
    values: ['at-once', 'status'],
    default: 'at-once',
  },
  {
    id: 'end',
    text: 'The game ends as soon as the goal is reached, or in the Status Phase of whoever has reached it',
    values: ['at-once', 'status'],
    default: 'at-once',
  },
  {
    id: 'fameSales',
    text: 'Fame points that can be bought in one Business Phase: one, or any number',
    values: ['one', 'any'],
    default: 'one',
  },
  {
    id: 'merchant',
    text: 'After it was destroyed the Merchant keeps to its route, restarts it, or goes to the nearest stop',
    values: ['keep', 'restart', 'nearest'],
    default: 'keep',
  },
]
