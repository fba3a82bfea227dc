import type { Seat } from '@orrery/engine'
import { PROTOCOL, type ServerMessage, type Viewer } from '@orrery/protocol'
import type { HostedMatch } from './hosted-match.ts'

/** How messages go out. Those that many get are made once. */
export interface Encoding<Message> {
  encode(message: ServerMessage): Message
  /** What changed for a viewer since an entry; nothing when it is not known any more what was shown then. */
  updates(match: HostedMatch, viewer: Viewer, since: number): readonly Message[] | undefined
}

/** Where messages for one client go. It must not throw. */
export interface Sink<Message> {
  send(message: Message): void
  /** The match is not here any more: the client is to come again, or not at all. */
  close(): void
}

/** A client at a match. */
export interface Listener<Message> {
  readonly viewer: Viewer
  readonly sink: Sink<Message>
  /** It has been sent everything once; from then on it is sent what changes. */
  welcomed: boolean
}

/** Messages for all who see the same, as they sat there when something happened. */
export interface Broadcast<Message> {
  readonly viewer: Viewer
  readonly to: readonly Listener<Message>[]
  readonly messages: readonly Message[]
}

/** Who looks at a match, by what they see. The lists are never changed but replaced, so that a broadcast can keep its own. */
export class Audience<Message> {
  readonly encoding: Encoding<Message>
  readonly #groups = new Map<Viewer, readonly Listener<Message>[]>()

  constructor(encoding: Encoding<Message>) {
    this.encoding = encoding
  }

  get empty(): boolean {
    return this.#groups.size === 0
  }

  get size(): number {
    let count = 0
    for (const group of this.#groups.values()) count += group.length
    return count
  }

  add(listener: Listener<Message>): void {
    const group = this.#groups.get(listener.viewer) ?? []
    if (!group.includes(listener)) this.#groups.set(listener.viewer, [...group, listener])
  }

  /** Says whether it was there. */
  remove(listener: Listener<Message>): boolean {
    const group = this.#groups.get(listener.viewer) ?? []
    const left = group.filter((other) => other !== listener)
    if (left.length > 0) this.#groups.set(listener.viewer, left)
    else this.#groups.delete(listener.viewer)
    return left.length < group.length
  }

  attends(seat: Seat): boolean {
    return this.#groups.has(seat)
  }

  all(): Listener<Message>[] {
    return [...this.#groups.values()].flat()
  }

  seats(): Seat[] {
    return [...this.#groups.keys()].filter((viewer): viewer is Seat => viewer !== 'spectator').sort((a, b) => a - b)
  }

  /** What changed for everybody since an entry. It runs code of the game. */
  updates(match: HostedMatch, since: number, at: number): Broadcast<Message>[] {
    const broadcasts: Broadcast<Message>[] = []
    for (const [viewer, to] of this.#groups) {
      const messages = this.encoding.updates(match, viewer, since) ?? [this.welcome(match, viewer, undefined, at)]
      if (messages.length > 0) broadcasts.push({ viewer, to, messages })
    }
    return broadcasts
  }

  deliver(broadcasts: readonly Broadcast<Message>[]): void {
    for (const { viewer, to, messages } of broadcasts) {
      const now = this.#groups.get(viewer)
      for (const listener of to) {
        if (now !== to && !now?.includes(listener)) continue
        for (const message of messages) listener.sink.send(message)
      }
    }
  }

  /** Everything, for somebody who may know the log up to an entry. It runs code of the game. */
  welcome(match: HostedMatch, viewer: Viewer, lastSeq: number | undefined, at: number): Message {
    return this.encoding.encode({ type: 'welcome', protocol: PROTOCOL, at, ...match.welcome(viewer, lastSeq) })
  }
}
