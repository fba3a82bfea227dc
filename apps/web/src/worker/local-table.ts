import { type Game, Match, type MatchFile, type Seat, writeMatch } from '@orrery/engine'
import { answerAside, type Entry, HostedMatch, isEntry, replyTo } from '@orrery/host'
import {
  type AsideMessage,
  type ClientMessage,
  type Hello,
  PROTOCOL,
  type Rejection,
  type Viewer,
  type WishMessage,
} from '@orrery/protocol'
import type { BotPool } from './bot-pool.ts'
import { type Keeper, type MatchRecord, TakenEntry } from './keeper.ts'
import type { Tell } from './messages.ts'

/** Somebody who looks at the table, and the last entry they were told of. */
interface Guest {
  readonly viewer: Viewer
  readonly tell: Tell
  seq: number
}

interface LocalTableDeps {
  readonly keeper: Keeper
  readonly thinker: BotPool
  readonly now: () => number
  /** Something was stored here: other tabs may look. */
  readonly stored: (match: string) => void
}

const isAside = (message: ClientMessage): message is AsideMessage => message.type === 'why' || message.type === 'look'

/**
 * Hosts a match on this device, as the server does for others. Everything happens one after the other: an entry is stored before anybody
 * is told of it. When another tab was faster, the table is opened again from what is stored.
 */
export class LocalTable {
  readonly #game: Game
  readonly #around: LocalTableDeps
  #record: MatchRecord
  #table: HostedMatch
  readonly #guests = new Set<Guest>()
  #last: Promise<unknown> = Promise.resolve()
  #botsAtWork = false

  private constructor(game: Game, record: MatchRecord, entries: readonly Entry[], around: LocalTableDeps) {
    this.#game = game
    this.#around = around
    this.#record = record
    this.#table = HostedMatch.open(game, record.header, entries)
  }

  static async open(game: Game, record: MatchRecord, around: LocalTableDeps): Promise<LocalTable> {
    return new LocalTable(game, record, await around.keeper.entries(record.id), around)
  }

