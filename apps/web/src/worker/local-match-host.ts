import type { Review } from '@orrery/bots'
import { type Decision, type Game, Match, type MatchFile, type Seat, type Value, writeMatch } from '@orrery/engine'
import {
  type Attachment,
  asItCame,
  attachTo,
  type Encoding,
  type Entry,
  HostedMatch,
  MatchHost,
  type MatchJournal,
  moveBots,
  openJournal,
  type PlayedMatch,
  withJournal,
} from '@orrery/host'
import { type Hello, isWish, type ServerMessage, type Viewer } from '@orrery/protocol'
import type { Deciders } from './bot-pool.ts'
import { type Keeper, type MatchRecord, TakenEntry } from './keeper.ts'
import type { Tell } from './messages.ts'

interface LocalMatchDeps {
  readonly keeper: Keeper
  readonly bots: Deciders
  readonly now: () => number
  /** Something was stored here: other tabs may look. */
  readonly stored: (match: string) => void
}

/** Messages go through the port as they are. */
const OBJECTS: Encoding<ServerMessage> = {
  encode: (message) => message,
  updates: (match, viewer, since) => match.changes(viewer, since)?.map((update) => ({ type: 'update', ...update })),
}

/** Header and decisions are what bots get. */
const NO_TURN = { seat: 0, bot: '', n: 0 }
const decisionsOf = (match: HostedMatch): readonly Decision[] => match.exportForBot(NO_TURN).decisions

/** What a person did outlives a loss of power; what a bot did can be thought again. */
const mustBeSure = ({ by, kind }: Entry): boolean => by !== 'table' || kind === 'frozen'

/** Hosts a match on this device, as the server does for others: other tabs of the page are what other processes are there. */
export class LocalMatchHost {
  readonly #game: Game
  readonly #deps: LocalMatchDeps
  #record: MatchRecord
  readonly #host: MatchHost<ServerMessage>
  #botsAtWork = false
  /** Of a match that came as a file with its journal: the match as that tells it, once somebody asks. */
  #filed: HostedMatch | string | undefined

