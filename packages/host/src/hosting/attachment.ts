import type { AsideMessage, ClientMessage, ErrorCode, Hello, ServerMessage, Viewer } from '@orrery/protocol'
import { replyTo } from '../journal/replies.ts'
import { answerAside } from './asides.ts'
import type { Listener, Sink } from './audience.ts'
import type { MatchHost } from './match-host.ts'
import { type Failure, readTask, wishTask } from './task.ts'

/** A client at a match. What it is told, replies included, goes to its sink. */
export interface Attachment {
  readonly viewer: Viewer
  perform(message: Exclude<ClientMessage, Hello>): void
  /** Says whether it was still there. */
  close(): boolean
}

/** Brings a client to a match. It is there when it has been sent its welcome. `lastSeq` is the last entry it has heard of. */
export function attachTo<Message>(
  host: MatchHost<Message>,
  viewer: Viewer,
  lastSeq: number | undefined,
  sink: Sink<Message>,
): Promise<Attachment> {
  const listener: Listener<Message> = { viewer, sink, welcomed: false }
  return new Promise((resolve, reject) =>
    host.do({
      again: Number.POSITIVE_INFINITY,
      run(match, at) {
        const welcome = host.audience.welcome(match, viewer, lastSeq, at)
        host.audience.add(listener)
        return {
          entries: [],
          tell() {
            listener.welcomed = true
            sink.send(welcome)
            resolve(new Attached(host, listener))
          },
        }
      },
      stale: () => {},
      fail(why) {
        host.audience.remove(listener)
        reject(host.errorOf(why))
      },
    }),
  )
}

class Attached<Message> implements Attachment {
  readonly #host: MatchHost<Message>
  readonly #listener: Listener<Message>

  constructor(host: MatchHost<Message>, listener: Listener<Message>) {
    this.#host = host
    this.#listener = listener
  }

  get viewer(): Viewer {
    return this.#listener.viewer
  }

  perform(message: Exclude<ClientMessage, Hello>): void {
    const { viewer } = this
    const { id } = message
    const fail = (why: Failure) => this.#fail(id, why)
    if (message.type === 'ping') this.#send({ type: 'pong', id, at: this.#host.now() })
    else if (message.type === 'why' || message.type === 'look' || message.type === 'earlier' || message.type === 'head')
      this.#answerAside(message, fail)
    else if (viewer === 'spectator') this.#error(id, 'spectator', 'Spectators can’t do this.')
    else this.#host.do(wishTask(viewer, message, (result) => this.#send(replyTo(id, result)), fail))
  }

  /** Anybody can ask anything, and a game may stumble over it: that does not freeze the match. */
  #answerAside(message: AsideMessage, fail: (why: Failure) => void): void {
    this.#host.do(
      readTask(
        (match) => {
          try {
            return answerAside(match, this.viewer, message)
          } catch {
            return undefined
          }
        },
        (reply) => {
          if (reply === undefined) this.#error(message.id, 'unavailable', 'Not available right now.')
          else this.#send(reply)
        },
        fail,
      ),
    )
  }

  #fail(id: number, why: Failure): void {
    if (why === 'gone') this.#error(id, 'match', 'This match was deleted.')
    else this.#error(id, 'unavailable', 'Can’t reach the match. Try again.')
  }

  #error(id: number, code: ErrorCode, text: string): void {
    this.#send({ type: 'error', id, code, text })
  }

  /** Also to somebody who has left since, in case it still listens: what it asked for is answered. */
  #send(message: ServerMessage): void {
    this.#listener.sink.send(this.#host.audience.encoding.encode(message))
  }

  close(): boolean {
    return this.#host.audience.remove(this.#listener)
  }
}
