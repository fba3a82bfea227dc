import { type BaseState, Dice, type Game } from '@orrery/engine'
import { expect, test } from 'vitest'
import {
  type AdviceWords,
  advise,
  amountText,
  chancesAt,
  chancesOf,
  focusText,
  forAndAgainst,
  hasNumbers,
  lookText,
  roughly,
  sizedReasons,
} from '../src/index.ts'
import { begin, choose, saving, type Toy, toy } from './toys.ts'

const chances: Game<Toy>['chances'] = { progress: (g) => g.step / 2, weights: [0.5, 1], point: 1 }

const words: AdviceWords = {
  bots: {
    terms: { score: 'more points' },
    looks: { score: 'Look at [[{{place}}|the points]].' },
    amount: 'about {{n|# point|# points}}',
    plans: { siege: 'Take {{place}}.' },
    characters: {},
  },
  messages: { prompts: {}, log: {}, refusals: {}, name: String },
  point: 2,
}

const ask = (game: Game<Toy>, iterations = 60) =>
  advise(begin(game), 0, new Dice('advice'), { allowance: { iterations } })

test('advice says what to look at, which answers are sensible, and what decides', () => {
  const advice = ask(saving({ chances }))
  expect(advice.candidates.map(({ value }) => value)).toEqual(['save', 'earn'])
  expect(advice.focus).toEqual({ term: 'score', by: 2, about: {} })
  expect(advice.candidates.map(({ behind }) => behind)).toEqual([[], [{ term: 'score', by: 2 }]])
  expect(advice.candidates[0]?.chance).toBeGreaterThan(advice.candidates[1]?.chance ?? 1)
})

test('what a term is about is found where the answers lead', () => {
  const partsOf: Game<Toy>['partsOf'] = (g) => [
    { about: { place: 'bank' }, worth: g.stored },
    { about: { place: 'street' }, worth: 0 },
  ]
  expect(ask(saving({ chances, partsOf })).focus?.about).toEqual({ place: 'bank' })
})

test('where answers come to the same, there is nothing to look at, and they are named once', () => {
  const same = toy({
    steps: [
      function* only(g) {
        yield* choose(g, 0, 'which', { from: ['a', 'b', 'c'] })
        g.step++
      },
    ],
  })
  const { focus, candidates } = ask(same)
  expect(focus).toBeUndefined()
  expect(candidates).toHaveLength(1)
})

test('the only answer is advice too', () => {
  const forced = toy({
    steps: [
      function* only(g) {
        yield* choose(g, 0, 'which', { from: ['a'] })
        g.step++
      },
    ],
  })
  expect(ask(forced)).toMatchObject({ candidates: [{ value: 'a', reasons: [] }], focus: undefined })
})

test('reasons are told with their size, in what the game is won by; those that decide nothing are not', () => {
  const reasons = [
    { term: 'score', by: 7 },
    { term: 'unnamed', by: 3 },
    { term: 'score', by: -2.9 },
    { term: 'score', by: -0.9 },
    { term: 'score', by: 0.9 },
  ]
  expect(sizedReasons(reasons, words)).toEqual(['more points (about 4 points)', 'more points (about 1.5 points)'])
  expect(forAndAgainst(reasons, words)).toEqual({
    inFavor: ['more points (about 4 points)'],
    against: ['more points (about 1.5 points)'],
  })
  expect(sizedReasons([{ term: 'score', by: 0.4 }], words)).toEqual(['more points'])
  expect([0.4, 0.5].map((by) => hasNumbers([{ term: 'score', by }], words))).toEqual([false, true])
  expect(focusText({ focus: { term: 'score', by: 4, about: {} } }, words)).toBe('more points (about 2 points)')
  expect(focusText({ focus: undefined }, words)).toBeUndefined()
  expect(amountText(-2, words)).toBe('about 1 point')
  expect([0.01, 0.34, 0.8, 1.3, 2.6, 2.8, 11.4].map(roughly)).toEqual([0.1, 0.3, 1, 1.5, 2.5, 3, 11])
})

test('where to look is said with the thing it is about, and a plan by its own words', () => {
  const focus = { term: 'score', by: 1, about: { place: 'b4' } }
  expect(lookText({ focus, plan: undefined }, words)).toBe('Look at b4.')
  expect(lookText({ focus: { ...focus, about: {} }, plan: undefined }, words)).toBe('Look at the points.')
  const plan = { kind: 'siege', about: { place: 'c1' } }
  expect(lookText({ focus: { ...focus, term: 'plan' }, plan }, words)).toBe('Take c1.')
  expect(lookText({ focus: undefined, plan }, words)).toBeUndefined()
})

test('chances follow the standings, the more the later it is, and the result at the end', () => {
  const game = saving({ chances }) as unknown as Game
  const at = (step: number) => begin(saving({ chances }), { points: [2, 1], step }).state as BaseState
  const [early = 0] = chancesOf(game, at(0)) ?? []
  const [late = 0, other = 0] = chancesOf(game, at(2)) ?? []
  expect(early).toBeCloseTo(1 / (1 + Math.exp(-0.5)))
  expect(late).toBeCloseTo(1 / (1 + Math.exp(-1)))
  expect(late + other).toBeCloseTo(1)
  expect(chancesAt(game, at(2), true)).toEqual([1, 0])
  expect(chancesOf(saving() as unknown as Game, at(0))).toBeUndefined()
})
