import type { Game } from '@orrery/engine'
import type { ClockSettings, Wish } from '@orrery/protocol'
import { expect, test } from 'vitest'
import gossipGame from '../../engine/testing/gossip/game.ts'
import { HostedMatch } from '../src/index.ts'
import { answerFor, headerOf, must, START, textOf, viewersOf } from './host.ts'
import { march } from './march.ts'

/** One after the other is asked, and nothing is hidden: with one seat it is always the same one. */
const gossip = gossipGame as Game
const SECOND = 1000
const MINUTE = 60 * SECOND
const perMove: ClockSettings = { kind: 'move', ms: MINUTE }

const open = (seats: number, clock: ClockSettings) =>
  HostedMatch.open(gossip, headerOf(gossip, { seats, clock, options: { rumors: 20, lines: 1 } }))

const at = (seconds: number): number => START + seconds * SECOND

/** When the time of whoever is asked is out, in seconds since the start. */
const out = (table: HostedMatch): number => ((table.deadline()?.at ?? Number.NaN) - START) / SECOND

const tell = (table: HostedMatch, seconds: number, seat = 0) => must(answerFor(table, seat, at(seconds)))

const undo = (table: HostedMatch, seconds: number) => must(table.perform(0, { type: 'undo' }, at(seconds)))

test('nobody takes back past what the clock decided, however much was decided since', () => {
  const table = open(1, perMove)
  tell(table, 10)
  must(table.timeOut(0, at(70)))
  tell(table, 75)
  tell(table, 80)
  expect(table.snapshot(0).undo).toMatchObject({ decisions: 4, to: 2, fence: { because: 'timeout', at: 1 } })
  for (const to of [0, 1])
    expect(table.perform(0, { type: 'undo', to }, at(85))).toMatchObject({
      reason: 'fence',
      fence: { because: 'timeout', at: 1 },
    })
  expect(table.decisions).toBe(4)
  must(table.perform(0, { type: 'undo', to: 2 }, at(85)))
  expect(table.perform(0, { type: 'undo' }, at(85))).toMatchObject({ reason: 'fence' })
  expect(table.snapshot(0).undo).toEqual({ decisions: 2, redo: true, fence: { because: 'timeout', at: 1 } })
})

test('a secret answer that the clock gave cannot be withdrawn, one’s own can', () => {
  const table = HostedMatch.open(march, headerOf(march, { seats: 3, clock: perMove }))
  must(table.timeOut(0, at(60)))
  expect(table.snapshot(0).undo.withdraw).toBeUndefined()
  expect(table.perform(0, { type: 'undo' }, at(61))).toMatchObject({ reason: 'fence', fence: { because: 'timeout' } })
  must(answerFor(table, 1, at(59)))
  expect(table.snapshot(1).undo.withdraw).toBe(true)
  must(table.perform(1, { type: 'undo' }, at(61)))
  expect(table.waitingFor()).toEqual([1, 2])
})

/** What somebody could want, each of them in order. */
const WISHES: readonly Wish[] = [
  { type: 'answer', n: 0, value: 'tell' },
  { type: 'interject', value: 1 },
  { type: 'undo' },
  { type: 'undo', to: 0 },
  { type: 'redo' },
  { type: 'ask-undo', to: 0 },
  { type: 'agree', request: 1 },
  { type: 'disagree', request: 1 },
  { type: 'resign' },
  { type: 'away' },
  { type: 'back' },
  { type: 'pause' },
  { type: 'resume' },
  { type: 'name', name: 'Table' },
  { type: 'chat', text: 'I am the table.' },
]

const NO_SEATS = ['table', 'spectator', '0', -1, 2, 0.5, Number.NaN, null, undefined, true, [0], {}, '__proto__']

test.each(WISHES)('only a seat may do this, not the table nor anybody else: %j', (wish) => {
  for (const paused of [false, true]) {
    const table = open(2, perMove)
    if (paused) must(table.perform(0, { type: 'pause' }, START))
    const before = viewersOf(table).map((viewer) => textOf(table.snapshot(viewer)))
    for (const by of NO_SEATS)
      expect(table.perform(by as never, wish, START)).toEqual({ reason: 'seat', text: 'Unknown seat.' })
    expect(viewersOf(table).map((viewer) => textOf(table.snapshot(viewer)))).toEqual(before)
  }
})

test('a decision that is made again has the time of a decision', () => {
  const table = open(1, perMove)
  tell(table, 10)
  expect(out(table)).toBe(70)
  // Alone at the table, whoever asks agrees: what follows is timed anew.
  must(table.perform(0, { type: 'ask-undo', to: 0 }, at(20)))
  expect(out(table)).toBe(80)
  must(table.perform(0, { type: 'redo' }, at(30)))
  expect(table.decisions).toBe(1)
  expect(out(table)).toBe(90)
})

test('who takes back and makes again by right wins no time with it', () => {
  const table = open(1, perMove)
  tell(table, 10)
  undo(table, 20)
  must(table.perform(0, { type: 'redo' }, at(30)))
  expect(out(table)).toBe(70)
})

test('after a time-out the next decision has all of its time, also where it had some before', () => {
  const table = open(1, perMove)
  tell(table, 10)
  undo(table, 20)
  expect(out(table)).toBe(70)
  must(table.timeOut(0, at(70)))
  expect(out(table)).toBe(130)
  must(table.timeOut(0, at(130)))
  expect(out(table)).toBe(190)
})

test('after a time-out a chess clock adds what it adds for every decision', () => {
  const table = open(1, { kind: 'chess', ms: MINUTE, increment: 5 * SECOND })
  expect(out(table)).toBe(65)
  must(table.timeOut(0, at(65)))
  expect(out(table)).toBe(70)
  tell(table, 66)
  expect(out(table)).toBe(75)
})

test('when all agree to go back everybody’s time is granted anew', () => {
  const table = open(2, perMove)
  tell(table, 10)
  tell(table, 20, 1)
  expect(out(table)).toBe(80)
  const { seq } = must(table.perform(0, { type: 'ask-undo', to: 1 }, at(50)))
  must(table.perform(1, { type: 'agree', request: seq }, at(55)))
  expect(table.waitingFor()).toEqual([1])
  expect(out(table)).toBe(115)
  tell(table, 60, 1)
  expect(out(table)).toBe(120)
})
