import type { Row, Status } from '../database/schema.ts'

export type JournalEntry = Omit<Row<'journal'>, 'match'>

/** An entry of the table as the store keeps it: what queries need in columns, and all of it as JSON. */
export const journalEntry = <E extends { seq: number; at: number; by: string | number; kind: string }>(
  entry: E,
): JournalEntry => ({
  seq: entry.seq,
  at: entry.at,
  by: String(entry.by),
  kind: entry.kind,
  entry: JSON.stringify(entry),
})

/** Where a match stands after its newest entry. */
export interface MatchProgress {
  readonly status: Status
  /** The seats that are asked. */
  readonly waiting: readonly number[]
  /** When a clock runs out or a bot is to move; nothing is to be done by itself when null. */
  readonly due: number | null
  /** What the lobby shows, as JSON; left as it is when undefined. */
  readonly info?: string
  /** The hash of the newest entry. */
  readonly head?: string
}

/** Entries of one match, numbered without a gap from the one after the last stored. */
export interface Append {
  readonly match: string
  readonly entries: readonly JournalEntry[]
  readonly progress: MatchProgress
  /** Waits that begin with these entries and of which people are to be told at `at`. */
  readonly notices?: readonly { readonly seat: number; readonly wait: number; readonly at: number }[]
}
