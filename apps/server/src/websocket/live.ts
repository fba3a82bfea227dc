import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { LONGEST_MESSAGE } from '@orrery/protocol'
import { WebSocketServer } from 'ws'
import { monotonic } from '../counts.ts'
import type { Log, MatchRegistry } from '../matches/index.ts'
import type { Store } from '../store/index.ts'
import { Connection, type Gate } from './connection.ts'
import { Addresses, type LiveLimits, STANDARD_LIMITS } from './limits.ts'
import { SeatRateLimiter } from './rates.ts'
import { Turns } from './turns.ts'

export interface LiveOptions {
  readonly registry: MatchRegistry
  readonly store: Pick<Store, 'findSeat' | 'seats' | 'listenToSeats'>
  readonly log: Log
  /** Origins that may connect, besides the server's own. */
  readonly origins?: readonly string[]
  /** The account of whoever made the request, by its cookie. */
  readonly accountOf?: (request: IncomingMessage) => Promise<string | undefined>
  /** Where a request comes from; a proxy in front needs another answer. */
  readonly addressOf?: (request: IncomingMessage) => string
  readonly limits?: Partial<LiveLimits>
  /** What limits are measured with: milliseconds that only go forward. */
  readonly clock?: () => number
}

export interface Live {
  /** How many clients are connected. */
  readonly connections: number
  /** Asks all to go, and waits until they have. */
  close(): Promise<void>
}

const PATH = '/live'
const GOING_AWAY = 1001
/** Who has not gone by then is cut off. */
const FAREWELL_MS = 2_000
/** When secrets could not be looked up, it is tried again after so long. */
const RETRY_MS = 1_000

/**
 * Serves WebSockets at `/live`. All other upgrades are refused.
 *
 * ```ts
 * const live = attachLive(server, { registry, store, log })
 * ```
 */
export function attachLive(server: Server, options: LiveOptions): Live {
  const { registry, store, log, clock = monotonic, origins = [] } = options
  const limits: LiveLimits = { ...STANDARD_LIMITS, ...options.limits }
  const addresses = new Addresses(limits, clock)
  const addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '')
  const gate: Gate = {
    registry,
    store,
    log,
    limits,
    clock,
    addresses,
    rates: new SeatRateLimiter(limits.seat, clock),
    questions: new Turns(limits.questions),
    hellos: new Turns(),
    accountOf: options.accountOf ?? (async () => undefined),
  }
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
  })
  const connections = new Set<Connection>()
  const probing = setInterval(() => {
    for (const connection of connections) connection.probe()
  }, limits.pingMs).unref()
  const stopListening = store.listenToSeats((match) => void expelStrangers(match))
  let closed = false

  /** Sends those away whose secret was replaced after they came. */
  async function expelStrangers(match: string | undefined): Promise<void> {
    const holders = [...connections].flatMap((connection) => {
      const { secret } = connection
      return secret && (match === undefined || match === secret.match) ? [{ connection, secret }] : []
    })
    try {
      for (const id of new Set(holders.map(({ secret }) => secret.match))) {
        const hashes = new Set((await store.seats(id)).map(({ token_hash }) => token_hash))
        for (const { connection, secret } of holders)
          if (secret.match === id && connection.secret === secret && !hashes.has(secret.hash))
            connection.expel('This invitation link was replaced by a new one.')
      }
    } catch (error) {
      if (closed) return
      log.warn({ err: error }, 'looking up seat tokens failed')
      setTimeout(() => void expelStrangers(match), RETRY_MS).unref()
    }
  }

  function refusalOf(request: IncomingMessage): string | undefined {
    if (request.url?.split('?', 1)[0] !== PATH) return '404 Not Found'
    if (closed) return '503 Service Unavailable'
    return mayConnect(request, origins) ? undefined : '403 Forbidden'
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy())
    const address = addressOf(request)
    const refusal = refusalOf(request) ?? (addresses.enter(address) ? undefined : '429 Too Many Requests')
    if (refusal !== undefined) {
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
      return
    }
    socket.once('close', () => addresses.leave(address))
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new Connection(gate, client, socket, request, address)
      connections.add(connection)
      client.once('close', () => connections.delete(connection))
    })
  }

  server.on('upgrade', onUpgrade)
  return {
    get connections() {
      return connections.size
    },

    async close() {
      closed = true
      clearInterval(probing)
      await stopListening()
      for (const connection of connections) connection.leave(GOING_AWAY, 'The server is stopping.')
      const deadline = monotonic() + FAREWELL_MS
      while (connections.size > 0 && monotonic() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
      for (const connection of connections) connection.cut()
      server.off('upgrade', onUpgrade)
    },
  }
}

/**
 * A page of another site must not play with its visitor's cookie. Programs send no Origin, and then no cookie counts for them.
 */
function mayConnect({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers
  if (origin === undefined) return headers.cookie === undefined
  if (origins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
