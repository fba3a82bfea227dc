import { BadInput, listing } from '@orrery/engine'
import type { Player } from '@orrery/engine/simulation'
import type { Allowance, Timing } from './budget.ts'
import { createLevel, LEVELS, type LevelSettings } from './levels.ts'
import { createRandom } from './random.ts'
import { createGreedy } from './yardsticks/greedy-1/greedy.ts'

/** How long a player thinks, if it is one that can think longer. */
export interface PlayerSettings extends Timing {
  /** Instead of its own. */
  readonly allowance?: Allowance | undefined
}

type Create = (settings: PlayerSettings, own: Pick<LevelSettings, 'character' | 'variant'>) => Player

const PLAYERS: { readonly [name: string]: Create } = {
  random: createRandom,
  /** What matches call the yardstick, since there was no other. */
  greedy: () => createGreedy(),
}

/** Players that are never changed, for others to be measured by. */
const YARDSTICKS: { readonly [name: string]: Create } = {
  'greedy@1': () => createGreedy(),
}

const THINKERS: { readonly [name: string]: Create } = Object.fromEntries(
  LEVELS.map((level) => [level, (settings, own) => createLevel(level, { ...settings, ...own })]),
)

const ALL = { ...PLAYERS, ...YARDSTICKS, ...THINKERS }

/** The players that can be seated by name. */
export const playerNames: readonly string[] = Object.keys(PLAYERS)

/** All that can play each other in an arena. */
export const contestantNames: readonly string[] = Object.keys(ALL)

/**
 * A new player of a kind; what it remembers of a match is its own. `expert:raider` is an expert with a character of the game, and
 * `expert/horizon=step` one that thinks differently, to be tried in an arena.
 */
export function createPlayer(name: string, settings: PlayerSettings = {}): Player {
  const [seated = '', ...changes] = name.split('/')
  const [kind = '', character] = seated.split(':')
  const isPlain = character === undefined && changes.length === 0
  const create = Object.hasOwn(ALL, kind) && (isPlain || Object.hasOwn(THINKERS, kind)) ? ALL[kind] : undefined
  if (!create) throw new BadInput(`Unknown bot "${name}". Use ${listing(contestantNames, 'en', 'or')}.`)
  return create(settings, { character, variant: Object.fromEntries(changes.map(readChange)) })
}

/** `others=best`, `breadth=40`, `forgets=true`. */
function readChange(change: string): readonly [key: string, value: unknown] {
  const [key = '', text = ''] = change.split('=')
  return [key, /^(true|false|\d+)$/.test(text) ? JSON.parse(text) : text]
}
