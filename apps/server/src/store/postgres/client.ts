import { Socket } from 'node:net'
import pg from 'pg'

/** How long a database may stay silent while it owes an answer. Migrations raise it for a while. */
export interface Deadline {
  ms: number
}

/** To connect takes no longer than this, however patient somebody is with answers. */
const CONNECT_MS = 10_000
export const connectMs = ({ ms }: Deadline): number => Math.min(ms, CONNECT_MS)

/** How often, within a deadline, a connection is looked at. */
const LOOKS = 4
/** A connection nobody uses is asked for a sign of life by the operating system after this long. */
const KEEP_ALIVE_MS = 10_000

/**
 * A connection that is given up when its peer says nothing: a network that swallows everything closes nothing, and without a deadline
 * whoever asked would wait for ever. Whatever was asked then fails as it does when the connection breaks.
 */
export class WatchedClient extends pg.Client {
  readonly #socket: Socket
  readonly #deadline: Deadline
  readonly #silent: (since: number) => void
  #owed = 0
  #looking: NodeJS.Timeout | undefined
  /** The bytes that had come when they last became more, and when that was. */
  #bytes = 0
  #heard = performance.now()

  /** `silent` hears when it is given up, with the time of the last bytes. */
  constructor(config: pg.ClientConfig, deadline: Deadline, silent: (since: number) => void = () => {}) {
    const socket = new Socket()
    super({
      ...config,
      stream: () => socket,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: connectMs(deadline),
    })
    this.#socket = socket
    this.#deadline = deadline
    this.#silent = silent
    const query = this.query.bind(this) as (...given: unknown[]) => unknown
    this.query = ((...given: unknown[]) => {
      const answer = query(...given)
      if (answer instanceof Promise) this.#await(answer)
      return answer
    }) as typeof this.query
    const end = this.end.bind(this) as (...given: unknown[]) => unknown
    this.end = ((...given: unknown[]) => {
      // The farewell is not answered by a silent peer either.
      setTimeout(() => this.#socket.destroy(), deadline.ms).unref()
      return end(...given)
    }) as typeof this.end
  }

  /** When the last bytes came. */
  get heard(): number {
    return this.#heard
  }

  /** Whether an answer is owed. */
  get busy(): boolean {
    return this.#owed > 0
  }

  #await(answer: Promise<unknown>): void {
    if (this.#owed++ === 0) {
      this.#heard = performance.now()
      this.#bytes = this.#socket.bytesRead
      this.#looking = setInterval(() => this.#look(), this.#deadline.ms / LOOKS)
    }
    const settled = () => {
      this.#heard = performance.now()
      if (--this.#owed === 0) clearInterval(this.#looking)
    }
    answer.then(settled, settled)
  }

  #look(): void {
    const now = performance.now()
    if (this.#socket.bytesRead !== this.#bytes) {
      this.#bytes = this.#socket.bytesRead
      this.#heard = now
    } else if (now - this.#heard >= this.#deadline.ms) {
      // This process may itself have been held up: what has arrived meanwhile is read before.
      setImmediate(() => {
        if (this.#owed === 0 || this.#socket.bytesRead !== this.#bytes) return
        this.drop()
        this.#silent(this.#heard)
      })
    }
  }

  /**
   * Breaks the connection at once. What was not sent yet is not sent any more: a commit that arrives minutes after it was given up
   * would surprise everybody.
   */
  drop(): void {
    if (this.#socket.remoteAddress === undefined) this.#socket.destroy()
    else this.#socket.resetAndDestroy()
  }
}
