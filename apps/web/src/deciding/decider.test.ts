import { refuse, type Scalar, type Value } from '@orrery/engine'
import type { MyQuestion } from '@orrery/protocol'
import { beforeEach, expect, test, vi } from 'vitest'
import { Decider, type DecidingContext } from './decider.ts'

const ONE: MyQuestion = { kind: 'choose', ask: 'move.to', about: {}, options: ['a', 'b', 3] }
const SOME: MyQuestion = { kind: 'some', ask: 'pick', about: {}, options: ['a', 'b', 'c'], min: 1, max: 2 }
const SPOTS: MyQuestion = {
  kind: 'arrange',
  ask: 'pack',
  about: {},
  items: ['x', 'y'],
  spots: [
    ['p', 'q'],
    ['p', 'q'],
  ],
}

/** The answers that were handed in, and whether they may be final. */
const given: { n: number; value: Value; final: boolean }[] = []
/** Whether the table finds that an answer would be final. */
let isFinal = false
let around: { -readonly [key in keyof DecidingContext]: DecidingContext[key] }
let decider: Decider

beforeEach(() => {
  given.length = 0
  isFinal = false
  around = {
    answer: async (n, value, final) => {
      given.push({ n, value, final })
      return isFinal && !final ? { final: true } : {}
    },
    why: async () => [{ candidate: 'z', refusal: refuse('move.full', { spaces: 3 }) }],
    explain: ({ rule }) => `Because of ${rule}.`,
    confirms: () => 'final',
  }
  decider = new Decider(around)
})

const soon = () => vi.waitFor(() => expect(decider.snapshot().busy).toBe(false))

test('an option that is offered is chosen by one click', async () => {
  decider.ask(ONE, 7)
  expect(['a', 3, '3', 'z'].map((option: Scalar) => decider.standing(option))).toEqual([
    'offered',
    'offered',
    'idle',
    'idle',
  ])
  decider.choose('b')
  await vi.waitFor(() => expect(given).toEqual([{ n: 7, value: 'b', final: false }]))
})

test('what was not offered is not sent', () => {
  decider.ask(ONE, 7)
  decider.choose('z')
  decider.choose('3')
  expect(given).toEqual([])
  expect(decider.snapshot().busy).toBe(false)
})

test('nothing is sent twice while an answer is on its way', async () => {
  decider.ask(ONE, 7)
  decider.choose('a')
  decider.choose('b')
  await vi.waitFor(() => expect(given.length).toBe(1))
  expect(given).toEqual([{ n: 7, value: 'a', final: false }])
})

test('a choice that cannot be taken back is asked about once more, and made by confirming alone', async () => {
  isFinal = true
  decider.ask(ONE, 7)
  decider.choose('a')
  await soon()
  expect(decider.snapshot().considered).toEqual({ value: 'a', final: true })
  expect(decider.standing('a')).toBe('chosen')
  expect(given.splice(0)).toEqual([{ n: 7, value: 'a', final: false }])
  decider.cancel()
  expect(decider.snapshot().considered).toBeUndefined()
  decider.choose('a')
  await soon()
  expect(given.splice(0)).toEqual([{ n: 7, value: 'a', final: false }])
  decider.choose('a')
  await soon()
  expect(given).toEqual([])
  expect(decider.snapshot().considered).toEqual({ value: 'a', final: true })
  decider.confirm()
  await vi.waitFor(() => expect(given).toEqual([{ n: 7, value: 'a', final: true }]))
})

test('another choice takes the place of the one that waits', async () => {
  isFinal = true
  decider.ask(ONE, 7)
  decider.choose('a')
  await soon()
  decider.choose('b')
  await soon()
  expect(decider.snapshot().considered?.value).toBe('b')
  decider.confirm()
  await vi.waitFor(() => expect(given.at(-1)).toEqual({ n: 7, value: 'b', final: true }))
})

