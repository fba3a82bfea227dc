import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Backend } from '../database/backend.ts'
import type { Tables } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'
import { CHANNEL, listen } from './listen.ts'
import { writeNews } from './news.ts'

/** Any number that no other program on the same database uses for its advisory locks. */
const SCHEMA_LOCK = 7_092_313_004
/** Whole numbers of 64 bits come as text otherwise; ours are times and counts, far below 2^53. */
const types = {
  getTypeParser: ((id: number, format?: 'text') =>
    id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}

/** Connection failures, a server that starts or stops, deadlocks: trying again may help. */
const PASSING_CODES =
  /^(08...|57P0[123]|53300|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const PASSING_WORDS = /Connection terminated|timeout exceeded when trying to connect|not queryable|client was closed/i

export async function openPostgres(url: string, connections = 8): Promise<Backend> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    keepAlive: true,
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'orrery',
  })
  // A connection that breaks fails its queries and is replaced; without a listener it would also end the process.
  pool.on('error', () => {})
  // What is acknowledged must be on the disk, whatever this server's default is.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client
      .query("select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'")
      .catch(() => {})
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const instance = newId()

  return {
    kind: 'postgres',
    db,
    instance,
    clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,

    async lockSchema(trx) {
      await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(trx)
    },

    announcements: (news) =>
      writeNews(instance, news).map((payload) => ({
        query: sql`select pg_notify(${CHANNEL}, ${payload})`.compile(db),
      })),

    rowsPerStatement: 1_000,

    async transact(statements) {
      const client = await pool.connect()
      let broken = false
      try {
        const sent = [{ sql: 'begin', parameters: [] }, ...statements.map(({ query }) => query)].map((query) =>
          client.query(query.sql, [...query.parameters]),
        )
        const [, ...results] = await Promise.all(sent)
        const good = statements.every(({ rows }, index) => rows === undefined || results[index]?.rowCount === rows)
        const { command } = await client.query(good ? 'commit' : 'rollback')
        return command === 'COMMIT'
      } catch (error) {
        await client.query('rollback').catch(() => {
          broken = true
        })
        throw error
      } finally {
        client.release(broken)
      }
    },

    watch: (heard) => listen(url, instance, heard),

    passing(error) {
      if (!(error instanceof Error)) return false
      const { code } = error as { code?: unknown }
      return (typeof code === 'string' && PASSING_CODES.test(code)) || PASSING_WORDS.test(error.message)
    },

    async integrity() {
      const { rows } = await sql<{ problem: string }>`
        select conrelid::regclass || ': constraint ' || conname || ' is not valid' as problem
        from pg_constraint where not convalidated and connamespace = current_schema()::regnamespace
        union all
        select indexrelid::regclass || ': index is not valid' from pg_index
        where not indisvalid and indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
      `.execute(db)
      return rows.map((row) => row.problem)
    },

    close: () => db.destroy(),
  }
}
