// ChaCha20 (RFC 8439), in plain TypeScript: chance must come out the same in Node, in browsers and in their workers.

/** "expand 32-byte k", as four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const

export const KEY_WORDS = 8
export const BLOCK_WORDS = 16
const DOUBLE_ROUNDS = 10

/** The 16 words of the block with this number, into `block`. Words are signed, because those are the integers that engines keep unboxed. */
export function chacha20(
  block: Int32Array,
  key: readonly number[],
  number: number,
  nonce: readonly [number, number, number] = NO_NONCE,
): void {
  begin(START, key, number, nonce)
  block.set(START)
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    mix(block, 0, 4, 8, 12)
    mix(block, 1, 5, 9, 13)
    mix(block, 2, 6, 10, 14)
    mix(block, 3, 7, 11, 15)
    mix(block, 0, 5, 10, 15)
    mix(block, 1, 6, 11, 12)
    mix(block, 2, 7, 8, 13)
    mix(block, 3, 4, 9, 14)
  }
  for (let i = 0; i < BLOCK_WORDS; i++) block[i] = (block[i] as number) + (START[i] as number)
}

const NO_NONCE = [0, 0, 0] as const

/** Written anew for every block. */
const START = new Int32Array(BLOCK_WORDS)

function begin(start: Int32Array, key: readonly number[], number: number, nonce: readonly number[]): void {
  for (let i = 0; i < 4; i++) start[i] = CONSTANTS[i] as number
  for (let i = 0; i < KEY_WORDS; i++) start[4 + i] = key[i] as number
  start[12] = number
  for (let i = 0; i < 3; i++) start[13 + i] = nonce[i] as number
}

/** The cipher's quarter round on four words of the block. */
function mix(block: Int32Array, at: number, bt: number, ct: number, dt: number): void {
  let a = block[at] as number
  let b = block[bt] as number
  let c = block[ct] as number
  let d = block[dt] as number
  a = (a + b) | 0
  d = rotated(d ^ a, 16)
  c = (c + d) | 0
  b = rotated(b ^ c, 12)
  a = (a + b) | 0
  d = rotated(d ^ a, 8)
  c = (c + d) | 0
  b = rotated(b ^ c, 7)
  block[at] = a
  block[bt] = b
  block[ct] = c
  block[dt] = d
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
