import type { Value } from '@orrery/engine'
import { type BotJob, STAND_IN } from '@orrery/host'
import { inheritedLoader, standardThreads, Thread, type ThreadSettings } from './thread.ts'
import type { BotPool } from './types.ts'

export interface BotPoolOptions {
  readonly threads?: number
  /** A bot that thinks longer is cut off. */
  readonly cutOffMs?: number
  /** A module with a `loadGame` like that of `@orrery/shelf`. */
  readonly games?: string
  /** A module that lets Node read TypeScript; by default the one this process was started with. */
  readonly loader?: string
  /** Hears of bots that failed and of threads that did. */
  readonly log?: Pick<ThreadSettings, 'warn'>
}

interface Waiting {
  readonly match: string
  readonly resolve: (thread: Thread) => void
}

/**
 * Bots think in threads. A match goes back to a thread that has thought about it before, if one is free, so that it only hears
 * what is new. A bot that loops, throws or answers what is not offered is followed by greedy; after that the game's plainest
 * answer has to do.
 */
export function createBotPool(options: BotPoolOptions = {}): BotPool {
  const settings: ThreadSettings = {
    cutOffMs: options.cutOffMs ?? 5_000,
    games: options.games ?? '@orrery/shelf',
    loader: options.loader ?? inheritedLoader(),
    warn: (data, text) => options.log?.warn(data, text),
  }
  const most = options.threads ?? standardThreads()
  const threads = new Set<Thread>()
  const idle: Thread[] = []
  const waiting: Waiting[] = []
  let closed = false

  function take(match: string): Promise<Thread> {
    const known = idle.findIndex((thread) => thread.knows(match))
    const free = known < 0 ? idle.pop() : idle.splice(known, 1)[0]
    if (free) return Promise.resolve(free)
    if (threads.size < most) return Promise.resolve(start())
    return new Promise((resolve) => waiting.push({ match, resolve }))
  }

  function start(): Thread {
    const thread = new Thread(settings)
    threads.add(thread)
    return thread
  }

  function giveBack(thread: Thread): void {
    if (thread.dead) threads.delete(thread)
    const next = waiting.shift()
    if (next) next.resolve(thread.dead ? start() : thread)
    else if (!thread.dead) idle.push(thread)
  }

  async function ask(match: string, job: BotJob, bot: string): Promise<Value | undefined> {
    if (closed) return undefined
    const thread = await take(match)
    try {
      return closed ? undefined : await thread.decide(match, job, bot)
    } finally {
      giveBack(thread)
    }
  }

  return {
    async decide(match, job) {
      const tried = job.bot === STAND_IN ? [job.bot] : [job.bot, STAND_IN]
      for (const bot of tried) {
        const value = await ask(match, job, bot).catch(() => undefined)
        if (value !== undefined) return bot === job.bot ? { value } : { value, bot }
      }
      return { failed: tried }
    },

    async close() {
      closed = true
      await Promise.all([...threads].map((thread) => thread.close()))
    },
  }
}
