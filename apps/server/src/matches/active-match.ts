import type { Game, Seat } from '@orrery/engine'
import {
  type Attachment,
  attachTo,
  type Entry,
  type Failure,
  type HostedMatch,
  type Listener,
  MatchHost,
  type MatchJournal,
  type Sink,
  type TableHeader,
} from '@orrery/host'
import type { Viewer } from '@orrery/protocol'
import { Conflict, journalEntry, NoSuchMatch, type Store, Unavailable } from '../store/index.ts'
import { TEXTS } from './encoding.ts'
import { changesLobby, lobbyInfo, newlyAsked, progressOf } from './progress.ts'
import type { EncodedMessage, Log, RegistryLimits } from './types.ts'

/** What an active match needs of the registry it stands in. */
export interface ActiveMatchDeps {
  readonly store: Store
  readonly log: Log
  readonly limits: RegistryLimits
  readonly clock: () => number
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

/** A match as the store has it. */
export interface ReadMatch {
  readonly game: Game
  readonly header: TableHeader
  readonly entries: readonly Entry[]
}

interface Notice {
  readonly seat: Seat
  readonly wait: number
  readonly at: number
}

const PRESENT_MS = 30

const errorOf = (match: string, why: Failure): Error =>
  why === 'gone' ? new NoSuchMatch(match) : new Unavailable('The match cannot be reached at the moment.')

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
  /** Whom each client was last told to be present. */
  readonly #toldPresent = new WeakMap<Listener<EncodedMessage>, string>()

  constructor(match: string, { game, header, entries }: ReadMatch, deps: ActiveMatchDeps) {
    const { clock, log } = deps
    this.match = match
    this.#deps = deps
    this.host = new MatchHost({
      game,
      header,
      entries,
      journal: this.#journal(),
      encoding: TEXTS,
      now: clock,
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

  /** The store as the journal of this match. With the entries it is told where the match stands, and who waits to be noticed. */
  #journal(): MatchJournal {
    const { match } = this
    const { store, clock, limits } = this.#deps
    return {
      append: async (entries, hosted) => {
        const progress = progressOf(hosted, clock(), limits.handoverMs)
        const info = this.#info
        const notices = this.#notices
        this.#info = undefined
        this.#notices = []
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
      async load(after) {
        const rows = after > 0 ? await store.load(match, after) : (await store.open(match))?.entries
        return rows?.map(({ entry }) => JSON.parse(entry) as Entry)
      },
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
        log.error({ match: this.match, seq: entry.seq, reason: entry.report.error }, 'A match is frozen.')
      if (changesLobby(entry, hosted)) this.#info = lobbyInfo(hosted)
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
    store.endWait(this.match, seat).catch((error: unknown) => log.warn({ err: error }, 'A notice could not be ended.'))
  }

  /** Brings a client to the match. `left` hears when nobody is left at its seat. */
  async attach(
    viewer: Viewer,
    lastSeq: number | undefined,
    sink: Sink<EncodedMessage>,
    left: (seat: Seat) => void,
  ): Promise<Attachment & { readonly match: string }> {
    const { host, match } = this
    const { clock } = this.#deps
    const attachment = await attachTo(host, viewer, lastSeq, sink)
    this.tellPresence()
    if (viewer !== 'spectator' && this.#asked.includes(viewer)) this.#endWait(viewer)
    return {
      match,
      viewer,
      perform: (message) => attachment.perform(message),
      close: () => {
        if (!attachment.close()) return false
        host.used = clock()
        this.tellPresence()
        if (viewer !== 'spectator' && !host.audience.attends(viewer)) left(viewer)
        return true
      },
    }
  }

  /** Makes sure that everything is known here that is stored now, without waiting for others to tell. */
  async catchUp(): Promise<void> {
    const found = await this.#deps.store.find(this.match)
    if (found === undefined) throw new NoSuchMatch(this.match)
    if (!(await this.host.caughtUp(found.seq))) throw new Unavailable('The match cannot be read at the moment.')
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
