import type { Seat } from '@orrery/engine'
import type { Wish } from '@orrery/protocol'
import { type Entry, isEntry, type NotDone } from '../journal/journal.ts'
import { Audience, type Broadcast, type Encoding } from './audience.ts'
import type { HostedMatch } from './hosted-match.ts'
import { entryTask, type Failure, readTask, type Task, type TaskResult, type WishResult, wishTask } from './task.ts'

/** Where the entries of a match are kept. Several hosts may have the same: what one adds, the others read. */
export interface MatchJournal {
  /**
   * Adds entries that follow those that are there, all or none, and settles when they are durable: `taken` when another host was
   * faster, `gone` when the match is not there any more. `match` is the match as it stands by now. Fails when nobody can say.
   */
  append(entries: readonly Entry[], match: HostedMatch): Promise<'stored' | 'taken' | 'gone'>
  /** The entries after number `after`; nothing when the match is not there any more. */
  load(after: number): Promise<readonly Entry[] | undefined>
}

/** What a host tells whoever runs it. None of it may throw. */
export interface HostEvents {
  /** The match was read from its journal: for the first time, or anew because another host was faster. */
  opened?(match: HostedMatch): void
  /** Entries of this host's own have happened, and are about to be stored. */
  entered?(entries: readonly Entry[], match: HostedMatch, at: number): void
  /** Everything up to this entry is stored and known here. */
  known?(seq: number): void
  /** Entries of other hosts were taken over. */
  followed?(match: HostedMatch): void
  /** Another host was faster. */
  clashed?(): void
  /** The match is not there any more. */
  gone?(): void
  trouble(level: 'warn' | 'error', error: unknown, text: string): void
}

export interface MatchHostOptions<Message> {
  /** The match, with all that the journal holds by now. */
  readonly match: HostedMatch
  /** Opens it again from all entries of the journal. */
  readonly reopen: (entries: readonly Entry[]) => HostedMatch | Promise<HostedMatch>
  readonly journal: MatchJournal
  readonly encoding: Encoding<Message>
  readonly events: HostEvents
  readonly now: () => number
  /** The first span since a moment in which no time ran: nobody could play, or the machine's clock was set. */
  readonly rested?: (since: number) => { readonly from: number; readonly to: number } | undefined
  readonly wait: (ms: number) => Promise<void>
  /** What a promise is rejected with when the match cannot be reached. */
  readonly errorOf: (why: Failure) => Error
}

/** A task that is done and waits to be told. */
interface Turn<Message> {
  readonly task: Task
  readonly result: TaskResult
  /** The entry that must be stored before. */
  readonly needs: number
  readonly broadcasts: readonly Broadcast<Message>[]
}

const RETRY_MS = { first: 50, most: 2_000 }

/**
 * Hosts a match over its journal, with those who look at it: in a server's process, in a worker of a page, in a test. Whatever is
 * done is done at once, and told in the same order when it is stored: nobody ever sees what could still be lost. Entries that come
 * while others are being stored are stored together after them. When another host was faster, the match is read again and what
 * still makes sense is done again.
 */
export class MatchHost<Message> {
  readonly audience: Audience<Message>
  readonly now: () => number
  readonly errorOf: (why: Failure) => Error
  /** When it was last of use to anybody. */
  used: number
  readonly #options: MatchHostOptions<Message>
  #match: HostedMatch | undefined
  /** What waits for the match to be read. */
  #queue: Task[] = []
  /** What is done and not told. */
  #turns: Turn<Message>[] = []
  /** What is not yet handed to the journal. */
  #entries: Entry[] = []
  #storing = false
  #stored = 0
  #heard = 0
  #reading: Promise<void> | undefined
  #idle: (() => void)[] = []
  #closed = false

  constructor(options: MatchHostOptions<Message>) {
    this.#options = options
    this.audience = new Audience(options.encoding)
    this.now = options.now
    this.errorOf = options.errorOf
    this.used = options.now()
    this.#begin(options.match)
  }

  /** The match as it is now, with what is not stored yet; none while it is being read again. */
  get match(): HostedMatch | undefined {
    return this.#match
  }

  get busy(): boolean {
    return this.#match === undefined || this.#storing || this.#turns.length > 0
  }

  /** The last entry that is known to be stored. */
  get stored(): number {
    return this.#stored
  }

