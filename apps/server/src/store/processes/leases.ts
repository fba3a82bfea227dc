import { type SelectQueryBuilder, sql } from 'kysely'
import type { Backend } from '../database/backend.ts'
import type { Tables } from '../database/schema.ts'
import { Template } from '../database/templates.ts'

/** A dead process's work is another's after this long. */
export const LEASE_MS = 3_000

export interface Lease {
  readonly match: string
  /** Aborted when the lease was lost: the database was away for too long, or this process was asleep. */
  readonly lost: AbortSignal
  release(): Promise<void>
}

export interface DueMatch {
  readonly match: string
  readonly seq: number
  readonly due: number
  readonly lease: Lease
}

/**
 * Who works on a match's bots and clocks. A lease only spares two processes the same work: that nothing is stored twice follows
 * from the journal's key. Leases that are held are renewed together; nothing is written while there are none.
 */
export class Leases {
  readonly #backend: Backend
  readonly #ms: number
  readonly #held = new Map<string, AbortController>()
  readonly #dueQuery: Template<{ now: number }>
  #timer: NodeJS.Timeout | undefined
  /** When the renewal began that was last answered. */
  #renewed = 0
  #renewing = false

  constructor(backend: Backend, ms = LEASE_MS) {
    this.#backend = backend
    this.#ms = ms
    this.#dueQuery = new Template(['now'], ([row]) =>
      backend.db.selectFrom('standings').select('match').where('due', '<=', row!.now).limit(1).compile(),
    )
  }

  /** The lease of this match; undefined while somebody holds it (be it this process), and for a match that does not exist. */
  async lease(match: string): Promise<Lease | undefined> {
    const [claimed] = await this.#claim(
      this.#backend.db.selectFrom('matches').select('id as match').where('id', '=', match),
    )
    return claimed === undefined ? undefined : this.#hold(claimed)
  }

  /** Runs `work` while nobody else works on the match; undefined when somebody does. */
  async withMatchLease<T>(match: string, work: (lost: AbortSignal) => Promise<T>): Promise<T | undefined> {
    const lease = await this.lease(match)
    if (!lease) return undefined
    try {
      return await work(lease.lost)
    } finally {
      await lease.release()
    }
  }

  /** Up to `limit` matches whose time has come and that nobody works on, longest overdue first. Each is to be released. */
  async claimDue(now: number, limit: number): Promise<DueMatch[]> {
    const { db, clock } = this.#backend
    // Mostly there is nothing, which is found out without the lock that claiming takes.
    if ((await db.executeQuery(this.#dueQuery.fill([{ now }]))).rows.length === 0) return []
    const claimed = await this.#claim(
      db
        .selectFrom('standings')
        .leftJoin('leases', 'leases.match', 'standings.match')
        .select('standings.match as match')
        .where('standings.due', '<=', now)
        .where((eb) => eb.or([eb('leases.expires', 'is', null), eb('leases.expires', '<', clock)]))
        .orderBy('standings.due')
        .limit(limit),
    )
    if (claimed.length === 0) return []
    const leases = new Map(claimed.map((match) => [match, this.#hold(match)]))
    // Somebody may have done the work between our looking and our claiming.
    const rows = await db
      .selectFrom('standings')
      .select(['match', 'seq', 'due'])
      .where('match', 'in', claimed)
      .where('due', '<=', now)
      .orderBy('due')
      .execute()
    const found: DueMatch[] = []
    for (const { match, seq, due } of rows) {
      const lease = leases.get(match)
      if (lease === undefined || due === null) continue
      found.push({ match, seq, due, lease })
      leases.delete(match)
    }
    await Promise.all([...leases.values()].map((lease) => lease.release()))
    return found
  }

  /** Hands everything over at once. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    const matches = [...this.#held.keys()]
    this.#held.clear()
    if (matches.length > 0) await this.#return(matches)
  }

  /** What cannot be given back just now runs out by itself. */
  async #return(matches: readonly string[]): Promise<void> {
    try {
      await this.#mine(matches).execute()
    } catch (error) {
      if (this.#backend.troubleOf(error) === undefined) throw error
    }
  }

  async #claim(wanted: SelectQueryBuilder<Tables, never, { match: string }>): Promise<string[]> {
    const { db, clock, instance } = this.#backend
    const rows = await db
      .insertInto('leases')
      .columns(['match', 'owner', 'expires'])
      .expression(
        db
          .selectFrom(wanted.as('wanted'))
          .select(['wanted.match', sql<string>`${instance}`.as('owner'), this.#expiry().as('expires')])
          .where(sql<boolean>`true`), // without a condition SQLite takes "on conflict" for a join's
      )
      .onConflict((conflict) =>
        conflict
          .column('match')
          .doUpdateSet((eb) => ({ owner: eb.ref('excluded.owner'), expires: eb.ref('excluded.expires') }))
          .where('leases.expires', '<', clock),
      )
      .returning('match')
      .execute()
    return rows.map(({ match }) => match)
  }

  #expiry() {
    return sql<number>`${this.#backend.clock} + ${this.#ms}`
  }

  #mine(matches: readonly string[]) {
    return this.#backend.db
      .deleteFrom('leases')
      .where('owner', '=', this.#backend.instance)
      .where('match', 'in', matches)
  }

  #hold(match: string): Lease {
    const controller = new AbortController()
    if (this.#held.size === 0) this.#renewed = performance.now()
    this.#held.set(match, controller)
    if (!this.#timer) {
      this.#timer = setInterval(() => this.#renew(), this.#ms / 3)
      this.#timer.unref()
    }
    return {
      match,
      lost: controller.signal,
      release: async () => {
        if (this.#held.get(match) !== controller) return
        this.#held.delete(match)
        if (this.#held.size === 0) {
          clearInterval(this.#timer)
          this.#timer = undefined
        }
        await this.#return([match])
      },
    }
  }

  /** A renewal that is not answered is no reason to believe for longer than it lasts that a lease is still held. */
  #renew(): void {
    if (performance.now() - this.#renewed >= this.#ms) this.#lose(this.#held)
    if (this.#renewing || this.#held.size === 0) return
    this.#renewing = true
    this.#extend(new Map(this.#held))
      .catch(() => {})
      .finally(() => {
        this.#renewing = false
      })
  }

  async #extend(before: Map<string, AbortController>): Promise<void> {
    const began = performance.now()
    const rows = await this.#backend.db
      .updateTable('leases')
      .set({ expires: this.#expiry() })
      .where('owner', '=', this.#backend.instance)
      .where('match', 'in', [...before.keys()])
      .returning('match')
      .execute()
    this.#renewed = Math.max(this.#renewed, began)
    for (const { match } of rows) before.delete(match)
    this.#lose(before)
  }

  #lose(leases: ReadonlyMap<string, AbortController>): void {
    for (const [match, controller] of [...leases]) {
      if (this.#held.get(match) !== controller) continue
      this.#held.delete(match)
      controller.abort()
    }
  }
}
