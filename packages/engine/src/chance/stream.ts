import { sha256, utf8 } from '../hashing/sha256.ts'
import { type Fixed, fixed } from '../values/value.ts'
import { BLOCK_WORDS, chacha20, KEY_WORDS } from './chacha20.ts'

/**
 * A match's chance: the words of a ChaCha20 key stream, one after another. Who has seen any number of dice and cards knows nothing of
 * the next ones: neither the key nor the seed can be computed from them.
 */
export interface ChanceStream {
  /** Eight words; shared by copies. */
  readonly key: Fixed<number>
  /** How many words of the stream have been used. */
  at: number
}

/** Part of what is hashed, because the plain hash of the seed is published with the match: it must not be the key. */
const LABEL = 'orrery chance\n'

/** All of the seed counts. */
export function streamOf(seed: string): ChanceStream {
  const digest = sha256(utf8(LABEL + seed))
  const bytes = new DataView(digest.buffer)
  const key: number[] = []
  for (let word = 0; word < KEY_WORDS; word++) key.push(bytes.getUint32(4 * word, true))
  return { key: fixed(key), at: 0 }
}

/** The block that was last looked into. It follows from key and number, so that keeping it changes nothing but the time it takes. */
const kept = { key: fixed<number>([]), number: -1, words: new Int32Array(BLOCK_WORDS) }

function nextWord(stream: ChanceStream): number {
  const number = Math.floor(stream.at / BLOCK_WORDS)
  if (kept.key !== stream.key || kept.number !== number) {
    chacha20(kept.words, stream.key, number)
    kept.key = stream.key
    kept.number = number
  }
  return (kept.words[stream.at++ % BLOCK_WORDS] as number) >>> 0
}

const WORDS = 2 ** 32

/** A whole number from 0 to `sides - 1`, each as likely as any other: words above the last full round of sides are passed over. */
export function drawBelow(stream: ChanceStream, sides: number): number {
  const fair = WORDS - (WORDS % sides)
  for (;;) {
    const word = nextWord(stream)
    if (word < fair) return word % sides
  }
}
