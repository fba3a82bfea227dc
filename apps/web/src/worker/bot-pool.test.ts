import type { BotJob } from '@orrery/host'
import { afterEach, expect, test, vi } from 'vitest'
import { type BotWorker, type ThoughtRequest, thinkIn } from './bot-pool.ts'

const JOB = { seat: 1, bot: 'greedy', n: 4 } as BotJob

afterEach(() => vi.useRealTimers())

/** Workers whose thoughts are in the test's hands. */
function workers() {
  const started: (BotWorker & { asked: ThoughtRequest[]; ended: boolean })[] = []
  const start = (): BotWorker => {
    const worker = {
      asked: [] as ThoughtRequest[],
      ended: false,
      onmessage: null as BotWorker['onmessage'],
      onerror: null as BotWorker['onerror'],
      postMessage(request: ThoughtRequest) {
        worker.asked.push(request)
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

test('a bot that stumbles has failed', async () => {
  const { started, start } = workers()
  const thought = thinkIn(start).decide('m', JOB)
  started[0].onmessage?.({ data: { id: started[0].asked[0].id, value: undefined } } as MessageEvent)
  expect(await thought).toEqual({ failed: ['greedy'] })
})

test('a bot that does not come to an end is cut off, and the next one starts anew', async () => {
  vi.useFakeTimers()
  const { started, start } = workers()
  const thinker = thinkIn(start, 1000)
  const thought = thinker.decide('m', JOB)
  vi.advanceTimersByTime(1000)
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