test('who wants no questions is asked none, and who wants them always is', async () => {
  isFinal = true
  around.confirms = () => 'never'
  decider.ask(ONE, 7)
  decider.choose('a')
  await vi.waitFor(() => expect(given.splice(0)).toEqual([{ n: 7, value: 'a', final: true }]))
  isFinal = false
  around.confirms = () => 'always'
  decider.ask(ONE, 8)
  decider.choose('a')
  await soon()
  expect(decider.snapshot().considered).toEqual({ value: 'a', final: false })
  expect(given).toEqual([])
  decider.confirm()
  await vi.waitFor(() => expect(given).toEqual([{ n: 8, value: 'a', final: true }]))
})

test('reasons are asked for once, when somebody looks', async () => {
  const why = vi.fn(around.why)
  around.why = why
  decider.ask(ONE, 7)
  expect(why).not.toHaveBeenCalled()
  decider.point('a')
  decider.point('b')
  await vi.waitFor(() => expect(decider.standing('z')).toBe('refused'))
  expect(why).toHaveBeenCalledTimes(1)
  expect(decider.reason('z')).toBe('Because of move.full.')
  decider.choose('z')
  expect(given).toEqual([])
  expect(decider.pointed).toBe('z')
})

test('some options are gathered, taken out again, and handed in when they are enough', async () => {
  decider.ask(SOME, 7)
  decider.finish()
  expect(given).toEqual([])
  decider.choose('c')
  decider.choose('a')
  decider.choose('b')
  expect(decider.snapshot().gathered).toEqual(['c', 'a'])
  decider.choose('c')
  expect(decider.snapshot().gathered).toEqual(['a'])
  expect(decider.standing('a')).toBe('chosen')
  expect(decider.snapshot().done).toBe(true)
  decider.finish()
  await vi.waitFor(() => expect(given).toEqual([{ n: 7, value: ['a'], final: false }]))
})

test('where one of several is wanted, another choice replaces the first', () => {
  decider.ask({ ...SOME, max: 1 }, 7)
  decider.choose('a')
  decider.choose('b')
  expect(decider.snapshot().gathered).toEqual(['b'])
})

test('an arrangement asks for spots item by item, and which of them do not go together', async () => {
  const why = vi.fn(async (placed: readonly Scalar[] = []) =>
    placed.map((candidate) => ({ candidate, refusal: refuse('pack.taken') })),
  )
  around.why = why
  decider.ask(SPOTS, 7)
  expect(decider.snapshot().item).toBe('x')
  decider.choose('q')
  expect(decider.snapshot().item).toBe('y')
  await vi.waitFor(() => expect(decider.standing('q')).toBe('refused'))
  expect(decider.standing('p')).toBe('offered')
  decider.takeOut()
  expect(decider.snapshot().item).toBe('x')
  decider.choose('p')
  decider.choose('q')
  await vi.waitFor(() => expect(given).toEqual([{ n: 7, value: ['p', 'q'], final: false }]))
})

test('an answer that is not taken says why, and can be given anew', async () => {
  around.answer = async () => ({ problem: 'Too late.' })
  decider.ask(ONE, 7)
  decider.choose('a')
  await soon()
  expect(decider.snapshot().problem).toBe('Too late.')
  around.answer = async () => ({ problem: 'x', refusal: refuse('move.full') })
  decider.choose('a')
  await vi.waitFor(() => expect(decider.snapshot().problem).toBe('Because of move.full.'))
})

test('an answer that comes back after another question is forgotten', async () => {
  let settle: (result: { problem: string }) => void = () => {}
  around.answer = () => new Promise((resolve) => (settle = resolve))
  decider.ask(ONE, 7)
  decider.choose('a')
  await Promise.resolve()
  decider.ask(SOME, 8)
  settle({ problem: 'Old.' })
  await Promise.resolve()
  expect(decider.snapshot().problem).toBeUndefined()
})

test('what has a place on the board is known, as often as it has one', async () => {
  decider.ask(ONE, 7)
  const first = decider.place('a')
  const second = decider.place('a')
  first()
  expect(decider.hasPlace('a')).toBe(true)
  second()
  expect(decider.hasPlace('a')).toBe(false)
})

test('drawings hear of many places at once', async () => {
  const heard = vi.fn()
  decider.subscribe(heard)
  for (const option of ['a', 'b', 3]) decider.place(option)
  expect(heard).not.toHaveBeenCalled()
  await Promise.resolve()
  expect(heard).toHaveBeenCalledTimes(1)
})
