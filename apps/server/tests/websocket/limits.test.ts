import { expect, test, vi } from 'vitest'
import { Addresses, STANDARD_LIMITS } from '../../src/websocket/limits.ts'
import { startLive } from './server.ts'

const MINUTE = 60_000

function atTime() {
  const time = { now: 0 }
  const limits = { ...STANDARD_LIMITS, connections: 2, badHellos: 3 }
  return { time, addresses: new Addresses(limits, () => time.now) }
}

/** How many bad hellos an address has left. */
function patience(addresses: Addresses, address: string): number {
  let left = 0
  while (!addresses.stumble(address)) left++
  return left
}

test('addresses that have gone and did no wrong are forgotten', () => {
  const { time, addresses } = atTime()
  for (let i = 0; i < 1000; i++) {
    addresses.enter(`a${i}`)
    addresses.leave(`a${i}`)
  }
  expect(addresses.size).toBe(1000)
  time.now = MINUTE - 1
  addresses.enter('new')
  expect(addresses.size).toBe(1001)
  time.now = MINUTE
  addresses.enter('newer')
  expect(addresses.size).toBe(2)
})

test('an address that is still connected is not forgotten: its connections stay counted', () => {
  const { time, addresses } = atTime()
  expect([addresses.enter('a'), addresses.enter('a'), addresses.enter('a')]).toEqual([true, true, false])
  time.now = 10 * MINUTE
  expect(addresses.enter('b')).toBe(true)
  expect(addresses.enter('a')).toBe(false)
  addresses.leave('a')
  expect([addresses.enter('a'), addresses.enter('a')]).toEqual([true, false])
})

test('an address that did wrong is remembered until it has made up for it', () => {
  const { time, addresses } = atTime()
  // The first sweep comes a minute after the beginning, the wrong shortly before it.
  time.now = MINUTE - 1
  addresses.enter('a')
  expect(patience(addresses, 'a')).toBe(3)
  addresses.leave('a')
  time.now = MINUTE
  addresses.enter('b')
  addresses.enter('a')
  expect(patience(addresses, 'a')).toBe(0)
  addresses.leave('a')
  time.now = 3 * MINUTE
  addresses.enter('b')
  expect(addresses.size).toBe(1)
  addresses.enter('a')
  expect(patience(addresses, 'a')).toBe(3)
})

test('a wall clock that is set neither frees nor locks anybody', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const server = await startLive({ limits: { badHellos: 2 } })
    const { match, tokens } = await server.create()
    const guess = async () => (await server.connect({ match, token: 'guess' }).ended()).of('error')[0]?.code
    const noon = Date.now()
    expect([await guess(), await guess(), await guess()]).toEqual(['token', 'token', 'too-fast'])
    vi.setSystemTime(noon + 86_400_000)
    expect(await guess()).toBe('too-fast')
    const client = await server.connect({ match, token: tokens[0]! }).welcomed()
    vi.setSystemTime(noon - 86_400_000)
    expect(await client.perform({ type: 'ping' })).toMatchObject({ type: 'pong' })
  } finally {
    vi.useRealTimers()
  }
})
