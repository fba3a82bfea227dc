import type { Seat } from '@orrery/engine'
import { type Entry, type HostedMatch, isEntry } from '@orrery/host'
import { Conflict, journalEntry, NoSuchMatch, type Store, Unavailable } from '../store/index.ts'
import { Audience, letterOf, welcomeLetter } from './audience.ts'
import { changesLobby, lobbyInfo, newlyAsked, progressOf } from './progress.ts'
import type { Failure, Task, TaskResult } from './task.ts'
import type { HallLimits, Log } from './types.ts'

/** What a table needs of the hall it stands in. */
export interface ActiveMatchDeps {
  readonly store: Store
  readonly log: Log
  readonly limits: HallLimits
  readonly clock: () => number
  /** Reads a match from the store. */
  read(match: string): Promise<HostedMatch>
  /** Everything up to this entry is stored: others need not tell. */
  known(match: string, seq: number): void
  /** Entries of this process's own are about to be stored. */
  entered(open: ActiveMatch, entries: readonly Entry[]): void
  /** Another process was faster. */
  clashed(): void
  /** The match was removed. */
  gone(open: ActiveMatch): void
  /** These people are connected to this process. */
  here(match: string, seats: readonly Seat[]): void
  /** Those who are connected to others. */
  elsewhere(match: string): readonly Seat[]
}

/** A task that is done and waits to be told. */
interface Turn {
  readonly task: Task
  readonly outcome: TaskResult
  /** The entry that must be stored before. */
  readonly needs: number
  readonly parcels: ReturnType<Audience['updates']>
}

interface Notice {
  readonly seat: Seat
  readonly wait: number
  readonly at: number
}

const RETRY_MS = { first: 50, most: 2_000 }
const PRESENT_MS = 30

/**
 * A table that is open in this process, with those who look at it. Whatever is done at it is done at once, and told in the same
 * order when it is stored: nobody ever sees what could still be lost. Entries that come while others are being stored are
 * stored together after them.
 */
export class ActiveMatch {
  readonly match: string
  readonly audience = new Audience()
  /** When it was last of use to anybody. */
  used: number
  /** Those that work at it besides its audience: bots and clocks. */
  workers = 0
  readonly #house: ActiveMatchDeps
  #table: HostedMatch | undefined
  /** What waits for the table to be read. */
  #queue: Task[] = []
  /** What is done and not told. */
  #turns: Turn[] = []
  /** What is not yet handed to the store. */
  #entries: Entry[] = []
  #notices: Notice[] = []
  #info: string | undefined
  #asked: readonly Seat[] = []
  #storing = false
  #stored = 0
  #heard = 0
  #reading: Promise<void> | undefined
  #presence: NodeJS.Timeout | undefined
  #idle: (() => void)[] = []
  #closed = false

  constructor(match: string, table: HostedMatch, house: ActiveMatchDeps) {
    this.match = match
    this.#house = house
    this.used = house.clock()
    this.#take(table)
  }

  /** The table as it is now, with what is not stored yet; none while it is being read again. */
  get table(): HostedMatch | undefined {
    return this.#table
  }

  get busy(): boolean {
    return this.#table === undefined || this.#storing || this.#turns.length > 0 || this.workers > 0
  }

