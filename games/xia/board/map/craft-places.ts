import type { Formatter } from '@orrery/board'
import { type Hex, hexNamed } from '../../map/hex.ts'
import type { View } from '../../view.ts'
import { figure } from '../figures.ts'

/** The hex of every ship on the map, by its name. */
export function places({ vessels, npcs }: Pick<View, 'vessels' | 'npcs'>): ReadonlyMap<string, Hex> {
  const all = new Map<string, Hex>()
  for (const { colour, hex } of vessels) if (hex !== null) all.set(colour, hexNamed(hex))
  for (const { id, hex } of npcs) if (hex !== null) all.set(id, hexNamed(hex))
  return all
}

/** A ship in a line: whose it is and what is on it. */
export function craftText(view: View, craft: string, say: Formatter): string {
  const npc = view.npcs.find(({ id }) => id === craft)
  const bountyText = (bounty: number) => (bounty > 0 ? `, ${say.text('bounty {{n}}', { n: figure(say, bounty) })}` : '')
  if (npc)
    return `${say.text('{{name}}, moved by {{side}}', { name: say.name(craft), side: say.name(npc.controller, 'craft') })}${bountyText(npc.bounty)}`
  const vessel = view.vessels.find(({ colour }) => colour === craft)
  return vessel ? `${say.name(craft)}, ${say.name(vessel.ship)}${bountyText(vessel.bounty)}` : say.name(craft)
}
