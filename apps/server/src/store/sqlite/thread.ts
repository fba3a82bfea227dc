import { Worker } from 'node:worker_threads'
import type { Statement } from '../database/backend.ts'

export interface ThreadPlace {
  /** The module with `DatabaseSync`. */
  readonly module: string
  readonly file: string
  /** What a new connection is told. */
  readonly setup: string
}

/** Statements with the same text, and the values of all of them in one list, which goes to another thread faster than many. */
interface Group {
  /** The number of the text, which the thread is told with it once. */
  readonly statement: number
  readonly sql: string | undefined
  readonly rows: number | undefined
  /** How many values each of them takes. */
  readonly width: number
  readonly values: unknown[]
}

type Reply = { readonly result: unknown } | { readonly problem: string }

interface Waiting {
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

/** The thread ended before it answered: whether it has stored what it was asked to is not known. */
export class ThreadLost extends Error {
  override readonly name = 'ThreadLost'
}

/** A thread that has failed may fail again: it is not started over and over. */
const RESTART_MS = 500

/** The thread that stores: see `worker.mjs`. It is started when it is needed first, and again when it has failed. */
export class SqliteThread {
  readonly #place: ThreadPlace
  readonly #waiting: Waiting[] = []
  /** The texts that the thread knows, by their numbers. */
  readonly #told = new Map<string, number>()
  #worker: Worker | undefined
  #lost: { readonly error: ThreadLost; readonly at: number } | undefined

  constructor(place: ThreadPlace) {
    this.#place = place
  }

  transact(statements: readonly Statement[]): Promise<boolean> {
    const groups: Group[] = []
    for (const { query, rows } of statements) {
      const last = groups[groups.length - 1]
      const known = this.#told.get(query.sql)
      if (known !== undefined && last?.statement === known && last.rows === rows) {
        last.values.push(...query.parameters)
        continue
      }
      const statement = known ?? this.#told.size
      const sql = known === undefined ? query.sql : undefined
      if (sql !== undefined) this.#told.set(sql, statement)
      groups.push({ statement, sql, rows, width: query.parameters.length, values: [...query.parameters] })
    }
    return this.#ask(groups)
  }

  /** Changes when another connection, be it another process's, has stored something. */
  version(): Promise<number> {
    return this.#ask('version')
  }

  #ask<T>(order: readonly Group[] | 'version'): Promise<T> {
    if (this.#lost && performance.now() - this.#lost.at < RESTART_MS) {
      // Nobody was told the texts of this order.
      this.#told.clear()
      return Promise.reject(this.#lost.error)
    }
    this.#worker ??= this.#start()
    const worker = this.#worker
    if (this.#waiting.length === 0) worker.ref()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject })
      worker.postMessage(order)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: this.#place,
      execArgv: [],
    })
    worker.on('message', (reply: Reply) => {
      const { resolve, reject } = this.#waiting.shift()!
      if (this.#waiting.length === 0) worker.unref()
      if ('problem' in reply) reject(new Error(reply.problem))
      else resolve(reply.result as never)
    })
    const fail = (cause?: unknown) => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      this.#told.clear()
      const error = new ThreadLost('The thread that stores has ended.', { cause })
      this.#lost = { error, at: performance.now() }
      for (const { reject } of this.#waiting.splice(0)) reject(error)
    }
    worker.on('error', fail)
    worker.on('exit', () => fail())
    return worker
  }

  /** What was asked for is done before. */
  async close(): Promise<void> {
    while (this.#waiting.length > 0) await new Promise((resolve) => setTimeout(resolve, 1))
    await this.#worker?.terminate()
  }
}
