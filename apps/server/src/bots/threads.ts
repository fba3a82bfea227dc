import { Thread, type ThreadSettings } from './thread.ts'

interface Waiting {
  readonly resolve: (thread: Thread) => void
}

/**
 * Some threads, started when they are needed. A match goes back to a thread that has thought about it before, if one is free, so that it
 * only hears what is new.
 */
export class Threads {
  readonly #settings: ThreadSettings
  readonly #most: number
  readonly #all = new Set<Thread>()
  readonly #idle: Thread[] = []
  readonly #waiting: Waiting[] = []

  constructor(most: number, settings: ThreadSettings) {
    this.#most = most
    this.#settings = settings
  }

  take(match: string): Promise<Thread> {
    const known = this.#idle.findIndex((thread) => thread.knows(match))
    const free = known < 0 ? this.#idle.pop() : this.#idle.splice(known, 1)[0]
    if (free) return Promise.resolve(free)
    if (this.#all.size < this.#most) return Promise.resolve(this.#start())
    return new Promise((resolve) => this.#waiting.push({ resolve }))
  }

  #start(): Thread {
    const thread = new Thread(this.#settings)
    this.#all.add(thread)
    return thread
  }

  giveBack(thread: Thread): void {
    if (thread.dead) this.#all.delete(thread)
    const next = this.#waiting.shift()
    if (next) next.resolve(thread.dead ? this.#start() : thread)
    else if (!thread.dead) this.#idle.push(thread)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map((thread) => thread.close()))
  }
}
