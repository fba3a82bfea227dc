/**
 * SHA-256 as hexadecimal digits. The browser's own is missing wherever a page comes over plain HTTP from another machine, and a seed's
 * hash is needed there too.
 */
export function sha256(text: string): string {
  const state = INITIAL.slice()
  const bytes = padded(new TextEncoder().encode(text))
  const words = new Int32Array(64)
  for (let block = 0; block < bytes.byteLength; block += 64)
    compress(state, new DataView(bytes.buffer, block, 64), words)
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0
const INITIAL = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)))
const ROUND = Int32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))

function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(((message.length + 8) >> 6) * 64 + 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  new DataView(bytes.buffer).setUint32(bytes.length - 4, message.length * 8)
  return bytes
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** A word of a list that is known to be long enough. */
const at = (words: Int32Array, index: number): number => words[index] as number

function compress(state: Int32Array, block: DataView, w: Int32Array): void {
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(i * 4)
  for (let i = 16; i < 64; i++) {
    const [far, near] = [at(w, i - 15), at(w, i - 2)]
    const s0 = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const s1 = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + word
}
