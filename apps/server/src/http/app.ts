import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import { HttpError } from '../http-error.ts'
import { trusted } from '../proxies.ts'
import type { App, Context } from './context.ts'
import { answerError, answerGarbage } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { BODY_BYTES, createLimits } from './limits.ts'
import { refuseForgery } from './origin.ts'
import { accountRoutes } from './routes/accounts.ts'
import { fileRoutes } from './routes/files.ts'
import { gameRoutes } from './routes/games.ts'
import { matchRoutes } from './routes/matches.ts'
import { noticeRoutes } from './routes/notices.ts'
import { observabilityRoutes } from './routes/observability.ts'
import { reachRoutes } from './routes/reach.ts'
import { seatRoutes } from './routes/seats.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { SECURITY_SCHEMES } from './schemas.ts'
import { webRoutes } from './web.ts'

/** A request that has not arrived by then is dropped: nobody holds a connection by sending byte after byte. */
const ARRIVAL_MS = 30_000

/** Given at once and not set later, they spare the start the compilers that Fastify would load. Its types know only its own. */
const ZOD_COMPILERS = {
  buildValidator: () => validatorCompiler as never,
  buildSerializer: () => serializerCompiler as never,
}

/** The HTTP side of the server, not yet listening. */
export async function createApp(ctx: Context): Promise<App> {
  const { config, log, metrics } = ctx
  const limits = createLimits(config, ctx.clock)
  const app: App = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    requestTimeout: ARRIVAL_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: config.trustProxy.length > 0 && trusted(config.trustProxy),
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) => answerError(limits.count(request, reply) ?? error, request, reply),
    clientErrorHandler: answerGarbage,
    schemaController: { compilersFactory: ZOD_COMPILERS },
  }).withTypeProvider<ZodTypeProvider>()

  app.setErrorHandler(answerError)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    limits.check(request, reply)
    refuseForgery(request, config)
  })
  app.addHook('onResponse', async ({ method, routeOptions, ip }, reply) => {
    const route = routeOptions.url ?? 'none'
    const { statusCode: status, elapsedTime } = reply
    metrics.request(method, route, status, elapsedTime / 1000)
    // The route, not the address: that may name a private match.
    reply.log.debug({ method, route, status, ms: Math.round(elapsedTime), from: ip }, 'request')
  })
  await app.register(helmet, securityHeaders(config))
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Orrery', version: '1', description: DESCRIPTION },
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: jsonSchemaTransform,
  })
  await app.register(async (scope) => {
    const routes: App = scope.withTypeProvider<ZodTypeProvider>()
    for (const add of [
      gameRoutes,
      matchRoutes,
      seatRoutes,
      fileRoutes,
      accountRoutes,
      sessionRoutes,
      noticeRoutes,
      reachRoutes,
    ])
      add(routes, ctx)
    scope.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
    // Whoever comes here without asking for an upgrade is lost.
    scope.get('/live', { schema: { hide: true } }, () => {
      throw new HttpError(426, 'upgrade', 'This address serves WebSockets only.')
    })
    observabilityRoutes(routes, ctx)
  })
  await webRoutes(app, ctx, limits)
  await app.ready()
  return app
}

const DESCRIPTION =
  'Begin, find, join and keep matches. They are played over the WebSocket at /live. Errors are { error, text }: a word for programs and one sentence for people.'
