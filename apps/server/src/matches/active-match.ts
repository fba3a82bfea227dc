import type { Seat } from '@orrery/engine'
import {
  type Attachment,
  attachTo,
  type Entry,
  type Failure,
  type HostedMatch,
  type Listener,
  MatchHost,
  type MatchJournal,
  type RematchPlan,
  type Sink,
} from '@orrery/host'
import type { Viewer } from '@orrery/protocol'
import type { Standing } from '../bots/index.ts'
import { Conflict, journalEntry, NoSuchMatch, type Store, Unavailable } from '../store/index.ts'
import { nextMatch } from './creating.ts'
import { TEXTS } from './encoding.ts'
import { changesLobby, lobbyInfo, newlyAsked, progressOf } from './progress.ts'
import type { MatchReader } from './reading.ts'
import type { EncodedMessage, Log, MatchRegistryOptions, RegistryLimits } from './types.ts'

/** What an active match needs of the registry it stands in. */
export interface ActiveMatchDeps {
  readonly store: Store
  readonly reader: MatchReader
  readonly log: Log
  readonly limits: RegistryLimits
  readonly clock: () => number
  readonly rested: NonNullable<MatchRegistryOptions['rested']>
  /** Everything up to this entry is stored: others need not tell. */
  known(match: string, seq: number): void
  /** Entries of this process's own are about to be stored. */
  entered(open: ActiveMatch, entries: readonly Entry[]): void
  /** Another process was faster. */
  clashed(): void
  /** All who played have agreed to a rematch: it is made before anybody hears of it. */
  rematch(open: ActiveMatch, hosted: HostedMatch, plan: RematchPlan): Promise<void>
  /** The match was removed. */
  gone(open: ActiveMatch): void
  /** These people are connected to this process. */
  here(match: string, seats: readonly Seat[]): void
  /** Those who are connected to others. */
  elsewhere(match: string): readonly Seat[]
  /** Where the match was begun from, if that is known. */
  creatorOf(match: string): string | undefined
  /** Somebody has come: bots may be wanted sooner. */
  came(open: ActiveMatch): void
  /** Somebody has gone. */
  went(open: ActiveMatch): void
}

interface Notice {
  readonly seat: Seat
  readonly wait: number
  readonly at: number
}

/** A client, and where it is connected from. */
interface Looker {
  readonly viewer: Viewer
  readonly from: string | undefined
}

const PRESENT_MS = 30

const errorOf = (match: string, why: Failure): Error =>
  why === 'gone' ? new NoSuchMatch(match) : new Unavailable('Can’t reach the match. Try again.')

/**
 * A match that is open in this process: its host over the store, and what only a server has around it: notices for those who are
 * not there, the lobby, and who is present.
 */
export class ActiveMatch {
  readonly match: string
  readonly host: MatchHost<EncodedMessage>
  /** Those that work at it besides its audience: bots and clocks. */
  workers = 0
  readonly #deps: ActiveMatchDeps
  #notices: Notice[] = []
  #info: string | undefined
  #asked: readonly Seat[] = []
  #presence: NodeJS.Timeout | undefined
  readonly #lookers = new Map<Sink<EncodedMessage>, Looker>()
  /** Whom each client was last told to be present. */
  readonly #toldPresent = new WeakMap<Listener<EncodedMessage>, string>()

  constructor(match: string, hosted: HostedMatch, deps: ActiveMatchDeps) {
    const { clock, rested, log, reader } = deps
    this.match = match
    this.#deps = deps
    this.host = new MatchHost({
      match: hosted,
      reopen: (entries) => reader.reopen(hosted, entries),
      journal: this.#journal(),
      encoding: TEXTS,
      now: clock,
      rested,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
      errorOf: (why) => errorOf(match, why),
      events: {
        opened: (opened) => this.#begin(opened),
        entered: (added, hosted, at) => this.#entered(added, hosted, at),
        known: (seq) => deps.known(match, seq),
        followed: (hosted) => this.#followed(hosted),
        clashed: deps.clashed,
        gone: () => deps.gone(this),
        trouble: (level, error, text) => log[level]({ match, err: error }, text),
      },
    })
  }

  get busy(): boolean {
    return this.host.busy || this.workers > 0
  }

  /** Nobody looks at it and nothing is under way: it can leave the memory. */
  get isResting(): boolean {
    return this.host.audience.empty && !this.busy
  }

  /** Nothing will happen in it any more. */
  get isDone(): boolean {
    const { match } = this.host
    return match !== undefined && (match.over || match.report !== undefined)
  }

  /** About how many bytes of memory it takes. */
  get bytes(): number {
    return this.host.match?.bytes ?? 0
  }

