import type { LogLine, Snapshot } from '@orrery/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Moment, type Pacing, Playback, type Playing } from './playback.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const line = (what: string): LogLine => ({ what, data: {}, at: 0 })

/** Lines are told by their first letter: `t` opens a turn, `b` is a beat, everything else a step. */
const moments = (lines: readonly LogLine[], isOwn: boolean): readonly Moment[] => {
  const parts: LogLine[][] = [[]]
  for (const one of lines) {
    if (one.what.startsWith('t')) parts.push([])
    parts.at(-1)?.push(one)
    if (one.what.startsWith('b')) parts.push([])
  }
  let own = isOwn
  return parts.flatMap((part) => {
    const [first, last] = [part[0], part.at(-1)]
    if (!first || !last) return []
    const opens = first.what.startsWith('t')
    own &&= !opens
    return { lines: part, opens, isBeat: last.what.startsWith('b'), isOwn: own }
  })
}

const paced = (waits: boolean): Pacing => ({
  moments,
  pause: ({ isBeat }, behind) => (isBeat ? 1600 : 600 / (1 + behind / 5)),
  waits: () => waits,
})

/** A table at which others play, and somebody who looks. */
function table(pacing: Pacing) {
  let playing: Playing | undefined
  let seq = 0
  const playback = new Playback((now) => {
    playing = now
  }, pacing)
  const snapshot = (mine: boolean, talk: number) =>
    ({
      seq: ++seq,
      question: { n: seq, waitingFor: [mine ? 0 : 1], ...(mine ? { mine: {} } : {}) },
      undo: { decisions: seq },
      talk: Array.from({ length: talk }, () => ({})),
      log: [],
    }) as unknown as Snapshot
  playback.begin(snapshot(false, 0))
  return {
    playback,
    /** What is told, separated by spaces; with `mine` the viewer is asked next. */
    add: (told: string, { mine = false, talk = 0 } = {}) =>
      playback.add(snapshot(mine, talk), told === '' ? [] : told.split(' ').map(line)),
    now: () => ({
      seq: playing?.shown.seq,
      moment: playing?.moment.map(({ what }) => what).join(' '),
      told: playing?.telling?.lines.map(({ what }) => what).join(' '),
      held: playing?.telling?.isHeld ?? false,
      of: playing?.telling && `${playing.telling.n} of ${playing.telling.of}`,
      behind: playing?.behind,
    }),
    news: () => playing?.news.map(({ what }) => what).join(' '),
    shown: () => playing?.shown,
  }
}

test('with *Wait for me* every turn and every beat of others waits until the viewer goes on, and they are counted', () => {
  const { add, now, playback } = table(paced(true))
  add('t1 s1')
  add('b1 s2 t2 s3', { mine: true })
  expect(now()).toMatchObject({ seq: 2, told: undefined, held: false })
  vi.advanceTimersByTime(600)
  expect(now()).toMatchObject({ seq: 3, moment: 'b1', told: 't1 s1 b1', held: true, of: '1 of 2' })
  vi.advanceTimersByTime(100_000)
  expect(now().told).toBe('t1 s1 b1')
  playback.next()
  expect(now()).toMatchObject({ moment: 's2', held: false, told: 's2' })
  vi.advanceTimersByTime(600)
  expect(now()).toMatchObject({ moment: 's2', told: 's2', held: true, of: '2 of 2' })
  playback.next()
  expect(now()).toMatchObject({ moment: 't2 s3', told: undefined, held: false })
})

test('what others do meanwhile does not wait: it is told how far the view is behind, and what they say is heard', () => {
  const { add, now, playback, shown } = table(paced(true))
  add('t1 b1')
  add('s2')
  add('t2 s3', { talk: 1 })
  expect(now()).toMatchObject({ seq: 2, held: true, behind: 2, of: '1 of 2' })
  expect(shown()).toMatchObject({ talk: [{}], undo: { decisions: 2 } })
  playback.hurry()
  expect(now()).toMatchObject({ seq: 4, held: false, told: undefined, behind: 0 })
})

test('one by one, steps are hurried by those that wait and beats never; nothing is asked before a beat has been told', () => {
  const { add, now } = table(paced(false))
  for (let i = 0; i < 10; i++) add('s')
  add('b', { mine: true })
  expect(now()).toMatchObject({ seq: 2, behind: 10 })
  vi.advanceTimersByTime(600)
  expect(now().seq).toBe(3)
  vi.advanceTimersByTime(600 / 2.8 + 1)
  expect(now().seq).toBe(4)
  while (now().seq !== 12) vi.advanceTimersByTime(1)
  expect(now()).toMatchObject({ told: expect.stringMatching(/b$/), held: false })
  vi.advanceTimersByTime(1590)
  expect(now().told).toBeDefined()
  vi.advanceTimersByTime(10)
  expect(now().told).toBeUndefined()
})

test('of an own decision nothing waits but what follows a heading', () => {
  const { add, now, playback } = table(paced(true))
  add('s', { mine: true })
  vi.advanceTimersByTime(600)
  add('b1', { mine: true })
  expect(now()).toMatchObject({ moment: 'b1', told: undefined })
  vi.advanceTimersByTime(1600)
  add('b2 t1 b3', { mine: true })
  expect(now()).toMatchObject({ moment: 'b2', told: 'b2', held: false })
  vi.advanceTimersByTime(1600)
  expect(now()).toMatchObject({ moment: 't1 b3', held: true })
  playback.next()
  expect(now()).toMatchObject({ told: undefined, held: false })
})

test('a stage is skipped by whoever goes on, and what it ends with waits', () => {
  const { add, now, playback } = table(paced(true))
  const skipped = vi.fn()
  const seen = vi.fn()
  add('s')
  const release = playback.stay(skipped)
  add('s2', { mine: true })
  vi.advanceTimersByTime(10_000)
  expect(now()).toMatchObject({ seq: 2, told: 's', held: false })
  playback.next()
  expect(skipped).toHaveBeenCalledOnce()
  playback.hold(seen)
  release()
  expect(now()).toMatchObject({ seq: 2, held: true })
  playback.next()
  expect(seen).toHaveBeenCalledOnce()
  expect(now()).toMatchObject({ seq: 3 })
})

test('who wants nothing told gets everything at once, and the news of all that came together', () => {
  const { add, now, news } = table({
    moments: (lines, isOwn) => [{ lines, opens: false, isBeat: false, isOwn }],
    pause: () => 0,
    waits: () => false,
  })
  add('t1 b1 t2')
  expect([now(), news()]).toMatchObject([{ seq: 2, told: undefined, moment: 't1 b1 t2' }, 't1 b1 t2'])
})

test('too many are not shown one by one, unless they wait for the viewer', () => {
  const hurried = table(paced(false))
  const patient = table(paced(true))
  for (let i = 0; i < 100; i++) for (const one of [hurried, patient]) one.add('t s')
  expect(hurried.now().seq).toBeGreaterThan(50)
  expect(patient.now()).toMatchObject({ seq: 2, behind: 99 })
})
