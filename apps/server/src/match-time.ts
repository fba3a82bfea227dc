import { monotonic } from './counts.ts'
import type { KeptTime, Span } from './store/index.ts'

/** What a difference between two clocks may be without meaning anything: it is less than a restart takes. */
const TOLERANCE_MS = 60_000
const KEPT_EVERY_MS = 15_000
/** Spans that lie further back have been taken into account by all matches, or concern nobody any more. */
const MOST_SPANS = 100

export interface MatchTimeOptions {
  /** What earlier processes left behind, or others tell. */
  readonly kept?: KeptTime | undefined
  /** The machine's clock, which anybody can set. */
  readonly wall?: () => number
  /** Milliseconds that pass. */
  readonly passed?: () => number
}

/**
 * The time of the matches. It begins with the machine's clock, or where the last process stopped if that is later, and runs by itself from
 * then on: it never goes back, and setting the machine's clock does not change how fast it runs. When the machine's clock is ahead of it
 * all the same (it was set, the machine slept, no server ran), it catches up, and the span in between is remembered as one in which
 * nobody's time ran.
 */
export class MatchTime {
  readonly #wall: () => number
  readonly #passed: () => number
  #spans: Span[]
  /** The time when so much had passed. */
  #from: { readonly time: number; readonly passed: number }

  constructor({ kept = { at: 0, spans: [] }, wall = Date.now, passed = monotonic }: MatchTimeOptions = {}) {
    this.#wall = wall
    this.#passed = passed
    this.#spans = [...kept.spans]
    const start = wall()
    const isLate = kept.at > 0 && start > kept.at + TOLERANCE_MS
    this.#from = { time: isLate ? kept.at : Math.max(start, kept.at), passed: passed() }
  }

  readonly now = (): number => {
    const passed = this.#passed()
    const now = Math.floor(this.#from.time + passed - this.#from.passed)
    const wall = this.#wall()
    if (wall <= now + TOLERANCE_MS) return now
    this.#add({ from: now, to: wall })
    this.#from = { time: wall, passed }
    return wall
  }

  /** The first span since a moment in which no time ran. */
  readonly rested = (since: number): Span | undefined => {
    const next = this.#spans.find(({ from, to }) => to - Math.max(from, since) > TOLERANCE_MS)
    return next && { from: Math.max(next.from, since), to: next.to }
  }

  get kept(): KeptTime {
    return { at: this.now(), spans: this.#spans }
  }

  #add(span: Span): void {
    if (this.#spans.some(({ from, to }) => from === span.from && to === span.to)) return
    this.#spans = [...this.#spans, span].sort((a, b) => a.from - b.from).slice(-MOST_SPANS)
  }

  /** Takes over what other processes know. */
  learn({ spans }: KeptTime): void {
    for (const span of spans) this.#add(span)
  }
}

interface TimeStore {
  keptTime(): Promise<KeptTime | undefined>
  keepTime(time: KeptTime): Promise<void>
}

/** Goes on with the time where earlier processes stopped, and keeps it for later ones. */
export async function startMatchTime(
  store: TimeStore,
  options: Omit<MatchTimeOptions, 'kept'>,
): Promise<{ readonly time: MatchTime; stop(): Promise<void> }> {
  const time = new MatchTime({ ...options, kept: await store.keptTime() })
  async function keep(): Promise<void> {
    const stored = await store.keptTime()
    if (stored) time.learn(stored)
    const { at, spans } = time.kept
    await store.keepTime({ at: Math.max(at, stored?.at ?? 0), spans })
  }
  await keep()
  // What cannot be kept now is kept the next time: until then less is known of how long a server ran.
  let keeping: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    keeping = keep().catch(() => {})
  }, KEPT_EVERY_MS).unref()
  return {
    time,
    async stop() {
      clearInterval(timer)
      await keeping
      await keep().catch(() => {})
    },
  }
}
