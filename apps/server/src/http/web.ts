import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply } from 'fastify'
import { HttpError } from '../http-error.ts'
import type { App, Context } from './context.ts'
import { send } from './errors.ts'
import { FILES, type Limits } from './limits.ts'
import { isForPage } from './pages.ts'

/** Files here have a hash of their content in their name. */
const HASHED = `${sep}assets${sep}`
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Orrery</title>
<h1>Orrery is running</h1>
<p>The web client is not built. Run <code>npm start</code> to build it. For programs, see
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`

/** Serves the web client: its files, and its one page for everything that is not a file. */
export async function webRoutes(app: App, { config }: Context, limits: Limits): Promise<void> {
  const built = existsSync(join(config.web, 'index.html'))
  const page = (reply: FastifyReply): FastifyReply =>
    built
      ? reply.sendFile('index.html')
      : reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(NOT_BUILT)

  // All that is added from here on is the client's, whoever adds it.
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ...FILES }
  })
  if (built) {
    await app.register(staticFiles, {
      root: config.web,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.setHeader('cache-control', path.includes(HASHED) ? FOREVER : ASK_AGAIN)
      },
    })
  }
  app.get('/', { schema: { hide: true } }, (_, reply) => page(reply))
  app.get('/play/*', { schema: { hide: true } }, (_, reply) => page(reply))
  app.setNotFoundHandler((request, reply) => {
    if (isForPage(request)) return page(reply)
    return send(
      reply,
      limits.missed(request, reply) ??
        new HttpError(404, 'not-found', 'Not found. See /api/openapi.json for what is here.'),
    )
  })
}
