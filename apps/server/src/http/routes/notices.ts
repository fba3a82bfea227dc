import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { HttpError } from '../../http-error.ts'
import { arePushKeys, noticeUrl, vapidKeys } from '../../notifications/index.ts'
import { newToken, type Recipient } from '../../store/index.ts'
import { bearerSeat, sessionOf } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { COSTLY } from '../limits.ts'
import { BY_SEAT, BY_SESSION, refusals } from '../schemas.ts'

const MOST_WEBHOOKS = 5
const EITHER = [...BY_SEAT, ...BY_SESSION]

const url = z.string().max(1000)
const key = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/)
const subscription = z.strictObject({
  endpoint: url,
  expirationTime: z.number().nullable().optional(),
  keys: z.strictObject({ p256dh: key, auth: key }),
})
const webhook = z.object({ id: z.string(), url: z.string(), created: z.number() })
const nothing = z.null().meta({ description: 'Done.' })

export function noticeRoutes(app: App, ctx: Context): void {
  const { store } = ctx
  const { privateWebhooks } = ctx.config

  /** Notices are for the seat whose secret was sent, or for all seats of the account that is signed in. */
  async function recipient(request: FastifyRequest, reply: FastifyReply): Promise<Recipient> {
    const held = await bearerSeat(ctx, request)
    if (held) return held
    const session = await sessionOf(ctx, request, reply)
    if (session) return { account: session.account.id }
    throw new HttpError(401, 'token', 'Send a seat token, or sign in.')
  }

  app.get(
    '/api/push/key',
    { schema: { summary: 'The key for push subscriptions', response: { 200: z.object({ key: z.string() }) } } },
    async () => ({ key: (await vapidKeys(store)).publicKey }),
  )

  app.post(
    '/api/push/subscriptions',
    {
      config: COSTLY,
      schema: {
        summary: 'Notify this browser on my turn',
        description: 'For the seat of the token, or for all seats of your account.',
        security: EITHER,
        body: subscription,
        response: { 204: nothing, ...refusals(400, 401) },
      },
    },
    async (request, reply) => {
      const to = await recipient(request, reply)
      const { endpoint, keys } = request.body
      const { href } = noticeUrl(endpoint, privateWebhooks, ['https:'])
      if (!arePushKeys(keys)) throw new HttpError(400, 'bad-input', 'Invalid push subscription keys.')
      await store.subscribe(to, href, JSON.stringify({ p256dh: keys.p256dh, auth: keys.auth }))
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/push/subscriptions',
    {
      schema: {
        summary: 'Stop notifying this browser',
        security: EITHER,
        body: z.strictObject({ endpoint: url }),
        response: { 204: nothing, ...refusals(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const of = await recipient(request, reply)
      const removed = await store.unsubscribe(noticeUrl(request.body.endpoint, privateWebhooks, ['https:']).href, of)
      if (!removed) throw new HttpError(404, 'no-subscription', 'Unknown subscription.')
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/webhooks',
    {
      schema: {
        summary: 'My webhooks',
        security: EITHER,
        response: { 200: z.object({ webhooks: z.array(webhook) }), ...refusals(401) },
      },
    },
    async (request, reply) => {
      const webhooks = await store.webhooksOf(await recipient(request, reply))
      return { webhooks: webhooks.map(({ id, url, created }) => ({ id, url, created })) }
    },
  )

  app.post(
    '/api/webhooks',
    {
      config: COSTLY,
      schema: {
        summary: 'Call a webhook on my turn',
        description: 'Returns the secret that signs the calls. It is shown only once.',
        security: EITHER,
        body: z.strictObject({ url }),
        response: { 201: z.object({ id: z.string(), secret: z.string() }), ...refusals(400, 401, 409) },
      },
    },
    async (request, reply) => {
      const to = await recipient(request, reply)
      const { href } = noticeUrl(request.body.url, privateWebhooks, ['https:', 'http:'])
      const known = await store.webhooksOf(to)
      if (known.length >= MOST_WEBHOOKS)
        throw new HttpError(409, 'too-many', `At most ${MOST_WEBHOOKS} webhooks per account. Remove one first.`)
      const secret = newToken()
      return reply.code(201).send({ id: await store.addWebhook(to, href, secret), secret })
    },
  )

  app.delete(
    '/api/webhooks/:id',
    {
      schema: {
        summary: 'Remove a webhook',
        params: z.object({ id: z.string().max(64) }),
        security: EITHER,
        response: { 204: nothing, ...refusals(401, 404) },
      },
    },
    async (request, reply) => {
      const removed = await store.removeWebhook(request.params.id, await recipient(request, reply))
      if (!removed) throw new HttpError(404, 'no-webhook', 'Unknown webhook.')
      return reply.code(204).send(null)
    },
  )
}