  #begin(match: HostedMatch): void {
    const { events } = this.#options
    this.#match = match
    this.#stored = match.seq
    events.opened?.(match)
    events.known?.(match.seq)
  }

  /** What the match shows, when all it rests on is stored. */
  read<T>(look: (match: HostedMatch) => T): Promise<T> {
    return new Promise((resolve, reject) => this.do(readTask(look, resolve, this.#rejecting(reject))))
  }

  /** Does what a seat wants. */
  perform(seat: Seat, wish: Wish): Promise<WishResult> {
    return new Promise((resolve, reject) => this.do(wishTask(seat, wish, resolve, this.#rejecting(reject))))
  }

  /** Does what may add one entry, and does it again so often when another host was faster. */
  enter(act: (match: HostedMatch, at: number) => Entry | NotDone, again: number): Promise<WishResult> {
    return new Promise((resolve, reject) => this.do(entryTask(act, again, resolve, this.#rejecting(reject))))
  }

  #rejecting(reject: (error: Error) => void): (why: Failure) => void {
    return (why) => reject(this.errorOf(why))
  }

  do(task: Task): void {
    if (this.#match === undefined) this.#queue.push(task)
    else this.#run(this.#match, task)
  }

  #run(match: HostedMatch, task: Task): void {
    const since = match.seq
    const at = this.now()
    this.used = at
    const entries = this.#restClocks(match)
    let result: TaskResult
    try {
      result = this.#orFreeze(match, entries, () => task.run(match, at))
    } catch {
      result = { entries: [], tell: () => task.fail('unavailable') }
    }
    entries.push(...result.entries)
    this.#turn(match, since, at, entries, task, result)
  }

  /** Enters the spans in which no time ran before anything else is done after them. */
  #restClocks(match: HostedMatch): Entry[] {
    const { rested } = this.#options
    const entries: Entry[] = []
    for (let span = rested?.(match.at); span !== undefined; span = rested?.(match.at)) {
      const added = match.restClocks(span.from, span.to)
      if (added.length === 0) break
      entries.push(...added)
    }
    return entries
  }

  #turn(match: HostedMatch, since: number, at: number, entries: Entry[], task: Task, result: TaskResult): void {
    let broadcasts: Turn<Message>['broadcasts'] = []
    if (match.seq > since) {
      try {
        broadcasts = this.#orFreeze(match, entries, () => this.#changes(match, since, at))
      } catch (error) {
        this.#options.events.trouble('error', error, 'showing a match failed')
      }
    }
    this.#turns.push({ task, result, needs: match.seq, broadcasts })
    if (entries.length > 0) this.#enter(match, entries, at)
    else if (!this.#storing) this.#tell()
  }

  /** The status is asked for although nobody may be there: an error in it must be found before the entry is stored. */
  #changes(match: HostedMatch, since: number, at: number): Turn<Message>['broadcasts'] {
    void match.status
    return this.audience.updates(match, since, at)
  }

  /** Runs code of the game. When that fails the match is frozen, and it is tried once more: a frozen match can be shown. */
  #orFreeze<T>(match: HostedMatch, entries: Entry[], work: () => T): T {
    try {
      return work()
    } catch (error) {
      const frozen = match.freeze(error, this.now())
      if (isEntry(frozen)) entries.push(frozen)
      return work()
    }
  }

  #enter(match: HostedMatch, entries: readonly Entry[], at: number): void {
    this.#entries.push(...entries)
    this.#options.events.entered?.(entries, match, at)
    if (!this.#storing) this.#store(match)
  }

  #store(match: HostedMatch): void {
    const entries = this.#entries
    const last = entries.at(-1)
    if (last === undefined) return
    this.#entries = []
    this.#storing = true
    this.#append(entries, last.seq, match).catch((error: unknown) =>
      this.#options.events.trouble('error', error, 'match host failed'),
    )
  }

  async #append(entries: readonly Entry[], last: number, match: HostedMatch): Promise<void> {
    let outcome: 'stored' | 'taken' | 'gone' | 'lost'
    try {
      outcome = await this.#options.journal.append(entries, match)
    } catch (error) {
      outcome = 'lost'
      this.#options.events.trouble('error', error, 'storing entries failed')
    }
    this.#storing = false
    if (outcome === 'stored') this.#onStored(match, last)
    else if (outcome === 'gone') this.#vanish()
    else this.#onLost(outcome)
  }

  #onStored(match: HostedMatch, last: number): void {
    this.#stored = last
    this.#options.events.known?.(last)
    if (this.#entries.length > 0) this.#store(match)
    this.#tell()
    if (!this.#storing && this.#heard > this.#stored) this.hear(this.#heard)
  }

  /** Tells, in order, what rests on stored entries alone. */
  #tell(): void {
    // What is told may lead to further tasks at once: each turn is taken off the list before.
    for (let [turn] = this.#turns; turn !== undefined && turn.needs <= this.#stored; [turn] = this.#turns) {
      this.#turns.shift()
      const { result, broadcasts } = turn
      this.#safely(() => result.tell())
      if (broadcasts.length > 0) this.audience.deliver(broadcasts)
    }
    this.#rest()
  }

  #onLost(outcome: 'taken' | 'lost'): void {
    if (outcome === 'taken') this.#options.events.clashed?.()
    const tasks = this.#turns.map(({ task }) => task)
    this.#reopen()
    for (const task of tasks) {
      if (outcome === 'lost') this.#failed(task, 'unavailable')
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
      this.#options.events.trouble('error', error, 'match host failed')
    }
  }

  /** Drops the match as it is here and reads it again; those who look at it are shown everything anew. */
  #reopen(): void {
    const lastSeq = this.#stored
    this.#match = undefined
    this.#turns = []
    this.#entries = []
    this.#readAgain(lastSeq).catch((error: unknown) => {
      this.#options.events.trouble('error', error, 'rereading a match failed')
      this.#vanish()
    })
  }

  async #readAgain(lastSeq: number): Promise<void> {
    const { wait, reopen } = this.#options
    for (let pause = RETRY_MS.first; this.#match === undefined; pause = Math.min(2 * pause, RETRY_MS.most)) {
      if (this.#closed) return
      const entries = await this.#load()
      if (entries === 'gone') return this.#vanish()
      if (entries !== 'unavailable') {
        this.#begin(await reopen(entries))
        break
      }
      for (const task of this.#queue.splice(0)) this.#failed(task, 'unavailable')
      await wait(pause)
    }
    if (this.#match) this.#welcomeAll(this.#match, lastSeq)
    for (const task of this.#queue.splice(0)) this.do(task)
    if (this.#heard > this.#stored) this.hear(this.#heard)
    this.#rest()
  }

  async #load(): Promise<readonly Entry[] | Failure> {
    try {
      return (await this.#options.journal.load(0)) ?? 'gone'
    } catch {
      return 'unavailable'
    }
  }

  #welcomeAll(match: HostedMatch, lastSeq: number): void {
    const at = this.now()
    const entries: Entry[] = []
    for (const { sink, viewer, welcomed } of this.audience.all()) {
      if (!welcomed) continue
      try {
        sink.send(this.#orFreeze(match, entries, () => this.audience.welcome(match, viewer, lastSeq, at)))
      } catch {
        sink.close()
      }
    }
    if (entries.length > 0) this.#enter(match, entries, at)
  }

  #vanish(): void {
    const tasks = [...this.#turns.map(({ task }) => task), ...this.#queue]
    this.#turns = []
    this.#queue = []
    for (const task of tasks) this.#failed(task, 'gone')
    for (const { sink } of this.audience.all()) this.#safely(() => sink.close())
    this.#options.events.gone?.()
    this.#rest()
  }

  /** Another host has stored entries up to this one, or at least one more than are known here. */
  hear(seq = this.#stored + 1): void {
    this.#heard = Math.max(this.#heard, seq)
    if (this.#reading || this.#match === undefined || this.#storing) return
    this.#reading = this.#readOn(this.#match)
      .catch((error: unknown) => this.#options.events.trouble('warn', error, 'reading on a match failed'))
      .finally(() => {
        this.#reading = undefined
      })
  }

  /** Makes sure that everything up to an entry is known here; says whether it came about. */
  async caughtUp(seq: number): Promise<boolean> {
    for (let pause = 1; this.#stored < seq; pause *= 2) {
      if (pause > RETRY_MS.most) return false
      this.hear(seq)
      await this.#reading
      await this.#options.wait(pause)
    }
    return true
  }

  /** Takes over others' entries, unless somebody here has been as fast: then the journal decides. */
  async #readOn(match: HostedMatch): Promise<void> {
    while (this.#heard > match.seq) {
      const since = match.seq
      const entries = (await this.#options.journal.load(since)) ?? []
      if (this.#match !== match || this.#storing || match.seq !== since || entries.length === 0) return
      for (const entry of entries) match.apply(entry)
      this.#stored = match.seq
      this.#options.events.known?.(match.seq)
      this.#showOthers(match, since)
    }
  }

  #showOthers(match: HostedMatch, since: number): void {
    const { events } = this.#options
    events.followed?.(match)
    const entries: Entry[] = []
    const at = this.now()
    try {
      this.audience.deliver(this.#orFreeze(match, entries, () => this.audience.updates(match, since, at)))
    } catch (error) {
      events.trouble('error', error, 'showing a match failed')
    }
    if (entries.length > 0) this.#enter(match, entries, at)
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

  /** Does not try any more to read the match again. */
  close(): void {
    this.#closed = true
  }
}
