import { createHash, timingSafeEqual } from 'node:crypto'
import { HttpError } from '../../http-error.ts'
import type { App, Context } from '../context.ts'

const PING_MS = 2_000

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** For those who run the server and what watches it. */
export function observabilityRoutes(app: App, { store, metrics, config, stopping }: Context): void {
  const options = { logLevel: 'silent' as const, schema: { hide: true } }

  app.get('/healthz', options, () => ({ status: 'ok' }))

  app.get('/readyz', options, async () => {
    if (stopping()) throw new HttpError(503, 'stopping', 'The server is about to stop.')
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(reject, PING_MS).unref()
    })
    await Promise.race([store.ping(), timeout]).catch(() => {
      throw new HttpError(503, 'unavailable', 'The database cannot be reached just now.')
    })
    return { status: 'ok' }
  })

  app.get('/metrics', options, async (request, reply) => {
    const { metricsToken } = config
    const given = request.headers.authorization ?? ''
    if (metricsToken !== undefined && !timingSafeEqual(digest(given), digest(`Bearer ${metricsToken}`))) {
      throw new HttpError(401, 'token', 'The metrics are for those who know their secret.')
    }
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
