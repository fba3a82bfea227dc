import type { HostedMatch } from '@orrery/host'
import type { BotPool } from '../bots/index.ts'
import type { DueMatch, Lease, Store } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import { enterAt, readAt } from './asking.ts'
import { progressOf } from './progress.ts'
import type { CommandResult, HallLimits, Log } from './types.ts'

export interface UpkeepHouse {
  readonly store: Store
  readonly log: Log
  readonly limits: HallLimits
  readonly clock: () => number
  readonly thinking: BotPool
  open(match: string): Promise<ActiveMatch>
}

/** Matches that are worked on at a time because they were due. */
const MOST_AT_WORK = 200
/** A bot that thinks longer than this does it under a lease, so that no other process begins as well. */
const LEASE_AFTER_MS = 1_000
/** A match that was due although there is nothing to do is looked at again after this long at the earliest. */
const LATER_MS = 5_000
/** A bot whose answers come too late again and again gives way. */
const MOST_STALE = 3
/** A clock that ran out is tried so often again when another process was faster. */
const TRIES = 3

/**
 * Moves bots and runs clocks out. The process that stores an entry after which a bot is to move lets it think at once. All
 * others find the match due a little later: if by then nothing was stored, somebody else does it. What is stored twice by
 * chance clashes in the journal, so it happens once.
 */
export class Scheduler {
  readonly figures = { botMoves: 0, timeouts: 0 }
  readonly #house: UpkeepHouse
  readonly #thinking = new Set<ActiveMatch>()
  #atWork = 0
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(house: UpkeepHouse) {
    this.#house = house
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
          if (!this.#stopped) this.#house.log.warn({ err: error }, 'The store could not be asked what is due.')
          this.#plan()
        },
      )
    }, this.#house.limits.pollMs).unref()
  }

  async #poll(): Promise<void> {
    const { store, clock } = this.#house
    if (this.#atWork >= MOST_AT_WORK) return
    for (const due of await store.claimDue(clock(), MOST_AT_WORK - this.#atWork)) void this.#work(due)
  }

  /** Works on a match that is due, under its lease. */
  async #work({ match, due, lease }: DueMatch): Promise<void> {
    const { log, store } = this.#house
    this.#atWork++
    let open: ActiveMatch | undefined
    try {
      if (this.#stopped) return
      open = await this.#house.open(match)
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
      if (!this.#stopped)
        this.#house.log.warn({ err: error }, 'A lease could not be given back; it runs out by itself.')
    }
  }

  async #timeOut(open: ActiveMatch): Promise<boolean> {
    let acted = false
    while (!this.#stopped) {
      const deadline = await readAt(open, (table) => table.deadline())
      if (deadline === undefined || deadline.at > this.#house.clock()) break
      const { seat } = deadline
      if (!isDone(await enterAt(open, (table, at) => table.timeOut(seat, at), TRIES))) break
      this.figures.timeouts++
      acted = true
    }
    return acted
  }

  /** What the store says is due is not: it is told when it will be. */
  async #correct(open: ActiveMatch, claimed: number): Promise<void> {
    const { store, clock, limits } = this.#house
    const { seq, due } = await readAt(open, (table) => ({
      seq: table.seq,
      due: progressOf(table, clock(), limits.handoverMs).due,
    }))
    if (due === claimed && due > clock()) return
    await store.setDue(open.match, seq, due === null ? null : Math.max(due, clock() + LATER_MS))
  }

  /** This process has just entered something: if that leaves a bot to move, it moves at once. */
  entered(open: ActiveMatch, table: HostedMatch): void {
    if (this.#stopped || this.#thinking.has(open) || table.botToMove() === undefined) return
    this.#moveBots(open).catch((error: unknown) => {
      if (!this.#stopped) this.#house.log.error({ match: open.match, err: error }, 'A bot could not move.')
    })
  }

  /** Moves bots until a person is asked; says whether one was moved, or is being moved. */
  async #moveBots(open: ActiveMatch, held?: Lease): Promise<boolean> {
    if (this.#thinking.has(open)) return true
    this.#thinking.add(open)
    open.workers++
    const lease = held ? undefined : new LateLease(this.#house.store, open.match)
    try {
      return await this.#moveAll(open, () => (held ? held.lost.aborted : (lease?.lost ?? false)))
    } finally {
      this.#thinking.delete(open)
      open.workers--
      await this.#release(lease)
    }
  }

  async #moveAll(open: ActiveMatch, lost: () => boolean): Promise<boolean> {
    let moved = false
    for (let stale = 0; stale < MOST_STALE; ) {
      const asked = await readAt(open, askedOfBot)
      if (asked === undefined) {
        // Something may have been entered since, which did not begin anew because we were still here.
        if (open.table?.botToMove() === undefined) break
        continue
      }
      const { turn, thought } = asked
      const outcome = 'value' in thought ? thought : await this.#house.thinking.decide(open.match, thought)
      if (this.#stopped || lost()) break
      const performed = await enterAt(open, (table, at) => table.performBot(turn, outcome, at), 1)
      if (!isDone(performed)) {
        stale++
        continue
      }
      stale = 0
      moved = true
      this.figures.botMoves++
    }
    return moved
  }
}

/** The bot that is to move, and what it can only answer, or what it needs to think. */
function askedOfBot(table: HostedMatch) {
  const turn = table.botToMove()
  if (turn === undefined) return undefined
  const value = table.soleAnswer(turn)
  return { turn, thought: value === undefined ? table.exportForBot(turn) : { value } }
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

const isDone = (performed: CommandResult): performed is { readonly seq: number } => 'seq' in performed
