import type { Rank } from './types.ts'

const ours = { basis: 'house', source: 'house' } as const

/** The names along the fame track. Attested: 0 is Unknown. */
export const RANKS: readonly Rank[] = [
  { id: 'unknown', name: 'Unknown', from: 0, basis: 'attested', source: 'rules' },
  { id: 'drifter', name: 'Drifter', from: 1, ...ours },
  { id: 'regular', name: 'Regular', from: 3, ...ours },
  { id: 'name-on-a-hull', name: 'Name on a Hull', from: 5, ...ours },
  { id: 'talk-of-the-dock', name: 'Talk of the Dock', from: 7, ...ours },
  { id: 'known-quantity', name: 'Known Quantity', from: 10, ...ours },
  { id: 'household-name', name: 'Household Name', from: 13, ...ours },
  { id: 'bar-room-ballad', name: 'Bar-Room Ballad', from: 16, ...ours },
  { id: 'living-legend', name: 'Living Legend', from: 20, ...ours },
  { id: 'public-holiday', name: 'Public Holiday', from: 25, ...ours },
  { id: 'constellation', name: 'Constellation', from: 30, ...ours },
]

/** The name of somebody with so much fame. */
export function rankAt(ranks: { readonly [id: string]: Rank }, fame: number): string {
  let reached = ''
  for (const { id, from } of Object.values(ranks)) if (from <= fame) reached = id
  return reached
}
