import { connect, createServer, type Server, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** What becomes of the next transaction at the moment its client asks for the commit. */
export type CommitFate =
  /** The order to commit never arrives, and the connection breaks. */
  | 'order lost'
  /** It is committed, and the connection breaks before the client hears of it. */
  | 'answer lost'
  /** The order never arrives, and nobody says a word any more. */
  | 'order swallowed'
  /** It is committed, and the answer never arrives. */
  | 'answer swallowed'

/** Closing is part of what a network carries: it gets lost or late like everything else. */
type Parcel = Buffer | 'end'

const COMMIT = Buffer.from('commit\0')
/** As long as an answer takes that the client is not to get. */
const ANSWER_MS = 100

/** One connection through the network. */
class Link {
  readonly #client: Socket
  readonly #server: Socket
  readonly #held: { readonly to: Socket; readonly parcel: Parcel }[] = []
  #silent = false
  readonly #sent: (link: Link, data: Buffer) => boolean

  constructor(client: Socket, server: Socket, sent: (link: Link, data: Buffer) => boolean) {
    this.#client = client
    this.#server = server
    this.#sent = sent
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => {})
      from.on('data', (data) => {
        if (from === client && !this.#sent(this, data)) return
        this.#carry(to, data)
      })
      from.on('close', () => this.#carry(to, 'end'))
    }
  }

  #carry(to: Socket, parcel: Parcel): void {
    if (this.#silent) this.#held.push({ to, parcel })
    else if (parcel === 'end') to.destroy()
    else to.write(parcel)
  }

  silence(): void {
    this.#silent = true
  }

  /** What was on its way arrives late, as it does when a network sends again what got lost. */
  restore(): void {
    this.#silent = false
    for (const { to, parcel } of this.#held.splice(0)) this.#carry(to, parcel)
  }

  forward(data: Buffer): void {
    this.#server.write(data)
  }

  cut(): void {
    this.#client.destroy()
    this.#server.destroy()
  }
}

/**
 * A network between a server and its PostgreSQL that can be made to fail. A silent one closes nothing and refuses nothing: connections
 * are still accepted, and nothing ever comes back.
 *
 * ```ts
 * const network = await startNetwork(database.url)
 * const store = await openStore({ url: network.url })
 * network.silence()
 * ```
 */
export class Network {
  readonly url: string
  readonly #listener: Server
  readonly #links = new Set<Link>()
  #silent = false
  readonly #fates: { readonly fate: CommitFate; readonly met: () => void }[] = []

  constructor(listener: Server, socketPath: string, url: string) {
    this.url = url
    this.#listener = listener
    listener.on('connection', (client) => {
      const server = connect(socketPath)
      const link = new Link(client, server, (link, data) => this.#passes(link, data))
      if (this.#silent) link.silence()
      this.#links.add(link)
      server.once('close', () => this.#links.delete(link))
    })
  }

  #passes(link: Link, data: Buffer): boolean {
    const next = data.includes(COMMIT) ? this.#fates.shift() : undefined
    if (next === undefined) return true
    const { fate, met } = next
    met()
    if (fate === 'answer swallowed' || fate === 'order swallowed') link.silence()
    if (fate === 'answer lost' || fate === 'answer swallowed') link.forward(data)
    if (fate === 'order lost') link.cut()
    if (fate === 'answer lost') {
      link.silence()
      setTimeout(() => link.cut(), ANSWER_MS)
    }
    return false
  }

  /** From now on nothing gets through, on whichever connection. */
  silence(): void {
    this.#silent = true
    for (const link of this.#links) link.silence()
  }

  /** Everything gets through again, also what was held back. */
  restore(): void {
    this.#silent = false
    for (const link of this.#links) link.restore()
  }

  /** Decides over the next commit that was not decided over yet. Settles when it has met its fate. */
  nextCommit(fate: CommitFate): Promise<void> {
    return new Promise((met) => this.#fates.push({ fate, met }))
  }

  close(): void {
    this.#listener.close()
    for (const link of this.#links) link.cut()
  }
}

/** Stands between a test's servers and the database at `url`, which is a socket in a folder. */
export async function startNetwork(url: string): Promise<Network> {
  const [, name, folder] = /^postgresql:\/\/postgres@\/(\w+)\?host=(.+)$/.exec(url)!
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as { port: number }
  const socketPath = `${decodeURIComponent(folder!)}/.s.PGSQL.5432`
  const network = new Network(listener, socketPath, `postgresql://postgres@127.0.0.1:${port}/${name}`)
  onTestFinished(() => network.close())
  return network
}
