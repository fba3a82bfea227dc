import { BadInput } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import { createRandom } from './random.ts'
import { createGreedy } from './yardsticks/greedy-1/greedy.ts'

const PLAYERS: { readonly [name: string]: () => Player } = {
  random: createRandom,
  /** What matches call the yardstick, since there was no other. */
  greedy: createGreedy,
}

/** Players that are never changed, for others to be measured by. */
const YARDSTICKS: { readonly [name: string]: () => Player } = {
  'greedy@1': createGreedy,
}

const ALL = { ...PLAYERS, ...YARDSTICKS }

/** The players that can be seated by name. */
export const playerNames: readonly string[] = Object.keys(PLAYERS)

/** A new player of a kind; what it remembers of a match is its own. */
export function createPlayer(name: string): Player {
  const create = Object.hasOwn(ALL, name) ? ALL[name] : undefined
  if (!create) throw new BadInput(`There is no player "${name}"; there are ${Object.keys(ALL).join(', ')}.`)
  return create()
}