  /** The store as the journal of this match. With the entries it is told where the match stands, and who waits to be noticed. */
  #journal(): MatchJournal {
    const { match } = this
    const { store, clock, limits, reader } = this.#deps
    return {
      append: async (entries, hosted) => {
        const progress = progressOf(hosted, clock(), limits.handoverMs)
        const info = this.#info
        const notices = this.#notices
        this.#info = undefined
        this.#notices = []
        const rematch = entries.some(({ kind }) => kind === 'rematch') ? hosted.rematch() : undefined
        if (rematch) await this.#deps.rematch(this, hosted, rematch)
        try {
          await store.append({
            match,
            entries: entries.map(journalEntry),
            progress: info === undefined ? progress : { ...progress, info },
            notices,
          })
          return 'stored'
        } catch (error) {
          if (error instanceof Conflict) return 'taken'
          if (error instanceof NoSuchMatch) return 'gone'
          throw error
        }
      },
      load: (after) => reader.load(match, after),
    }
  }

  #begin(hosted: HostedMatch): void {
    this.#notices = []
    this.#info = undefined
    this.#asked = hosted.waitingPeople()
  }

  #entered(entries: readonly Entry[], hosted: HostedMatch, at: number): void {
    const { log, limits } = this.#deps
    for (const entry of entries) {
      if (entry.kind === 'frozen')
        log.error({ match: this.match, seq: entry.seq, reason: entry.report.error }, 'match stopped by a rules bug')
      if (changesLobby(entry, hosted)) this.#info = lobbyInfo(hosted, nextMatch(this.match, hosted))
    }
    const asked = hosted.waitingPeople()
    for (const seat of newlyAsked(this.#asked, asked))
      if (!this.host.audience.attends(seat))
        this.#notices.push({ seat, wait: hosted.questionNumber, at: at + limits.noticeMs })
    this.#asked = asked
    this.#deps.entered(this, entries)
  }

  #followed(hosted: HostedMatch): void {
    const before = this.#asked
    this.#asked = hosted.waitingPeople()
    for (const seat of newlyAsked(before, this.#asked)) if (this.host.audience.attends(seat)) this.#endWait(seat)
  }

  /** Somebody looks at the match from this seat: it need not be told by other ways that it is asked. */
  #endWait(seat: Seat): void {
    const { store, log } = this.#deps
    store.endWait(this.match, seat).catch((error: unknown) => log.warn({ err: error }, 'ending a notification failed'))
  }

  /** For whom bots of this match think. */
  standing(): Standing {
    const { match } = this
    const { elsewhere, creatorOf } = this.#deps
    const people = this.host.match?.playedByPeople() ?? []
    const lookers = [...this.#lookers.values()]
    const players = lookers.filter(({ viewer }) => viewer !== 'spectator' && people.includes(viewer))
    const addressesOf = (some: readonly Looker[]) => [...new Set(some.map(({ from }) => from ?? match))]
    if (players.length > 0) return { company: 'present', sharers: addressesOf(players) }
    if (elsewhere(match).some((seat) => people.includes(seat))) return { company: 'present', sharers: [match] }
    const sharers = [creatorOf(match) ?? match]
    if (people.length > 0) return { company: 'absent', sharers }
    return lookers.length > 0 ? { company: 'watched', sharers: addressesOf(lookers) } : { company: 'alone', sharers }
  }

  /** Brings a client to the match, from an address. `left` hears when nobody is left at its seat. */
  async attach(
    viewer: Viewer,
    lastSeq: number | undefined,
    sink: Sink<EncodedMessage>,
    from: string | undefined,
    left: (seat: Seat) => void,
  ): Promise<Attachment & { readonly match: string }> {
    const { host, match } = this
    const { clock } = this.#deps
    const attachment = await attachTo(host, viewer, lastSeq, sink)
    this.#lookers.set(sink, { viewer, from })
    this.#deps.came(this)
    this.tellPresence()
    if (viewer !== 'spectator' && this.#asked.includes(viewer)) this.#endWait(viewer)
    return {
      match,
      viewer,
      perform: (message) => attachment.perform(message),
      close: () => {
        if (!attachment.close()) return false
        this.#lookers.delete(sink)
        host.used = clock()
        this.tellPresence()
        if (viewer !== 'spectator' && !host.audience.attends(viewer)) left(viewer)
        this.#deps.went(this)
        return true
      },
    }
  }

  /** Makes sure that everything is known here that is stored now, without waiting for others to tell. */
  async catchUp(): Promise<void> {
    const found = await this.#deps.store.find(this.match)
    if (found === undefined) throw new NoSuchMatch(this.match)
    if (!(await this.host.caughtUp(found.seq))) throw new Unavailable('Can’t read the match. Try again.')
  }

  /** Lets everybody know, a moment later, who is here. */
  tellPresence(): void {
    this.#presence ??= setTimeout(() => {
      this.#presence = undefined
      const { audience } = this.host
      const here = audience.seats()
      this.#deps.here(this.match, here)
      const all = new Set([...here, ...this.#deps.elsewhere(this.match)])
      const message = TEXTS.encode({ type: 'present', seats: [...all].sort((a, b) => a - b) })
      for (const listener of audience.all()) {
        if (!listener.welcomed || this.#toldPresent.get(listener) === message.text) continue
        this.#toldPresent.set(listener, message.text)
        listener.sink.send(message)
      }
    }, PRESENT_MS).unref()
  }

  close(): void {
    this.host.close()
    clearTimeout(this.#presence)
    this.#presence = undefined
  }
}
