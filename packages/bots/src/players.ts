import { BadInput, listing } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import type { Allowance, Timing } from './budget.ts'
import { createRandom } from './random.ts'
import { createGreedy } from './yardsticks/greedy-1/greedy.ts'

const PLAYERS: { readonly [name: string]: (settings: PlayerSettings) => Player } = {
  random: createRandom,
  /** What matches call the yardstick, since there was no other. */
  greedy: () => createGreedy(),
}

/** Players that are never changed, for others to be measured by. */
const YARDSTICKS: { readonly [name: string]: (settings: PlayerSettings) => Player } = {
  'greedy@1': () => createGreedy(),
}

const ALL = { ...PLAYERS, ...YARDSTICKS }

/** How long a player thinks, if it is one that can think longer. */
export interface PlayerSettings extends Timing {
  /** Instead of its own. */
  readonly allowance?: Allowance | undefined
}

/** The players that can be seated by name. */
export const playerNames: readonly string[] = Object.keys(PLAYERS)

/** All that can play each other in an arena. */
export const contestantNames: readonly string[] = Object.keys(ALL)

/** A new player of a kind; what it remembers of a match is its own. */
export function createPlayer(name: string, settings: PlayerSettings = {}): Player {
  const create = Object.hasOwn(ALL, name) ? ALL[name] : undefined
  if (!create) throw new BadInput(`Unknown bot "${name}". Use ${listing(contestantNames, 'en', 'or')}.`)
  return create(settings)
}
