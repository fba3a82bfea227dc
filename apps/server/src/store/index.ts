import { join } from 'node:path'
import { BadInput } from '@orrery/engine'
import { accountQueries } from './accounts/accounts.ts'
import { seatQueries } from './accounts/seats.ts'
import { sessionQueries } from './accounts/sessions.ts'
import { backup, exportMatch, importMatch, type Progress, restore } from './care/backup.ts'
import { doctor } from './care/doctor.ts'
import { prune, type Retention } from './care/prune.ts'
import type { Backend, Present } from './database/backend.ts'
import { Unavailable } from './database/errors.ts'
import { Health, NO_EVENTS, type OutageEvents } from './database/health.ts'
import { probe, reaching } from './database/reaching.ts'
import type { Append } from './journal/appends.ts'
import { Writer } from './journal/writer.ts'
import { matchLists } from './matches/lists.ts'
import { matchQueries } from './matches/matches.ts'
import { migrate } from './migrations/migrate.ts'
import { noticeQueries } from './notices/notices.ts'
import { waitQueries } from './notices/waits.ts'
import { openPostgres } from './postgres/open.ts'
import { Leases } from './processes/leases.ts'
import {
  type Known,
  MatchEvents,
  type MatchMoved,
  type PresenceHeard,
  type Reseated,
} from './processes/match-events.ts'
import { settingQueries } from './processes/settings.ts'
import { timeQueries } from './processes/time.ts'
import { openSqlite } from './sqlite/open.ts'

export { type Account, NameTaken, nameKey } from './accounts/accounts.ts'
export { hasUnseen } from './accounts/look-alikes.ts'
export { sessionId } from './accounts/sessions.ts'
export type { Finding } from './care/finding.ts'
export { PRUNABLE, type Prunable, type PruneCounts, type Retention } from './care/prune.ts'
export { type Salvaged, type SalvagedMatch, salvage } from './care/salvage/salvage.ts'
export { Unavailable } from './database/errors.ts'
export type { Outage, OutageEvents } from './database/health.ts'
export { type Row, STATUSES, type Status, VISIBILITIES, type Visibility } from './database/schema.ts'
export { hashToken, newId, newToken, rematchId, rematchToken } from './database/tokens.ts'
export { type Append, type JournalEntry, journalEntry, type MatchProgress } from './journal/appends.ts'
export { Conflict, NoSuchMatch } from './journal/errors.ts'
export type { LobbyPage } from './matches/lists.ts'
export type { ListedMatch, MyMatch, NewMatch, StoredMatch } from './matches/stored-match.ts'
export type { DueNotice, Recipient } from './notices/notices.ts'
export type { DueMatch, Lease } from './processes/leases.ts'
export type { Known, MatchMoved } from './processes/match-events.ts'
export type { KeptTime, Span } from './processes/time.ts'

export interface StoreOptions {
  /** `postgres://…`; without it an SQLite database is kept in `folder`. */
  readonly url?: string | undefined
  readonly folder?: string | undefined
  /** How many connections to PostgreSQL this process may open, besides the one that listens. */
  readonly connections?: number
  /** How long PostgreSQL may take to answer before a connection is given up. */
  readonly deadlineMs?: number
  /** How long a lease outlives its process. */
  readonly leaseMs?: number
  /** Hears of outages of the database. */
  readonly outages?: OutageEvents
  /** How long to wait for a database that is just starting. */
  readonly patienceMs?: number
}

/** Processes and their database are often started together. */
const PATIENCE_MS = 15_000
const RETRY_MS = 200
/** What PostgreSQL does not grant, by its code. */
const REFUSALS: { readonly [code: string]: string } = {
  '28000': 'PostgreSQL refused this user.',
  '28P01': 'PostgreSQL refused this user and password.',
  '3D000': 'PostgreSQL has no database of this name. Create it with createdb.',
  '42501': 'This user may not create tables in this database.',
}

export type Store = Awaited<ReturnType<typeof openStore>>

/**
 * Opens the store and brings its schema up to date.
 *
 * ```ts
 * const store = await openStore({ url: process.env.DATABASE_URL })
 * await store.append({ match, entries, progress }) // settles when durable; throws Conflict when somebody was first
 * ```
 */
