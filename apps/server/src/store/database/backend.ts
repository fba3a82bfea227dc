import type { CompiledQuery, Kysely, RawBuilder, Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** A match has got as far as entry `seq`. */
export interface Move {
  readonly match: string
  readonly seq: number
}

/** The seats of a match whose people are connected to a process. */
export interface Present {
  readonly match: string
  readonly seats: readonly number[]
}

/** What other processes have done, as far as it concerns this one. */
export interface News {
  readonly moves: readonly Move[]
  /** Matches of which seats have other secrets now. */
  readonly reseated: readonly string[]
  readonly present: readonly Present[]
}

export interface HeardNews extends News {
  /** The instance that told it. */
  readonly from: string
}

/** A query, and how many rows it must change: undefined when that does not matter. */
export interface Statement {
  readonly query: CompiledQuery
  readonly rows?: number
}

/** Why the database does not do what it is asked; anything else is a mistake in what was asked. */
export type Trouble =
  /** It does other things just now: the same again may succeed at once. */
  | 'busy'
  /** It does not answer, or cannot be connected to. */
  | 'unreachable'
  /** It answers and stores nothing: a full disk, say. */
  | 'unwritable'

/** What the two databases do not do alike. Everything else is one set of queries over `db`. */
export interface Backend {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Kysely<Tables>
  /** Names this process's store among all that share the database. */
  readonly instance: string
  /** The database's own clock, in milliseconds: processes on several machines agree on it. */
  readonly clock: RawBuilder<number>
  /** Does what may take long, such as a migration, without the deadline for answers. */
  unhurried<T>(work: () => Promise<T>): Promise<T>
  /** Lets one process at a time change the schema, until the transaction ends. */
  lockSchema(trx: Transaction<Tables>): Promise<void>
  /** What tells other processes, as part of the transaction that makes it true. */
  announcements(news: Partial<News>): Statement[]
  /** As many rows go best into one statement: where each costs a round trip many, else one, which is prepared once. */
  readonly rowsPerStatement: number
  /** How many transactions may be under way at a time: one that hangs is not to hold up the others. */
  readonly lanes: number
  /** How long entries are tried to be stored before whoever handed them in is told that it does not work. */
  readonly patienceMs: number
  /**
   * Runs the statements in order in one transaction, which is committed only if each changed as many rows as it must: says whether.
   * They are handed over together: PostgreSQL gets them in one packet and answers with one.
   */
  transact(statements: readonly Statement[]): Promise<boolean>
  /** Hears what other processes do, or `undefined` for "look yourself". Returns how to stop. */
  watch(heard: (news: HeardNews | undefined) => void): () => Promise<void>
  /** What kind of trouble an error tells of, if any. */
  troubleOf(error: unknown): Trouble | undefined
  /** What the database itself finds wrong with its files. */
  integrity(): Promise<string[]>
  /** Writes the database as one file of its own format; without it a backup is a list of rows. */
  copyTo?(file: string): Promise<void>
  close(): Promise<void>
}
