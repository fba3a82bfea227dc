import { describe, expect, test, vi } from 'vitest'
import { KINDS } from '../store/places.ts'
import { type Answer, startTestServer } from './server.ts'

const PASSWORD = 'correct horse'
const MINUTE = 60_000

async function start(kind: (typeof KINDS)[number] = 'sqlite') {
  const time = { now: 0 }
  const server = await startTestServer(kind, { trustProxy: ['loopback'], clock: () => time.now })
  const from = (address: string, path: string, body: object) =>
    server.ask(path, { body, headers: { 'x-forwarded-for': address } })
  await from('192.0.2.1', '/api/accounts', { name: 'Ada', password: PASSWORD })
  const signIn = (address: string, password = 'wrong guess', name = 'Ada') =>
    from(address, '/api/sessions', { name, password })
  /** Ten wrong passwords from ten addresses, after which strangers are slowed down. */
  const attack = async (name = 'Ada') => {
    for (let i = 0; i < 10; i++) expect((await signIn(`198.51.100.${i}`, 'wrong guess', name)).status).toBe(401)
  }
  return { time, server, signIn, attack }
}

const statusOf = async (answer: Promise<Answer>) => (await answer).status

describe.each(KINDS)('too many wrong passwords for one account on %s', (kind) => {
  test('slow strangers down from wherever they come, and not whoever signed in from there before', async () => {
    const { signIn, attack } = await start(kind)
    await attack()
    const slowed = await signIn('203.0.113.1')
    expect(slowed).toMatchObject({
      status: 429,
      json: {
        error: 'too-many-passwords',
        text: 'Too many wrong passwords. Wait a minute, or use a device you signed in on before.',
      },
    })
    expect(slowed.headers.get('retry-after')).toBe('60')
    // Even the right password tells nothing there.
    expect(await statusOf(signIn('203.0.113.2', PASSWORD))).toBe(429)
    expect(await statusOf(signIn('192.0.2.1', PASSWORD))).toBe(201)
    for (let i = 0; i < 30; i++) expect(await statusOf(signIn('192.0.2.1'))).toBe(401)
    expect(await statusOf(signIn('192.0.2.1', PASSWORD))).toBe(201)
  })
})

test('the owner gets in from a new place after a minute, however hard strangers try', async () => {
  const { time, signIn, attack } = await start()
  await attack()
  expect(await statusOf(signIn('203.0.113.1', PASSWORD))).toBe(429)
  for (let i = 0; i < 50; i++) expect(await statusOf(signIn(`198.51.100.${i}`))).toBe(429)
  time.now = MINUTE - 1
  expect(await statusOf(signIn('203.0.113.1', PASSWORD))).toBe(429)
  time.now = MINUTE
  for (let i = 0; i < 10; i++) expect(await statusOf(signIn(`198.51.100.${i}`))).toBe(401)
  expect(await statusOf(signIn('203.0.113.1', PASSWORD))).toBe(201)
  // From now on it is known.
  expect(await statusOf(signIn('203.0.113.1'))).toBe(401)
  expect(await statusOf(signIn('203.0.113.1', PASSWORD))).toBe(201)
})

test('a stranger waits twice as long after each wrong password, up to a quarter of an hour', async () => {
  const { time, signIn, attack } = await start()
  await attack()
  const waits: string[] = []
  for (let i = 0; i < 6; i++) {
    const { headers, json } = await signIn('203.0.113.1')
    waits.push(headers.get('retry-after')!)
    expect(json.text).toContain(i === 0 ? 'Wait a minute,' : 'minutes,')
    time.now += Number(headers.get('retry-after')) * 1000
    expect(await statusOf(signIn('203.0.113.1'))).toBe(401)
  }
  expect(waits).toEqual(['60', '120', '240', '480', '900', '900'])
})

test('wrong passwords that come at once are counted before they are found wrong', async () => {
  const { signIn } = await start()
  const all = await Promise.all(Array.from({ length: 20 }, (_, i) => statusOf(signIn(`198.51.100.${i}`))))
  expect(all.filter((status) => status === 401)).toHaveLength(10)
  expect(all.filter((status) => status === 429)).toHaveLength(10)
})

test('an account that does not exist is slowed down like one that does', async () => {
  const { signIn, attack } = await start()
  await attack('Nobody')
  expect(await statusOf(signIn('203.0.113.1', 'wrong guess', 'Nobody'))).toBe(429)
  expect(await statusOf(signIn('203.0.113.1', 'wrong guess', ' nOBODY'))).toBe(429)
  expect(await statusOf(signIn('203.0.113.1', PASSWORD))).toBe(201)
})

test('right passwords are not counted, and the wall clock does not matter', async () => {
  const { time, signIn, attack } = await start()
  for (let i = 0; i < 15; i++) expect(await statusOf(signIn(`203.0.113.${i}`, PASSWORD))).toBe(201)
  await attack()
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    expect(await statusOf(signIn('203.0.113.99', PASSWORD))).toBe(429)
  } finally {
    vi.useRealTimers()
  }
  time.now = 10 * MINUTE
  expect(await statusOf(signIn('203.0.113.100', PASSWORD))).toBe(201)
})

test('IPv6 addresses of one network are one stranger, or one that is known', async () => {
  const { signIn, attack } = await start()
  expect(await statusOf(signIn('2001:db8:0:1::1', PASSWORD))).toBe(201)
  await attack()
  expect(await statusOf(signIn('2001:db8:0:1:9::9', PASSWORD))).toBe(201)
  expect(await statusOf(signIn('2001:db8:0:2::1', PASSWORD))).toBe(429)
})

test('the old password cannot be tried over and over with a stolen session', async () => {
  const { server, signIn, attack } = await start()
  const cookie = (await signIn('192.0.2.1', PASSWORD)).headers.getSetCookie()[0]!.split(';')[0]!
  await attack()
  const change = (old: string, address: string) =>
    server.ask('/api/me/password', {
      method: 'PUT',
      body: { old, new: 'battery staple' },
      cookie,
      headers: { 'x-forwarded-for': address },
    })
  for (let i = 0; i < 10; i++) expect((await change('wrong guess', `203.0.113.${i}`)).status).toBe(401)
  expect((await change('wrong guess', '203.0.113.50')).status).toBe(429)
})
