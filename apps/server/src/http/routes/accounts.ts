import { LONGEST_NAME } from '@orrery/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { hashPassword, isPassword } from '../../accounts/passwords.ts'
import { HttpError } from '../../http-error.ts'
import type { Account } from '../../store/index.ts'
import { needSession, sessionOf, setSession } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { costly } from '../limits.ts'
import { BY_SESSION, refusals } from '../schemas.ts'

const accountName = z
  .string()
  .trim()
  .max(LONGEST_NAME)
  .regex(/^[\p{L}\p{N}]([\p{L}\p{M}\p{N} ._'-]*[\p{L}\p{M}\p{N}.])?$/u)
  .meta({ description: "Letters, digits, spaces and . _ - ' in between." })
const password = z.string().min(8).max(200)
const shown = z.object({ id: z.string(), name: z.string(), created: z.number() })
const nothing = z.null().meta({ description: 'Done.' })

const show = ({ id, name, created }: Account) => ({ id, name, created })

export function accountRoutes(app: App, ctx: Context): void {
  const { store, sessions, config } = ctx

  async function signIn(request: FastifyRequest, reply: FastifyReply, account: Account) {
    setSession(ctx, request, reply, await sessions.begin(account.id))
    return show(account)
  }

  app.post(
    '/api/accounts',
    {
      config: costly(config),
      schema: {
        summary: 'Make an account, and sign in',
        body: z.strictObject({ name: accountName, password }),
        response: { 201: shown, ...refusals(400, 409, 503) },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const taken = new HttpError(409, 'taken', 'This name is taken.')
      if (await store.accountByName(name)) throw taken
      const hash = await hashPassword(password)
      const account = await store.createAccount(name, hash).catch((error) => {
        throw error instanceof Error && error.name === 'BadInput' ? taken : error
      })
      return reply.code(201).send(await signIn(request, reply, account))
    },
  )

  app.post(
    '/api/sessions',
    {
      config: costly(config),
      schema: {
        summary: 'Sign in',
        body: z.strictObject({ name: z.string().max(200), password: z.string().max(200) }),
        response: { 201: shown, ...refusals(401, 503) },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const account = await store.accountByName(name.trim())
      if (!(await isPassword(account?.password_hash, password)) || !account) {
        throw new HttpError(401, 'credentials', 'The name or the password is wrong.')
      }
      return reply.code(201).send(await signIn(request, reply, account))
    },
  )

  app.delete(
    '/api/sessions/current',
    { schema: { summary: 'Sign out', response: { 204: nothing } } },
    async (request, reply) => {
      const session = await sessionOf(ctx, request, reply)
      if (session) await sessions.end(session)
      setSession(ctx, request, reply, undefined)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/me',
    { schema: { summary: 'Who is signed in', response: { 200: z.object({ account: shown.nullable() }) } } },
    async (request, reply) => {
      const session = await sessionOf(ctx, request, reply)
      return { account: session ? show(session.account) : null }
    },
  )

  app.put(
    '/api/me/password',
    {
      config: costly(config),
      schema: {
        summary: 'Change my password',
        security: BY_SESSION,
        description: 'All other sessions end.',
        body: z.strictObject({ old: z.string().max(200), new: password }),
        response: { 204: nothing, ...refusals(400, 401, 503) },
      },
    },
    async (request, reply) => {
      const { account } = await needSession(ctx, request, reply)
      if (!(await isPassword(account.password_hash, request.body.old))) {
        throw new HttpError(401, 'credentials', 'The old password is wrong.')
      }
      await store.setPassword(account.id, await hashPassword(request.body.new))
      await store.endSessions(account.id)
      await signIn(request, reply, account)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Remove my account',
        security: BY_SESSION,
        description: 'Its seats stay, tied to nobody: their secret links go on working.',
        response: { 204: nothing, ...refusals(401) },
      },
    },
    async (request, reply) => {
      const { account } = await needSession(ctx, request, reply)
      await store.removeAccount(account.id)
      setSession(ctx, request, reply, undefined)
      return reply.code(204).send(null)
    },
  )
}
