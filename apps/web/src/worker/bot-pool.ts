import type { Value } from '@orrery/engine'
import type { BotJob, BotOutcome, Explained, Studied, StudyJob, WhyJob } from '@orrery/host'

export interface ThoughtRequest {
  readonly id: number
  readonly match: string
  /** A question to answer, an answer to explain, or something to find out. */
  readonly job: BotJob | WhyJob | StudyJob
}

/** Nothing but the id when the bot stumbled. */
export interface ThoughtReply {
  readonly id: number
  readonly value?: Value
  readonly explained?: Explained
  readonly studied?: Studied[StudyJob['kind']]
}

/** Lets bots think where they hold nobody up. */
export interface BotPool {
  decide(match: string, job: BotJob): Promise<BotOutcome>
  /** Why a bot gave an answer; nothing when nobody can tell. */
  explain(match: string, job: WhyJob): Promise<Explained | undefined>
  /** What was found out about a match; nothing when nobody can tell. */
  study<Job extends StudyJob>(match: string, job: Job): Promise<Studied[Job['kind']] | undefined>
}

/** The parts of it that a match needs, and those that whoever asks about one does. */
export type Deciders = Pick<BotPool, 'decide'>
export type Explainers = Pick<BotPool, 'explain' | 'study'>

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

  const think = (match: string, job: ThoughtRequest['job']) =>
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
    study: async <Job extends StudyJob>(match: string, job: Job) =>
      (await think(match, job)).studied as Studied[Job['kind']] | undefined,
  }
}
