// @vitest-environment happy-dom
import type { Lesson } from '@orrery/engine'
import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'orrery.learning'
const KEPT = { version: 'v', act: 1, answers: ['a', ['b']], waived: ['x'], steps: 3, tries: { x: 2 }, done: false }

/** As on a page that was just opened. */
const opened = async () => {
  vi.resetModules()
  return import('./progress.ts')
}

beforeEach(() => localStorage.clear())

test('what was learned is there again on the next visit', async () => {
  const { keepLesson } = await opened()
  keepLesson('game', 'one', KEPT)
  keepLesson('game', 'two', { ...KEPT, done: true })
  keepLesson('other', 'three', { ...KEPT, done: true })
  const { keptLesson, finishedLessons, hasFinished } = await opened()
  expect(keptLesson('game', 'one')).toEqual(KEPT)
  expect([...finishedLessons('game')]).toEqual(['two'])
  expect([hasFinished('game'), hasFinished('nothing')]).toEqual([true, false])
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['an older form', JSON.stringify({ lessons: { 'game/one': { step: 2, done: true } }, tips: 'all', terms: [1] })],
])('%s breaks nothing', async (_, text) => {
  if (text !== null) localStorage.setItem(KEY, text)
  const { keptLesson, learned } = await opened()
  expect(keptLesson('game', 'one')).toBeUndefined()
  expect(learned()).toEqual({ lessons: {}, tips: [], terms: [], coached: {} })
})

test('everything can be learned again', async () => {
  const { keepLesson, learnAgain, keptLesson } = await opened()
  keepLesson('game', 'one', { ...KEPT, done: true })
  learnAgain()
  expect(keptLesson('game', 'one')).toBeUndefined()
  expect((await opened()).keptLesson('game', 'one')).toBeUndefined()
})

test('a lesson with other steps is another version', async () => {
  const { versionOf } = await opened()
  const lesson = { id: 'one', acts: [{ steps: [{ id: 'a' }] }] } as unknown as Lesson
  const other = { id: 'one', acts: [{ steps: [{ id: 'b' }] }] } as unknown as Lesson
  expect(versionOf(lesson)).toBe(versionOf(structuredClone(lesson)))
  expect(versionOf(lesson)).not.toBe(versionOf(other))
})

test('a tip is kept for its game, and a coach sits at the first two matches of one', async () => {
  const { keepTip, heardTips, seatCoach, isCoached, isFirstMatch } = await opened()
  keepTip('game', 'one')
  keepTip('game', 'one')
  keepTip('other', 'two')
  expect([...heardTips('game')]).toEqual(['one'])
  for (const match of ['a', 'b', 'a', 'c']) seatCoach('game', match)
  expect(['a', 'b', 'c'].map((match) => isCoached('game', match))).toEqual([true, true, false])
  expect([isCoached('other', 'a'), isFirstMatch('game', 'a'), isFirstMatch('game', 'b')]).toEqual([false, true, false])
})
