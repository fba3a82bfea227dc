import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Dice } from '../chance/random.ts'
import { type BaseState, baseState } from '../state.ts'
import { RuleFailure } from '../values/errors.ts'
import type { Scalar, Value } from '../values/value.ts'
import {
  anyAnswer,
  checkAnswer,
  enumerateAnswers,
  firstAnswer,
  firstLegal,
  optionsOf,
  refusalsOf,
  sampleAnswer,
} from './answers.ts'
import { dialect } from './dialect.ts'
import {
  type Arrange,
  type Choose,
  type ChooseAmount,
  type ChooseSome,
  type Refuse,
  refuse,
  type SingleQuestion,
} from './question.ts'

const odd = (n: number) => (n % 2 === 1 ? refuse('numbers.odd', { n }) : undefined)
const { choice, selection } = dialect<BaseState, string>({})
const g = baseState({ seats: 1, seed: 'answers' })

const oneOf = <T extends Scalar>(ask: string, from: readonly T[], unless?: Refuse<T>): Choose =>
  choice(g, 0, ask, { from, unless })

interface SomeLimits<T> {
  readonly min: number
  readonly max: number
  readonly unless?: Refuse<T>
}

const someOf = <T extends Scalar>(ask: string, from: readonly T[], limits: SomeLimits<T>): ChooseSome =>
  selection(g, 0, ask, { from, ...limits })

const pickEven = oneOf('numbers.one', [1, 2, 3, 4], odd)
const someEven = someOf('numbers.some', [1, 2, 3, 4, 6, 8], { min: 1, max: 2, unless: odd })
const amount: ChooseAmount = { kind: 'amount', seat: 0, ask: 'numbers.amount', about: {}, min: 2, max: 4 }
const pack: Arrange = {
  kind: 'arrange',
  seat: 0,
  ask: 'hold.pack',
  about: {},
  items: ['crate', 'barrel'],
  spots: (item) => (item === 'crate' ? [1, 2] : [2, 3]),
  clash: (placed, item, spot) => (placed.includes(spot) ? refuse('hold.taken', { item, spot }) : undefined),
}

const reasonOf = (question: SingleQuestion, value: Value) => checkAnswer(question, value)?.reason

test('choose accepts an option and nothing else', () => {
  expect(checkAnswer(pickEven, 2)).toBeUndefined()
  expect(reasonOf(pickEven, 5)).toBe('not-offered')
  expect(reasonOf(pickEven, '2')).toBe('not-offered')
  for (const value of [[2], null, true, { n: 2 }]) expect(reasonOf(pickEven, value)).toBe('type')
  expect(checkAnswer(pickEven, undefined as unknown as Value)?.text).toBe(
    '"numbers.one" wants one of its options, not nothing.',
  )
})

test('a refused candidate is rejected with the rule and its numbers', () => {
  expect(checkAnswer(pickEven, 3)).toEqual({
    reason: 'refused',
    text: '3 is refused as an answer to "numbers.one": numbers.odd.',
    refusal: { rule: 'numbers.odd', data: { n: 3 } },
  })
  expect(checkAnswer(someEven, [2, 3])).toMatchObject({ reason: 'refused', refusal: { data: { n: 3 } } })
})

test('an amount is a whole number within its limits', () => {
  for (const value of [2, 3, 4]) expect(checkAnswer(amount, value)).toBeUndefined()
  for (const value of [1, 5, -2]) expect(reasonOf(amount, value)).toBe('not-offered')
  for (const value of ['3', 2.5, Number.NaN, [3], null]) expect(reasonOf(amount, value)).toBe('type')
})

test('some accepts from min to max different options in any order', () => {
  for (const value of [[2], [4, 2], [6, 8]]) expect(checkAnswer(someEven, value)).toBeUndefined()
  for (const value of [[], [2, 4, 6], [2, 2], [2, 10], ['2']]) expect(reasonOf(someEven, value)).toBe('not-offered')
  for (const value of [2, '2', null, { 0: 2 }, [[2]], [null]]) expect(reasonOf(someEven, value)).toBe('type')
})

test('the most of a some is cut to what can be had', () => {
  expect(someOf('numbers.some', [1, 2, 3], { min: 0, max: 9, unless: odd }).max).toBe(1)
  expect(someOf('numbers.some', [1, 2, 3], { min: 0, max: 9 }).max).toBe(3)
})

test('arrange wants a free spot of its own for each item', () => {
  expect(checkAnswer(pack, [1, 2])).toBeUndefined()
  for (const value of [
    [3, 2],
    [1, 1],
    [1, null],
    [[1], 2],
  ])
    expect(reasonOf(pack, value)).toBe('not-offered')
  for (const value of [[1], [1, 2, 3], 1, null]) expect(reasonOf(pack, value)).toBe('type')
  expect(checkAnswer(pack, [2, 2])).toMatchObject({
    reason: 'refused',
    refusal: { rule: 'hold.taken', data: { item: 'barrel', spot: 2 } },
  })
})

test('a long answer is cut in the sentence that rejects it', () => {
  expect(checkAnswer(pickEven, 'x'.repeat(500))?.text.length).toBeLessThan(130)
})

