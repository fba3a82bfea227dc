import type { Formatter } from '@orrery/board'
import type { Account } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { scoreAt, scoreStory } from './score-story.ts'

const account: Account = {
  sources: { land: 'Land', war: 'War', a: 'A', b: 'B', c: 'C', d: 'D', e: 'E' },
  entries: ({ what, data }) =>
    what in account.sources ? [{ seat: Number(data.seat), amount: Number(data.n), source: what }] : [],
}

const say = {
  text: (english: string) => english,
  heading: ({ what }: LogLine) => (what === 'round' || what === 'turn' ? what : undefined),
} as unknown as Formatter

const line = (at: number, what: string, data: LogLine['data']): LogLine => ({ at, what, data })
const told = (log: readonly LogLine[], scores: readonly number[], isFromScene = false) =>
  scoreStory({ log, account, say, scores, decisions: 20, isFromScene })

const LOG = [
  line(0, 'round', { round: 1 }),
  line(3, 'land', { seat: 0, n: 2 }),
  line(3, 'war', { seat: 0, n: 1 }),
  line(8, 'round', { round: 1 }),
  line(9, 'round', { round: 2 }),
  line(12, 'war', { seat: 1, n: 4 }),
]

test('the score of every moment is what was told until then', () => {
  const { curves } = told(LOG, [3, 4])
  expect(curves[0]?.slice(0, 2)).toEqual([
    { at: 0, score: 0 },
    { at: 3, score: 3 },
  ])
  expect([0, 2, 3, 11, 12, 20].map((at) => curves.map((curve) => scoreAt(curve, at)))).toEqual([
    [0, 0],
    [0, 0],
    [3, 0],
    [3, 0],
    [3, 4],
    [3, 4],
  ])
})

test('a round begins once, and without headings with every turn of whoever began', () => {
  expect(told(LOG, [3, 4]).rounds).toEqual([
    { at: 0, round: 1 },
    { at: 9, round: 2 },
  ])
  const turns = [1, 0, 1, 0].map((seat, i) => line(i * 4, 'turn', { seat }))
  expect(told(turns, [0, 0]).rounds).toEqual([
    { at: 0, round: 1 },
    { at: 8, round: 2 },
  ])
})

test('points from before a scene are there from the beginning; others that nobody told, at the end', () => {
  expect(told(LOG, [13, 4], true).curves[0]?.[0]).toEqual({ at: 0, score: 10 })
  expect(told(LOG, [13, 4]).curves[0]?.at(-1)).toEqual({ at: 20, score: 13 })
  expect(told(LOG, [13, 4]).curves[0]?.[0]).toEqual({ at: 0, score: 0 })
})

test('six sources at most: the least of them are one', () => {
  const many = ['land', 'war', 'a', 'b', 'c', 'd', 'e'].map((what, i) => line(i, what, { seat: 0, n: 10 - i }))
  const { sources } = told(many, [49, 0])
  expect(sources.map(({ id, amounts }) => [id, amounts[0]])).toEqual([
    ['land', 10],
    ['war', 9],
    ['a', 8],
    ['b', 7],
    ['c', 6],
    ['other', 9],
  ])
})
