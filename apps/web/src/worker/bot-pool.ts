import type { Value } from '@orrery/engine'
import type { BotJob, BotOutcome } from '@orrery/host'

export interface ThoughtRequest {
  readonly id: number
  readonly match: string
  readonly job: BotJob
}

export interface ThoughtReply {
  readonly id: number
  /** Nothing when the bot stumbled. */
  readonly value: Value | undefined
}

/** Lets bots think where they hold nobody up. */
export interface BotPool {
  decide(match: string, job: BotJob): Promise<BotOutcome>
}

/** Says that an answer is wanted at once. */
export const HURRY = 'hurry'

/** What a thinker needs of a worker. */
export interface BotWorker {
  postMessage(request: ThoughtRequest | typeof HURRY): void
  terminate(): void
  onmessage: ((event: MessageEvent<ThoughtReply>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** What people can allow a bot. */
export const LONGEST_ALLOWED = 60_000
/** A bot that thinks longer than this, loading included, is asked for what it has. */
const LONGEST_THOUGHT = LONGEST_ALLOWED + 15_000
/** If it does not answer within this, it is cut off. */
const GRACE = 1_000

/** Thinks in a worker of its own, which is ended when a bot does not come to an end. */
export function thinkIn(start: () => BotWorker, longest = LONGEST_THOUGHT): BotPool {
  let worker: BotWorker | undefined
  let count = 0
  const waiting = new Map<number, (value: Value | undefined) => void>()

  const stop = () => {
    worker?.terminate()
    worker = undefined
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }
  const running = (): BotWorker => {
    if (worker) return worker
    const started = start()
    started.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data.value)
      waiting.delete(data.id)
    }
    started.onerror = stop
    worker = started
    return started
  }

  return {
    async decide(match, job) {
      const id = ++count
      const value = await new Promise<Value | undefined>((resolve) => {
        let timer = setTimeout(() => {
          worker?.postMessage(HURRY)
          timer = setTimeout(stop, GRACE)
        }, longest)
        waiting.set(id, (found) => {
          clearTimeout(timer)
          resolve(found)
        })
        running().postMessage({ id, match, job })
      })
      return value === undefined ? { failed: [job.bot] } : { value }
    },
  }
}
