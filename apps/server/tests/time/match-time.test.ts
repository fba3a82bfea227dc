import { expect, test } from 'vitest'
import { MatchTime, startMatchTime } from '../../src/match-time.ts'
import { KINDS, newStore } from '../store/places.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOON = Date.UTC(2026, 0, 5, 12)

/** A machine whose clock can be set, and on which time passes. */
function machine(at = NOON) {
  let [passed, ahead] = [5_000.5, 0]
  return {
    options: { wall: () => at + passed - 5_000.5 + ahead, passed: () => passed },
    pass(ms: number) {
      passed += ms
    },
    set(ms: number) {
      ahead += ms
    },
  }
}

test('time runs by itself; a clock that is set back does not stop it', () => {
  const { options, pass, set } = machine()
  const time = new MatchTime(options)
  expect(time.now()).toBe(NOON)
  pass(MINUTE)
  set(-3 * HOUR)
  expect(time.now()).toBe(NOON + MINUTE)
  pass(10 * MINUTE)
  expect(time.now()).toBe(NOON + 11 * MINUTE)
  expect(time.rested(0)).toBeUndefined()
})

test('a clock that is set forward is caught up with, and the span in between is one in which no time ran', () => {
  const { options, pass, set } = machine()
  const time = new MatchTime(options)
  pass(MINUTE)
  set(3 * HOUR)
  expect(time.now()).toBe(NOON + MINUTE + 3 * HOUR)
  const span = { from: NOON + MINUTE, to: NOON + MINUTE + 3 * HOUR }
  expect(time.rested(NOON)).toEqual(span)
  expect(time.rested(NOON + 2 * MINUTE)).toEqual({ ...span, from: NOON + 2 * MINUTE })
  expect(time.rested(span.to)).toBeUndefined()
  // Set right again, it goes on from where it is.
  set(-3 * HOUR)
  pass(MINUTE)
  expect(time.now()).toBe(span.to + MINUTE)
  expect(time.rested(span.to)).toBeUndefined()
})

test('small corrections mean nothing', () => {
  const { options, pass, set } = machine()
  const time = new MatchTime(options)
  for (const ms of [900, -1800, 30_000, -29_100]) {
    set(ms)
    pass(1000)
    time.now()
  }
  expect(time.now()).toBe(NOON + 4000)
  expect(time.rested(0)).toBeUndefined()
})

test.each([
  ['a short restart', 20_000, 20_000, undefined],
  ['an outage', 3 * HOUR, 3 * HOUR, 3 * HOUR],
  ['a clock that was set back meanwhile', -3 * HOUR, 0, undefined],
])('after a restart: %s', (_, later, expected, rested) => {
  const kept = { at: NOON, spans: [] }
  const { options, pass } = machine(NOON + later)
  const time = new MatchTime({ ...options, kept })
  expect(time.now()).toBe(NOON + expected)
  const span = time.rested(NOON - HOUR)
  expect(span && span.to - span.from).toBe(rested)
  pass(MINUTE)
  expect(time.now()).toBe(NOON + expected + MINUTE)
})

test.each(KINDS)('what is known of the time outlives processes, on %s', async (kind) => {
  const store = await newStore(kind)
  const first = machine()
  const one = await startMatchTime(store, first.options)
  first.set(2 * HOUR)
  one.time.now()
  first.pass(MINUTE)
  await one.stop()
  const second = machine(NOON + 10 * HOUR)
  const two = await startMatchTime(store, second.options)
  expect(two.time.now()).toBe(NOON + 10 * HOUR)
  expect(two.time.rested(NOON)).toEqual({ from: NOON, to: NOON + 2 * HOUR })
  const outage = { from: NOON + 2 * HOUR + MINUTE, to: NOON + 10 * HOUR }
  expect(two.time.rested(NOON + 2 * HOUR)).toEqual(outage)
  // One whose machine is behind goes on where the others are.
  const three = await startMatchTime(store, machine(NOON).options)
  expect(three.time.now()).toBe(NOON + 10 * HOUR)
  expect(three.time.rested(NOON + 3 * HOUR)).toEqual({ from: NOON + 3 * HOUR, to: NOON + 10 * HOUR })
  await Promise.all([two.stop(), three.stop()])
})
