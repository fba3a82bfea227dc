import * as z from 'zod'
import { HttpError } from '../../http-error.ts'
import { sessionId } from '../../store/index.ts'
import { needSession, setSession } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { BY_SESSION, refusals, time } from '../schemas.ts'

const session = z.object({
  id: z.string(),
  device: z.string().meta({ description: 'Browser and system, if known.' }),
  created: time,
  seen: time.meta({ description: 'When it was last used, to the hour.' }),
  current: z.boolean().meta({ description: 'This device.' }),
})
const nothing = z.null().meta({ description: 'Done.' })

/** Where somebody is signed in, and how to end it there. */
export function sessionRoutes(app: App, ctx: Context): void {
  const { store } = ctx

  app.get(
    '/api/sessions',
    {
      schema: {
        summary: 'My signed-in devices',
        security: BY_SESSION,
        response: { 200: z.object({ sessions: z.array(session) }), ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { account, tokenHash } = await needSession(ctx, request, reply)
      const current = sessionId(tokenHash)
      const listed = await store.sessionsOf(account.id)
      return { sessions: listed.map((one) => ({ ...one, current: one.id === current })) }
    },
  )

  app.delete(
    '/api/sessions',
    {
      schema: {
        summary: 'Sign out everywhere',
        description: 'Ends this session, too. Connections of other devices close within 30 seconds.',
        security: BY_SESSION,
        response: { 204: nothing, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { account } = await needSession(ctx, request, reply)
      await store.endSessions(account.id)
      setSession(ctx, request, reply, undefined)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/sessions/:id',
    {
      schema: {
        summary: 'Sign out one device',
        security: BY_SESSION,
        params: z.object({ id: z.string().max(64) }),
        response: { 204: nothing, ...refusals(401, 404) },
      },
    },
    async (request, reply) => {
      const { account, tokenHash } = await needSession(ctx, request, reply)
      const { id } = request.params
      if (!(await store.endListedSession(account.id, id)))
        throw new HttpError(404, 'no-session', 'That device is already signed out.')
      if (id === sessionId(tokenHash)) setSession(ctx, request, reply, undefined)
      return reply.code(204).send(null)
    },
  )
}
