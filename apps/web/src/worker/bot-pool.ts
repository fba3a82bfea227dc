import type { Value } from '@orrery/engine'
import type { BotJob, BotOutcome, Explained, WhyJob } from '@orrery/host'

export interface ThoughtRequest {
  readonly id: number
  readonly match: string
  /** A question to answer, or an answer to explain. */
  readonly job: BotJob | WhyJob
}

/** Nothing but the id when the bot stumbled. */
export interface ThoughtReply {
  readonly id: number
  readonly value?: Value
  readonly explained?: Explained
}

/** Lets bots think where they hold nobody up. */
export interface BotPool {
  decide(match: string, job: BotJob): Promise<BotOutcome>
  /** Why a bot gave an answer; nothing when nobody can tell. */
  explain(match: string, job: WhyJob): Promise<Explained | undefined>
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
  const waiting = new Map<number, (reply: Omit<ThoughtReply, 'id'>) => void>()

  const stop = () => {
    worker?.terminate()
    worker = undefined
    for (const settle of waiting.values()) settle({})
    waiting.clear()
  }
  const running = (): BotWorker => {
    if (worker) return worker
    const started = start()
    started.onmessage = ({ data }) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    }
    started.onerror = stop
    worker = started
    return started
  }

  const think = (match: string, job: BotJob | WhyJob) =>
    new Promise<Omit<ThoughtReply, 'id'>>((resolve) => {
      const id = ++count
      let timer = setTimeout(() => {
        worker?.postMessage(HURRY)
        timer = setTimeout(stop, GRACE)
      }, longest)
      waiting.set(id, (reply) => {
        clearTimeout(timer)
        resolve(reply)
      })
      running().postMessage({ id, match, job })
    })

  return {
    async decide(match, job) {
      const { value } = await think(match, job)
      return value === undefined ? { failed: [job.bot] } : { value }
    },
    explain: async (match, job) => (await think(match, job)).explained,
  }
}
