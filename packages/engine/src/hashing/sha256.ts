// SHA-256 (FIPS 180-4), because it must run at once and everywhere: in Node, in a browser's worker, and on pages that are not served
// over https, where Web Crypto is missing.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = fractions(64, Math.cbrt)

/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const INITIAL = fractions(8, Math.sqrt)

const BLOCK = 64
const LENGTH_BYTES = 8

export function sha256(message: Uint8Array): Uint8Array {
  const length = BLOCK * (Math.floor((message.length + LENGTH_BYTES) / BLOCK) + 1)
  const padded = length <= SHORT.byteLength ? SHORT : new DataView(new ArrayBuffer(length))
  pad(padded, message, length)
  HASH.set(INITIAL)
  for (let block = 0; block < length; block += BLOCK) compress(HASH, SCHEDULE, padded, block)
  const digest = new Uint8Array(32)
  for (let i = 0; i < 8; i++) {
    const word = at(HASH, i)
    digest[4 * i] = word >>> 24
    digest[4 * i + 1] = word >>> 16
    digest[4 * i + 2] = word >>> 8
    digest[4 * i + 3] = word
  }
  return digest
}

/** Written anew for every message: bots imagine a world with a seed of its own for each look. */
const HASH = new Int32Array(8)
const SCHEDULE = new Int32Array(BLOCK)
const SHORT = new DataView(new ArrayBuffer(2 * BLOCK))

/** The hash of a text, as UTF-8, or of bytes, in hexadecimal digits. */
export const sha256Hex = (message: string | Uint8Array): string =>
  hex(sha256(typeof message === 'string' ? utf8(message) : message))

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A text as bytes. Half a surrogate pair becomes the replacement character, as everywhere. */
export function utf8(text: string): Uint8Array {
  const plain = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code > 0x7f) return encoded(text)
    plain[i] = code
  }
  return plain
}

function encoded(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const read = character.codePointAt(0) as number
    const code = read >= 0xd800 && read < 0xe000 ? 0xfffd : read
    const more = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3
    bytes.push(more === 0 ? code : ((0xff00 >> (more + 1)) & 0xff) | (code >> (6 * more)))
    for (let left = more - 1; left >= 0; left--) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f))
  }
  return Uint8Array.from(bytes)
}

/** The message, a bit that is set, zeros up to the last 8 bytes of a block, and the number of bits. */
function pad(padded: DataView, message: Uint8Array, length: number): void {
  const bytes = new Uint8Array(padded.buffer, 0, length)
  bytes.set(message)
  bytes.fill(0, message.length)
  bytes[message.length] = 0x80
  padded.setUint32(length - 8, Math.floor(message.length / 2 ** 29))
  padded.setUint32(length - 4, message.length << 3)
}

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

function compress(hash: Int32Array, schedule: Int32Array, view: DataView, block: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(block + 4 * i)
  for (let i = 16; i < BLOCK; i++) {
    const w2 = at(schedule, i - 2)
    const w15 = at(schedule, i - 15)
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10)
    schedule[i] = (at(schedule, i - 16) + s0 + at(schedule, i - 7) + s1) | 0
  }
  let a = at(hash, 0)
  let b = at(hash, 1)
  let c = at(hash, 2)
  let d = at(hash, 3)
  let e = at(hash, 4)
  let f = at(hash, 5)
  let g = at(hash, 6)
  let h = at(hash, 7)
  for (let i = 0; i < BLOCK; i++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + s1 + choice + at(ROUND_CONSTANTS, i) + at(schedule, i)) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + s0 + majority) | 0
  }
  hash[0] = at(hash, 0) + a
  hash[1] = at(hash, 1) + b
  hash[2] = at(hash, 2) + c
  hash[3] = at(hash, 3) + d
  hash[4] = at(hash, 4) + e
  hash[5] = at(hash, 5) + f
  hash[6] = at(hash, 6) + g
  hash[7] = at(hash, 7) + h
}

const at = (words: Int32Array, i: number): number => words[i] as number

function fractions(count: number, root: (n: number) => number): Int32Array {
  const words = new Int32Array(count)
  for (let n = 2, found = 0; found < count; n++) {
    if (!isPrime(n)) continue
    words[found++] = ((root(n) % 1) * 2 ** 32) | 0
  }
  return words
}

function isPrime(n: number): boolean {
  for (let divisor = 2; divisor * divisor <= n; divisor++) if (n % divisor === 0) return false
  return true
}
