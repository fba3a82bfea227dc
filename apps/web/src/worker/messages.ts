import type { Advice, JudgedDecision, OptionOdds, OwnDecision, Review, ReviewedMatch } from '@orrery/bots'
import type { Decision, Options, Seat, Value } from '@orrery/engine'
import type { Explained } from '@orrery/host'
import type { ClientMessage, MatchOutcome, SeatPlan, ServerMessage } from '@orrery/protocol'

/** A match to be played on this device. */
export interface LocalPlan {
  readonly game: string
  readonly options: Options
  /** One for each seat. */
  readonly plan: readonly SeatPlan[]
  /** Only where a match must be the same each time: in tests, and to play a match again. */
  readonly seed?: string
  /** A named position of the game to begin from. */
  readonly scene?: string | undefined
}

/** What moves the seats of a lesson that follow its script. */
export const SCRIPT = 'script'

/** An act of a lesson, where the learner has come to. */
export interface LessonPlan {
  readonly game: string
  readonly lesson: string
  /** Its place among the acts of the lesson. */
  readonly act: number
  /** What the learner has answered in it. */
  readonly answers: readonly Value[]
  /** What the seats are called. */
  readonly names: readonly string[]
}

/** Where a match of this device comes from. */
export type Origin = 'played' | 'imported' | 'practice'

/** A match of this device, as the lists show it. */
export interface LocalMatch {
  readonly id: string
  readonly game: string
  readonly origin: Origin
  readonly plan: readonly SeatPlan[]
  readonly created: number
  readonly updated: number
  readonly decisions: number
  /** The people it waits for. */
  readonly waiting: readonly Seat[]
  readonly outcome?: MatchOutcome
}

export type { Explained }

/** A match of this device by its id, or one that came as the text of a match file. */
export type MatchSource = { readonly id: string } | { readonly text: string }

/** What the page can have done besides playing. What goes wrong is a sentence for people. */
export interface LocalCalls {
  create(plan: LocalPlan): Promise<string>
  list(): Promise<readonly LocalMatch[]>
  remove(id: string): Promise<void>
  /** The match so far as the text of a match file. */
  exportText(id: string): Promise<string>
  /** Keeps a match file to be watched. */
  importText(text: string): Promise<string>
  /** A match of its own that begins where another stood after so many decisions. */
  branch(id: string, at: number, plan: readonly SeatPlan[]): Promise<string>
  /** Opens a table for an act of a lesson; it is gone with the page, or when it is removed. */
  openLesson(plan: LessonPlan): Promise<string>
  /** All that has been decided in a match of this device. */
  decisions(id: string): Promise<readonly Decision[]>
  /** The decisions of a match that bots made, by how many had been made with them. */
  botAnswers(source: MatchSource): Promise<readonly number[]>
  /** Why a bot made one of them. */
  explain(source: MatchSource, at: number): Promise<Explained | undefined>
  /** What is good for the person on a seat of a match of this device; nothing where other people play. */
  advise(id: string, seat: Seat): Promise<Advice | undefined>
  /** What the answers of the person on a seat risk or may win, as far as they know. */
  odds(id: string, seat: Seat): Promise<readonly OptionOdds[]>
  /** The chances of all seats in a match that is over, and what one of them decided. */
  lookBack(source: MatchSource, seat: Seat): Promise<ReviewedMatch | undefined>
  /** Judges a decision of a match that is over, with so many looks. */
  judge(source: MatchSource, decision: OwnDecision, looks: number): Promise<JudgedDecision | undefined>
  /** The review of a match of this device for a seat, if it was kept. */
  keptReview(id: string, seat: Seat): Promise<Review | undefined>
  keepReview(id: string, review: Review): Promise<void>
}

export type LocalCall = {
  [Name in keyof LocalCalls]: { readonly call: Name; readonly args: Parameters<LocalCalls[Name]> }
}[keyof LocalCalls]

/** What the page sends to the worker: a call, or the port of a connection to a table. */
export type PageMessage = (LocalCall & { readonly id: number }) | { readonly open: MessagePort }

export type CallReply =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly problem: string | undefined }

/** What goes through the port of a connection. */
export type PortMessage = ClientMessage | { readonly type: 'close' }

export type Tell = (message: ServerMessage) => void
