import type { ClockSettings } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { HostedMatch } from '../src/index.ts'
import { answerFor, headerOf, must, START } from './host.ts'
import { march } from './march.ts'

const MINUTE = 60_000

const open = (clock: ClockSettings, bots: number[] = []) =>
  HostedMatch.open(march, headerOf(march, { seats: 2, clock, bots }))

const timeOut = (table: HostedMatch, seat: number, at: number) => table.timeOut(seat, at)

const perMove: ClockSettings = { kind: 'move', ms: MINUTE }

test('when time is out the plainest answer is given, and not before', () => {
  const table = open(perMove)
  expect(table.deadline()).toEqual({ seat: 0, at: START + MINUTE })
  expect(timeOut(table, 0, START + MINUTE - 1)).toMatchObject({ reason: 'clock' })
  must(answerFor(table, 0, START + 10_000))
  expect(timeOut(table, 0, START + MINUTE)).toMatchObject({ reason: 'clock' })
  const entry = must(timeOut(table, 1, START + MINUTE))
  expect(entry).toMatchObject({ kind: 'timeout', by: 'table', seat: 1, value: 3 })
  expect(table.snapshot(0).talk.at(-1)).toEqual({ seq: 2, at: START + MINUTE, by: 'table', kind: 'timeout', seat: 1 })
  expect(timeOut(table, 9, START + MINUTE)).toMatchObject({ reason: 'clock' })
})

test('what the clock decided cannot be taken back alone', () => {
  const table = open(perMove)
  must(timeOut(table, 0, START + MINUTE))
  expect(table.snapshot(0).undo).toEqual({ decisions: 1, fence: { because: 'timeout', at: 0 } })
  expect(table.perform(0, { type: 'undo' }, START + MINUTE)).toMatchObject({
    reason: 'fence',
    fence: { because: 'timeout' },
  })
  const { seq } = must(table.perform(0, { type: 'ask-undo', to: 0 }, START + MINUTE))
  must(table.perform(1, { type: 'agree', request: seq }, START + MINUTE))
  expect(table.deadline()).toEqual({ seat: 0, at: START + 2 * MINUTE })
})

test('clocks rest while the match is paused, when a bot plays and when it is over', () => {
  const table = open(perMove)
  must(table.perform(0, { type: 'pause' }, START + 20_000))
  expect(table.deadline()).toBeUndefined()
  expect(timeOut(table, 0, START + 9 * MINUTE)).toMatchObject({ reason: 'clock' })
  must(table.perform(0, { type: 'resume' }, START + 10 * MINUTE))
  expect(table.deadline()).toEqual({ seat: 0, at: START + 10 * MINUTE + 40_000 })
  must(table.perform(0, { type: 'away' }, START + 10 * MINUTE))
  expect(table.deadline()?.seat).toBe(1)
  must(table.perform(1, { type: 'resign' }, START + 10 * MINUTE))
  expect(table.deadline()).toBeUndefined()
  expect(open(perMove, [0]).deadline()?.seat).toBe(1)
})

test('a clock that was set back does not turn time back', () => {
  const table = open(perMove)
  must(answerFor(table, 0, START + 5000))
  expect(must(answerFor(table, 1, START - MINUTE)).at).toBe(START + 5000)
})

test('with a chess clock who has no time left gets the increment alone', () => {
  const table = open({ kind: 'chess', ms: MINUTE, increment: 3000 })
  must(answerFor(table, 1, START))
  must(timeOut(table, 0, START + MINUTE + 3000))
  for (let at = START + MINUTE + 3000; table.waitingFor()[0] !== 0 || table.waitingFor().length > 1; )
    must(answerFor(table, 1, at))
  expect(table.snapshot(0).seats[0].clock?.left).toBe(3000)
})

test('play by mail', () => {
  const table = open({ kind: 'daily', days: 2, hours: { from: 8, to: 22, offset: 0 } })
  expect(table.deadline()).toEqual({ seat: 0, at: START + 2 * 24 * 60 * MINUTE })
  expect(table.snapshot(0).seats[0].clock).toEqual({ left: 2 * 14 * 60 * MINUTE, until: table.deadline()?.at })
})
