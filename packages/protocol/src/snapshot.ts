import type { Header, Result, Seat, UndoRequest } from '@orrery/engine'
import type { ClockSettings } from './clock.ts'
import type { LogChange, LogLine } from './log.ts'
import type { Json, Patch } from './patch.ts'
import type { PastQuestion, ShownQuestion } from './question.ts'
import type { FreeUndo } from './rejection.ts'
import type { ShownSeat, Viewer } from './seats.ts'
import type { TalkLine } from './talk.ts'

/** What is fixed and known to everybody: the header without its seed. */
export interface MatchInfo {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Header['options']
  readonly content: Header['content']
  /** The named position the match began from, if it was not set up as usual. */
  readonly scene?: string
  readonly seedHash: string
  readonly clock: ClockSettings
  readonly created: number
  /** What the journal begins with, as a hash: the same for a match and its file, and for no other match. */
  readonly root: string
}

/** How a match ended: as the rules say, or because enough have resigned. */
export type MatchOutcome =
  | ({ readonly by: 'rules' } & Result)
  | { readonly by: 'resignation'; readonly ranking: readonly Seat[] }

/** Another match of the same people: who wants it, who does not, and who has not said. When all who play have agreed, it is there. */
export interface ShownRematch {
  readonly agreed: readonly Seat[]
  readonly declined: readonly Seat[]
  readonly pending: readonly Seat[]
}

export type Status =
  | { readonly state: 'open' | 'paused' }
  /** `rematch` is absent as long as nobody has asked for one. */
  | { readonly state: 'over'; readonly outcome: MatchOutcome; readonly rematch?: ShownRematch }
  | { readonly state: 'frozen'; readonly text: string }

/** What a viewer may take back or make again, and what somebody asks to take back. */
export interface ShownUndo extends FreeUndo {
  /** How many decisions have been made. */
  readonly decisions: number
  /** The last decision that was taken back is the viewer's, and can be made again. */
  readonly redo?: true
  /** `id` is what agreeing and disagreeing refer to. */
  readonly request?: UndoRequest & { readonly id: number }
}

/** Everything a viewer may know of a match after entry `seq`. */
export interface Snapshot {
  readonly seq: number
  /** The hash of entry `seq`, and with it of all before. None until a match from before there were hashes goes on. */
  readonly head?: string
  readonly viewer: Viewer
  /** The game's own view. */
  readonly view: Json
  readonly question: ShownQuestion | null
  /** The newest lines of the log. */
  readonly log: readonly LogLine[]
  /** How many lines come before them. */
  readonly earlierLog: number
  readonly seats: readonly ShownSeat[]
  readonly undo: ShownUndo
  readonly status: Status
  readonly talk: readonly TalkLine[]
  /** How many lines of the talk come before these, of those that are kept at all. */
  readonly earlierTalk: number
}

/** A snapshot for somebody who may know the beginning of the log already. */
export interface Welcome extends Omit<Snapshot, 'log' | 'earlierLog'> {
  readonly info: MatchInfo
  readonly log: LogChange
}

/** What changed for a viewer between two entries. What is absent is as before. */
export interface Update {
  readonly since: number
  readonly seq: number
  readonly head?: string
  readonly view?: Patch
  readonly question?: ShownQuestion | null
  readonly log?: LogChange
  readonly seats?: Patch
  readonly undo?: ShownUndo
  readonly status?: Status
  /** What has been added. */
  readonly talk?: readonly TalkLine[]
}

/** Lines before those that a client has: as many as a message holds, `earlier` ones still before them. */
export type EarlierLines = { readonly before: number; readonly earlier: number } & (
  | { readonly of: 'log'; readonly lines: readonly LogLine[] }
  | { readonly of: 'talk'; readonly lines: readonly TalkLine[] }
)

/** What somebody saw after the first `at` decisions of the line that is played now. */
export interface Sight {
  readonly at: number
  readonly as: Viewer
  readonly view: Json
  readonly question: PastQuestion | null
  /** How many lines of the viewer's own log had been told by then. */
  readonly log: number
}

/** One's own view and log, to keep. */
export interface ViewFile {
  readonly orreryView: 1
  readonly info: MatchInfo
  readonly viewer: Viewer
  readonly seq: number
  readonly status: Status
  readonly seats: readonly ShownSeat[]
  readonly view: Json
  readonly log: readonly LogLine[]
}
