import type { Seat, Value } from '@orrery/engine'
import {
  type ClientMessage,
  type EarlierLines,
  firstOf,
  type Hello,
  type LogLine,
  type MatchInfo,
  Mirror,
  PROTOCOL,
  type ServerMessage,
  type Snapshot,
  type Unnumbered,
  type Update,
} from '@orrery/protocol'
import type { Connect, Connection, LinkState } from './connection.ts'

/** What the screen shows of a match. Parts that did not change stay the same objects. */
export interface SessionState {
  readonly link: LinkState
  readonly info: MatchInfo | undefined
  readonly shown: Snapshot | undefined
  /** What the last update told. */
  readonly news: readonly LogLine[]
  /** The seats whose people are connected, where the host says so. */
  readonly present: readonly Seat[] | undefined
  /** Why there is nothing to see: no such match, a wrong secret. */
  readonly problem: { readonly code: string; readonly text: string } | undefined
  /** What to add to this device's time to get the host's. */
  readonly clockOffset: number
  /** How many updates have come that are not shown yet. */
  readonly behind: number
}

type Reply = Extract<ServerMessage, { id: number } | { type: 'error' }> | { readonly type: 'lost' }
type Numbered = Exclude<ClientMessage, Hello>

interface Pending {
  readonly message: Numbered
  resolve(reply: Reply): void
}

export interface SessionOptions {
  readonly connect: Connect
  readonly match: string
  readonly token?: string
  /** For whoever has a session with the server instead of a secret. */
  readonly seat?: Seat
  /** How long an update is to be looked at before the next one: nothing when no motion is wanted. */
  readonly pace?: (update: Update, behind: number) => number
  readonly now?: () => number
  /** When to show what has changed: with the screen's next picture, however much comes at once. */
  readonly schedule?: (show: () => void) => void
}

/** Windows that nobody looks at get no pictures, but their titles tell whose turn it is: so not much later at any rate. */
const AT_THE_LATEST = 250
const withNextPicture = (show: () => void): void => {
  const late = setTimeout(show, AT_THE_LATEST)
  requestAnimationFrame(() => {
    clearTimeout(late)
    show()
  })
}

/** More updates than these are not shown one by one. */
const MOST_WAITING = 40
const NO_NEWS: readonly LogLine[] = []
/** What these codes say does not get better by trying again. */
const HOPELESS: readonly string[] = ['match', 'token', 'protocol', 'hello']

