import type { Kysely } from 'kysely'
import type { Row, Tables, Visibility } from '../database/schema.ts'
import { seatsOf } from '../database/seat-bits.ts'
import type { JournalEntry, MatchProgress } from '../journal/appends.ts'

/** What never changes about a match. */
interface MatchFacts {
  readonly id: string
  readonly game: string
  /** JSON. */
  readonly header: string
  readonly seedHash: string
  readonly visibility: Visibility
  readonly created: number
}

export interface NewMatch extends MatchFacts {
  readonly progress: Required<MatchProgress>
  readonly seats: readonly { readonly seat: number; readonly tokenHash: string | null; readonly account?: string }[]
  /** What has happened in it already, from entry 1: for a match that began elsewhere. */
  readonly entries?: readonly JournalEntry[]
}

export interface StoredMatch extends MatchFacts, Required<MatchProgress> {
  readonly updated: number
  readonly seq: number
}

/** A match in a list: all but its header, which holds the seed. */
export type ListedMatch = Omit<StoredMatch, 'header'>

export interface MyMatch extends ListedMatch {
  readonly seat: number
  readonly waitsForMe: boolean
}

/** Everything needed to go on with a match: its newest checkpoint, if any, and the entries since. */
export interface OpenedMatch extends StoredMatch {
  readonly checkpoint: { readonly seq: number; readonly position: string } | undefined
  readonly entries: JournalEntry[]
}

/** What a list shows of a match. */
export const LISTED = [
  'matches.id',
  'matches.game',
  'matches.seed_hash',
  'matches.visibility',
  'matches.created',
  'standings.seq',
  'standings.status',
  'standings.waiting',
  'standings.due',
  'standings.info',
  'standings.updated',
] as const

type ListedRow = Omit<Row<'matches'>, 'header'> & Omit<Row<'standings'>, 'match'>

export const listed = ({ seed_hash, waiting, ...row }: ListedRow): ListedMatch => ({
  ...row,
  seedHash: seed_hash,
  waiting: seatsOf(waiting),
})

export const withStandings = (db: Kysely<Tables>) =>
  db.selectFrom('matches').innerJoin('standings', 'standings.match', 'matches.id')
