import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { BadInput } from '@orrery/engine'
import type { Sink } from '@orrery/host'
import {
  type AsideMessage,
  type ClientMessage,
  type ErrorCode,
  type Hello,
  isWish,
  PROTOCOL,
  type Rejection,
  readClientMessage,
  type Viewer,
} from '@orrery/protocol'
import type { RawData, WebSocket } from 'ws'
import type { EncodedMessage, Log, MatchAttachment, MatchRegistry } from '../matches/index.ts'
import { hashToken, NoSuchMatch, type Store } from '../store/index.ts'
import { Bucket } from './bucket.ts'
import { frameOf, Outbox } from './frames.ts'
import type { Addresses, LiveLimits } from './limits.ts'
import type { SeatRateLimiter } from './rates.ts'
import type { Turns } from './turns.ts'

export interface Gate {
  readonly registry: MatchRegistry
  readonly store: Pick<Store, 'findSeat' | 'seats'>
  readonly log: Log
  readonly limits: LiveLimits
  readonly clock: () => number
  readonly addresses: Addresses
  readonly rates: SeatRateLimiter
  /** What is only asked is answered in turns: it may take long, and nobody else is to wait for it. */
  readonly questions: Turns
  /** So are hellos, since each makes a whole welcome. */
  readonly hellos: Turns
  accountOf(request: IncomingMessage): Promise<string | undefined>
}

/** Why a connection ends, as WebSockets number it. */
const POLICY = 1008
const BROKEN = 1011

const HELLO_FIRST = 'Send "hello" first.'
const TOO_FAST = 'Too many messages. Slow down.'
const TOO_MANY_QUESTIONS: Rejection = {
  reason: 'too-often',
  text: 'Too many questions. Ask again in a second.',
  wait: 1_000,
}

class Unwelcome extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, text: string) {
    super(text)
    this.code = code
  }
}

class TooOften extends Error {}

/** One client. Its first message is `hello`; from then on it sits at a table, until it says hello again or goes. */
export class Connection implements Sink<EncodedMessage> {
  readonly #gate: Gate
  readonly #socket: WebSocket
  /** Messages go as whole frames to what the WebSocket runs over, which the WebSocket itself never takes apart. */
  readonly #outbox: Outbox
  readonly #request: IncomingMessage
  readonly #address: string
  readonly #bucket: Bucket
  #attachment: MatchAttachment | undefined
  /** The secret that its hello showed, hashed, and the match that was for. */
  secret: { readonly match: string; readonly hash: string } | undefined
  /** The account whose seat its hello asked for. */
  #account: string | undefined
  /** Counts hellos: only the newest one counts. */
  #hellos = 0
  /** Messages that came while a hello was being answered. */
  #early: string[] | undefined
  #unclear = 0
  #patience: NodeJS.Timeout | undefined
  /** It has shown a sign of life since it was last asked for one. */
  alive = true

