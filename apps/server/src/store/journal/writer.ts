import type { Backend, Statement } from '../database/backend.ts'
import { Unavailable } from '../database/errors.ts'
import type { Append } from './appends.ts'
import { type Batch, batchStatements } from './batches.ts'
import { Conflict, NoSuchMatch } from './errors.ts'

interface Job extends Append {
  readonly first: number
  readonly last: number
  /** When it was handed in, by the clock that never jumps. */
  readonly since: number
  /** The connection broke while these entries were being committed: they may be stored already. */
  uncertain: boolean
  settled: boolean
  /** Ends the append, with an error unless it was stored. Only the first time counts. */
  readonly settle: (error?: unknown) => void
}

/** One transaction stores so many entries, but the whole of an append. */
const BATCH_ROWS = 1_000
const RETRY_MS = 50
/** How often entries that meet others' are tried before they are taken one by one. */
const TRIES = 3
/** A transaction that takes longer does not hold up the appends of other matches: they go into a second one beside it. */
const STALLED_MS = 100
/** How often, within the time an append may take, it is looked whether one has taken longer. */
const LOOKS = 20

/**
 * Group commit: what arrives while a transaction commits, or within the same turn of the event loop, goes into the next
 * transaction together. Every append is settled only when its own entries are durable, or certainly not stored, or when it took too
 * long to find out.
 *
 * Mostly there is one transaction at a time. One that hangs gets company, up to `lanes` of the backend, but never one with the same
 * match: the appends of a match stay in order.
 */
export class Writer {
  readonly #backend: Backend
  readonly #statements: (batch: Batch) => Statement[]
  readonly #settled: (match: string, stored: number) => void
  /** The unsettled appends of each match, oldest first. */
  readonly #pending = new Map<string, Job[]>()
  #queue: Job[] = []
  /** The matches that each transaction under way is about. */
  readonly #lanes = new Set<{ matches: ReadonlySet<string>; stalled: boolean }>()
  readonly #running = new Set<Promise<void>>()
  #expiring: NodeJS.Timeout | undefined
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

