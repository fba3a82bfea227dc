import type { Entry } from '@orrery/host'
import { type Keeper, type MatchRecord, TakenEntry } from './keeper.ts'

const NAME = 'orrery'
const VERSION = 1
const MATCHES = 'matches'
const ENTRIES = 'entries'

type StoredEntry = Entry & { readonly match: string }

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

/** All entries of a match with a number above `after`. */
const journalOf = (match: string, after = 0) => IDBKeyRange.bound([match, after], [match, Infinity], true)

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(MATCHES, { keyPath: 'id' })
    request.result.createObjectStore(ENTRIES, { keyPath: ['match', 'seq'] })
  }
  return done(request)
}

/** Keeps matches in the browser's database, an entry a row. The key (match, seq) is the only lock between tabs. */
export async function keepInDatabase(): Promise<Keeper> {
  const database = await openDatabase()
  // A newer version of the page in another tab must not wait for this one.
  database.onversionchange = () => database.close()

  const reading = (store: string) => database.transaction(store).objectStore(store)
  const writing = (sure: boolean) => {
    const transaction = database.transaction([MATCHES, ENTRIES], 'readwrite', {
      durability: sure ? 'strict' : 'relaxed',
    })
    return { transaction, matches: transaction.objectStore(MATCHES), entries: transaction.objectStore(ENTRIES) }
  }

  return {
    async create(record, journal) {
      const { transaction, matches, entries } = writing(true)
      matches.add(record)
      for (const entry of journal) entries.add({ ...entry, match: record.id } satisfies StoredEntry)
      await finished(transaction)
    },
    async add(record, journal, sure) {
      const { transaction, matches, entries } = writing(sure)
      const stored = journal.map((entry) => done(entries.add({ ...entry, match: record.id } satisfies StoredEntry)))
      matches.put(record)
      try {
        await Promise.all([...stored, finished(transaction)])
      } catch (error) {
        throw error instanceof DOMException && error.name === 'ConstraintError' ? new TakenEntry() : error
      }
    },
    find: (id) => done(reading(MATCHES).get(id) as IDBRequest<MatchRecord | undefined>),
    async entries(id, after) {
      const rows = await done(reading(ENTRIES).getAll(journalOf(id, after)) as IDBRequest<StoredEntry[]>)
      return rows.map(({ match: _, ...entry }) => entry as Entry)
    },
    list: () => done(reading(MATCHES).getAll() as IDBRequest<MatchRecord[]>),
    async remove(id) {
      const { transaction, matches, entries } = writing(true)
      matches.delete(id)
      entries.delete(journalOf(id))
      await finished(transaction)
    },
  }
}
