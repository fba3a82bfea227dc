import type { Review } from '@orrery/bots'
import type { FiledJournal, Seat } from '@orrery/engine'
import type { Entry, TableHeader } from '@orrery/host'
import type { MatchOutcome } from '@orrery/protocol'
import type { Origin } from './messages.ts'

/** A match as it is kept: its header, where it stands for the lists, and beside it its journal. */
export interface MatchRecord {
  readonly id: string
  readonly origin: Origin
  readonly header: TableHeader
  readonly updated: number
  readonly decisions: number
  readonly waiting: readonly Seat[]
  readonly outcome?: MatchOutcome
  /** Of a match that came as a file: the journal in it. */
  readonly journal?: FiledJournal
  /** What was found out about it once it was over, by seats. */
  readonly reviews?: readonly Review[]
}

/** Another tab has stored an entry of this number first. */
export class TakenEntry extends Error {
  override readonly name = 'TakenEntry'
}

/** Keeps matches and their journals on this device. */
export interface Keeper {
  create(record: MatchRecord, entries: readonly Entry[]): Promise<void>
  /** Adds entries and what the match has become with them, all or none. `sure`: only when they would survive a loss of power. */
  add(record: MatchRecord, entries: readonly Entry[], sure: boolean): Promise<void>
  find(id: string): Promise<MatchRecord | undefined>
  entries(id: string, after?: number): Promise<Entry[]>
  list(): Promise<MatchRecord[]>
  remove(id: string): Promise<void>
}

/** Where a browser keeps nothing (some private windows), matches last as long as the page. */
export function keepInMemory(): Keeper {
  const records = new Map<string, MatchRecord>()
  const journals = new Map<string, Entry[]>()
  return {
    async create(record, entries) {
      records.set(record.id, record)
      journals.set(record.id, [...entries])
    },
    async add(record, entries) {
      const journal = journals.get(record.id) ?? []
      if (journal.some(({ seq }) => seq === entries[0]?.seq)) throw new TakenEntry()
      journal.push(...entries)
      records.set(record.id, record)
    },
    find: async (id) => records.get(id),
    entries: async (id, after = 0) => (journals.get(id) ?? []).filter(({ seq }) => seq > after),
    list: async () => [...records.values()],
    async remove(id) {
      records.delete(id)
      journals.delete(id)
    },
  }
}
