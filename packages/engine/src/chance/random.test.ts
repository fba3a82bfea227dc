import { expect, test } from 'vitest'
import { type BaseState, random, reveal, shuffle } from '../state.ts'
import { Dice, type GeneratorState, type Seed, seedRandom } from './random.ts'

const golden: {
  seed: string
  state: GeneratorState
  below6: number[]
  below1000: number[]
  shuffled: number[]
  after: GeneratorState
}[] = [
  {
    seed: '',
    state: [-1950218936, -1523944989, 1604332436, -1264261468],
    below6: [5, 4, 4, 5, 4, 5, 3, 1, 5, 2],
    below1000: [487, 788, 250, 449, 20, 627, 783, 215, 209, 732],
    shuffled: [6, 5, 1, 3, 9, 8, 0, 2, 4, 7],
    after: [659694954, 1794782029, 1260808632, 1587486351],
  },
  {
    seed: 'orrery',
    state: [210049267, 1457891983, -1124617400, -1957148972],
    below6: [1, 2, 3, 2, 0, 2, 3, 2, 1, 1],
    below1000: [659, 934, 97, 536, 98, 584, 809, 368, 171, 109],
    shuffled: [5, 3, 6, 7, 4, 0, 8, 1, 2, 9],
    after: [-593289838, 864503794, 1639031422, 189159667],
  },
  {
    seed: '7',
    state: [1961981553, 2103974744, 426351669, -699055206],
    below6: [4, 3, 1, 0, 0, 1, 0, 5, 5, 0],
    below1000: [186, 25, 859, 46, 296, 771, 308, 977, 273, 464],
    shuffled: [7, 9, 2, 5, 1, 8, 4, 3, 0, 6],
    after: [1659099317, 300394348, -45796181, -1894382532],
  },
  {
    seed: 'Ünïcödé 🎲',
    state: [1418964146, 85016746, 826771697, -1030199200],
    below6: [2, 2, 5, 3, 3, 4, 5, 2, 2, 0],
    below1000: [194, 422, 187, 895, 849, 246, 529, 112, 514, 980],
    shuffled: [5, 0, 2, 9, 1, 6, 7, 3, 8, 4],
    after: [-1697972991, -2051337680, -909824933, -1381433284],
  },
]

const ten = () => Array.from({ length: 10 }, (_, i) => i)

const situation = (seed: Seed): BaseState => ({
  seats: 2,
  random: seedRandom(seed),
  rules: 1,
  revealed: 0,
  content: undefined,
  trace: [],
})

test.each(golden)(
  'the first generator of seed "$seed" never changes',
  ({ seed, state, below6, below1000, shuffled, after }) => {
    expect(seedRandom({ generator: seed })).toEqual(state)
    const [six, thousand, cards] = [new Dice(seed), new Dice(seed), new Dice(seed)]
    expect(ten().map(() => six.below(6))).toEqual(below6)
    expect(ten().map(() => thousand.below(1000))).toEqual(below1000)
    expect(cards.shuffle(ten())).toEqual(shuffled)
    expect(cards.state()).toEqual(after)
  },
)

test.each(golden)(
  'the first generator inside the state of seed "$seed" is the same',
  ({ seed, below6, shuffled, after }) => {
    const [rolling, shuffling] = [situation({ generator: seed }), situation({ generator: seed })]
    expect(ten().map(() => random(rolling, 6))).toEqual(below6)
    expect(shuffle(shuffling, ten())).toEqual(shuffled)
    expect(shuffling.random).toEqual(after)
  },
)

test('dice go on from a stored state', () => {
  const dice = new Dice('stored')
  dice.below(6)
  const again = new Dice(dice.state())
  expect(ten().map(() => again.below(100))).toEqual(ten().map(() => dice.below(100)))
})

test('rolls are spread evenly', () => {
  const dice = new Dice('even')
  const counts = Array(6).fill(0)
  for (let i = 0; i < 60_000; i++) counts[dice.below(6)]++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
})

test('every card is first in a shuffle equally often', () => {
  const dice = new Dice('first')
  const counts = Array(10).fill(0)
  for (let i = 0; i < 20_000; i++) counts[dice.shuffle(ten())[0]]++
  for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('seeds that differ in one letter roll differently', () => {
  const rolls = (seed: string) => {
    const dice = new Dice(seed)
    return ten()
      .map(() => dice.below(6))
      .join()
  }
  expect(new Set(Array.from({ length: 1000 }, (_, i) => rolls(`match ${i}`))).size).toBe(1000)
})

test('random, shuffle and reveal move knowledge on and say who learned', () => {
  const g = situation('marks')
  random(g, 6)
  shuffle(g, ten())
  reveal(g, [1])
  expect(g.revealed).toBe(3)
  expect(g.trace).toEqual([
    { mark: 'random', to: 'all' },
    { mark: 'random', to: 'all' },
    { mark: 'reveal', to: [1] },
  ])
})

test('a die of one side and an empty shuffle move knowledge on all the same', () => {
  const g = situation('trivial')
  expect(random(g, 1)).toBe(0)
  expect(shuffle(g, [])).toEqual([])
  expect(g.revealed).toBe(2)
})
