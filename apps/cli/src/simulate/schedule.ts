import type { Allowance } from '@orrery/bots'
import {
  BadInput,
  type Chance,
  type Data,
  everyOptions,
  type Game,
  gameFor,
  type Options,
  parseOptions,
  settleOptions,
} from '@orrery/engine'

/** Bots that can think longer think so long, unless somebody says how long. */
export const USUAL_ITERATIONS = 20

/** A simulation, as it is sent to the threads. */
export interface SimulationPlan {
  readonly game: string
  /** The game as the command line names it: its id or its folder. */
  readonly named: string
  readonly content: Data | undefined
  /** Numbers of players. */
  readonly players: readonly number[]
  /** Games for each number of players. */
  readonly games: number
  /** The index of the first game. */
  readonly from: number
  readonly seed: string
  readonly bots: readonly string[]
  /** How long they think: by iterations, so that the same seed gives the same games. */
  readonly iterations: number
  /** `option=value,…`, or `all`. */
  readonly options: string
  readonly check: boolean
  /** An earlier version of the rules, if it is not the newest. */
  readonly rules: number | undefined
  /** An earlier version of the pack, if it is not the newest. */
  readonly pack: string | undefined
  readonly chance: Chance
}

/** The game under the rules and with the version of its pack that a plan names. */
export function asPlanned(
  game: Game,
  { rules = game.rulesVersion, pack }: Pick<SimulationPlan, 'rules' | 'pack'>,
): Game {
  const content = pack === undefined ? game.content : { ...game.content, version: pack }
  return gameFor(game, { game: game.id, rules, content })
}

/** One game of a simulation. */
export interface Fixture {
  readonly players: number
  /** Among the games with so many players. */
  readonly index: number
  readonly seed: string
  readonly chance: Chance
  readonly options: Options
  /** The bot on each seat. */
  readonly bots: readonly string[]
  readonly allowance: Allowance
}

/** Which games a plan consists of. The same plan has the same games in every thread. */
export class Schedule {
  readonly plan: SimulationPlan
  readonly #combinations = new Map<number, readonly Options[]>()

  constructor(game: Game, plan: SimulationPlan) {
    this.plan = plan
    for (const players of plan.players) this.#combinations.set(players, combinationsFor(game, players, plan.options))
  }

  get length(): number {
    return this.plan.players.length * this.plan.games
  }

  fixture(number: number): Fixture {
    const { players: counts, games, from, seed, chance, bots, iterations } = this.plan
    const players = counts[Math.floor(number / games)]
    if (players === undefined) throw new RangeError(`This simulation has no game ${number}.`)
    const combinations = this.#combinations.get(players) ?? []
    const index = from + (number % games)
    // Every combination of options should meet every rotation, also when their numbers have a common divisor.
    const turn = combinations.length > 1 ? index + Math.floor(index / combinations.length) : index
    return {
      players,
      index,
      seed: `${seed}/${players}/${index}`,
      chance,
      options: around(combinations, index),
      allowance: { iterations },
      bots: Array.from({ length: players }, (_, seat) => around(bots, (seat + turn) % players)),
    }
  }
}

/** The list goes on from its beginning. */
function around<T>(list: readonly T[], index: number): T {
  const [first] = list
  if (first === undefined) throw new RangeError('There is nothing to choose from.')
  return list[index % list.length] ?? first
}

function combinationsFor(game: Game, players: number, options: string): readonly Options[] {
  const settled = settleOptions(game, players, options === 'all' ? {} : parseOptions(game, options))
  const combinations = options === 'all' ? everyOptions(game, players) : [settled]
  if (combinations.length === 0) throw new BadInput(`${game.title} has no options to combine.`)
  return combinations
}
