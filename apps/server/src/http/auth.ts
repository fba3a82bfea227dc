import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Session, sessionCookies } from '../accounts/sessions.ts'
import { HttpError } from '../http-error.ts'
import { hashToken } from '../store/index.ts'
import type { Context } from './context.ts'

export const isSecure = ({ config }: Context, request: FastifyRequest): boolean =>
  request.protocol === 'https' || config.publicUrl?.startsWith('https:') === true

/** Gives the browser its session, or takes it away. */
export function setSession(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string | undefined,
): void {
  void reply.header('set-cookie', sessionCookies(token, isSecure(ctx, request)))
}

/** Who is signed in, if anybody is. */
export async function sessionOf(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  const session = await ctx.sessions.find(request.headers)
  const again = session?.renewed ?? (isSecure(ctx, request) ? session?.unprefixed : undefined)
  if (again !== undefined) setSession(ctx, request, reply, again)
  return session
}

export async function needSession(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<Session> {
  const session = await sessionOf(ctx, request, reply)
  if (!session) throw new HttpError(401, 'session', 'Sign in first.')
  return session
}

/** The secret in the Authorization header. */
export function seatToken({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers
  if (authorization === undefined) return undefined
  const token = /^Bearer ([\w-]{16,128})$/i.exec(authorization)?.[1]
  if (token === undefined) throw new HttpError(401, 'token', 'Missing seat token (Authorization: Bearer …).')
  return token
}

export interface HeldSeat {
  readonly match: string
  readonly seat: number
}

/** The seat whose secret was sent; with `match`, it must be one of that match. */
export async function bearerSeat(ctx: Context, request: FastifyRequest, match?: string): Promise<HeldSeat | undefined> {
  const token = seatToken(request)
  if (token === undefined) return undefined
  const found = await ctx.store.findSeat(hashToken(token))
  if (!found || (match !== undefined && found.match !== match)) {
    throw new HttpError(
      401,
      'token',
      match === undefined ? 'Unknown seat token.' : 'This seat token belongs to another match.',
    )
  }
  return { match: found.match, seat: found.seat }
}

/** The seat that somebody may act for: the one whose secret was sent, or one that is tied to the account. */
export async function heldSeat(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  match: string,
  wanted?: number,
): Promise<HeldSeat | undefined> {
  const held = await bearerSeat(ctx, request, match)
  if (held) return held
  if (wanted === undefined) return undefined
  const { account } = await needSession(ctx, request, reply)
  const seats = await ctx.store.seats(match)
  const own = seats.find((one) => one.seat === wanted && one.account === account.id)
  if (!own) throw new HttpError(403, 'seat', 'This seat belongs to someone else.')
  return { match, seat: own.seat }
}
