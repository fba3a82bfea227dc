import type { Duplex } from 'node:stream'
import type { Letter } from '../hall/index.ts'

const TEXT_FRAME = 0x81
const SHORT = 126
const LONG = 127

/** A whole text message as it goes over the wire. The server's frames are not masked, so all clients get the same bytes. */
export function frameOf(letter: Letter): Uint8Array {
  letter.bytes ??= frame(letter.text)
  return letter.bytes
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

const held: Duplex[] = []

function release(): void {
  for (const socket of held.splice(0)) socket.uncork()
}

/** Writes what is sent to one socket in the same moment together: a system call costs more than all else. */
export function writeSoon(socket: Duplex, bytes: Uint8Array): void {
  if (socket.writableCorked === 0) {
    socket.cork()
    if (held.push(socket) === 1) process.nextTick(release)
  }
  socket.write(bytes)
}
