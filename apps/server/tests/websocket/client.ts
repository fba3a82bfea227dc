import type { Seat, Value } from '@orrery/engine'
import {
  type ClientMessage,
  Mirror,
  type MyQuestion,
  PROTOCOL,
  type ServerMessage,
  type Unnumbered,
} from '@orrery/protocol'
import { WebSocket } from 'ws'

/** The connection ended before the reply came: whether it was done shows when the match is seen again. */
export class Lost extends Error {}

/** A message without its number, which the client gives. */
export type UnnumberedMessage = Unnumbered<Exclude<ClientMessage, { type: 'hello' }>>

export interface ClientOptions {
  /** `ws://…`, without the path; asked again for every connection, in case the server has moved. */
  readonly url: string | (() => string)
  readonly match: string
  readonly token?: string
  readonly seat?: Seat
  readonly headers?: { readonly [name: string]: string }
  /** Comes back by itself after so long; not at all when 0. */
  readonly reconnectMs?: number
  /** Answers every question at once. */
  readonly play?: (question: MyQuestion, client: LiveClient) => Value | undefined
}

interface Pending {
  readonly resolve: (reply: ServerMessage) => void
  readonly reject: (error: Error) => void
}

/** A client as others would write one: it keeps a mirror of the match, and comes back with the last entry it knows. */
export class LiveClient {
  readonly mirror = new Mirror()
  /** Everything that came, newest last. */
  readonly messages: ServerMessage[] = []
  /** The entries that were acknowledged to this client. */
  readonly accepted: number[] = []
  readonly options: ClientOptions
  connections = 0
  closed = false
  /** Why the server ended the last connection, as WebSockets number it. */
  closeCode: number | undefined
  socket: WebSocket | undefined
  readonly #pending = new Map<number, Pending>()
  #ids = 0
  #answered = -1
  #woken: (() => void)[] = []

  constructor(options: ClientOptions) {
    this.options = options
    this.#connect()
  }

  #connect(): void {
    const { url, match, token, seat, headers } = this.options
    const socket = new WebSocket(`${typeof url === 'string' ? url : url()}/live`, headers ? { headers } : {})
    this.socket = socket
    socket.on('open', () => {
      this.connections++
      const { lastSeq } = this.mirror
      this.raw(
        JSON.stringify({
          type: 'hello',
          protocol: PROTOCOL,
          match,
          ...(token === undefined ? {} : { token }),
          ...(seat === undefined ? {} : { seat }),
          ...(lastSeq === undefined ? {} : { lastSeq }),
        }),
      )
    })
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as ServerMessage))
    socket.on('error', () => {})
    socket.on('close', (code) => this.#onClose(code))
  }

  #onClose(code: number): void {
    this.closeCode = code
    for (const { reject } of this.#pending.values()) reject(new Lost('The connection ended.'))
    this.#pending.clear()
    this.#wake()
    const { reconnectMs = 0 } = this.options
    if (!this.closed && reconnectMs > 0) setTimeout(() => !this.closed && this.#connect(), reconnectMs)
  }

  #take(message: ServerMessage): void {
    this.messages.push(message)
    if (message.type === 'welcome') {
      this.mirror.welcome(message)
      this.#answered = -1
    }
    if (message.type === 'update' && !this.mirror.update(message)) throw new Error('An update is missing.')
    if (message.type === 'accepted') this.accepted.push(message.seq)
    if ('id' in message && message.id !== undefined) {
      this.#pending.get(message.id)?.resolve(message)
      this.#pending.delete(message.id)
    }
    this.#play()
    this.#wake()
  }

  #play(): void {
    const { play } = this.options
    const { question, status } = this.mirror.shown ?? {}
    if (!play || !question?.mine || status?.state !== 'open' || question.n <= this.#answered) return
    this.#answered = question.n
    const value = play(question.mine, this)
    if (value !== undefined) this.answer(value).catch(() => {})
  }

  /** Sends a text as it is. */
  raw(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  /** Sends a message and waits for its reply. */
  perform(message: UnnumberedMessage): Promise<ServerMessage> {
    const id = ++this.#ids
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) return reject(new Lost('There is no connection.'))
      this.#pending.set(id, { resolve, reject })
      this.raw(JSON.stringify({ ...message, id }))
    })
  }

  answer(value: Value): Promise<ServerMessage> {
    return this.perform({ type: 'answer', n: this.mirror.shown?.question?.n ?? 0, value })
  }

  of<T extends ServerMessage['type']>(type: T): Extract<ServerMessage, { type: T }>[] {
    return this.messages.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type)
  }

  /** Waits until something is true of what has come; looks after every message. */
  async until(condition: (client: this) => boolean, what = 'what was waited for', ms = 10_000): Promise<this> {
    const deadline = Date.now() + ms
    while (!condition(this)) {
      const left = deadline - Date.now()
      if (left <= 0) throw new Error(`It did not come about: ${what}.`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, Math.min(left, 200))
        this.#woken.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
    return this
  }

  welcomed(): Promise<this> {
    return this.until(({ mirror }) => mirror.shown !== undefined, 'a welcome')
  }

  ended(): Promise<this> {
    return this.until(({ closeCode }) => closeCode !== undefined, 'the end of the connection')
  }

  #wake(): void {
    for (const resolve of this.#woken.splice(0)) resolve()
  }

  /** Cuts the connection without a word, as a tunnel would. */
  drop(): void {
    this.closeCode = undefined
    this.socket?.terminate()
  }

  close(): void {
    this.closed = true
    this.socket?.close()
  }
}