export async function openStore(options: StoreOptions = {}) {
  const opened = await openBackend(options)
  await prepare(opened, options.patienceMs ?? PATIENCE_MS)
  const health = new Health(opened.troubleOf, options.outages ?? NO_EVENTS)
  const backend: Backend = {
    ...opened,
    transact: (statements) => health.watch(() => opened.transact(statements), true),
  }
  const reached = reaching(backend, health)
  const writer = new Writer(backend, (match, stored) => events.settled(match, stored))
  const events = new MatchEvents(backend, (match) => writer.pendingFrom(match))
  const leases = new Leases(backend, options.leaseMs)

  return {
    kind: backend.kind,
    append: (append: Append) => writer.append(append),
    /** How long the oldest append has been waiting to be stored, in milliseconds. */
    oldestAppendMs: () => writer.oldestMs,
    /** What is wrong with the database at the moment, as far as anybody has noticed. */
    outage: () => health.outage,
    ...reached(matchQueries(backend)),
    ...reached(matchLists(backend)),
    ...reached(seatQueries(backend, (match) => events.reseated(match))),
    ...reached(accountQueries(backend)),
    ...reached(sessionQueries(backend)),
    ...reached(noticeQueries(backend)),
    ...reached(waitQueries(backend)),
    ...reached(settingQueries(backend)),
    ...reached(timeQueries(backend)),
    /** Calls `moved` when a match in `known` has gone beyond what is known of it. Returns how to stop. */
    listen: (known: Known, moved: MatchMoved) => events.listen(known, moved),
    /** Calls `changed` with a match whose seats have other secrets, or with nothing when any may have. Returns how to stop. */
    listenToSeats: (changed: Reseated) => events.listenToSeats(changed),
    listenToPresence: (heard: PresenceHeard) => events.listenToPresence(heard),
    /** Tells the other processes who is connected to this one. It is no promise: who needs it repeats it. */
    tellPresence: async (present: readonly Present[]): Promise<void> => {
      const told = backend.announcements({ present }).map(({ query }) => backend.db.executeQuery(query))
      await Promise.allSettled(told)
    },
    ...reached({
      lease: (match: string) => leases.lease(match),
      withMatchLease: <T>(match: string, work: (lost: AbortSignal) => Promise<T>) => leases.withMatchLease(match, work),
      claimDue: (now: number, limit: number) => leases.claimDue(now, limit),
      /** Throws when the database does not answer, or takes nothing. */
      ping: () => probe(backend),
    }),
    backup: (file: string, progress?: Progress) => backup(backend, file, progress),
    restore: (file: string, progress?: Progress) => restore(backend, file, progress),
    exportMatch: (match: string) => exportMatch(backend, match),
    importMatch: (text: string, as?: string) => importMatch(backend, text, as),
    doctor: () => doctor(backend),
    ...reached({
      /** Counts what is older than it is to be kept, and removes it if told to. */
      prune: (retention: Retention, remove: boolean, now?: number) => prune(backend, retention, remove, now),
    }),
    /** Finishes all writes, hands the leases over and closes the database. */
    async close(): Promise<void> {
      await writer.close()
      await events.close()
      await leases.close()
      await backend.close()
    },
  }
}

function openBackend({ url, folder = 'data', connections, deadlineMs }: StoreOptions): Promise<Backend> {
  if (url === undefined || url === '') return openSqlite(join(folder, 'orrery.db'))
  if (!/^postgres(ql)?:\/\//.test(url)) throw new BadInput('DATABASE_URL must begin with postgres:// or postgresql://.')
  return openPostgres(url, connections, deadlineMs)
}

async function prepare(backend: Backend, patienceMs: number): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return await migrate(backend)
    } catch (error) {
      const passing = backend.troubleOf(error) !== undefined
      if (passing && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
        continue
      }
      await backend.close()
      const refusal = REFUSALS[(error as { code?: string }).code ?? '']
      if (refusal !== undefined) throw new BadInput(refusal)
      throw passing ? new Unavailable('Can’t reach the database.', { cause: error }) : error
    }
  }
}
