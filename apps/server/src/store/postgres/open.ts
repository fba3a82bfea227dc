import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Tables } from '../database/schema.ts'
import { newId } from '../database/tokens.ts'
import { CHANNEL, listen } from './listen.ts'
import { writeNews } from './news.ts'
import { openPool } from './pool.ts'

/** Any number that no other program on the same database uses for its advisory locks. */
const SCHEMA_LOCK = 7_092_313_004
/** Deadlocks and the like: the same again may succeed at once. */
const BUSY_CODES = /^(40001|40P01|55P03)$/
/** Connection failures, a server that starts or stops, statements that took too long: trying again may help. */
const UNREACHABLE_CODES =
  /^(08...|57P0[1235]|57014|25P03|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const UNREACHABLE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable|client was closed/i
/** A full disk, one that fails, a database that only reads. */
const UNWRITABLE_CODES = /^(53100|58030|25006)$/
/** How long an answer may take. */
const DEADLINE_MS = 5_000
/** A migration of much data takes its time. */
const MIGRATION_MS = 30 * 60_000
/** More transactions than these of one process are not stored at the same time. */
const MOST_LANES = 4

export async function openPostgres(url: string, connections = 8, deadlineMs = DEADLINE_MS): Promise<Backend> {
  const deadline = { ms: deadlineMs }
  const pool = openPool(url, connections, deadline)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const instance = newId()

  return {
    kind: 'postgres',
    db,
    instance,
    clock: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,

    async unhurried(work) {
      deadline.ms = MIGRATION_MS
      try {
        return await work()
      } finally {
        deadline.ms = deadlineMs
      }
    },

    async lockSchema(trx) {
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
      await sql`select pg_advisory_xact_lock(${SCHEMA_LOCK})`.execute(trx)
    },

    announcements: (news) =>
      writeNews(instance, news).map((payload) => ({
        query: sql`select pg_notify(${CHANNEL}, ${payload})`.compile(db),
      })),

    rowsPerStatement: 1_000,
    // The others are left to those who read.
    lanes: Math.max(1, Math.min(MOST_LANES, Math.floor(connections / 2))),
    patienceMs: 2 * deadlineMs,

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

    watch: (heard) => listen(url, deadline, instance, heard),

    troubleOf(error) {
      if (!(error instanceof Error)) return undefined
      const { code } = error as { code?: unknown }
      if (typeof code !== 'string') return UNREACHABLE_WORDS.test(error.message) ? 'unreachable' : undefined
      if (BUSY_CODES.test(code)) return 'busy'
      if (UNWRITABLE_CODES.test(code)) return 'unwritable'
      return UNREACHABLE_CODES.test(code) ? 'unreachable' : undefined
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
