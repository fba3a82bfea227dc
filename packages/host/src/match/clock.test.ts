import type { DailyHours } from '@orrery/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Clocks, timeBetween, whenOut } from './clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 0, day, hour, minute)

const DAYTIME: DailyHours = { from: 8, to: 22, offset: 0 }
const NIGHT: DailyHours = { from: 20, to: 2, offset: 0 }
const ZONE: DailyHours = { from: 8, to: 22, offset: 120 }

test.each([
  ['within a day', DAYTIME, at(5, 9), at(5, 12), 3],
  ['before the hours', DAYTIME, at(5, 3), at(5, 9), 1],
  ['after the hours', DAYTIME, at(5, 21), at(5, 23), 1],
  ['over a night', DAYTIME, at(5, 21), at(6, 9), 2],
  ['over days', DAYTIME, at(5, 21), at(8, 9), 1 + 14 + 14 + 1],
  ['over midnight', NIGHT, at(5, 23), at(6, 12), 3],
  ['in another zone', ZONE, at(5, 5), at(5, 7), 1],
  ['all day', { from: 0, to: 24, offset: 0 }, at(5, 5), at(6, 5), 24],
])('time runs in the hours of the day alone: %s', (_, hours, start, end, expected) => {
  expect(timeBetween(start, end, hours) / HOUR).toBe(expected)
})

test('when time is out agrees with how it runs', () => {
  const times = fc.tuple(fc.nat(10_000), fc.integer({ min: 1, max: 5000 }), fc.nat(24), fc.nat(24), fc.nat(1440))
  fc.assert(
    fc.property(times, ([start, left, from, to, offset]) => {
      const hours = { from, to, offset: offset - 720 }
      const [begin, budget] = [at(5, 0) + start * MINUTE, left * MINUTE]
      const out = whenOut(begin, budget, hours)
      expect(timeBetween(begin, out, hours)).toBe(budget)
      expect(timeBetween(begin, out - 1, hours)).toBe(budget - 1)
    }),
  )
})

test('per move: every decision has its own time', () => {
  const clocks = new Clocks({ kind: 'move', ms: 60_000 }, 2)
  clocks.run([0], 0, 1000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 61_000 })
  clocks.decided(0, 31_000)
  clocks.run([0], 1, 31_000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 91_000 })
  clocks.run([], 1, 41_000)
  expect(clocks.deadline()).toBeUndefined()
  expect(clocks.shown(0)).toEqual({ left: 50_000 })
  clocks.run([0, 1], 1, 100_000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 150_000 })
  expect(clocks.shown(1)).toEqual({ left: 60_000, until: 160_000 })
})

test('who takes back and decides again gets no more time', () => {
  const clocks = new Clocks({ kind: 'move', ms: 60_000 }, 1)
  clocks.run([0], 0, 0)
  clocks.decided(0, 10_000)
  clocks.run([0], 1, 10_000)
  clocks.run([0], 0, 50_000)
  clocks.decided(0, 55_000)
  clocks.run([0], 1, 55_000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 70_000 })
  clocks.decided(0, 60_000)
  clocks.run([0], 2, 60_000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 120_000 })
})

test('chess-like: the time of the match runs down, and every decision adds a little', () => {
  const clocks = new Clocks({ kind: 'chess', ms: 60_000, increment: 5000 }, 2)
  clocks.run([0], 0, 0)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 65_000 })
  clocks.decided(0, 30_000)
  clocks.run([1], 1, 30_000)
  expect(clocks.shown(0)).toEqual({ left: 35_000 })
  clocks.decided(1, 40_000)
  clocks.run([0], 2, 40_000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 80_000 })
  clocks.interjected()
  clocks.run([], 3, 50_000)
  clocks.run([0], 3, 60_000)
  expect(clocks.deadline()).toEqual({ seat: 0, at: 90_000 })
})

test('play by mail: a day of the budget is as long as its hours', () => {
  const clocks = new Clocks({ kind: 'daily', days: 2, hours: DAYTIME }, 1)
  clocks.run([0], 0, at(5, 20))
  expect(clocks.deadline()).toEqual({ seat: 0, at: at(7, 20) })
  const plain = new Clocks({ kind: 'daily', days: 3 }, 1)
  plain.run([0], 0, at(5, 20))
  expect(plain.deadline()).toEqual({ seat: 0, at: at(8, 20) })
})

test('without a clock nothing is shown and nothing runs out', () => {
  const clocks = new Clocks({ kind: 'none' }, 1)
  clocks.run([0], 0, 0)
  expect(clocks.deadline()).toBeUndefined()
  expect(clocks.shown(0)).toBeUndefined()
})
