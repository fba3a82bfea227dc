import pg from 'pg'
import { connectMs, type Deadline, WatchedClient } from './client.ts'

/** Whole numbers of 64 bits come as text otherwise; ours are times and counts, far below 2^53. */
const types = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}

/** The database gives up a little earlier than this side does, and lets go of what it has locked. */
const THEIR_SHARE = 0.8

/**
 * What a new connection is told: what is acknowledged is on the disk, whatever the database's default is; a statement, and a
 * transaction of somebody who is gone, end in time; and a client that cannot be reached any more is forgotten.
 */
const SETUP = `select
  case when current_setting('synchronous_commit') = 'off' then set_config('synchronous_commit', 'on', false) end,
  set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $1, false),
  set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false)`

/** Connections to PostgreSQL. One that breaks or falls silent fails its queries and is replaced. */
export function openPool(url: string, connections: number, deadline: Deadline): pg.Pool {
  const { ms } = deadline
  const clients = new Set<WatchedClient>()

  class Client extends WatchedClient {
    constructor(config: pg.ClientConfig = {}) {
      super(config, deadline, dropSilent)
      clients.add(this)
      this.on('end', () => clients.delete(this))
      // Without a listener a connection that breaks would end the process.
      this.on('error', () => {})
    }
  }

  /** Those that nobody uses and that were silent as long have probably met the same fate: it is not found out one by one. */
  function dropSilent(since: number): void {
    for (const client of clients) if (!client.busy && client.heard <= since) client.drop()
  }

  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    pipeline: true,
    connectionTimeoutMillis: connectMs(deadline),
    application_name: 'orrery',
    Client,
    onConnect: (client) => client.query(SETUP, [String(Math.floor(ms * THEIR_SHARE))]),
  })
  pool.on('error', () => {})
  return pool
}
