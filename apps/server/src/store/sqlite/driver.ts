import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, type TransactionSettings } from 'kysely'

/** As much of Node's SQLite as is used here. The package for older versions of Node has the same. */
export interface Sqlite {
  prepare(text: string): SqliteStatement
  exec(text: string): void
  close(): void
}

interface SqliteStatement {
  columns(): readonly unknown[]
  all(...parameters: unknown[]): unknown[]
  run(...parameters: unknown[]): { changes: number | bigint }
}

/** Statements with many rows differ in their number; more than these are not kept. */
const KEPT_STATEMENTS = 500
/** How long another process that writes is waited for, and how often it is asked. Meanwhile this process does other work. */
const BUSY = { forMs: 10_000, everyMs: 2 }

export const isBusy = (error: unknown): boolean =>
  error instanceof Error && /database( table)? is locked|SQLITE_BUSY/.test(error.message)

/** The disk is full or fails, or the file may only be read. */
export const isUnwritable = (error: unknown): boolean =>
  error instanceof Error &&
  /database or disk is full|disk I\/O error|readonly database|SQLITE_(FULL|IOERR|READONLY)/.test(error.message)

/** Runs Kysely's queries on one connection, one transaction after the other. */
export class SqliteDriver implements Driver {
  readonly #sqlite: Sqlite
  readonly #connection: DatabaseConnection
  #last: Promise<void> = Promise.resolve()
  #release: () => void = () => {}

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite
    this.#connection = new SqliteConnection(sqlite)
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  /** A transaction takes the write lock when it begins: taken later, it could fail where waiting does not help. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  /** A full disk rolls back by itself; why it failed is worth more than that there is nothing left to roll back. */
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error
    })
  }

  async destroy(): Promise<void> {
    this.#sqlite.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #sqlite: Sqlite
  readonly #prepared = new Map<string, { statement: SqliteStatement; reads: boolean }>()

  constructor(sqlite: Sqlite) {
    this.#sqlite = sqlite
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const deadline = Date.now() + BUSY.forMs
    for (;;) {
      try {
        const { statement, reads } = this.#prepare(sql)
        if (reads) return { rows: statement.all(...parameters) as R[] }
        return { rows: [], numAffectedRows: BigInt(statement.run(...parameters).changes) }
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, BUSY.everyMs))
      }
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks for it; nothing here streams
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Read page by page instead of streaming: a stream would hold the only connection.')
  }

  #prepare(text: string) {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.#sqlite.prepare(text)
    const made = { statement, reads: statement.columns().length > 0 }
    if (this.#prepared.size >= KEPT_STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value!)
    this.#prepared.set(text, made)
    return made
  }
}
