import type { Duplex } from 'node:stream'
import type { EncodedMessage } from '../matches/index.ts'

const TEXT_FRAME = 0x81
const SHORT = 126
const LONG = 127

/** A whole text message as it goes over the wire. The server's frames are not masked, so all clients get the same bytes. */
export function frameOf(message: EncodedMessage): Uint8Array {
  message.bytes ??= frame(message.text)
  return message.bytes
}

function frame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const offset = length < SHORT ? 2 : length < 1 << 16 ? 4 : 10
  const bytes = Buffer.allocUnsafe(offset + length)
  bytes[0] = TEXT_FRAME
  if (offset === 2) bytes[1] = length
  else if (offset === 4) {
    bytes[1] = SHORT
    bytes.writeUInt16BE(length, 2)
  } else {
    bytes[1] = LONG
    bytes.writeBigUInt64BE(BigInt(length), 2)
  }
  bytes.write(text, offset)
  return bytes
}

const filled: Outbox[] = []

function empty(): void {
  for (const outbox of filled.splice(0)) outbox.flush()
}

/** What is sent to one socket in the same moment goes out together: a system call costs more than all else. */
export class Outbox {
  readonly #socket: Duplex
  #frames: Uint8Array[] = []
  #length = 0
  /** How many bytes have ever been put here, and where among them the newest welcome begins and ends. */
  #put = 0
  #welcome = { begin: 0, end: 0 }
  /** How many had been taken when it was last asked whether they move; nothing when none had to wait. */
  #stuck: number | undefined

  constructor(socket: Duplex) {
    this.#socket = socket
  }

  /** How many bytes have been handed to the system. */
  get #taken(): number {
    return this.#put - this.#length - this.#socket.writableLength
  }

  /** How many bytes have not, but for the newest welcome. */
  get backlog(): number {
    const { begin, end } = this.#welcome
    const taken = this.#taken
    return this.#put - taken - Math.max(0, end - Math.max(begin, taken))
  }

  /** Whether some of the bytes that had to wait when this was last asked have been taken since. */
  hasMoved(): boolean {
    const taken = this.#taken
    const moved = this.#stuck !== undefined && taken > this.#stuck
    this.#stuck = this.#socket.writableLength > 0 ? taken : undefined
    return moved
  }

  put(bytes: Uint8Array, isWelcome = false): void {
    if (isWelcome) this.#welcome = { begin: this.#put, end: this.#put + bytes.length }
    this.#put += bytes.length
    this.#length += bytes.length
    if (this.#frames.push(bytes) === 1 && filled.push(this) === 1) process.nextTick(empty)
  }

  flush(): void {
    const frames = this.#frames
    if (frames.length === 0) return
    this.#frames = []
    // One piece of memory that is copied together is written faster than a list of pieces.
    const bytes = frames.length === 1 ? frames[0]! : Buffer.concat(frames, this.#length)
    this.#length = 0
    if (this.#socket.writable) this.#socket.write(bytes)
  }
}
