import { createHash, timingSafeEqual } from 'node:crypto'
import { HttpError } from '../../http-error.ts'
import { createReadiness } from '../../observability/index.ts'
import type { App, Context } from '../context.ts'
import { UNLIMITED } from '../limits.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** For those who run the server and what watches it. */
export function observabilityRoutes(app: App, { store, registry, metrics, config, stopping }: Context): void {
  const ready = createReadiness({
    ping: () => store.ping(),
    outage: () => store.outage(),
    oldestAppendMs: () => store.oldestAppendMs(),
    loopLagMs: () => metrics.loopLagMs(),
    botQueueMs: () => registry.botQueueAge(),
  })
  const schema = { hide: true }
  const forMonitors = { logLevel: 'silent' as const, schema, config: UNLIMITED }

  app.get('/healthz', forMonitors, () => ({ status: 'ok' }))

  app.get('/readyz', forMonitors, async () => {
    if (stopping()) throw new HttpError(503, 'stopping', 'The server is stopping.')
    await ready()
    return { status: 'ok' }
  })

  app.get('/metrics', { schema }, async (request, reply) => {
    const { metricsToken } = config
    if (metricsToken === undefined) throw new HttpError(404, 'not-found', 'Metrics are turned off.')
    const given = request.headers.authorization ?? ''
    if (!timingSafeEqual(digest(given), digest(`Bearer ${metricsToken}`))) {
      throw new HttpError(401, 'token', 'Metrics need the metrics token.')
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
