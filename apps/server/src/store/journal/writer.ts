import type { Backend, Statement } from '../database/backend.ts'
import type { Append } from './appends.ts'
import { type Batch, batchStatements } from './batches.ts'
import { Conflict, NoSuchMatch, Unavailable } from './errors.ts'

interface Job extends Append {
  readonly first: number
  readonly last: number
  /** The connection broke while these entries were being committed: they may be stored already. */
  uncertain: boolean
  /** Ends the append, with an error unless it was stored. */
  readonly settle: (error?: unknown) => void
}

/** One transaction stores so many entries, but the whole of an append. */
const BATCH_ROWS = 1_000
/** How long a lost connection is waited for before appends fail. */
const PATIENCE_MS = 10_000
const RETRY_MS = 50
/** How often entries that meet others' are tried before they are taken one by one. */
const TRIES = 3

/**
 * Group commit: what arrives while a transaction commits, or within the same turn of the event loop, goes into the next
 * transaction together. Every append is settled only when its own entries are durable, or certainly not stored.
 */
export class Writer {
  readonly #backend: Backend
  readonly #statements: (batch: Batch) => Statement[]
  readonly #settled: (match: string, stored: number) => void
  /** The unsettled appends of each match, oldest first. */
  readonly #pending = new Map<string, Job[]>()
  #queue: Job[] = []
  #running: Promise<void> | undefined
  #closed = false

  /** `settled` hears of every append that ends, with the last entry it stored, or 0. */
  constructor(backend: Backend, settled: (match: string, stored: number) => void) {
    this.#backend = backend
    this.#statements = batchStatements(backend)
    this.#settled = settled
  }

  /** The first entry of this match that is being stored: what is read from there on may be our own. */
  pendingFrom(match: string): number | undefined {
    return this.#pending.get(match)?.[0]?.first
  }

  append(append: Append): Promise<void> {
    const { match, entries, progress, notices } = append
    if (this.#closed) return Promise.reject(new Unavailable('The store is closed.'))
    const first = entries[0]?.seq
    if (first === undefined) return Promise.reject(new RangeError('There is no entry to append.'))
    if (first < 1 || entries.some(({ seq }, index) => seq !== first + index)) {
      return Promise.reject(new RangeError(`The new entries of match ${match} are not numbered one after the other.`))
    }
    return new Promise((resolve, reject) => {
      const last = first + entries.length - 1
      const settle = (error?: unknown) => {
        this.#forget(job)
        if (error === undefined) resolve()
        else reject(error)
        this.#settled(match, error === undefined ? last : 0)
        if (error !== undefined) this.#failNext(job, error)
      }
      const job: Job = { match, entries, progress, notices, first, last, uncertain: false, settle }
      this.#queue.push(job)
      const pending = this.#pending.get(match)
      this.#pending.set(match, pending ? [...pending, job] : [job])
      this.#running ??= this.#run()
    })
  }

  /** Finishes what was handed in, and takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#running
  }

  #forget(job: Job): void {
    const left = this.#pending.get(job.match)?.filter((other) => other !== job) ?? []
    if (left.length > 0) this.#pending.set(job.match, left)
    else this.#pending.delete(job.match)
  }

  /**
   * What was handed in after an append builds on it. When that one is not stored, the next must not be either: its number may fit
   * what somebody else has stored instead.
   */
  #failNext({ match, first }: Job, error: unknown): void {
    const next = this.#pending.get(match)?.find((other) => other.first > first)
    if (next === undefined) return
    this.#queue = this.#queue.filter((other) => other !== next)
    next.settle(error)
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await new Promise(setImmediate)
      await this.#store(this.#take())
    }
    this.#running = undefined
  }

  /** The next batch: at most one append of each match, since a later one builds on the earlier one's success. */
  #take(): Job[] {
    const batch = new Map<string, Job>()
    const later: Job[] = []
    let rows = 0
    for (const job of this.#queue) {
      if (batch.has(job.match) || (rows > 0 && rows + job.entries.length > BATCH_ROWS)) {
        later.push(job)
        continue
      }
      batch.set(job.match, job)
      rows += job.entries.length
    }
    this.#queue = later
    // In the same order in every process: two of them that wait for each other's matches would never end.
    return [...batch.values()].sort((a, b) => (a.match < b.match ? -1 : 1))
  }

  async #store(batch: Job[]): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    let jobs = batch
    let misplaced = 0
    while (jobs.length > 0) {
      try {
        if (await this.#backend.transact(this.#statements(jobs))) return this.#succeed(jobs)
        misplaced += 1
      } catch (error) {
        if (!this.#backend.passing(error)) return this.#part(await this.#sortOut(jobs, deadline), error)
        for (const job of jobs) job.uncertain = true
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
      if (Date.now() > deadline) return this.#giveUp(jobs)
      jobs = await this.#sortOut(jobs, deadline)
      if (misplaced < TRIES) continue
      // Others keep writing to these matches: alone, each append is decided.
      if (jobs.length > 1) return this.#part(jobs)
      for (const { match, first, settle } of jobs) settle(new Conflict(match, first - 1))
      return
    }
  }

  /** One append that the database does not take must not fail the others. */
  async #part(jobs: readonly Job[], error?: unknown): Promise<void> {
    const [only, ...others] = jobs
    if (only && others.length === 0 && error !== undefined) only.settle(error)
    else for (const job of jobs) await this.#store([job])
  }

  /** Settles the appends that cannot be stored, or already are, and returns those that are still to be written. */
  async #sortOut(jobs: Job[], deadline: number): Promise<Job[]> {
    for (;;) {
      try {
        const stored = await this.#storedSeqs(jobs)
        const left: Job[] = []
        const found: Job[] = []
        for (const job of jobs) {
          const seq = stored.get(job.match)
          if (seq === undefined) job.settle(new NoSuchMatch(job.match))
          else if (seq === job.first - 1) left.push(job)
          else if (job.uncertain && seq >= job.last && (await this.#holds(job))) found.push(job)
          else job.settle(new Conflict(job.match, seq))
        }
        if (found.length > 0) this.#succeed(found)
        return left
      } catch (error) {
        if (!this.#backend.passing(error) || Date.now() > deadline) {
          this.#giveUp(jobs)
          return []
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  async #storedSeqs(jobs: readonly Job[]): Promise<Map<string, number>> {
    const matches = jobs.map(({ match }) => match)
    const { db } = this.#backend
    const rows = await db.selectFrom('standings').select(['match', 'seq']).where('match', 'in', matches).execute()
    return new Map(rows.map(({ match, seq }) => [match, seq]))
  }

  /** Whether the stored entries are the very ones of this append: its transaction was committed after all. */
  async #holds({ match, entries, first, last }: Job): Promise<boolean> {
    const rows = await this.#backend.db
      .selectFrom('journal')
      .select(['seq', 'at', 'by', 'kind', 'entry'])
      .where('match', '=', match)
      .where('seq', '>=', first)
      .where('seq', '<=', last)
      .orderBy('seq')
      .execute()
    return rows.every((row, index) => {
      const entry = entries[index]!
      return row.at === entry.at && row.by === entry.by && row.kind === entry.kind && row.entry === entry.entry
    })
  }

  #succeed(jobs: readonly Job[]): void {
    for (const job of jobs) job.settle()
  }

  #giveUp(jobs: readonly Job[]): void {
    const error = new Unavailable('The database does not answer; whether the entries were stored is not known.')
    for (const job of jobs) job.settle(error)
  }
}