/** One place at one table: keeps what the table shows, says hello again when the line was lost, and numbers requests. */
export class Session {
  readonly #options: SessionOptions
  readonly #mirror = new Mirror()
  readonly #connection: Connection
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Map<number, Pending>()
  readonly #waiting: Update[] = []
  #nextShow: ReturnType<typeof setTimeout> | undefined
  readonly #stays = new Set<object>()
  #requests = 0
  #next: SessionState | undefined
  #state: SessionState = {
    link: 'connecting',
    info: undefined,
    shown: undefined,
    news: NO_NEWS,
    present: undefined,
    problem: undefined,
    clockOffset: 0,
    behind: 0,
  }

  constructor(options: SessionOptions) {
    this.#options = options
    this.#connection = options.connect({
      opened: () => this.#hello(),
      received: (message) => this.#received(message),
      lost: () => this.#lost(),
    })
  }

  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  readonly state = (): SessionState => this.#state

  /** Changes what is shown, soon: everything that comes until then is shown at once. */
  #set(change: Partial<SessionState>): void {
    const first = this.#next === undefined
    const before = this.#next ?? this.#state
    const news = first || !change.news ? change.news : [...before.news, ...change.news]
    this.#next = { ...before, ...change, ...(news ? { news } : {}) }
    if (first) (this.#options.schedule ?? withNextPicture)(this.#publish)
  }

  readonly #publish = (): void => {
    if (this.#next === undefined) return
    this.#state = this.#next
    this.#next = undefined
    for (const changed of this.#listeners) changed()
  }

  #hello(): void {
    const { match, token, seat } = this.#options
    const { lastSeq } = this.#mirror
    this.#connection.send({
      type: 'hello',
      protocol: PROTOCOL,
      match,
      ...(token === undefined ? {} : { token }),
      ...(seat === undefined ? {} : { seat }),
      ...(lastSeq === undefined ? {} : { lastSeq }),
    })
  }

  #received(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed(message)
    else if (message.type === 'update') this.#takeIn(message)
    else if (message.type === 'present') this.#set({ present: message.seats })
    else if (message.id !== undefined) this.#settle(message.id, message)
    else if (message.type === 'error') this.#failed(message.code, message.text)
  }

  #takeIn(update: Update): void {
    this.#waiting.push(update)
    if (this.#nextShow === undefined || this.#waiting.length > MOST_WAITING) this.#showNext()
  }

  /** What is shown now stays until the function that this returns is called: something is still being staged. */
  readonly stay = (): (() => void) => {
    const staying = {}
    this.#stays.add(staying)
    return () => {
      if (this.#stays.delete(staying) && this.#nextShow === undefined) this.#showNext()
    }
  }

  #welcomed(welcome: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#dropWaiting()
    this.#mirror.welcome(welcome)
    const { info, shown } = this.#mirror
    const clockOffset = welcome.at - (this.#options.now ?? Date.now)()
    this.#set({ link: 'open', problem: undefined, info, shown, news: NO_NEWS, clockOffset, behind: 0 })
    // An answer carries the number of its question: given twice, it is taken once.
    for (const { message } of this.#pending.values()) if (message.type === 'answer') this.#connection.send(message)
  }

  /** Shows the next update, and the one after it when this one has been looked at. */
  #showNext(): void {
    clearTimeout(this.#nextShow)
    this.#nextShow = undefined
    if (this.#stays.size > 0) return
    const update = this.#waiting.shift()
    if (update === undefined) return
    if (!this.#mirror.update(update)) {
      this.#dropWaiting()
      this.#hello()
      return
    }
    const behind = this.#waiting.length
    this.#set({ shown: this.#mirror.shown, news: update.log?.add ?? NO_NEWS, behind })
    const pause = behind > MOST_WAITING ? 0 : (this.#options.pace?.(update, behind) ?? 0)
    if (pause > 0) this.#nextShow = setTimeout(() => this.#showNext(), pause)
    else if (this.#waiting.length > 0) this.#showNext()
  }

  /** Shows at once what is still waiting to be shown: for who does not want to watch. */
  readonly hurry = (): void => {
    this.#stays.clear()
    while (this.#waiting.length > 0) this.#showNext()
  }

  #dropWaiting(): void {
    clearTimeout(this.#nextShow)
    this.#nextShow = undefined
    this.#waiting.length = 0
  }

  #failed(code: string, text: string): void {
    if (!HOPELESS.includes(code)) return
    this.#connection.close()
    this.#set({ link: 'closed', problem: { code, text } })
  }

  #lost(): void {
    for (const [id, { message, resolve }] of this.#pending) {
      if (message.type === 'answer') continue
      this.#pending.delete(id)
      resolve({ type: 'lost' })
    }
    this.#set({ link: 'lost', present: undefined })
  }

  #settle(id: number, reply: Reply): void {
    this.#pending.get(id)?.resolve(reply)
    this.#pending.delete(id)
  }

  /** Sends a message and waits for its reply. */
  readonly request = (message: Unnumbered<Numbered>): Promise<Reply> =>
    new Promise((resolve) => {
      const id = ++this.#requests
      const numbered = { ...message, id } as Numbered
      this.#pending.set(id, { message: numbered, resolve })
      this.#connection.send(numbered)
    })

  /** Hands in an answer: `final` when the person agrees that it may not be taken back. */
  readonly answer = (n: number, value: Value, final: boolean): Promise<Reply> =>
    this.request({ type: 'answer', n, value, final })

  /** Fetches lines from before those that are here. */
  readonly earlier = async (of: EarlierLines['of']): Promise<void> => {
    const { shown } = this.#mirror
    const before = shown && firstOf(shown, of)
    if (before === undefined) return
    const reply = await this.request({ type: 'earlier', of, before })
    if (reply.type === 'lines' && this.#mirror.earlier(reply)) this.#set({ shown: this.#mirror.shown })
  }

  readonly close = (): void => {
    this.#dropWaiting()
    this.#connection.close()
    this.#listeners.clear()
  }
}
