import { moveBots, runOutClocks } from '@orrery/host'
import { type BotPool, BotQueue, type BotSlot } from '../bots/index.ts'
import type { DueMatch, Lease, Store } from '../store/index.ts'
import type { ActiveMatch } from './active-match.ts'
import { progressOf } from './progress.ts'
import type { LobbyInfo, Log, RegistryLimits } from './types.ts'

export interface SchedulerDeps {
  readonly store: Store
  readonly log: Log
  readonly limits: RegistryLimits
  readonly clock: () => number
  readonly bots: BotPool
  open(match: string): Promise<ActiveMatch>
  /** Nothing works at the match any more. */
  rest(open: ActiveMatch): void
}

/** Matches that are worked on at a time because they were due. */
const MOST_AT_WORK = 200
/** Matches that nobody plays or watches and whose bots are moved at a time: the others stay in the store until one of them is over. */
const MOST_ALONE = 100
const POSTPONED_MS = 60_000
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
  readonly #queue: BotQueue
  /** Matches of bots alone that wait until there are fewer of them, or until somebody comes to watch. */
  readonly #postponed = new Set<string>()
  #alone = 0
  #atWork = 0
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(deps: SchedulerDeps) {
    this.#deps = deps
    this.#queue = new BotQueue({ sizes: deps.bots.sizes, now: () => performance.now() })
    this.#plan()
  }

  /** For how many milliseconds the bot's turn that is oldest has waited in a match that people play. */
  botQueueAge(): number {
    return this.#queue.age('people')
  }

  get botsWaiting(): number {
    return this.#queue.waiting('people') + this.#queue.waiting('bots')
  }

  stop(): void {
    this.#stopped = true
    this.#queue.close()
    clearTimeout(this.#timer)
  }

  #plan(): void {
    if (this.#stopped) return
    this.#timer = setTimeout(() => {
      this.#poll().then(
        () => this.#plan(),
        (error: unknown) => {
          if (!this.#stopped) this.#deps.log.warn({ err: error }, 'reading due matches failed')
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
  async #work({ match, seq, due, lease }: DueMatch): Promise<void> {
    const { log, store } = this.#deps
    const done = this.#countWork()
    let open: ActiveMatch | undefined
    try {
      if (this.#stopped || (await this.#postpone(match, seq))) return
      open = await this.#deps.open(match)
      open.workers++
      const timedOut = await this.#timeOut(open)
      // Bots among themselves go on for long: they keep nobody else from being worked on.
      if (isOfBotsAlone(open)) done()
      const moved = await this.#moveBots(open, lease)
      if (!timedOut && !moved) await this.#correct(open, due)
    } catch (error) {
      if (this.#stopped) return
      log.error({ match, err: error }, 'due match failed')
      // A match that cannot be opened would be due for ever.
      if (error instanceof Error && error.name === 'BadInput') await store.setStatus(match, 'frozen').catch(() => {})
    } finally {
      if (open) this.#leave(open)
      done()
      await this.#release(lease)
    }
  }

  #countWork(): () => void {
    let isCounted = true
    this.#atWork++
    return () => {
      if (isCounted) this.#atWork--
      isCounted = false
    }
  }

  /** Looks at a match of bots alone later, when there are too many of them already. */
  async #postpone(match: string, seq: number): Promise<boolean> {
    const { store, clock } = this.#deps
    if (this.#alone < MOST_ALONE) return false
    const found = await store.find(match)
    if (found === undefined || !(JSON.parse(found.info) as LobbyInfo).seats.every(({ bot }) => bot !== undefined))
      return false
    this.#postponed.add(match)
    await store.setDue(match, seq, clock() + POSTPONED_MS)
    return true
  }

  async #release(lease: Pick<Lease, 'release'> | undefined): Promise<void> {
    try {
      await lease?.release()
    } catch (error) {
      if (!this.#stopped) this.#deps.log.warn({ err: error }, 'releasing a lease failed; it expires by itself')
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
    if (this.#stopped || this.#moving.has(open) || open.host.match?.botToSpeak() === undefined) return
    if (this.#alone >= MOST_ALONE && open.standing().company === 'alone') {
      this.#postponed.add(open.match)
      return
    }
    this.#moveBots(open).catch((error: unknown) => {
      if (!this.#stopped) this.#deps.log.error({ match: open.match, err: error }, 'bot move failed')
    })
  }

  /** Somebody has come to a match or gone: its bots may be wanted sooner. */
  attended(open: ActiveMatch): void {
    this.#queue.update()
    if (this.#postponed.has(open.match)) this.entered(open)
  }

  /** Moves bots until a person is asked; says whether one was moved, or is being moved. */
  async #moveBots(open: ActiveMatch, held?: Lease): Promise<boolean> {
    if (this.#moving.has(open)) return true
    const { bots, store } = this.#deps
    const isAlone = isOfBotsAlone(open)
    this.#moving.add(open)
    this.#postponed.delete(open.match)
    if (isAlone) this.#alone++
    open.workers++
    const lease = held ? undefined : new LateLease(store, open.match)
    let slot: BotSlot | undefined
    try {
      return await moveBots(open.host, {
        turn: async (forced) => {
          // Where people play, nobody waits for what needs no thought.
          slot = forced && !isOfBotsAlone(open) ? undefined : await this.#queue.turn(open.match, () => open.standing())
          return slot
        },
        decide: (job) => bots.decide(open.match, job, slot?.lane ?? 'people'),
        goesOn: () => !this.#stopped && !(held ? held.lost.aborted : lease?.lost),
        moved: () => void this.figures.botMoves++,
      })
    } finally {
      this.#moving.delete(open)
      if (isAlone) this.#alone--
      this.#leave(open)
      await this.#release(lease)
    }
  }

  #leave(open: ActiveMatch): void {
    open.workers--
    this.#deps.rest(open)
  }
}

const isOfBotsAlone = (open: ActiveMatch): boolean => open.host.match?.playedByPeople().length === 0

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