  private constructor(game: Game, record: MatchRecord, entries: readonly Entry[], deps: LocalMatchDeps) {
    this.#game = game
    this.#deps = deps
    this.#record = record
    const open = (journal: readonly Entry[]) => HostedMatch.open(game, record.header, journal)
    this.#host = new MatchHost({
      match: open(entries),
      reopen: open,
      journal: this.#journal(),
      encoding: OBJECTS,
      now: deps.now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      errorOf: () => new Error('This match can’t be read right now. Try again.'),
      events: {
        entered: () => this.#moveBots(),
        followed: () => this.#moveBots(),
        trouble: (level, error, text) => console[level](text, error),
      },
    })
  }

  static async open(game: Game, record: MatchRecord, deps: LocalMatchDeps): Promise<LocalMatchHost> {
    return new LocalMatchHost(game, record, await deps.keeper.entries(record.id), deps)
  }

  #journal(): MatchJournal {
    const { keeper, stored } = this.#deps
    const { id } = this.#record
    return {
      append: async (entries, match) => {
        const record = standing(this.#record, match, entries.at(-1)?.at ?? this.#record.updated)
        try {
          await keeper.add(record, entries, entries.some(mustBeSure))
        } catch (error) {
          if (error instanceof TakenEntry) return 'taken'
          throw error
        }
        this.#record = record
        stored(id)
        return 'stored'
      },
      load: (after) => keeper.entries(id, after),
    }
  }

  /** A guest sits down or comes back; returns how to speak, and how to leave. */
  async welcome({ token, lastSeq }: Hello, tell: Tell): Promise<Attachment | undefined> {
    const viewer = await this.#viewerOf(token)
    if (viewer === undefined) {
      tell({ type: 'error', code: 'token', text: 'This seat belongs to someone else.' })
      return undefined
    }
    const sink = {
      send: tell,
      close: () => tell({ type: 'error', code: 'match', text: 'This match was deleted.' }),
    }
    const attachment = await attachTo(this.#host, viewer, lastSeq, sink)
    this.#moveBots()
    return this.#record.origin === 'imported' ? watching(attachment, tell) : attachment
  }

  /** People's seats are open to the device; all of them once nothing is secret any more. */
  async #viewerOf(token: string | undefined): Promise<Viewer | undefined> {
    if (token === undefined) return 'spectator'
    const seat: Seat = Number(token)
    const plan = this.#record.header.plan[seat]
    if (plan === undefined) return undefined
    const isOpen = plan.kind === 'person' || this.#record.origin === 'imported'
    return isOpen || (await this.#host.read((match) => match.over)) ? seat : undefined
  }

  /** Another tab has stored something. */
  catchUp(): void {
    this.#host.hear()
  }

  /** Bots move while somebody is there to see it. */
  #moveBots(): void {
    if (this.#botsAtWork) return
    this.#botsAtWork = true
    moveBots(this.#host, {
      decide: (job) => this.#deps.bots.decide(this.#record.id, job),
      goesOn: () => !this.#host.audience.empty,
    })
      .catch((error: unknown) => console.error('bot move failed', error))
      .finally(() => {
        this.#botsAtWork = false
      })
  }

  /** Reads something of the match with its bots: who they were in one that came as a file is in its journal alone. */
  async ask<T>(read: (match: HostedMatch) => T): Promise<T | undefined> {
    const { origin, journal } = this.#record
    if (origin !== 'imported') return this.#host.read(read)
    this.#filed ??= journal && openJournal(this.#game, journal)
    return this.#filed === undefined || typeof this.#filed === 'string' ? undefined : read(this.#filed)
  }

  /** All that has been decided so far. */
  decisions(): Promise<readonly Decision[]> {
    return this.#host.read(decisionsOf)
  }

  /** Gives an answer in the place of whoever has the seat. */
  async answerFor(seat: Seat, value: Value): Promise<void> {
    const n = await this.#host.read((match) => match.snapshot(seat).question?.n)
    if (n !== undefined) await this.#host.perform(seat, { type: 'answer', n, value, final: true })
  }

  /** The match so far as decisions, for whoever finds something out about it. */
  played(): Promise<PlayedMatch & { readonly isOver: boolean }> {
    return this.#host.read((match) => {
      const { header, decisions } = match.exportForBot({ seat: 0, bot: '', n: 0 })
      return { header, decisions, isOver: match.status.state === 'over' }
    })
  }

  /** How many people play. */
  get people(): number {
    return this.#record.header.plan.filter(({ kind }) => kind === 'person').length
  }

  reviewFor(seat: Seat): Review | undefined {
    return this.#record.reviews?.find((review) => review.seat === seat)
  }

  /** Keeps what was found out beside the match: it is no part of it. */
  async keepReview(review: Review): Promise<void> {
    const others = this.#record.reviews?.filter(({ seat }) => seat !== review.seat) ?? []
    this.#record = { ...this.#record, reviews: [...others, review] }
    await this.#deps.keeper.add(this.#record, [], false)
  }

  /** The match so far, with everything that is secret. */
  async exportFile(): Promise<MatchFile> {
    const { id, origin, journal } = this.#record
    const { file, seq } = await this.#host.read((match) => {
      const { header, decisions } = match.exportForBot(NO_TURN)
      return { file: writeMatch(Match.replay(this.#game, header, decisions)), seq: match.seq }
    })
    if (origin === 'imported') return asItCame(file, journal)
    const entries = await this.#deps.keeper.entries(id)
    return withJournal(file, this.#record.header, entries.slice(0, seq))
  }
}

/** A match that was played elsewhere is only watched, from whatever seat. */
const watching = (attachment: Attachment, tell: Tell): Attachment => ({
  viewer: attachment.viewer,
  close: () => attachment.close(),
  perform(message) {
    if (isWish(message)) tell({ type: 'error', id: message.id, code: 'spectator', text: 'Spectators can’t do this.' })
    else attachment.perform(message)
  },
})

/** What the lists show of a match. */
export function standing(record: MatchRecord, match: HostedMatch, updated: number): MatchRecord {
  const { status } = match
  const { outcome: _, ...rest } = record
  return {
    ...rest,
    updated,
    decisions: match.decisions,
    waiting: match.waitingPeople(),
    ...(status.state === 'over' ? { outcome: status.outcome } : {}),
  }
}
