import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Counts, monotonic } from '../counts.ts'
import { HttpError } from '../http-error.ts'
import { countedAddresses } from '../proxies.ts'
import { isForPage } from './pages.ts'

/** What an ordinary request may carry, and what a match file may. */
export const BODY_BYTES = 16 * 1024
export const FILE_BYTES = 2 * 1024 * 1024

const MINUTE = 60_000
/** A page loads many files, and they cost little: an address may ask for so many times more of them. */
const FILES_PER_REQUEST = 10

/**
 * What a route is counted as. `requests` is one count for all routes that say nothing else and for what does not exist; `files` is one
 * count for the web client's pages and files; `costly` is a count of each such route's own. `none` is for monitors, who must be
 * answered whatever else comes from their address.
 */
export type Limit = 'requests' | 'files' | 'costly' | 'none'

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit
  }
}

/** The limit of a route that costs more than others. */
export const COSTLY = { limit: 'costly' } as const
export const FILES = { limit: 'files' } as const
export const UNLIMITED = { limit: 'none' } as const

export type Limits = ReturnType<typeof createLimits>

/**
 * Counts requests by the address they come from, and refuses what is too much. What a request is counted as is a property of the route
 * that it came to: how its address is written plays no part.
 */
export function createLimits(
  { rateLimit, costlyLimit, trustProxy }: Pick<Config, 'rateLimit' | 'costlyLimit' | 'trustProxy'>,
  clock = monotonic,
) {
  const counts = new Counts(MINUTE, clock)
  const addressOf = countedAddresses(trustProxy)

  /** Counts a request. Returns the refusal if it is one too many. */
  function count(request: FastifyRequest, reply: FastifyReply, limit: Limit = 'requests'): HttpError | undefined {
    const { key, max } = countOf(limit, request)
    if (max === 0) return undefined
    const wait = counts.take(`${key} ${addressOf(request.raw)}`, max)
    if (wait === 0) return undefined
    hangUpOnBody(request, reply)
    void reply.header('retry-after', Math.ceil(wait / 1000))
    return new HttpError(429, 'too-many', 'Too many requests. Try again in a minute.')
  }

  function countOf(limit: Limit, { method, routeOptions }: FastifyRequest): { key: string; max: number } {
    if (limit === 'none') return { key: limit, max: 0 }
    if (limit === 'files') return { key: limit, max: rateLimit * FILES_PER_REQUEST }
    // The answer to HEAD is made like the one to GET.
    const asked = method === 'HEAD' ? 'GET' : method
    if (limit === 'costly' && costlyLimit > 0) return { key: `${asked} ${routeOptions.url}`, max: costlyLimit }
    return { key: 'requests', max: rateLimit }
  }

  /** Requests that had no route of their own when they came. */
  const strays = new WeakSet<FastifyRequest>()

  return {
    count,

    /** Refuses what is too much or too large, before anything of it is read. */
    check(request: FastifyRequest, reply: FastifyReply): void {
      const { bodyLimit, config } = request.routeOptions
      if (request.is404) strays.add(request)
      const refusal = count(request, reply, request.is404 ? missing(request) : config.limit)
      if (refusal) throw refusal
      const isLarge = Number(request.headers['content-length'] ?? 0) > bodyLimit
      if (isLarge || request.method === 'GET' || request.method === 'HEAD') hangUpOnBody(request, reply)
      if (isLarge) throw new HttpError(413, 'too-large', 'The request is too large.')
    },

    /** For what leads nowhere: a file that is not there was counted as a file when it came, and is an ordinary request after all. */
    missed: (request: FastifyRequest, reply: FastifyReply): HttpError | undefined =>
      strays.has(request) ? undefined : count(request, reply),
  }
}

/** What has no route of its own is answered with the client's page where it is for people. */
const missing = (request: FastifyRequest): Limit => (isForPage(request) ? 'files' : 'requests')

/** Nobody reads the body of such a request: without this the connection would stay open until all of it had come. */
function hangUpOnBody({ headers }: FastifyRequest, reply: FastifyReply): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers
  if (length !== '0' || encoding !== undefined) void reply.header('connection', 'close')
}