  /** How long the oldest append has been waiting to be settled, in milliseconds; 0 when there is none. */
  get oldestMs(): number {
    const now = performance.now()
    let oldest = now
    for (const [job] of this.#pending.values()) if (job) oldest = Math.min(oldest, job.since)
    return now - oldest
  }

  append(append: Append): Promise<void> {
    const { match, entries, progress, notices } = append
    if (this.#closed) return Promise.reject(new Unavailable('The store is closed.'))
    const first = entries[0]?.seq
    if (first === undefined) return Promise.reject(new RangeError('No entry to append.'))
    if (first < 1 || entries.some(({ seq }, index) => seq !== first + index)) {
      return Promise.reject(new RangeError(`The new entries of match ${match} are not numbered one after the other.`))
    }
    return new Promise((resolve, reject) => {
      const last = first + entries.length - 1
      const settle = (error?: unknown) => {
        if (job.settled) return
        job.settled = true
        this.#forget(job)
        if (error === undefined) resolve()
        else reject(error)
        this.#settled(match, error === undefined ? last : 0)
        if (error !== undefined) this.#failNext(job, error)
      }
      const since = performance.now()
      const job: Job = {
        match,
        entries,
        progress,
        notices,
        first,
        last,
        since,
        uncertain: false,
        settled: false,
        settle,
      }
      this.#queue.push(job)
      const pending = this.#pending.get(match)
      this.#pending.set(match, pending ? [...pending, job] : [job])
      this.#expiring ??= setInterval(() => this.#expire(), this.#backend.patienceMs / LOOKS)
      this.#wake()
    })
  }

  /** Finishes what was handed in, and takes nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    while (this.#running.size > 0) await Promise.all(this.#running)
    clearInterval(this.#expiring)
  }

  #forget(job: Job): void {
    const left = this.#pending.get(job.match)?.filter((other) => other !== job) ?? []
    if (left.length > 0) this.#pending.set(job.match, left)
    else this.#pending.delete(job.match)
    if (this.#pending.size > 0) return
    clearInterval(this.#expiring)
    this.#expiring = undefined
  }

  /** Whoever waits too long is told so, whatever becomes of the transaction. */
  #expire(): void {
    const late = performance.now() - this.#backend.patienceMs
    const jobs = [...this.#pending.values()].flat().filter(({ since }) => since <= late)
    this.#queue = this.#queue.filter((job) => !jobs.includes(job))
    this.#giveUp(jobs)
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

  /** Begins a further lane if there is something to store, and all others hang. */
  #wake(): void {
    if (this.#lanes.size >= this.#backend.lanes) return
    for (const { stalled } of this.#lanes) if (!stalled) return
    const underWay = this.#underWay()
    if (this.#queue.every(({ match }) => underWay.has(match))) return
    const running = this.#run().finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  async #run(): Promise<void> {
    const lane = { matches: new Set<string>() as ReadonlySet<string>, stalled: false }
    this.#lanes.add(lane)
    for (;;) {
      await new Promise(setImmediate)
      const jobs = this.#take()
      if (jobs.length === 0) break
      lane.matches = new Set(jobs.map(({ match }) => match))
      const stalling = setTimeout(() => {
        lane.stalled = true
        this.#wake()
      }, STALLED_MS)
      await this.#store(jobs)
      clearTimeout(stalling)
      lane.stalled = false
      lane.matches = new Set()
    }
    this.#lanes.delete(lane)
    // A later append of a match that this lane had may have been left for it.
    this.#wake()
  }

  #underWay(): ReadonlySet<string> {
    return new Set([...this.#lanes].flatMap(({ matches }) => [...matches]))
  }

  /** The next batch: at most one append of each match, since a later one builds on the earlier one's success. */
  #take(): Job[] {
    const batch = new Map<string, Job>()
    const later: Job[] = []
    const underWay = this.#underWay()
    let rows = 0
    for (const job of this.#queue) {
      const isFull = rows > 0 && rows + job.entries.length > BATCH_ROWS
      if (batch.has(job.match) || isFull || underWay.has(job.match)) {
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
    let jobs = batch
    let misplaced = 0
    while (jobs.length > 0) {
      try {
        if (await this.#backend.transact(this.#statements(jobs))) return this.#succeed(jobs)
        misplaced += 1
      } catch (error) {
        const trouble = this.#backend.troubleOf(error)
        if (trouble === 'unwritable') return this.#refuse(await this.#sortOut(jobs), error)
        // Of several, it may be the fault of one that is sorted out now: whoever is left is tried alone.
        const fault = jobs.length === 1 ? error : undefined
        if (trouble === undefined) return this.#part(await this.#sortOut(jobs), fault)
        for (const job of jobs) job.uncertain = true
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
      jobs = await this.#sortOut(jobs)
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

  /**
   * Settles the appends that cannot be stored, or already are, and returns those that are still to be written. What was given up
   * meanwhile is not written any more.
   */
  async #sortOut(jobs: readonly Job[]): Promise<Job[]> {
    for (;;) {
      const open = jobs.filter(({ settled }) => !settled)
      if (open.length === 0) return []
      try {
        return await this.#compare(open)
      } catch (error) {
        if (this.#backend.troubleOf(error) === undefined) {
          this.#giveUp(open, error)
          return []
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  async #compare(jobs: readonly Job[]): Promise<Job[]> {
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
    this.#succeed(found)
    return left.filter(({ settled }) => !settled)
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
    if (rows.length !== entries.length) return false
    return rows.every((row, index) => {
      const entry = entries[index]!
      return row.at === entry.at && row.by === entry.by && row.kind === entry.kind && row.entry === entry.entry
    })
  }

  #succeed(jobs: readonly Job[]): void {
    for (const job of jobs) job.settle()
  }

  /** The database answers and stores nothing: waiting would only keep people waiting. */
  #refuse(jobs: readonly Job[], cause: unknown): void {
    const error = new Unavailable('Can’t store anything right now. Try again in a minute.', { cause })
    for (const job of jobs) job.settle(error)
  }

  #giveUp(jobs: readonly Job[], cause?: unknown): void {
    if (jobs.length === 0) return
    const text = 'The database does not answer. The entries may or may not be stored.'
    const error = new Unavailable(text, cause === undefined ? {} : { cause })
    for (const job of jobs) job.settle(error)
  }
}