  #take(table: HostedMatch): void {
    this.#table = table
    this.#stored = table.seq
    this.#asked = table.waitingPeople()
    this.#house.known(this.match, table.seq)
  }

  do(task: Task): void {
    if (this.#table === undefined) this.#queue.push(task)
    else this.#run(this.#table, task)
  }

  #run(table: HostedMatch, task: Task): void {
    const { clock } = this.#house
    const since = table.seq
    const at = clock()
    this.used = at
    const entries: Entry[] = []
    let outcome: TaskResult
    try {
      outcome = this.#orFreeze(table, entries, () => task.run(table, at))
    } catch {
      outcome = { entries: [], tell: () => task.fail('unavailable') }
    }
    entries.push(...outcome.entries)
    this.#turn(table, since, at, entries, task, outcome)
  }

  #turn(table: HostedMatch, since: number, at: number, entries: Entry[], task: Task, outcome: TaskResult): void {
    let parcels: Turn['parcels'] = []
    if (table.seq > since) {
      try {
        parcels = this.#orFreeze(table, entries, () => this.#changes(table, since, at))
      } catch (error) {
        this.#house.log.error({ match: this.match, err: error }, 'A match cannot be shown.')
      }
    }
    this.#turns.push({ task, outcome, needs: table.seq, parcels })
    if (entries.length > 0) this.#enter(table, entries, at)
    else if (!this.#storing) this.#tell()
  }

  /** The status is asked for although nobody may be there: an error in it must be found before the entry is stored. */
  #changes(table: HostedMatch, since: number, at: number): Turn['parcels'] {
    void table.status
    return this.audience.updates(table, since, at)
  }

  /** Runs code of the game. When that fails the match is frozen, and it is tried once more: a frozen match can be shown. */
  #orFreeze<T>(table: HostedMatch, entries: Entry[], work: () => T): T {
    try {
      return work()
    } catch (error) {
      const frozen = table.freeze(error, this.#house.clock())
      if (isEntry(frozen)) entries.push(frozen)
      return work()
    }
  }

  #enter(table: HostedMatch, entries: readonly Entry[], at: number): void {
    for (const entry of entries) {
      this.#entries.push(entry)
      if (entry.kind === 'frozen')
        this.#house.log.error({ match: this.match, seq: entry.seq, reason: entry.report.error }, 'A match is frozen.')
      if (changesLobby(entry, table)) this.#info = lobbyInfo(table)
    }
    const asked = table.waitingPeople()
    for (const seat of newlyAsked(this.#asked, asked))
      if (!this.audience.attends(seat))
        this.#notices.push({ seat, wait: table.questionNumber, at: at + this.#house.limits.noticeMs })
    this.#asked = asked
    this.#house.entered(this, entries)
    if (!this.#storing) this.#store(table)
  }

  #store(table: HostedMatch): void {
    const entries = this.#entries
    const notices = this.#notices
    const standing = progressOf(table, this.#house.clock(), this.#house.limits.handoverMs)
    const info = this.#info
    this.#entries = []
    this.#notices = []
    this.#info = undefined
    this.#storing = true
    const last = entries[entries.length - 1]!.seq
    this.#house.store
      .append({
        match: this.match,
        entries: entries.map(journalEntry),
        standing: info === undefined ? standing : { ...standing, info },
        notices,
      })
      .then(
        () => this.#onStored(table, last),
        (error: unknown) => this.#onLost(error),
      )
      .catch((error: unknown) => this.#house.log.error({ match: this.match, err: error }, 'A table failed.'))
  }

  #onStored(table: HostedMatch, last: number): void {
    this.#storing = false
    this.#stored = last
    this.#house.known(this.match, last)
    if (this.#entries.length > 0) this.#store(table)
    this.#tell()
    if (!this.#storing && this.#heard > this.#stored) this.hear(this.#heard)
  }

  /** Tells, in order, what rests on stored entries alone. */
  #tell(): void {
    // What is told may lead to further tasks at once: each turn is taken off the list before.
    for (let [turn] = this.#turns; turn !== undefined && turn.needs <= this.#stored; [turn] = this.#turns) {
      this.#turns.shift()
      const { outcome, parcels } = turn
      this.#safely(() => outcome.tell())
      if (parcels.length > 0) this.audience.deliver(parcels)
    }
    this.#rest()
  }

  #onLost(error: unknown): void {
    this.#storing = false
    const { log } = this.#house
    if (error instanceof NoSuchMatch) {
      this.#vanish()
      return
    }
    const clash = error instanceof Conflict
    if (clash) this.#house.clashed()
    else log.error({ match: this.match, err: error }, 'Entries could not be stored.')
    const tasks = this.#turns.map(({ task }) => task)
    this.#reopen()
    for (const task of tasks) {
      if (!clash) this.#failed(task, 'unavailable')
      else if (task.again-- > 0) this.#queue.push(task)
      else this.#safely(() => task.stale())
    }
  }

  #failed(task: Task, why: Failure): void {
    this.#safely(() => task.fail(why))
  }

  #safely(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#house.log.error({ match: this.match, err: error }, 'A table failed.')
    }
  }

  /** Drops the table as it is here and reads it again; those who look at it are shown everything anew. */
  #reopen(): void {
    const lastSeq = this.#stored
    this.#table = undefined
    this.#turns = []
    this.#entries = []
    this.#notices = []
    this.#info = undefined
    this.#readAgain(lastSeq).catch((error: unknown) => {
      this.#house.log.error({ match: this.match, err: error }, 'A match cannot be read again.')
      this.#vanish()
    })
  }

  async #readAgain(lastSeq: number): Promise<void> {
    for (let wait = RETRY_MS.first; this.#table === undefined; wait = Math.min(2 * wait, RETRY_MS.most)) {
      if (this.#closed) return
      try {
        this.#take(await this.#house.read(this.match))
      } catch (error) {
        if (error instanceof NoSuchMatch || (error instanceof Error && error.name === 'BadInput')) throw error
        for (const task of this.#queue.splice(0)) this.#failed(task, 'unavailable')
        await new Promise((resolve) => setTimeout(resolve, wait).unref())
      }
    }
    this.#welcomeAll(this.#table, lastSeq)
    for (const task of this.#queue.splice(0)) this.do(task)
    if (this.#heard > this.#stored) this.hear(this.#heard)
    this.#rest()
  }

  #welcomeAll(table: HostedMatch, lastSeq: number): void {
    const at = this.#house.clock()
    const entries: Entry[] = []
    for (const { sink, viewer, welcomed } of this.audience.all()) {
      if (!welcomed) continue
      try {
        sink.send(this.#orFreeze(table, entries, () => welcomeLetter(table, viewer, lastSeq, at)))
      } catch {
        sink.close()
      }
    }
    if (entries.length > 0) this.#enter(table, entries, at)
  }

  #vanish(): void {
    const tasks = [...this.#turns.map(({ task }) => task), ...this.#queue]
    this.#turns = []
    this.#queue = []
    for (const task of tasks) this.#failed(task, 'gone')
    for (const { sink } of this.audience.all()) this.#safely(() => sink.close())
    this.#house.gone(this)
    this.#rest()
  }

  /** Another process has stored entries up to this one. */
  hear(seq: number): void {
    this.#heard = Math.max(this.#heard, seq)
    if (this.#reading || this.#table === undefined || this.#storing) return
    this.#reading = this.#readOn(this.#table)
      .catch((error: unknown) =>
        this.#house.log.warn({ match: this.match, err: error }, 'A match could not be read on.'),
      )
      .finally(() => {
        this.#reading = undefined
      })
  }

  /** Makes sure that everything is known here that is stored now, without waiting for others to tell. */
  async catchUp(): Promise<void> {
    const found = await this.#house.store.find(this.match)
    if (found === undefined) throw new NoSuchMatch(this.match)
    for (let wait = 1; this.#stored < found.seq; wait *= 2) {
      if (wait > RETRY_MS.most) throw new Unavailable('The match cannot be read at the moment.')
      this.hear(found.seq)
      await this.#reading
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }

  /** Takes over others' entries, unless somebody here has been as fast: then the store decides. */
  async #readOn(table: HostedMatch): Promise<void> {
    while (this.#heard > table.seq) {
      const since = table.seq
      const rows = await this.#house.store.load(this.match, since)
      if (this.#table !== table || this.#storing || table.seq !== since || rows.length === 0) return
      for (const { entry } of rows) table.apply(JSON.parse(entry) as Entry)
      this.#stored = table.seq
      this.#house.known(this.match, table.seq)
      this.#showOthers(table, since)
    }
  }

  #showOthers(table: HostedMatch, since: number): void {
    const before = this.#asked
    this.#asked = table.waitingPeople()
    for (const seat of newlyAsked(before, this.#asked)) if (this.audience.attends(seat)) this.endWait(seat)
    const entries: Entry[] = []
    const at = this.#house.clock()
    try {
      this.audience.deliver(this.#orFreeze(table, entries, () => this.audience.updates(table, since, at)))
    } catch (error) {
      this.#house.log.error({ match: this.match, err: error }, 'A match cannot be shown.')
    }
    if (entries.length > 0) this.#enter(table, entries, at)
  }

  /** Somebody looks at the table from this seat: it need not be told by other ways that it is asked. */
  endWait(seat: Seat): void {
    const { store, log } = this.#house
    store.endWait(this.match, seat).catch((error: unknown) => log.warn({ err: error }, 'A notice could not be ended.'))
  }

  /** Lets everybody know, a moment later, who is here. */
  tellPresence(): void {
    this.#presence ??= setTimeout(() => {
      this.#presence = undefined
      const here = this.audience.seats()
      this.#house.here(this.match, here)
      const all = new Set([...here, ...this.#house.elsewhere(this.match)])
      const letter = letterOf({ type: 'present', seats: [...all].sort((a, b) => a - b) })
      for (const listener of this.audience.all()) {
        if (!listener.welcomed || listener.present === letter.text) continue
        listener.present = letter.text
        listener.sink.send(letter)
      }
    }, PRESENT_MS).unref()
  }

  /** When nothing is under way any more. */
  settled(): Promise<void> {
    return this.#storing || this.#turns.length > 0
      ? new Promise((resolve) => this.#idle.push(resolve))
      : Promise.resolve()
  }

  #rest(): void {
    if (this.#idle.length === 0 || this.#storing || this.#turns.length > 0) return
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#presence)
    this.#presence = undefined
  }
}
