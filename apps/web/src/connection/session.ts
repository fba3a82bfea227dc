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
  withEarlier,
} from '@orrery/protocol'
import type { Connect, Connection, LinkState } from './connection.ts'
import { withNextPicture } from './next-picture.ts'
import { type Pacing, Playback, type Playing, type Telling } from './playback.ts'

/** What the screen shows of a match. Parts that did not change stay the same objects. */
export interface SessionState {
  readonly link: LinkState
  readonly info: MatchInfo | undefined
  readonly shown: Snapshot | undefined
  /** What the last update told. */
  readonly news: readonly LogLine[]
  /** The part of it that is being told. */
  readonly moment: readonly LogLine[]
  /** What is told before anything is asked. */
  readonly telling: Telling | undefined
  /** Whether the viewer is asked something by now, however far what is shown is behind. */
  readonly isAsked: boolean
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
  /** How fast what others do is shown; at once when absent. */
  readonly pacing?: Pacing
  readonly now?: () => number
  /** When to show what has changed: with the screen's next picture, however much comes at once. */
  readonly schedule?: (show: () => void) => void
}

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
  readonly #playback: Playback
  #requests = 0
  #next: SessionState | undefined
  #state: SessionState = {
    link: 'connecting',
    info: undefined,
    shown: undefined,
    news: NO_NEWS,
    moment: NO_NEWS,
    telling: undefined,
    isAsked: false,
    present: undefined,
    problem: undefined,
    clockOffset: 0,
    behind: 0,
  }

  constructor(options: SessionOptions) {
    this.#options = options
    this.#playback = new Playback((playing) => this.#play(playing), options.pacing)
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
    const isFirst = this.#next === undefined
    this.#next = { ...(this.#next ?? this.#state), ...change }
    if (isFirst) (this.#options.schedule ?? withNextPicture)(this.#publish)
  }

  #told = { news: NO_NEWS, moment: NO_NEWS }

  /** What is told before the next picture is told together. */
  #play({ news, moment, ...playing }: Playing): void {
    const before = this.#next ?? this.#state
    const together = (key: 'news' | 'moment', lines: readonly LogLine[]) => {
      if (lines === this.#told[key]) return before[key]
      return this.#next === undefined || before[key].length === 0 ? lines : [...before[key], ...lines]
    }
    const told = { news: together('news', news), moment: together('moment', moment) }
    this.#told = { news, moment }
    this.#set({ ...playing, ...told, isAsked: this.#mirror.shown?.question?.mine !== undefined })
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
    const { shown } = this.#mirror
    if (!this.#mirror.update(update)) {
      this.#playback.stop()
      this.#hello()
    } else if (this.#mirror.shown && this.#mirror.shown !== shown)
      this.#playback.add(this.#mirror.shown, update.log?.add ?? NO_NEWS)
  }

  #welcomed(welcome: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#mirror.welcome(welcome)
    const { info, shown } = this.#mirror
    const clockOffset = welcome.at - (this.#options.now ?? Date.now)()
    if (shown) this.#playback.begin(shown)
    this.#set({ link: 'open', problem: undefined, info, clockOffset, news: NO_NEWS, moment: NO_NEWS })
    // An answer carries the number of its question: given twice, it is taken once.
    for (const { message } of this.#pending.values()) if (message.type === 'answer') this.#connection.send(message)
  }

  /** Shows at once what is still waiting to be shown: for who does not want to watch. */
  readonly hurry = (): void => this.#playback.hurry()

  /** The viewer has seen enough of what is shown. */
  readonly next = (): void => this.#playback.next()

  /** What is shown stays until the function that this returns is called: something is being staged. `skip` ends that when the viewer goes on. */
  readonly stay = (skip: () => void): (() => void) => this.#playback.stay(skip)

  readonly isStaying = (): boolean => this.#playback.isStaying

  /** What is shown waits for the viewer, where they want that; `released` hears when they have gone on. */
  readonly hold = (released: () => void): void => this.#playback.hold(released)

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
    if (reply.type === 'lines' && this.#mirror.earlier(reply)) this.#playback.change((one) => withEarlier(one, reply))
  }

  readonly close = (): void => {
    this.#playback.stop()
    this.#connection.close()
    this.#listeners.clear()
  }
}
