import { type Config, retentionOf } from './config.ts'
import type { Log } from './observability/index.ts'
import { PRUNABLE, type Store } from './store/index.ts'

const HOUR = 60 * 60_000

/** Removes what has run out, now and every hour: sessions, and what the settings name. Returns how to stop. */
export function startSweeping(store: Store, config: Config, log: Log): () => Promise<void> {
  const retention = retentionOf(config)
  const isPruned = PRUNABLE.some((kind) => retention[kind] !== undefined)

  async function sweep(): Promise<void> {
    await store.purgeSessions()
    if (!isPruned) return
    const counts = await store.prune(retention, true)
    if (PRUNABLE.some((kind) => counts[kind] > 0)) log.info(counts, 'pruned')
  }

  let running = Promise.resolve()
  const begin = (): void => {
    running = sweep().catch((error: unknown) => log.warn({ err: error }, 'pruning failed; next try in an hour'))
  }
  begin()
  const timer = setInterval(begin, HOUR).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
