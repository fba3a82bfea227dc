import type { LogLine } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { askedLines } from './asked-lines.ts'

const lines = (...told: readonly (readonly [at: number, what: string])[]): LogLine[] =>
  told.map(([at, what]) => ({ at, what, data: {} }))

const isTold = ({ what }: LogLine) => what !== 'turn'

const ask = (log: readonly LogLine[], answers: readonly number[], earlier = 0) => [
  ...askedLines({ lines: log, earlier }, answers, isTold),
]

test('the first line of what a bot did can be asked, and no line of a person', () => {
  expect(ask(lines([4, 'move'], [4, 'battle'], [5, 'own'], [6, 'move']), [4, 6])).toEqual([
    [0, [4]],
    [3, [6]],
  ])
})

test('answers that nothing was told of belong to the next line, headings have none', () => {
  expect(
    ask(lines([3, 'own'], [7, 'turn'], [7, 'attack'], [9, 'turn'], [12, 'turn'], [12, 'moved']), [4, 6, 7, 9, 12]),
  ).toEqual([
    [2, [4, 6, 7]],
    [5, [9, 12]],
  ])
})

test('of what came before the first line that is here nothing is known', () => {
  expect(ask(lines([20, 'moved'], [22, 'moved']), [3, 18, 20, 21, 30], 50)).toEqual([
    [50, [20]],
    [51, [21]],
  ])
  expect(ask([], [3])).toEqual([])
})
