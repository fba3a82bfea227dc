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
  readonly progress: MatchProgress & { readonly info: string }
  readonly seats: readonly { readonly seat: number; readonly tokenHash: string | null; readonly account?: string }[]
  /** What has happened in it already, from entry 1: for a match that began elsewhere. */
  readonly entries?: readonly JournalEntry[]
  /** The journal in the file that it came as, as JSON. */
  readonly filed?: string | undefined
}

/** A match in a list: all but its header, which holds the seed. */
export interface ListedMatch extends Omit<MatchFacts, 'header'>, Required<Omit<MatchProgress, 'head'>> {
  readonly updated: number
  readonly seq: number
}

export interface StoredMatch extends ListedMatch, MatchFacts {
  readonly head: string | null
}

export interface MyMatch extends ListedMatch {
  readonly seat: number
  readonly waitsForMe: boolean
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

type ListedRow = Omit<Row<'matches'>, 'header' | 'filed'> & Omit<Row<'standings'>, 'match' | 'head'>

export const listed = ({ seed_hash, waiting, ...row }: ListedRow): ListedMatch => ({
  ...row,
  seedHash: seed_hash,
  waiting: seatsOf(waiting),
})

export const withStandings = (db: Kysely<Tables>) =>
  db.selectFrom('matches').innerJoin('standings', 'standings.match', 'matches.id')