  constructor(gate: Gate, socket: WebSocket, stream: Duplex, request: IncomingMessage, address: string) {
    this.#gate = gate
    this.#socket = socket
    this.#outbox = new Outbox(stream)
    this.#request = request
    this.#address = address
    this.#bucket = new Bucket(gate.limits.messagesPerSecond, gate.limits.burst, gate.clock())
    this.#patience = setTimeout(() => this.#refuse('hello', HELLO_FIRST), gate.limits.helloMs)
    socket.on('message', (data, isBinary) => this.#onMessage(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => this.#end())
  }

  /**
   * Asks for a sign of life; cuts off who gave none since the last time, and who has signed out meanwhile. A slow reader gives one by
   * reading: the last question may still be on its way.
   */
  probe(): void {
    const reads = this.#outbox.hasMoved()
    if (this.alive || reads) this.#socket.ping()
    else this.#socket.terminate()
    this.alive = false
    if (this.#account !== undefined) void this.#checkSession(this.#account)
  }

  async #checkSession(account: string): Promise<void> {
    // Who cannot be looked up now is looked up the next time.
    const now = await this.#gate.accountOf(this.#request).catch(() => account)
    if (now !== account && this.#account === account) this.expel('You are signed out. Sign in again.')
  }

  send(message: EncodedMessage): void {
    if (!this.#isOpen) return
    this.#outbox.put(frameOf(message), message.welcome)
    if (this.#outbox.backlog > this.#gate.limits.buffered) this.#socket.terminate()
  }

  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** The table is not there any more. */
  close(): void {
    this.#refuse('match', 'This match was deleted.')
  }

  cut(): void {
    this.#socket.terminate()
  }

  /** What was sent before arrives before the end. */
  leave(code: number, reason = ''): void {
    this.#outbox.flush()
    this.#socket.close(code, reason)
  }

  #end(): void {
    clearTimeout(this.#patience)
    this.#hellos++
    this.#attachment?.close()
    this.#attachment = undefined
  }

  #refuse(code: ErrorCode, text: string, end = POLICY): void {
    this.#error(code, text)
    this.leave(end)
  }

  #error(code: ErrorCode, text: string, id?: number): void {
    this.send({ text: JSON.stringify({ type: 'error', id, code, text }) })
  }

  /** What it came with is good no more: nothing that it sends counts from now on. */
  expel(why: string): void {
    this.#end()
    this.#refuse('token', why)
  }

  #onMessage(data: RawData, isBinary: boolean): void {
    // Who was told to go can still send for a while.
    if (!this.#isOpen) return
    this.alive = true
    if (!this.#bucket.take(this.#gate.clock())) this.#refuse('too-fast', TOO_FAST)
    else if (isBinary) this.#misunderstand('Binary messages are not supported.')
    else this.#receive(String(data))
  }

  #receive(text: string): void {
    if (this.#early === undefined) this.#read(text)
    else if (this.#early.length < this.#gate.limits.burst) this.#early.push(text)
    else this.#refuse('too-fast', TOO_FAST)
  }

  #read(text: string): void {
    try {
      const read = readClientMessage(text)
      if ('problem' in read) this.#misunderstand(read.problem, text, read.id)
      else if (read.message.type === 'hello') void this.#hello(read.message)
      else if (this.#attachment) this.#perform(this.#attachment, read.message)
      else this.#refuse('hello', HELLO_FIRST)
    } catch (error) {
      this.#gate.log.error({ err: error }, 'handling a message failed')
      this.#refuse('unavailable', 'Internal server error. Reconnect.', BROKEN)
    }
  }

  #perform(attachment: MatchAttachment, message: Exclude<ClientMessage, Hello>): void {
    const { match, viewer } = attachment
    if (message.type === 'ping') attachment.perform(message)
    else if (isWish(message)) {
      const refusal = this.#gate.rates.refuseWish(match, viewer, message.type, this.#address)
      if (refusal) this.#reject(message.id, refusal)
      else attachment.perform(message)
    } else if (!this.#gate.questions.add(this.#address, () => this.#answer(attachment, message)))
      this.#reject(message.id, TOO_MANY_QUESTIONS)
  }

  /** Who has gone or said hello again meanwhile is not answered. */
  #answer(attachment: MatchAttachment, question: AsideMessage): void {
    if (this.#isOpen && this.#attachment === attachment) attachment.perform(question)
  }

  #reject(id: number, rejection: Rejection): void {
    this.send({ text: JSON.stringify({ type: 'rejected', id, ...rejection }) })
  }

  #misunderstand(problem: string, text = '', id?: number): void {
    if (!this.#attachment && speaksAnother(text))
      this.#error('protocol', `This server speaks version ${PROTOCOL} of the protocol.`)
    else this.#error('message', problem, id)
    if (++this.#unclear >= this.#gate.limits.unclear || !this.#attachment) this.leave(POLICY)
  }

  async #hello(hello: Hello): Promise<void> {
    clearTimeout(this.#patience)
    const count = ++this.#hellos
    const early: string[] = []
    this.#early = early
    this.#attachment?.close()
    this.#attachment = undefined
    this.secret = undefined
    this.#account = undefined
    try {
      const viewer = await this.#recognise(hello)
      const refusal = this.#gate.rates.refuseHello(hello.match, viewer, this.#address)
      if (refusal) throw new TooOften(refusal.text)
      await new Promise<void>((resolve) => this.#gate.hellos.add(this.#address, resolve))
      // Gone meanwhile.
      if (count !== this.#hellos) return
      const attachment = await this.#gate.registry.attach(hello.match, viewer, hello.lastSeq, this, this.#address)
      if (count !== this.#hellos) attachment.close()
      else this.#attachment = attachment
    } catch (error) {
      this.#sendAway(error)
    }
    this.#early = undefined
    for (const text of early) if (this.#isOpen) this.#receive(text)
  }

  #sendAway(error: unknown): void {
    if (error instanceof TooOften) {
      this.#refuse('too-fast', error.message)
      return
    }
    const unwelcome = error instanceof NoSuchMatch ? new Unwelcome('match', 'Unknown match.') : error
    if (unwelcome instanceof Unwelcome) {
      if (this.#gate.addresses.stumble(this.#address)) this.#refuse('too-fast', 'Too many attempts. Wait a minute.')
      else this.#refuse(unwelcome.code, unwelcome.message)
      return
    }
    this.#gate.log.error({ err: error }, 'attaching a client failed')
    // A match of another version of the rules, say: the sentence is made for people.
    if (error instanceof BadInput) this.#refuse('match', error.message)
    else this.#refuse('unavailable', 'Can’t reach the match. Try again.', BROKEN)
  }

  /** Whom the client may see the match as: the seat of its secret, a seat of its account, or anybody. */
  async #recognise({ match, token, seat }: Hello): Promise<Viewer> {
    const { store } = this.#gate
    if (token !== undefined) {
      const hash = hashToken(token)
      // Known before it is looked up: should it be replaced meanwhile, either way somebody notices.
      this.secret = { match, hash }
      const found = await store.findSeat(hash)
      if (found?.match !== match) throw new Unwelcome('token', 'Unknown seat token.')
      if (seat !== undefined && seat !== found.seat)
        throw new Unwelcome('token', 'This seat token is for another seat of this match.')
      return found.seat
    }
    if (seat === undefined) return 'spectator'
    const account = await this.#gate.accountOf(this.#request)
    const rows = account === undefined ? [] : await store.seats(match)
    if (!rows.some((row) => row.seat === seat && row.account === account))
      throw new Unwelcome('token', 'This seat belongs to someone else.')
    this.#account = account
    return seat
  }
}

function speaksAnother(text: string): boolean {
  try {
    const { type, protocol } = JSON.parse(text) as { type?: unknown; protocol?: unknown }
    return type === 'hello' && typeof protocol === 'number' && protocol !== PROTOCOL
  } catch {
    return false
  }
}
