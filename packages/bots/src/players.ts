import { BadInput, type Game, listing } from '@orrery/engine'
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

const THINKERS: { readonly [name: string]: Create } = Object.fromEntries(
  LEVELS.map((level) => [level, (settings, own) => createLevel(level, { ...settings, ...own })]),
)

const OTHERS: { readonly [name: string]: Create } = {
  random: createRandom,
  /** What matches call the yardstick, since there was no other. */
  greedy: () => createGreedy(),
}

/** Players that are never changed, for others to be measured by. */
const YARDSTICKS: { readonly [name: string]: Create } = {
  'greedy@1': () => createGreedy(),
}

const ALL = { ...THINKERS, ...OTHERS, ...YARDSTICKS }

/** The players that can be seated by name. */
export const playerNames: readonly string[] = Object.keys({ ...THINKERS, ...OTHERS })

/** All that can play each other in an arena. */
export const contestantNames: readonly string[] = Object.keys(ALL)

/** What a bot's name says: `expert:raider` is an expert with a character of the game, `master/seconds=10` one that may take its time. */
interface BotName {
  readonly kind: string
  readonly character: string | undefined
  /** `key=value`, each. */
  readonly changes: readonly string[]
}

function readName(name: string): BotName {
  const [seated = '', ...changes] = name.split('/')
  const [kind = '', character, ...rest] = seated.split(':')
  return { kind: rest.length > 0 ? '' : kind, character, changes }
}

/** The time that somebody allows a master. */
const SECONDS = /^seconds=([1-9]|[1-5]\d|60)$/

/** Whether a match can seat a bot of this name: a player, with a character if the game has it, a master with up to a minute for a decision. */
export function canBeSeated(name: unknown, characters: Game['characters'] = {}): boolean {
  if (typeof name !== 'string') return false
  const { kind, character, changes } = readName(name)
  const isKnown = playerNames.includes(kind)
  const isCast = character === undefined || (Object.hasOwn(THINKERS, kind) && Object.hasOwn(characters, character))
  const isTimed = changes.length === 0 || (kind === 'master' && changes.length === 1 && SECONDS.test(changes[0] ?? ''))
  return isKnown && isCast && isTimed
}

/**
 * A new player of a kind; what it remembers of a match is its own. Besides what can be seated there are bots that think differently, to be
 * tried in an arena: `expert/horizon=step`.
 */
export function createPlayer(name: string, settings: PlayerSettings = {}): Player {
  const { kind, character, changes } = readName(name)
  const isPlain = character === undefined && changes.length === 0
  const create = Object.hasOwn(ALL, kind) && (isPlain || Object.hasOwn(THINKERS, kind)) ? ALL[kind] : undefined
  if (!create) throw new BadInput(`Unknown bot "${name}". Use ${listing(contestantNames, 'en', 'or')}.`)
  return create(settings, { character, variant: Object.fromEntries(changes.map(readChange)) })
}

/** `others=best`, `breadth=40`, `forgets=true`; `seconds=10` is what it may take. */
function readChange(change: string): readonly [key: string, value: unknown] {
  const [key = '', text = ''] = change.split('=')
  const value: unknown = /^(true|false|\d+(\.\d+)?)$/.test(text) ? JSON.parse(text) : text
  return key === 'seconds' ? ['ms', 1000 * Number(value)] : [key, value]
}
