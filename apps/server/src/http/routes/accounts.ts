import { LONGEST_NAME } from '@orrery/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { deviceOf } from '../../accounts/devices.ts'
import { isGuessable } from '../../accounts/guessable.ts'
import { hashPassword, isPassword } from '../../accounts/passwords.ts'
import { HttpError } from '../../http-error.ts'
import { countedAddresses } from '../../proxies.ts'
import { type Account, hasUnseen, NameTaken, nameKey } from '../../store/index.ts'
import { isSecure, needSession, sessionOf, setSession } from '../auth.ts'
import type { App, Context } from '../context.ts'
import { COSTLY } from '../limits.ts'
import { BY_SESSION, refusals } from '../schemas.ts'

const accountName = z
  .string()
  .trim()
  .max(LONGEST_NAME)
  .regex(/^[\p{L}\p{N}]([\p{L}\p{M}\p{N} ._'-]*[\p{L}\p{M}\p{N}.])?$/u)
  .refine((text) => !hasUnseen(text))
  .meta({ description: "Letters, digits, spaces and . _ - ' in between." })
const password = z.string().min(8).max(200)
const shown = z.object({ id: z.string(), name: z.string(), created: z.number() })
const nothing = z.null().meta({ description: 'Done.' })

const show = ({ id, name, created }: Account) => ({ id, name, created })

const GUESSABLE = 'This password is easy to guess. Use three or four unrelated words.'

function tooMany(wait: number): string {
  const minutes = Math.ceil(wait / 60_000)
  return `Too many wrong passwords. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or use a device you signed in on before.`
}

export function accountRoutes(app: App, ctx: Context): void {
  const { store, sessions, signIns } = ctx
  const addressOf = countedAddresses(ctx.config.trustProxy)

  async function signIn(request: FastifyRequest, reply: FastifyReply, account: Account) {
    const device = deviceOf(request.headers['user-agent'])
    setSession(ctx, request, reply, await sessions.begin(account.id, Date.now(), device, isSecure(ctx, request)))
    await store.rememberAddress(account.id, addressOf(request.raw))
    return show(account)
  }

  /** Hashes a new password, unless it is one that others try first. */
  async function newPassword(password: string, name: string): Promise<string> {
    if (isGuessable(password, name)) throw new HttpError(400, 'guessable', GUESSABLE)
    return hashPassword(password)
  }

  /** Tries a password, as often as is allowed for `name` from this address. */
  async function tryPassword(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    hash: string | undefined,
    password: string,
  ): Promise<boolean> {
    const address = addressOf(request.raw)
    const wait = signIns.attempt(name, address)
    if (wait > 0) {
      void reply.header('retry-after', Math.ceil(wait / 1000))
      throw new HttpError(429, 'too-many-passwords', tooMany(wait))
    }
    const right = await isPassword(hash, password)
    if (right) signIns.right(name, address)
    return right
  }

  app.post(
    '/api/accounts',
    {
      config: COSTLY,
      schema: {
        summary: 'Create an account and sign in',
        body: z.strictObject({ name: accountName, password }),
        response: { 201: shown, ...refusals(400, 409, 503) },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const hash = await newPassword(password, name)
      const account = await store.createAccount(name, hash).catch((error) => {
        if (!(error instanceof NameTaken)) throw error
        throw new HttpError(409, error.looksAlike ? 'look-alike' : 'taken', error.message)
      })
      return reply.code(201).send(await signIn(request, reply, account))
    },
  )

  app.post(
    '/api/sessions',
    {
      config: COSTLY,
      schema: {
        summary: 'Sign in',
        body: z.strictObject({ name: z.string().max(200), password: z.string().max(200) }),
        description:
          'Too many wrong passwords for a name slow down everyone who has not signed in from that place before.',
        response: { 201: shown, ...refusals(401, 429, 503) },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body
      const key = nameKey(name.trim())
      const account = await store.accountByName(name.trim())
      // Looked up for names that do not exist too, so that time tells nothing.
      const isKnown = await store.knowsAddress(account?.id ?? '', addressOf(request.raw))
      const hash = account?.password_hash
      const right = await (isKnown ? isPassword(hash, password) : tryPassword(request, reply, key, hash, password))
      if (!right || !account) {
        throw new HttpError(401, 'credentials', 'Wrong name or password.')
      }
      return reply.code(201).send(await signIn(request, reply, account))
    },
  )

  app.delete(
    '/api/sessions/current',
    { schema: { summary: 'Sign out', response: { 204: nothing } } },
    async (request, reply) => {
      const session = await sessions.find(request.headers)
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
      config: COSTLY,
      schema: {
        summary: 'Change my password',
        security: BY_SESSION,
        description: 'Ends all other sessions.',
        body: z.strictObject({ old: z.string().max(200), new: password }),
        response: { 204: nothing, ...refusals(400, 401, 429, 503) },
      },
    },
    async (request, reply) => {
      const { account } = await needSession(ctx, request, reply)
      // A count of its own: strangers who try to sign in do not keep the owner from a new password.
      if (!(await tryPassword(request, reply, `\nchange ${account.id}`, account.password_hash, request.body.old))) {
        throw new HttpError(401, 'credentials', 'Wrong old password.')
      }
      await store.setPassword(account.id, await newPassword(request.body.new, account.name))
      await store.endSessions(account.id)
      await signIn(request, reply, account)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Delete my account',
        security: BY_SESSION,
        description: 'Its seats stay, without an account. Their invitation links keep working.',
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
