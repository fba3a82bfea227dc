import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from './server.ts'

/** Statuses of one request after another, each with what proxies claim of its way. */
async function asked(settings: object, ways: readonly (string | undefined)[]): Promise<number[]> {
  const server = await startTestServer('sqlite', { rateLimit: 1, ...settings })
  const statuses: number[] = []
  for (const way of ways)
    statuses.push(
      (await server.ask('/api/games', way === undefined ? {} : { headers: { 'x-forwarded-for': way } })).status,
    )
  return statuses
}

describe('whom a request is counted for', () => {
  test('without a trusted proxy: whoever sent it, whatever it claims', async () => {
    expect(await asked({}, ['8.8.8.8', '9.9.9.9', '8.8.8.8, 127.0.0.1'])).toEqual([200, 429, 429])
    expect(await asked({ trustProxy: ['10.0.0.0/8'] }, ['8.8.8.8', '9.9.9.9'])).toEqual([200, 429])
  })

  test('behind a trusted proxy: the address that the proxy saw, and not what stood there before', async () => {
    const trustProxy = ['loopback']
    expect(
      await asked({ trustProxy }, ['8.8.8.8', '1.1.1.1, 8.8.8.8', '10.0.0.1, 1.2.3.4,8.8.8.8', '9.9.9.9']),
    ).toEqual([200, 429, 429, 200])
    // What is no address ends the chain: the proxy itself is counted.
    expect(await asked({ trustProxy }, ['unknown', '8.8.8.8, unknown', 'x', undefined])).toEqual([200, 429, 429, 429])
  })

  test('behind several proxies: the last address that is none of them', async () => {
    const trustProxy = ['loopback', '10.0.0.0/8', '2001:db8:1::/48']
    expect(
      await asked({ trustProxy }, ['8.8.8.8, 10.0.0.1', '7.7.7.7, 8.8.8.8, 10.0.0.2, 10.0.0.1', '8.8.8.8']),
    ).toEqual([200, 429, 429])
    expect(
      await asked({ trustProxy }, ['8.8.8.8, 2001:db8:1::5', '8.8.8.8', '8.8.8.8, 192.168.0.1', '8.8.8.8, 11.0.0.1']),
    ).toEqual([200, 429, 200, 200])
  })

  test('a port behind an address does not make another of it', async () => {
    const trustProxy = ['loopback']
    expect(await asked({ trustProxy }, ['8.8.8.8:1000', '8.8.8.8:1001', '[2001:db8::1]:80', '[2001:db8::2]'])).toEqual([
      200, 429, 200, 429,
    ])
  })

  test('IPv6 by its network of 64 bits, however it is written', async () => {
    const trustProxy = ['loopback']
    const same = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff::2', '2001:0db8:0000:0001:0:0:0:3', '2001:db8::1:0:0:0:4']
    expect(await asked({ trustProxy }, [...same, '2001:db8:0:2::1', '2001:db8:1:1::1'])).toEqual([
      200, 429, 429, 429, 200, 200,
    ])
  })

  test('an IPv4 address that is written as IPv6 is the IPv4 address', async () => {
    const trustProxy = ['loopback']
    const same = ['8.8.8.8', '::ffff:8.8.8.8', '::FFFF:808:808', '0:0:0:0:0:ffff:8.8.8.8']
    expect(await asked({ trustProxy }, [...same, '::ffff:8.8.8.9', '9.9.9.9'])).toEqual([200, 429, 429, 429, 200, 200])
    // A proxy that is trusted is trusted in both spellings.
    expect(await asked({ trustProxy: ['loopback', '10.0.0.1'] }, ['8.8.8.8, ::ffff:a00:1', '8.8.8.8'])).toEqual([
      200, 429,
    ])
  })
})

describe('time', () => {
  test('a wall clock that is set frees nobody and locks nobody', async () => {
    let now = 0
    const server = await startTestServer('sqlite', { rateLimit: 2, trustProxy: ['loopback'], clock: () => now })
    const status = async (from: string) =>
      (await server.ask('/api/games', { headers: { 'x-forwarded-for': from } })).status
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const noon = Date.now()
      expect([await status('8.8.8.8'), await status('8.8.8.8'), await status('8.8.8.8')]).toEqual([200, 200, 429])
      for (const step of [3_600_000, 86_400_000, -86_400_000]) {
        vi.setSystemTime(noon + step)
        expect(await status('8.8.8.8')).toBe(429)
      }
      expect(await status('9.9.9.9')).toBe(200)
      now = 60_000
      expect([await status('8.8.8.8'), await status('8.8.8.8'), await status('8.8.8.8')]).toEqual([200, 200, 429])
    } finally {
      vi.useRealTimers()
    }
  })

  test('who is refused is told how long to wait', async () => {
    let now = 0
    const server = await startTestServer('sqlite', { rateLimit: 1, clock: () => now })
    await server.ask('/api/games')
    now = 15_500
    expect((await server.ask('/api/games')).headers.get('retry-after')).toBe('45')
    now = 59_999
    expect((await server.ask('/api/games')).headers.get('retry-after')).toBe('1')
  })
})
