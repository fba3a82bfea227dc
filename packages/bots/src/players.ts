import { BadInput } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import { createGreedy } from './greedy.ts'
import { createRandom } from './random.ts'

const PLAYERS: { readonly [name: string]: () => Player } = {
  random: createRandom,
  greedy: createGreedy,
}

/** The players that can be seated by name. */
export const playerNames: readonly string[] = Object.keys(PLAYERS)

/** A new player of a kind; what it remembers of a match is its own. */
export function createPlayer(name: string): Player {
  const create = Object.hasOwn(PLAYERS, name) ? PLAYERS[name] : undefined
  if (!create) throw new BadInput(`There is no player "${name}"; there are ${playerNames.join(', ')}.`)
  return create()
}
