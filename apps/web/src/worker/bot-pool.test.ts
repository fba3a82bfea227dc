import type { BotJob, WhyJob } from '@orrery/host'
import { afterEach, expect, test, vi } from 'vitest'
import { type BotWorker, HURRY, type ThoughtRequest, thinkIn } from './bot-pool.ts'

const JOB = { seat: 1, bot: 'greedy', n: 4 } as BotJob

afterEach(() => vi.useRealTimers())

/** Workers whose thoughts are in the test's hands. */
function workers() {
  const started: (BotWorker & { asked: ThoughtRequest[]; hurried: boolean; ended: boolean })[] = []
  const start = (): BotWorker => {
    const worker = {
      asked: [] as ThoughtRequest[],
      hurried: false,
      ended: false,
      onmessage: null as BotWorker['onmessage'],
      onerror: null as BotWorker['onerror'],
      postMessage(request: ThoughtRequest | typeof HURRY) {
        if (request === HURRY) worker.hurried = true
        else worker.asked.push(request)
      },
      terminate() {
        worker.ended = true
      },
    }
    started.push(worker)
    return worker
  }
  return { started, start }
}

test('a thought comes back as a value, and one worker does for all', async () => {
  const { started, start } = workers()
  const thinker = thinkIn(start)
  const first = thinker.decide('m', JOB)
  const second = thinker.decide('m', JOB)
  const [one, two] = started[0].asked
  started[0].onmessage?.({ data: { id: two.id, value: 'b' } } as MessageEvent)
  started[0].onmessage?.({ data: { id: one.id, value: 'a' } } as MessageEvent)
  expect([await first, await second]).toEqual([{ value: 'a' }, { value: 'b' }])
  expect(started.length).toBe(1)
})

test('an answer is explained, unless the bot stumbles', async () => {
  const { started, start } = workers()
  const pool = thinkIn(start)
  const job = { ...JOB, at: 3, value: 'a' } as WhyJob
  const [told, silent] = [pool.explain('m', job), pool.explain('m', job)]
  const [one, two] = started[0].asked
  expect(one.job).toBe(job)
  started[0].onmessage?.({ data: { id: one.id, explained: { at: 3 } } } as MessageEvent)
  started[0].onmessage?.({ data: { id: two.id } } as MessageEvent)
  expect([await told, await silent]).toEqual([{ at: 3 }, undefined])
})

test('a bot that stumbles has failed', async () => {
  const { started, start } = workers()
  const thought = thinkIn(start).decide('m', JOB)
  started[0].onmessage?.({ data: { id: started[0].asked[0].id } } as MessageEvent)
  expect(await thought).toEqual({ failed: ['greedy'] })
})

test('a bot that takes too long is asked for what it has', async () => {
  vi.useFakeTimers()
  const { started, start } = workers()
  const thought = thinkIn(start, 1000).decide('m', JOB)
  vi.advanceTimersByTime(999)
  expect(started[0].hurried).toBe(false)
  vi.advanceTimersByTime(1)
  expect([started[0].hurried, started[0].ended]).toEqual([true, false])
  started[0].onmessage?.({ data: { id: started[0].asked[0].id, value: 'a' } } as MessageEvent)
  expect(await thought).toEqual({ value: 'a' })
  vi.advanceTimersByTime(60_000)
  expect(started[0].ended).toBe(false)
})

test('a bot that does not come to an end is cut off, and the next one starts anew', async () => {
  vi.useFakeTimers()
  const { started, start } = workers()
  const thinker = thinkIn(start, 1000)
  const thought = thinker.decide('m', JOB)
  vi.advanceTimersByTime(2000)
  expect(await thought).toEqual({ failed: ['greedy'] })
  expect(started[0].ended).toBe(true)
  void thinker.decide('m', JOB)
  expect(started.length).toBe(2)
})

test('a worker that breaks is replaced', async () => {
  const { started, start } = workers()
  const thinker = thinkIn(start)
  const thought = thinker.decide('m', JOB)
  started[0].onerror?.({} as ErrorEvent)
  expect(await thought).toEqual({ failed: ['greedy'] })
})
