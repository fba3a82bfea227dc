import type { Game, MatchFile, Options, Seat } from '@orrery/engine'
import type { Attachment, Sink, WishResult } from '@orrery/host'
import type {
  ClockSettings,
  MatchInfo,
  MatchOutcome,
  Rejection,
  ShownSeat,
  Viewer,
  ViewFile,
  Wish,
} from '@orrery/protocol'
import type { BotPool } from '../bots/index.ts'
import type { Span, Status, Store, Visibility } from '../store/index.ts'

/** What is told to whoever runs the server; a pino logger is one. */
export interface Log {
  debug(data: object, text: string): void
  info(data: object, text: string): void
  warn(data: object, text: string): void
  error(data: object, text: string): void
}

/** Loads a game; fails with a `BadInput` when it is not here. */
export type Games = (id: string) => Promise<Game>

export type GameSource = ReadonlyMap<string, Game> | ((id: string) => Promise<Game>)

export interface RegistryLimits {
  /** A table nobody looks at leaves the memory after so long. */
  readonly idleMs: number
  /** More bytes than these open matches do not take: those nobody looks at leave, and others cannot be opened. */
  readonly memory: number
  /** How often to look for clocks that have run out and bots that nobody moves. */
  readonly pollMs: number
  /** A bot's move is another process's to make after so long. */
  readonly handoverMs: number
  /** A person nobody sees at the table is told so long after the wait began. */
  readonly noticeMs: number
  /** How often processes tell each other again who is connected to them. */
  readonly presenceMs: number
  /** How many matches without people that one creator began may be under way. */
  readonly botMatches: number
}

export interface MatchRegistryOptions {
  readonly store: Store
  readonly games: GameSource
  readonly log: Log
  /** Lets bots decide; the registry closes it. */
  readonly bots: BotPool
  readonly clock?: () => number
  /** The first span since a moment in which no time ran. */
  readonly rested?: (since: number) => Span | undefined
  readonly limits?: Partial<RegistryLimits>
}

/** Who is to sit on a seat. An open one is for whoever joins first; its name is shown until then. */
export type PlannedSeat =
  | { readonly kind: 'person'; readonly name: string; readonly open?: boolean; readonly account?: string }
  | { readonly kind: 'bot'; readonly name: string; readonly bot: string }

export interface NewMatchPlan {
  readonly game: string
  readonly options: Options
  /** One for each seat. */
  readonly seats: readonly PlannedSeat[]
  readonly clock: ClockSettings
  readonly visibility: Visibility
  /** A named position of the game to begin from. */
  readonly scene?: string | undefined
  /** Where the wish for it came from: the matches of one creator share the bots' time. */
  readonly creator?: string | undefined
}

export interface CreatedMatch {
  readonly match: string
  readonly seedHash: string
  /** The secrets are told here and never again; bots and open seats have none. */
  readonly seats: readonly { readonly seat: Seat; readonly token: string | null }[]
}

export interface JoinedSeat {
  readonly seat: Seat
  readonly token: string
}

/** What everybody may know of a match without sitting down at it: also what the lobby's `info` holds, as JSON. */
export interface LobbyInfo {
  readonly seats: readonly Omit<ShownSeat, 'clock' | 'side'>[]
  readonly options: Options
  readonly clock: ClockSettings
  readonly outcome?: MatchOutcome
  /** The next match of the same people, once all of them have agreed to it. */
  readonly rematch?: string
}

export interface PublicMatch extends LobbyInfo, Pick<MatchInfo, 'game' | 'rules' | 'content' | 'seedHash' | 'created'> {
  readonly match: string
  readonly status: Status
  readonly visibility: Visibility
  readonly waiting: readonly Seat[]
  readonly seq: number
  readonly updated: number
}

/** A message for one or many. Whoever encodes it keeps the bytes here, so that it happens once. */
export interface EncodedMessage {
  readonly text: string
  /** Everything at once: nobody reads too slowly because of it. */
  readonly welcome?: true
  bytes?: Uint8Array
}

/** A client at a match of this server. */
export interface MatchAttachment extends Attachment {
  readonly match: string
}

/** The tables that are open in this process. */
export interface MatchRegistry {
  create(plan: NewMatchPlan): Promise<CreatedMatch>
  /** Takes the first free seat. */
  join(match: string, name: string, account?: string): Promise<JoinedSeat>
  attach(
    match: string,
    viewer: Viewer,
    lastSeq: number | undefined,
    sink: Sink<EncodedMessage>,
    /** Where the client is connected from: the matches of one address share the bots' time. */
    from?: string,
  ): Promise<MatchAttachment>
  perform(match: string, seat: Seat, wish: Wish): Promise<WishResult>
  info(match: string): Promise<PublicMatch>
  /** The next match of the same people; nothing before all of them have agreed to it. */
  rematch(match: string): Promise<string | undefined>
  exportView(match: string, viewer: Viewer): Promise<ViewFile>
  exportMatch(match: string): Promise<MatchFile | Rejection>
  /** Whether somebody is connected for this seat, to this process. */
  attends(match: string, seat: Seat): boolean
  figures(): RegistryFigures
  /** For how many milliseconds the oldest bot's turn waits in a match that people play; 0 when none waits. */
  botQueueAge(): number
  /** Finishes what is being stored, and lets go of everything; the store stays open. */
  close(): Promise<void>
}

/** For whoever watches the server. */
export interface RegistryFigures {
  readonly tables: number
  /** About how many bytes the tables take. */
  readonly memory: number
  readonly attachments: number
  /** Turns of bots that wait for a thread, those of matches without people included. */
  readonly botsWaiting: number
  readonly entries: number
  readonly conflicts: number
  readonly frozen: number
  readonly botMoves: number
  readonly timeouts: number
}
