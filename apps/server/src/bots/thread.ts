import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Decision, Value } from '@orrery/engine'
import type { BotJob } from '@orrery/host'
import type { Assignment, ThreadData, ThreadReply } from './types.ts'

export interface ThreadSettings {
  readonly games: string
  /** A module that lets Node read our sources, where it does not by itself. */
  readonly loader: string | undefined
  readonly cutOffMs: number
  /** Its threads give way to all others of the machine. */
  readonly yields: boolean
  /** Calls `end` when a bot of the match has had so long; gives what stops that. */
  limit(match: string, ms: number, end: () => void): () => void
  warn(data: object, text: string): void
}

/** To start a thread and to play a match up to its question may take longer than to think. */
const START_MS = 20_000
/** A bot that has had its time is asked for what it has; if it does not answer within this, its thread ends. */
const GRACE_MS = 500
/** Bots that think as long as they may are done before they are cut off. */
const SHARE_OF_CUT_OFF = 0.8
/** A bot that fills the memory ends its thread, not the process. */
const MEMORY_MB = 512

export function standardLimit(_match: string, ms: number, end: () => void): () => void {
  const timer = setTimeout(end, ms)
  return () => clearTimeout(timer)
}

export const standardThreads = (): number => Math.max(1, availableParallelism() - 1)

/** What this process was started with to read TypeScript, if anything: threads do not inherit it. */
export function inheritedLoader(args: readonly string[] = process.execArgv): string | undefined {
  const at = args.lastIndexOf('--import')
  return at < 0 ? args.find((arg) => arg.startsWith('--import='))?.slice('--import='.length) : args[at + 1]
}

/** One thread, which thinks about one question at a time. When a bot does not come to an end, the thread does. */
export class Thread {
  readonly #settings: ThreadSettings
  readonly #worker: Worker
  /** How far the thread knows a match: so many decisions, the last of which is this one. */
  readonly #known = new Map<string, { readonly count: number; readonly last: Decision | undefined }>()
  readonly #started: Promise<void>
  /** Not 0 when the bot is to answer at once. */
  readonly #hurry = new Int32Array(new SharedArrayBuffer(4))
  #listen: (reply: ThreadReply | undefined) => void = () => {}
  /** It does not think any more. */
  dead = false

  constructor(settings: ThreadSettings) {
    const { games, loader, yields, cutOffMs } = settings
    this.#settings = settings
    const execArgv = loader === undefined ? [] : ['--import', loader]
    const workerData: ThreadData = { games, yields, hurry: this.#hurry, mostMs: SHARE_OF_CUT_OFF * cutOffMs }
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData,
      execArgv,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    this.#started = new Promise((resolve) => {
      this.#worker.on('message', (reply: ThreadReply) => (reply === 'ready' ? resolve() : this.#listen(reply)))
      this.#worker.once('exit', () => {
        resolve()
        this.#end()
      })
    })
    this.#worker.on('error', (error) => {
      settings.warn({ err: error }, 'bot thread failed')
      this.#end()
    })
    this.#worker.unref()
  }

  #end(): void {
    this.dead = true
    this.#listen(undefined)
  }

  knows(match: string): boolean {
    return this.#known.has(match)
  }

  /** What the bot answers; nothing when it fails, loops, or answers what is not offered. */
  async decide(match: string, job: BotJob, bot: string): Promise<Value | undefined> {
    await this.#started
    let reply = await this.#ask(this.#assignment(match, job, bot))
    if (reply === 'forgotten') {
      this.#known.delete(match)
      reply = await this.#ask(this.#assignment(match, job, bot))
    }
    if (typeof reply === 'object' && 'value' in reply) {
      this.#known.set(match, { count: job.decisions.length, last: job.decisions.at(-1) })
      return reply.value
    }
    this.#known.delete(match)
    const reason = typeof reply === 'object' ? reply.problem : 'it was cut off'
    this.#settings.warn({ match, bot, seat: job.seat, question: job.n, reason }, 'A bot gave no answer.')
    return undefined
  }

  #assignment(match: string, { seat, n, talk, header, decisions }: BotJob, bot: string): Assignment {
    const known = this.#known.get(match)
    const goesOn = known !== undefined && known.count > 0 && decisions[known.count - 1] === known.last
    const question = { match, seat, n, bot, ...(talk && { talk }) }
    return goesOn
      ? { ...question, from: known.count, decisions: decisions.slice(known.count) }
      : { ...question, from: 0, decisions, header }
  }

  #ask(assignment: Assignment): Promise<ThreadReply | undefined> {
    if (this.dead) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const { cutOffMs, limit } = this.#settings
      const cutOff = () => {
        Atomics.store(this.#hurry, 0, 1)
        stop = limit(assignment.match, GRACE_MS, () => void this.close())
      }
      Atomics.store(this.#hurry, 0, 0)
      let stop = limit(assignment.match, assignment.header ? START_MS + cutOffMs : cutOffMs, cutOff)
      this.#listen = (reply) => {
        stop()
        if (reply === 'begun') {
          stop = limit(assignment.match, cutOffMs, cutOff)
          return
        }
        this.#listen = () => {}
        resolve(reply)
      }
      this.#worker.postMessage(assignment)
    })
  }

  async close(): Promise<void> {
    this.dead = true
    await this.#worker.terminate()
  }
}
