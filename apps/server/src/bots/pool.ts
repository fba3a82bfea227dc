import type { Value } from '@orrery/engine'
import { type BotJob, STAND_IN } from '@orrery/host'
import { inheritedLoader, standardLimit, standardThreads, type ThreadSettings } from './thread.ts'
import { Threads } from './threads.ts'
import type { BotLane, BotPool } from './types.ts'

export interface BotPoolOptions {
  /** For matches that people play; bots among themselves get half as many of their own, at least one. */
  readonly threads?: number
  /** A bot that thinks longer is cut off. */
  readonly cutOffMs?: number
  /** Measures that time; a timer by default. */
  readonly limit?: ThreadSettings['limit']
  /** A module with a `loadGame` like that of `@orrery/shelf`. */
  readonly games?: string
  /** A module that lets Node read TypeScript; by default the one this process was started with. */
  readonly loader?: string
  /** Hears of bots that failed and of threads that did. */
  readonly log?: Pick<ThreadSettings, 'warn'>
}

/**
 * Bots think in threads; those of matches without people in others, which give way to everything else. A bot that loops, throws or answers
 * what is not offered is followed by the stand-in; after that the game's plainest answer has to do.
 */
export function createBotPool(options: BotPoolOptions = {}): BotPool {
  const settings: ThreadSettings = {
    cutOffMs: options.cutOffMs ?? 5_000,
    limit: options.limit ?? standardLimit,
    games: options.games ?? '@orrery/shelf',
    loader: options.loader ?? inheritedLoader(),
    yields: false,
    warn: (data, text) => options.log?.warn(data, text),
  }
  const people = options.threads ?? standardThreads()
  const sizes = { people, bots: Math.max(1, people >> 1) }
  const lanes: { readonly [lane in BotLane]: Threads } = {
    people: new Threads(sizes.people, settings),
    bots: new Threads(sizes.bots, { ...settings, yields: true }),
  }
  let closed = false

  async function ask(match: string, job: BotJob, bot: string, threads: Threads): Promise<Value | undefined> {
    if (closed) return undefined
    const thread = await threads.take(match)
    try {
      return closed ? undefined : await thread.decide(match, job, bot)
    } finally {
      threads.giveBack(thread)
    }
  }

  return {
    sizes,

    async decide(match, job, lane) {
      const tried = job.bot === STAND_IN ? [job.bot] : [job.bot, STAND_IN]
      for (const bot of tried) {
        const value = await ask(match, job, bot, lanes[lane]).catch(() => undefined)
        if (value !== undefined) return bot === job.bot ? { value } : { value, bot }
      }
      return { failed: tried }
    },

    async close() {
      closed = true
      await Promise.all(Object.values(lanes).map((threads) => threads.close()))
    },
  }
}
