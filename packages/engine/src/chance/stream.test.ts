import { createCipheriv, createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type BaseState, random, shuffle } from '../state.ts'
import { Dice, seedRandom } from './random.ts'
import { drawBelow, streamOf } from './stream.ts'

const stateOf = (seed: string): BaseState => ({
  seats: 2,
  random: seedRandom(seed),
  rules: 1,
  revealed: 0,
  content: undefined,
  trace: undefined,
})

/** The stream as anybody can compute it who has the seed: with another program's hash and cipher. */
function wordsOf(seed: string, count: number): number[] {
  const key = createHash('sha256').update(`orrery chance\n${seed}`).digest()
  const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * count))
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(4 * i))
}

test.each(['', 'orrery', '7', 'Ünïcödé 🎲', 'x'.repeat(1000)])(
  'the words of seed "%s" are those of ChaCha20',
  (seed) => {
    const words = wordsOf(seed, 200)
    const stream = streamOf(seed)
    expect(words.map(() => drawBelow(stream, 2 ** 32))).toEqual(words)
    expect(stream.at).toBe(200)
  },
)

test.each([
  { seed: '', dice: [2, 0, 1, 5, 2, 0, 4, 4, 1, 5] },
  { seed: 'orrery', dice: [4, 2, 2, 2, 1, 3, 0, 1, 3, 5] },
  { seed: '7', dice: [0, 4, 4, 1, 1, 4, 1, 5, 2, 4] },
])('the chance of seed "$seed" never changes', ({ seed, dice }) => {
  const g = stateOf(seed)
  expect(dice.map(() => random(g, 6))).toEqual(dice)
})

test('two matches that take turns do not disturb each other', () => {
  const [a, b, alone] = [stateOf('a'), stateOf('b'), stateOf('a')]
  const rolls = Array.from({ length: 100 }, () => {
    random(b, 6)
    return random(a, 6)
  })
  expect(rolls).toEqual(Array.from({ length: 100 }, () => random(alone, 6)))
})

test('a word above the last full round of sides is passed over', () => {
  const sides = 3 * 2 ** 30
  const fair = wordsOf('fair', 40).filter((word) => word < sides)
  const stream = streamOf('fair')
  expect(fair.slice(0, 20).map(() => drawBelow(stream, sides))).toEqual(fair.slice(0, 20))
  expect(stream.at).toBeGreaterThan(20)
})

test('rolls and shuffles are spread evenly', () => {
  const g = stateOf('even')
  const rolled = Array<number>(6).fill(0)
  const first = Array<number>(10).fill(0)
  for (let i = 0; i < 30_000; i++) {
    const die = random(g, 6)
    rolled[die] = (rolled[die] ?? 0) + 1
    const [card = 0] = shuffle(g, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    first[card] = (first[card] ?? 0) + 1
  }
  for (const count of rolled) expect(Math.abs(count - 5000)).toBeLessThan(300)
  for (const count of first) expect(Math.abs(count - 3000)).toBeLessThan(250)
})

test('all of the seed counts, and its plain hash is not the key', () => {
  const keys = ['a', 'b', 'a ', `${'a'.repeat(500)}b`, `${'a'.repeat(500)}c`].map((seed) => streamOf(seed).key.join())
  expect(new Set(keys).size).toBe(keys.length)
  const plain = createHash('sha256').update('a').digest()
  expect(streamOf('a').key).not.toEqual(Array.from({ length: 8 }, (_, i) => plain.readUInt32LE(4 * i)))
})

test('dice that look ahead leave the state alone', () => {
  const g = stateOf('ahead')
  const ahead = new Dice(g.random)
  const seen = Array.from({ length: 20 }, () => ahead.below(20))
  expect(g.random).toEqual(seedRandom('ahead'))
  expect(seen.map(() => random(g, 20))).toEqual(seen)
})
