import type { Outage, OutageEvents } from '../store/index.ts'
import type { Log } from './log.ts'

/** What has happened, and what to do about it. */
const BEGAN: { readonly [O in Outage]: string } = {
  unreachable:
    'database unreachable: check that it runs and that the network lets connections through; play resumes by itself',
  unwritable: 'database read-only or full: free disk space or allow writing; play resumes by itself',
}
const ENDED: { readonly [O in Outage]: string } = {
  unreachable: 'database reachable again',
  unwritable: 'database writable again',
}
/** Connections that stumble one by one are told of once in so long. */
const STUMBLES_MS = 60_000

/** Tells of an outage once, and of its end. What fails because of it is not worth a line each (see `createLog`). */
export function outageLog(log: Log): OutageEvents {
  let told = Number.NEGATIVE_INFINITY
  return {
    began: (outage, error) => log.error({ err: error }, BEGAN[outage]),
    ended: (outage, ms) => log.info({ seconds: Math.round(ms / 100) / 10 }, ENDED[outage]),
    stumbled(error) {
      if (performance.now() - told < STUMBLES_MS) return
      told = performance.now()
      log.warn({ err: error }, 'database connection replaced: broken or silent')
    },
  }
}
