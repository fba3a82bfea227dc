import { Dice } from '@orrery/engine'
import { expect, test } from 'vitest'
import {
  createPlayer,
  isThinker,
  planInWords,
  reasonsFor,
  reasonsInWords,
  type Weighed,
  type Why,
  whyAnswered,
} from '../src/index.ts'
import { begin, gambling, saving } from './toys.ts'

const weighed = (terms: Weighed['terms']): Weighed => ({ value: 'x', score: 0, terms, looks: 1 })

test('what decided between two answers: the weightiest first, and nothing slight', () => {
  const chosen = weighed({ cargo: 5, fame: 1, energy: 2.1, ship: 4 })
  const other = weighed({ cargo: 1, fame: 3, energy: 2, bounty: 1, ship: 4 })
  expect(reasonsFor(chosen, other)).toEqual([
    { term: 'cargo', by: 4 },
    { term: 'fame', by: -2 },
    { term: 'bounty', by: -1 },
  ])
  expect(reasonsFor(chosen, undefined)).toEqual([])
  expect(reasonsFor(chosen, chosen)).toEqual([])
})

test('any answer of a match can be explained, by thinking about it again', () => {
  const explain = (value: string, bot?: string) =>
    whyAnswered(begin(saving()), 0, value, new Dice('why'), { bot, iterations: 60 })
  expect(explain('save', 'expert').reasons).toEqual([{ term: 'score', by: 2 }])
  expect(explain('rest').compared.map(({ value }) => value)).toEqual(['rest', 'save', 'earn'])
  expect(explain('rest', 'greedy').reasons).toEqual([{ term: 'score', by: -3 }])
})

test('where iterations count, a bot thinks the very thought again that led to its answer', () => {
  for (const [bot, seed] of [
    ['adept', 'a'],
    ['novice', 'b'],
    ['novice', 'c'],
    ['adept:nobody', 'd'],
  ] as const) {
    const player = createPlayer(bot)
    const { value, why } = isThinker(player) ? player.reason(begin(gambling()), 0, new Dice(seed)) : expect.fail()
    expect(whyAnswered(begin(gambling()), 0, value, new Dice(seed), { bot })).toEqual(why)
  }
})

test('what a bot without reasons answered, or one nobody knows, is explained by an adept', () => {
  const explain = (bot?: string) => whyAnswered(begin(saving()), 0, 'save', new Dice('why'), { bot })
  for (const bot of ['random', 'greedy', 'fallback', 'oracle:old/depth=3']) expect(explain(bot)).toEqual(explain())
})

test('an answer that a bot would not think of is explained too', () => {
  const hinted = saving({ hints: (_, { ask }) => (ask === 'save' ? ['earn', 'save'] : undefined) })
  const why = whyAnswered(begin(hinted), 0, 'rest', new Dice('why'), { iterations: 60 })
  expect(why.compared.map(({ value }) => value)).toEqual(['rest', 'save', 'earn'])
})

test('reasons and plans are told in words of the game', () => {
  const why: Why = {
    compared: [],
    looks: 1,
    reasons: [
      { term: 'cargo', by: 3 },
      { term: 'secret', by: 2 },
      { term: 'fame', by: -1 },
    ],
    plan: { kind: 'route', about: { to: 'kemplar' } },
  }
  const words = {
    terms: { cargo: 'cargo on board', fame: 'fame' },
    plans: { route: 'Sell at {{to}}.' },
    characters: {},
  }
  expect(reasonsInWords(why, words)).toEqual([
    { text: 'cargo on board', speaksFor: true },
    { text: 'fame', speaksFor: false },
  ])
  const messages = { prompts: {}, log: {}, refusals: {}, name: (value: unknown) => `planet ${value}` }
  expect(planInWords(why, words, messages)).toBe('Sell at planet kemplar.')
  expect(planInWords({ ...why, plan: undefined }, words, messages)).toBeUndefined()
  expect(planInWords(why, { ...words, plans: {} }, messages)).toBeUndefined()
})
