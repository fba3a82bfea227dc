import { expect, test } from 'vitest'
import type { RuleText } from '../src/words/rulebook.ts'
import { checkCitations, checkOpening, checkRulebook } from './rulebook.ts'

const bookOf = (...rules: Partial<RuleText>[]) => [
  {
    id: 'move',
    title: 'Moving',
    rules: rules.map((rule) => ({ id: 'move.to', text: 'Go.', source: 'ours', ...rule })),
  },
]

test('paragraphs have an id of their own, whole sentences and a source', () => {
  expect(checkRulebook(bookOf({}, { id: 'move.B12', text: '2 steps (or 3.)' }))).toEqual([])
  expect(checkRulebook(bookOf({}, {}))).toEqual(['move.to is there twice'])
  expect(checkRulebook(bookOf({ id: 'Move' }))).toEqual(['Move is no id'])
  expect(checkRulebook(bookOf({ text: 'go.' }))).toEqual(['move.to is no sentence: go.'])
  expect(checkRulebook(bookOf({ text: 'Go' }))).toEqual(['move.to is no sentence: Go'])
  expect(checkRulebook(bookOf({ text: 'Go {{steps}}.' }))).toEqual(['move.to lacks a number: Go {{steps}}.'])
  expect(checkRulebook(bookOf({ source: ' ' }))).toEqual(['move.to has no source'])
})

test('bold words end, examples are sentences, and a detail belongs to a rule before it', () => {
  expect(checkRulebook(bookOf({ text: '**Go** on.', example: 'Nova goes.' }))).toEqual([])
  expect(checkRulebook(bookOf({ text: '**Go.' }))).toEqual(['move.to has a bold word without an end: **Go.'])
  expect(checkRulebook(bookOf({ example: 'nova' }))).toEqual(['move.to, its example is no sentence: nova'])
  expect(checkRulebook(bookOf({ detail: true }))).toEqual(['move.to is a detail of nothing'])
  const [chapter] = bookOf({})
  expect(checkRulebook([{ ...chapter, lead: 'how to go' }])).toEqual(['move, its lead is no sentence: how to go'])
})

test('an opening tells what the game is, how one wins and how a round goes, in paragraphs that are read', () => {
  const opening = { pitch: 'A race.', goal: ['Be first.'], round: ['Everybody **moves**.'] }
  expect(checkOpening(opening)).toEqual([])
  expect(checkOpening({ ...opening, goal: [] })).toEqual(['the opening says nothing of its goal'])
  expect(checkOpening({ ...opening, pitch: 'race' })).toEqual(["the opening's pitch is no sentence: race"])
  expect(checkOpening({ ...opening, round: [`${'Very '.repeat(80)}long.`] })).toEqual([
    "the opening's round has a paragraph of 405 letters",
  ])
})

const citing = (...tests: string[]) => tests.map((text, i) => ({ path: `tests/${i}.test.ts`, text }))

test('every paragraph is cited in the title of a test, however it is declared', () => {
  const book = bookOf({}, { id: 'move.full' })
  expect(checkCitations(book, citing("test('[move.to] [move.full] both', …"))).toEqual([])
  expect(checkCitations(book, citing("test.each([1])(\n  '[move.to] …'", 'fuzzed.each(X)("[move.full] …"'))).toEqual([])
  const uncited = ['move.full is cited by no test']
  expect(checkCitations(book, citing("test('[move.to] …', () => expect(x).toBe('[move.full]'))"))).toEqual(uncited)
  expect(checkCitations(book, citing("test('[move.to] …')", "test('a title [move.full]')"))).toEqual(uncited)
})

test('a title that cites what is no paragraph is found, and only in tests', () => {
  const [test] = citing("test('[move.to] [move.tp] …')")
  expect(checkCitations(bookOf({}), [test])).toEqual(['tests/0.test.ts cites move.tp, which is no rule'])
  expect(checkCitations(bookOf({}), [{ ...test, path: 'tests/scene.ts' }])).toEqual(['move.to is cited by no test'])
})
