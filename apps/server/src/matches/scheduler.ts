import { moveBots, runOutClocks } from '@orrery/host'
import type { BotPool } from '../bots/index.ts'
import type { DueMatch, Lease, Store } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import { progressOf } from './progress.ts'
import type { Log, RegistryLimits } from './types.ts'

export interface SchedulerDeps {
  readonly store: Store
  readonly log: Log
  readonly limits: RegistryLimits
  readonly clock: () => number
  readonly bots: BotPool
  open(match: string): Promise<ActiveMatch>
}

/** Matches that are worked on at a time because they were due. */
const MOST_AT_WORK = 200
/** A bot that thinks longer than this does it under a lease, so that no other process begins as well. */
const LEASE_AFTER_MS = 1_000
/** A match that was due although there is nothing to do is looked at again after this long at the earliest. */
const LATER_MS = 5_000

/**
 * Moves bots and runs clocks out. The process that stores an entry after which a bot is to move lets it think at once. All
 * others find the match due a little later: if by then nothing was stored, somebody else does it. What is stored twice by
 * chance clashes in the journal, so it happens once.
 */
export class Scheduler {
  readonly figures = { botMoves: 0, timeouts: 0 }
  readonly #deps: SchedulerDeps
  readonly #moving = new Set<ActiveMatch>()
  #atWork = 0
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(deps: SchedulerDeps) {
    this.#deps = deps
    this.#plan()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #plan(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#poll().then(
        () => this.#plan(),
        (error: unknown) => {
          if (!this.#stopped) this.#deps.log.warn({ err: error }, 'The store could not be asked what is due.')
          this.#plan()
        },
      )
    }, this.#deps.limits.pollMs).unref()
  }

  async #poll(): Promise<void> {
    const { store, clock } = this.#deps
    if (this.#atWork >= MOST_AT_WORK) return
    for (const due of await store.claimDue(clock(), MOST_AT_WORK - this.#atWork)) void this.#work(due)
  }

  /** Works on a match that is due, under its lease. */
  async #work({ match, due, lease }: DueMatch): Promise<void> {
    const { log, store } = this.#deps
    this.#atWork++
    let open: ActiveMatch | undefined
    try {
      if (this.#stopped) return
      open = await this.#deps.open(match)
      open.workers++
      const timedOut = await this.#timeOut(open)
      const moved = await this.#moveBots(open, lease)
      if (!timedOut && !moved) await this.#correct(open, due)
    } catch (error) {
      if (this.#stopped) return
      log.error({ match, err: error }, 'A match that was due could not be worked on.')
      // A match that cannot be opened would be due for ever.
      if (error instanceof Error && error.name === 'BadInput') await store.setStatus(match, 'frozen').catch(() => {})
    } finally {
      if (open) open.workers--
      this.#atWork--
      await this.#release(lease)
    }
  }

  async #release(lease: Pick<Lease, 'release'> | undefined): Promise<void> {
    try {
      await lease?.release()
    } catch (error) {
      if (!this.#stopped) this.#deps.log.warn({ err: error }, 'A lease could not be given back; it runs out by itself.')
    }
  }

  async #timeOut(open: ActiveMatch): Promise<boolean> {
    if (this.#stopped) return false
    const count = await runOutClocks(open.host, this.#deps.clock)
    this.figures.timeouts += count
    return count > 0
  }

  /** What the store says is due is not: it is told when it will be. */
  async #correct(open: ActiveMatch, claimed: number): Promise<void> {
    const { store, clock, limits } = this.#deps
    const { seq, due } = await open.host.read((match) => ({
      seq: match.seq,
      due: progressOf(match, clock(), limits.handoverMs).due,
    }))
    if (due === claimed && due > clock()) return
    await store.setDue(open.match, seq, due === null ? null : Math.max(due, clock() + LATER_MS))
  }

  /** This process has just entered something: if that leaves a bot to move, it moves at once. */
  entered(open: ActiveMatch): void {
    if (this.#stopped || this.#moving.has(open) || open.host.match?.botToMove() === undefined) return
    this.#moveBots(open).catch((error: unknown) => {
      if (!this.#stopped) this.#deps.log.error({ match: open.match, err: error }, 'A bot could not move.')
    })
  }

  /** Moves bots until a person is asked; says whether one was moved, or is being moved. */
  async #moveBots(open: ActiveMatch, held?: Lease): Promise<boolean> {
    if (this.#moving.has(open)) return true
    this.#moving.add(open)
    open.workers++
    const lease = held ? undefined : new LateLease(this.#deps.store, open.match)
    try {
      return await moveBots(open.host, {
        decide: (job) => this.#deps.bots.decide(open.match, job),
        goesOn: () => !this.#stopped && !(held ? held.lost.aborted : lease?.lost),
        moved: () => void this.figures.botMoves++,
      })
    } finally {
      this.#moving.delete(open)
      open.workers--
      await this.#release(lease)
    }
  }
}

/** A lease that is taken only when the work takes long: most bots are done before it would be written. */
class LateLease {
  readonly #timer: NodeJS.Timeout
  #taken: Promise<Lease | undefined> | undefined
  #lease: Lease | undefined

  constructor(store: Store, match: string) {
    this.#timer = setTimeout(() => {
      this.#taken = store.lease(match).catch(() => undefined)
      void this.#taken.then((lease) => {
        this.#lease = lease
      })
    }, LEASE_AFTER_MS)
  }

  get lost(): boolean {
    return this.#lease?.lost.aborted ?? false
  }

  async release(): Promise<void> {
    clearTimeout(this.#timer)
    await (await this.#taken)?.release()
  }
}
