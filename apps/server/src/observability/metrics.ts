import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RegistryFigures } from '../matches/index.ts'
import type { Append, Store } from '../store/index.ts'
import { LoopLag } from './loop-lag.ts'

export type Metrics = ReturnType<typeof createMetrics>

/** What a server counts while it runs, elsewhere. */
export interface Figures {
  readonly matches: () => RegistryFigures
  readonly connections: () => number
  readonly oldestAppendMs: () => number
  readonly botQueueMs: () => number
}

const APPEND_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const HTTP_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const DECISIONS: readonly string[] = ['answer', 'interject', 'timeout']
/** What the registry counts up, and what it has at the moment. */
const REGISTRY_COUNTS = ['entries', 'conflicts', 'frozen', 'botMoves', 'timeouts'] as const
const REGISTRY_TEXTS = {
  entries: 'Entries of journals that this process stored',
  conflicts: 'Entries that another process had stored first',
  frozen: 'Matches that were frozen because a rule failed',
  botMoves: 'Answers of bots',
  timeouts: 'Answers given because time was out',
} as const satisfies { [K in (typeof REGISTRY_COUNTS)[number]]: string }

/** Numbers for whoever watches the server, in the format of Prometheus. They name no match and no person. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const lag = new LoopLag()
  const decisions = new Counter({
    name: 'orrery_decisions_total',
    help: 'Decisions stored',
    labelNames: ['kind'],
    registers,
  })
  const appends = new Histogram({
    name: 'orrery_append_seconds',
    help: 'From handing entries to the store until they are durable',
    labelNames: ['outcome'],
    buckets: APPEND_SECONDS,
    registers,
  })
  const requests = new Histogram({
    name: 'orrery_http_request_seconds',
    help: 'HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: HTTP_SECONDS,
    registers,
  })
  const notices = new Counter({
    name: 'orrery_notices_total',
    help: 'Turn notices by way and by what became of them',
    labelNames: ['way', 'delivery'],
    registers,
  })

  return {
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
    /** The longest time, of late, that this process did not get to anything. */
    loopLagMs: (): number => lag.longestMs,

    /** The same store, with its appends timed and decisions counted. */
    watched<S extends Pick<Store, 'append'>>(store: S): S {
      return {
        ...store,
        async append(append: Append) {
          const stop = appends.startTimer()
          try {
            await store.append(append)
            stop({ outcome: 'stored' })
            for (const { kind } of append.entries) if (DECISIONS.includes(kind)) decisions.inc({ kind })
          } catch (error) {
            stop({ outcome: error instanceof Error && error.name === 'Conflict' ? 'conflict' : 'failed' })
            throw error
          }
        },
      }
    },

    request: (method: string, route: string, status: number, seconds: number): void =>
      requests.observe({ method, route, status }, seconds),

    notice: (way: string, delivery: string): void => notices.inc({ way, delivery }),

    /** Reads these whenever somebody asks. */
    observe({ matches, connections, oldestAppendMs, botQueueMs }: Figures): void {
      gauge(
        'orrery_oldest_append_seconds',
        'How long the oldest unstored entry has been waiting',
        () => oldestAppendMs() / 1000,
      )
      gauge(
        'orrery_event_loop_lag_seconds',
        'Longest time of late without a turn of the event loop',
        () => lag.longestMs / 1000,
      )
      gauge(
        'orrery_bot_queue_age_seconds',
        'How long the oldest turn of a bot has been waiting in matches with people',
        () => botQueueMs() / 1000,
      )
      gauge('orrery_matches_open', 'Matches in the memory of this process', () => matches().tables)
      gauge('orrery_viewers', 'Clients at tables of this process', () => matches().attachments)
      gauge('orrery_connections', 'Open WebSocket connections', connections)
      for (const name of REGISTRY_COUNTS) {
        new Counter({
          name: `orrery_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}_total`,
          help: REGISTRY_TEXTS[name],
          registers,
          collect() {
            this.reset()
            this.inc(matches()[name])
          },
        })
      }
    },
  }

  function gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  }
}
