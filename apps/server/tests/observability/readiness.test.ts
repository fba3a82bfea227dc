import { expect, test } from 'vitest'
import { LoopLag } from '../../src/observability/loop-lag.ts'
import { createReadiness, type Vitals } from '../../src/observability/readiness.ts'
import { Unavailable } from '../../src/store/index.ts'

const WELL: Vitals = {
  ping: async () => {},
  outage: () => undefined,
  oldestAppendMs: () => 0,
  loopLagMs: () => 0,
  botQueueMs: () => 0,
}

const problem = (vitals: Partial<Vitals>) =>
  createReadiness({ ...WELL, ...vitals })().then(
    () => 'ready',
    ({ status, code, message }) => [status, code, message],
  )

test('a server is ready when it stores, gets to its work, and its bots get their turns', async () => {
  expect(await problem({})).toBe('ready')
  expect(await problem({ oldestAppendMs: () => 4_900, loopLagMs: () => 1_900, botQueueMs: () => 59_000 })).toBe('ready')
  expect(
    await problem({
      ping: () => Promise.reject(new Unavailable('Can’t store anything right now. Try again in a minute.')),
    }),
  ).toEqual([503, 'unavailable', 'Can’t store anything right now. Try again in a minute.'])
  expect(await problem({ ping: () => Promise.reject(new Error('relation "x" does not exist')) })).toEqual([
    503,
    'unavailable',
    'Can’t reach the database. Try again in a minute.',
  ])
  expect(await problem({ oldestAppendMs: () => 7_200 })).toEqual([
    503,
    'unavailable',
    'A decision has been waiting to be stored for 7 seconds.',
  ])
  expect(await problem({ loopLagMs: () => 3_000 })).toEqual([503, 'busy', 'The event loop was blocked for 3 seconds.'])
  expect(await problem({ botQueueMs: () => 61_000 })).toEqual([503, 'busy', 'A bot has been waiting for 61 seconds.'])
})

test('however many ask, one writes a second, unless somebody has met an outage since', async () => {
  let now = 0
  let pings = 0
  let outage: 'unwritable' | undefined
  const ping = async () => {
    pings++
    if (outage) throw new Unavailable('Can’t store anything right now. Try again in a minute.')
  }
  const ready = createReadiness({ ...WELL, ping, outage: () => outage }, () => now)
  await Promise.all([ready(), ready(), ready()])
  now = 900
  await ready()
  expect(pings).toBe(1)
  now = 1_100
  await ready()
  expect(pings).toBe(2)
  outage = 'unwritable'
  await expect(ready()).rejects.toThrow('Can’t store anything right now. Try again in a minute.')
  await expect(ready()).rejects.toThrow('Can’t store anything right now. Try again in a minute.')
  expect(pings).toBe(3)
})

test('the longest delay of the event loop counts for ten seconds, and one that lasts counts at once', () => {
  let now = 0
  let look = () => {}
  const lag = new LoopLag(
    () => now,
    (given) => {
      look = given
    },
  )
  const pass = (ms: number) => {
    now += ms
    look()
  }
  for (let turn = 0; turn < 4; turn++) pass(250)
  expect(lag.longestMs).toBe(0)
  now += 3_250
  expect(lag.longestMs).toBe(3_000)
  look()
  expect(lag.longestMs).toBe(3_000)
  for (let turn = 0; turn < 39; turn++) pass(250)
  expect(lag.longestMs).toBe(3_000)
  for (let turn = 0; turn < 3; turn++) pass(250)
  expect(lag.longestMs).toBe(0)
})