test('options and refusals split the candidates', () => {
  expect(optionsOf(pickEven)).toEqual([2, 4])
  expect(refusalsOf(pickEven)).toEqual([
    { candidate: 1, refusal: refuse('numbers.odd', { n: 1 }) },
    { candidate: 3, refusal: refuse('numbers.odd', { n: 3 }) },
  ])
  expect(optionsOf(amount)).toEqual([2, 3, 4])
  expect(refusalsOf(amount)).toEqual([])
  expect(optionsOf(pack)).toEqual([])
})

const hopeless: SingleQuestion[] = [
  oneOf('none', []),
  oneOf('none', [1, 3, 5], odd),
  someOf('none', [1, 2, 3], { min: 2, max: 3, unless: odd }),
  someOf('none', [2, 4], { min: 2, max: 1 }),
  { ...amount, max: 1 },
  { ...pack, spots: () => [1] },
]

test.each(hopeless)('question %# without a legal answer gives neither a sample nor a list', (question) => {
  expect(sampleAnswer(question, new Dice('hopeless'))).toBeUndefined()
  expect([...enumerateAnswers(question)]).toEqual([])
})

test('a sample follows refusals that changed after the question was asked', () => {
  const gone = new Set<number>()
  const question = someOf('numbers.some', [1, 2, 3], {
    min: 1,
    max: 3,
    unless: (n) => (gone.has(n) ? refuse('numbers.gone') : undefined),
  })
  gone.add(1).add(3)
  for (let seed = 0; seed < 20; seed++) expect(sampleAnswer(question, new Dice(`${seed}`))).toEqual([2])
})

const candidates = fc.uniqueArray(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('a', 'b', 'c')), {
  maxLength: 6,
})
const refusing = (refused: readonly Scalar[]) => (one: Scalar) => (refused.includes(one) ? refuse('no') : undefined)

const questions: fc.Arbitrary<SingleQuestion> = fc.oneof(
  fc.tuple(candidates, candidates).map(([list, refused]) => oneOf('q', list, refusing(refused))),
  fc
    .tuple(candidates, candidates, fc.nat(3), fc.nat(3))
    .map(([list, refused, min, more]) => someOf('q', list, { min, max: min + more, unless: refusing(refused) })),
  fc.tuple(fc.nat(5), fc.integer({ min: -2, max: 5 })).map(
    ([min, more]): SingleQuestion => ({
      ...amount,
      min,
      max: min + more,
    }),
  ),
  fc.tuple(candidates, fc.nat(3), fc.boolean()).map(
    ([spots, items, shared]): SingleQuestion => ({
      ...pack,
      items: ['x', 'y', 'z'].slice(0, items),
      spots: () => spots,
      clash: (placed, _, spot) => (!shared && placed.includes(spot) ? refuse('taken') : undefined),
    }),
  ),
)

/** Everything that could be an answer, legal or not. */
function allValues(question: SingleQuestion): Value[] {
  switch (question.kind) {
    case 'choose':
      return [...question.candidates]
    case 'amount':
      return Array.from({ length: 20 }, (_, i) => i - 5)
    case 'some':
      return question.candidates.reduce<Scalar[][]>((sets, one) => sets.flatMap((set) => [set, [...set, one]]), [[]])
    case 'arrange':
      return question.items.reduce<Scalar[][]>(
        (lists, item) => lists.flatMap((list) => question.spots(item).map((spot) => [...list, spot])),
        [[]],
      )
  }
}

test('a sample is always legal, and there is one whenever there is an answer', () => {
  fc.assert(
    fc.property(questions, fc.string(), (question, seed) => {
      const sample = sampleAnswer(question, new Dice(seed))
      if (sample === undefined) expect([...enumerateAnswers(question)]).toEqual([])
      else expect(checkAnswer(question, sample)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

test('the list of answers has each legal one once, as brute force finds them', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const listed = [...enumerateAnswers(question)].map((value) => JSON.stringify(value))
      const legal = allValues(question).filter((value) => checkAnswer(question, value) === undefined)
      expect(new Set(listed).size).toBe(listed.length)
      expect(listed.sort()).toEqual(legal.map((value) => JSON.stringify(value)).sort())
    }),
    { numRuns: 500 },
  )
})

test('every option is sampled sooner or later', () => {
  const dice = new Dice('all of them')
  for (const question of [pickEven, someEven, amount, pack]) {
    const asSet = (value: Value | undefined) =>
      JSON.stringify(Array.isArray(value) && question.kind === 'some' ? [...value].sort() : value)
    const seen = new Set(Array.from({ length: 300 }, () => asSet(sampleAnswer(question, dice))))
    expect([...seen].sort()).toEqual([...enumerateAnswers(question)].map(asSet).sort())
  }
})

test('the first answer is found, and the first of some that is legal', () => {
  expect([pickEven, someEven, amount, pack].map(firstAnswer)).toEqual([2, [2], 2, [1, 2]])
  expect(firstLegal(pickEven, ['end', 1, 4, 2])).toBe(4)
  expect(firstLegal(pickEven, ['end', 1])).toBeUndefined()
})

test('a question without an answer is a failure of its rule', () => {
  const hopeless = oneOf('numbers.none', [1, 3], odd)
  const failure = new RuleFailure('"numbers.none" offers no answer.')
  expect(() => firstAnswer(hopeless)).toThrow(failure)
  expect(() => anyAnswer(hopeless, new Dice('none'))).toThrow(failure)
})