  /** A guest sits down or comes back; returns how to speak, and how to leave. */
  welcome({ token, lastSeq }: Hello, tell: Tell): Guest | undefined {
    const viewer = this.#viewerOf(token)
    if (viewer === undefined) {
      tell({ type: 'error', code: 'token', text: 'This seat is not yours to play.' })
      return undefined
    }
    const guest: Guest = { viewer, tell, seq: 0 }
    this.#guests.add(guest)
    this.#welcome(guest, lastSeq)
    void this.#moveBots()
    return guest
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest)
  }

  /** People's seats are open to the device; all of them once nothing is secret any more. */
  #viewerOf(token: string | undefined): Viewer | undefined {
    if (token === undefined) return 'spectator'
    const seat: Seat = Number(token)
    const plan = this.#record.header.plan[seat]
    if (plan === undefined) return undefined
    return plan.kind === 'person' || this.#table.over || this.#record.origin === 'imported' ? seat : undefined
  }

  #welcome(guest: Guest, lastSeq?: number): void {
    const welcome = this.#table.welcome(guest.viewer, lastSeq)
    guest.seq = welcome.seq
    guest.tell({ type: 'welcome', protocol: PROTOCOL, at: this.#around.now(), ...welcome })
  }

  hear(guest: Guest, message: Exclude<ClientMessage, Hello>): void {
    void this.#next(async () => {
      if (message.type === 'ping') guest.tell({ type: 'pong', id: message.id, at: this.#around.now() })
      else if (isAside(message)) guest.tell(answerAside(this.#table, guest.viewer, message))
      else await this.#perform(guest, message)
    })
  }

  async #perform(guest: Guest, message: WishMessage): Promise<void> {
    const { id } = message
    const { viewer, tell } = guest
    if (viewer === 'spectator' || this.#record.origin === 'imported') {
      tell({ type: 'error', id, code: 'spectator', text: 'Who watches cannot do this.' })
      return
    }
    const result = this.#table.perform(viewer, message, this.#around.now())
    if (!isEntry(result)) {
      tell(replyTo(id, result))
      return
    }
    if (await this.#store(result, true)) tell({ type: 'accepted', id, seq: result.seq })
    else tell({ type: 'error', id, code: 'unavailable', text: 'Another tab was faster: look again.' })
  }

  /** Stores what has happened and tells everybody. Says no when another tab was faster. */
  async #store(entry: Entry, sure: boolean): Promise<boolean> {
    const { keeper, stored } = this.#around
    this.#record = standing(this.#record, this.#table, entry.at)
    try {
      await keeper.add(this.#record, entry, sure)
    } catch (error) {
      if (!(error instanceof TakenEntry)) throw error
      await this.#openAgain()
      return false
    }
    stored(this.#record.id)
    this.#tellAll()
    void this.#moveBots()
    return true
  }

  async #openAgain(): Promise<void> {
    const { keeper } = this.#around
    this.#record = (await keeper.find(this.#record.id)) ?? this.#record
    this.#table = HostedMatch.open(this.#game, this.#record.header, await keeper.entries(this.#record.id))
    for (const guest of this.#guests) this.#welcome(guest)
  }

  /** Another tab has stored something. */
  catchUp(): void {
    void this.#next(async () => {
      for (const entry of await this.#around.keeper.entries(this.#record.id, this.#table.seq)) this.#table.apply(entry)
      this.#tellAll()
      void this.#moveBots()
    })
  }

  #tellAll(): void {
    for (const guest of this.#guests) {
      const updates = this.#table.changes(guest.viewer, guest.seq)
      if (updates === undefined) this.#welcome(guest)
      else for (const update of updates) guest.tell({ type: 'update', ...update })
      guest.seq = this.#table.seq
    }
  }

  /** Bots move while somebody is there to see it. */
  async #moveBots(): Promise<void> {
    if (this.#botsAtWork) return
    this.#botsAtWork = true
    try {
      while (this.#guests.size > 0) {
        const turn = this.#table.botToMove()
        if (turn === undefined) break
        const outcome = await this.#around.thinker.think(this.#record.id, this.#table.exportForBot(turn))
        await this.#next(async () => {
          const result = this.#table.performBot(turn, outcome, this.#around.now())
          if (isEntry(result)) await this.#store(result, false)
        })
      }
    } finally {
      this.#botsAtWork = false
    }
  }

  /** Does one thing after the other. What throws is a rule that failed: then nothing more happens in this match. */
  #next(act: () => Promise<void>): Promise<void> {
    const run = async () => {
      try {
        await act()
      } catch (error) {
        await this.#freeze(error)
      }
    }
    const result = this.#last.then(run)
    this.#last = result
    return result
  }

  async #freeze(error: unknown): Promise<void> {
    const entry: Entry | Rejection = this.#table.freeze(error, this.#around.now())
    try {
      if (isEntry(entry)) await this.#store(entry, true)
    } catch {
      for (const { tell } of this.#guests)
        tell({ type: 'error', code: 'unavailable', text: 'This device could not keep what happened.' })
    }
  }

  /** The match so far, with everything that is secret. */
  exportFile(): MatchFile {
    const { header, decisions } = this.#table.exportForBot({ seat: 0, bot: '', n: 0 })
    return writeMatch(Match.replay(this.#game, header, decisions))
  }
}

/** What the lists show of a match. */
export function standing(record: MatchRecord, table: HostedMatch, updated: number): MatchRecord {
  const { status, undo } = table.snapshot('spectator')
  const { outcome: _, ...rest } = record
  return {
    ...rest,
    updated,
    decisions: undo.decisions,
    waiting: table.waitingPeople(),
    ...(status.state === 'over' ? { outcome: status.outcome } : {}),
  }
}
