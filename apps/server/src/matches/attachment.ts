import { answerAside, replyTo } from '@orrery/host'
import type { AsideMessage, ClientMessage, ErrorCode, Hello, ServerMessage, Viewer } from '@orrery/protocol'
import type { ActiveMatch } from './active-match.ts'
import { errorOf } from './asking.ts'
import { type Listener, letterOf, welcomeLetter } from './audience.ts'
import { type Failure, readTask, wishTask } from './task.ts'
import type { Attachment, CommandResult, Sink } from './types.ts'

/** Brings a client to a table. It is there when it has been sent its welcome. */
export function attachTo(
  open: ActiveMatch,
  viewer: Viewer,
  lastSeq: number | undefined,
  sink: Sink,
  clock: () => number,
  left: (seat: number) => void,
): Promise<Attachment> {
  const listener: Listener = { viewer, sink, welcomed: false, present: '' }
  const attachment = new Attached(open, listener, clock, left)
  return new Promise((resolve, reject) =>
    open.do({
      again: Number.POSITIVE_INFINITY,
      run(table, at) {
        const letter = welcomeLetter(table, viewer, lastSeq, at)
        const isAsked = viewer !== 'spectator' && table.waitingPeople().includes(viewer)
        open.audience.add(listener)
        return {
          entries: [],
          tell() {
            listener.welcomed = true
            sink.send(letter)
            open.tellPresence()
            if (isAsked) open.endWait(viewer)
            resolve(attachment)
          },
        }
      },
      stale: () => {},
      fail(why) {
        open.audience.remove(listener)
        reject(errorOf(open.match, why))
      },
    }),
  )
}

class Attached implements Attachment {
  readonly #open: ActiveMatch
  readonly #listener: Listener
  readonly #clock: () => number
  readonly #left: (seat: number) => void

  constructor(open: ActiveMatch, listener: Listener, clock: () => number, left: (seat: number) => void) {
    this.#open = open
    this.#listener = listener
    this.#clock = clock
    this.#left = left
  }

  get match(): string {
    return this.#open.match
  }

  get viewer(): Viewer {
    return this.#listener.viewer
  }

  perform(message: Exclude<ClientMessage, Hello>): void {
    const { viewer } = this
    const { id } = message
    const fail = (why: Failure) => this.#fail(id, why)
    if (message.type === 'ping') {
      this.#send({ type: 'pong', id, at: this.#clock() })
      return
    }
    if (message.type === 'why' || message.type === 'look') {
      this.#answerAside(message, fail)
      return
    }
    if (viewer === 'spectator') {
      this.#error(id, 'spectator', 'Spectators look on: what happens at the table is for the seats.')
      return
    }
    this.#open.do(wishTask(viewer, message, (performed) => this.#reply(id, performed), fail))
  }

  /** Anybody can ask anything, and a game may stumble over it: that does not freeze the match. */
  #answerAside(message: AsideMessage, fail: (why: Failure) => void): void {
    this.#open.do(
      readTask(
        (table) => {
          try {
            return answerAside(table, this.viewer, message)
          } catch {
            return undefined
          }
        },
        (reply) => {
          if (reply === undefined) this.#error(message.id, 'unavailable', 'The game cannot tell that now.')
          else this.#send(reply)
        },
        fail,
      ),
    )
  }

  #reply(id: number, performed: CommandResult): void {
    this.#send(replyTo(id, performed))
  }

  #fail(id: number, why: Failure): void {
    if (why === 'gone') this.#error(id, 'match', 'This match is not here any more.')
    else this.#error(id, 'unavailable', 'The match cannot be reached at the moment: try again.')
  }

  #error(id: number, code: ErrorCode, text: string): void {
    this.#send({ type: 'error', id, code, text })
  }

  /** Also to somebody who has left since, in case it still listens: what it asked for is answered. */
  #send(message: ServerMessage): void {
    this.#listener.sink.send(letterOf(message))
  }

  close(): void {
    const open = this.#open
    const { viewer } = this
    if (!open.audience.remove(this.#listener)) return
    open.used = this.#clock()
    open.tellPresence()
    if (viewer !== 'spectator' && !open.audience.attends(viewer)) this.#left(viewer)
  }
}
