import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../http-error.ts'
import type { App, Context } from './context.ts'
import { send } from './errors.ts'

/** Files here have a hash of their content in their name. */
const HASHED = `${sep}assets${sep}`
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

const NOT_BUILT = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Orrery</title>
<h1>Orrery is running</h1>
<p>The web client is not built, so there is no table to show here. The interface for programs is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
`

/** A page of the client, whichever of its own paths it is for: not a file, and not for programs. */
const isPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?', 1)[0]!
  const forPeople = headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
  return (method === 'GET' || method === 'HEAD') && forPeople && !path.startsWith('/api/') && !/\.\w+$/.test(path)
}

/** Serves the web client: its files, and its one page for everything that is not a file. */
export async function webRoutes(app: App, { config }: Context): Promise<void> {
  const built = existsSync(join(config.web, 'index.html'))
  const page = (reply: FastifyReply): FastifyReply =>
    built
      ? reply.sendFile('index.html')
      : reply.header('cache-control', ASK_AGAIN).type('text/html; charset=utf-8').send(NOT_BUILT)

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
  const limited = config.rateLimit > 0 ? { preHandler: app.rateLimit() } : {}
  app.setNotFoundHandler(limited, (request, reply) =>
    isPage(request) ? page(reply) : send(reply, new HttpError(404, 'not-found', 'There is nothing here.')),
  )
}
