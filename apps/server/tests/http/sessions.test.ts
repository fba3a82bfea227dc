import { describe, expect, test } from 'vitest'
import { createSessions } from '../../src/accounts/sessions.ts'
import { openStore } from '../../src/store/index.ts'
import { KINDS } from '../store/places.ts'
import { LiveClient } from '../websocket/client.ts'
import { begun, cookieOf, startTestServer, type TestServer } from './server.ts'

const ADA = { name: 'Ada', password: 'correct horse' }
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const signUp = ({ ask }: TestServer, who = ADA, agent = FIREFOX) =>
  ask('/api/accounts', { body: who, headers: { 'user-agent': agent } })
const signIn = ({ ask }: TestServer, agent = PHONE) =>
  ask('/api/sessions', { body: ADA, headers: { 'user-agent': agent } })
const list = async ({ ask }: TestServer, cookie: string) => (await ask('/api/sessions', { cookie })).json.sessions
const isSignedIn = async ({ ask }: TestServer, cookie: string) =>
  (await ask('/api/me', { cookie })).json.account !== null

describe.each(KINDS)('sessions on %s', (kind) => {
  test('are listed with their device and when they were last used, and end one by one', async () => {
    const server = await startTestServer(kind)
    const before = Date.now()
    const laptop = cookieOf(await signUp(server))
    const phone = cookieOf(await signIn(server))
    const robot = cookieOf(await signIn(server, 'a bot of mine'))
    const listed = await list(server, phone)
    expect(listed.map(({ device, current }: { device: string; current: boolean }) => [device, current]).sort()).toEqual(
      [
        ['', false],
        ['Firefox, Linux', false],
        ['Safari, iPhone', true],
      ],
    )
    for (const { created, seen } of listed) {
      expect(created).toBeGreaterThanOrEqual(before)
      expect(seen).toBeGreaterThanOrEqual(created)
    }
    // Nothing in the list opens anything.
    const { text } = await server.ask('/api/sessions', { cookie: phone })
    for (const cookie of [laptop, phone, robot]) expect(text).not.toContain(cookie.split('=')[1])

    const idOf = (device: string) => listed.find((one: { device: string }) => one.device === device).id
    const end = (id: string, cookie: string) => server.ask(`/api/sessions/${id}`, { method: 'DELETE', cookie })
    expect((await end(idOf('Firefox, Linux'), phone)).status).toBe(204)
    expect([await isSignedIn(server, laptop), await isSignedIn(server, phone)]).toEqual([false, true])
    expect(await end(idOf('Firefox, Linux'), phone)).toMatchObject({
      status: 404,
      json: { error: 'no-session', text: 'That device is already signed out.' },
    })
    const own = await end(idOf('Safari, iPhone'), phone)
    expect([own.status, own.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect([await isSignedIn(server, phone), await isSignedIn(server, robot)]).toEqual([false, true])
  })

  test('of others cannot be seen or ended', async () => {
    const server = await startTestServer(kind)
    const ada = cookieOf(await signUp(server))
    const eve = cookieOf(await signUp(server, { name: 'Eve', password: 'battery staple' }))
    const [{ id }] = await list(server, ada)
    expect(await list(server, eve)).toHaveLength(1)
    expect((await server.ask(`/api/sessions/${id}`, { method: 'DELETE', cookie: eve })).status).toBe(404)
    expect((await server.ask('/api/sessions')).status).toBe(401)
    expect((await server.ask('/api/sessions', { method: 'DELETE' })).status).toBe(401)
    expect(
      (await server.ask('/api/sessions', { method: 'DELETE', cookie: ada, origin: 'https://evil.example' })).status,
    ).toBe(403)
    expect([await isSignedIn(server, ada), await isSignedIn(server, eve)]).toEqual([true, true])
  })

  test('end everywhere at once', async () => {
    const server = await startTestServer(kind)
    const cookies = [cookieOf(await signUp(server)), cookieOf(await signIn(server)), cookieOf(await signIn(server))]
    const eve = cookieOf(await signUp(server, { name: 'Eve', password: 'battery staple' }))
    const out = await server.ask('/api/sessions', { method: 'DELETE', cookie: cookies[1]! })
    expect([out.status, out.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')])
    for (const cookie of cookies) expect(await isSignedIn(server, cookie)).toBe(false)
    expect(await isSignedIn(server, eve)).toBe(true)
    expect((await signIn(server)).status).toBe(201)
  })
})

test('what is seen of a session is kept to the hour', async () => {
  const server = await startTestServer('sqlite')
  const cookie = cookieOf(await signUp(server))
  const store = await openStore(server.place)
  try {
    const account = (await store.accountByName('Ada'))!.id
    const { created } = (await store.sessionsOf(account))[0]!
    const sessions = createSessions(store)
    const seen = async () => (await store.sessionsOf(account))[0]!.seen
    await sessions.find({ cookie }, created + 59 * 60_000)
    expect(await seen()).toBe(created)
    await sessions.find({ cookie }, created + 61 * 60_000)
    expect(await seen()).toBe(created + 61 * 60_000)
  } finally {
    await store.close()
  }
})

test('a table that is open elsewhere closes when its session has ended', async () => {
  const server = await startTestServer('sqlite')
  const cookie = cookieOf(await signUp(server))
  const { match, seats } = await begun(server)
  await server.ask(`/api/matches/${match}/claim`, { body: {}, token: seats[0].token, cookie })
  const headers = { cookie, origin: server.url }
  const client = new LiveClient({ url: server.url.replace('http', 'ws'), match, seat: 0, headers })
  await client.welcomed()
  await server.ask('/api/sessions', { method: 'DELETE', cookie })
  await client.until(({ closeCode }) => closeCode !== undefined, 'the end of the connection', 60_000)
  expect(client.of('error').at(-1)).toMatchObject({ code: 'token', text: 'You are signed out. Sign in again.' })
}, 70_000)

describe('behind https', () => {
  const HTTPS = { publicUrl: 'https://orrery.example' }

  test('the cookie is one that no other host can set', async () => {
    const server = await startTestServer('sqlite', HTTPS)
    const [cookie, old] = (await signUp(server)).headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-orrery_session=host-[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
    )
    expect(old).toMatch(/^orrery_session=; Path=\/; Max-Age=0;/)
    expect(await isSignedIn(server, cookie!.split(';')[0]!)).toBe(true)
    const out = await server.ask('/api/sessions/current', {
      method: 'DELETE',
      cookie: cookie!.split(';')[0]!,
      origin: HTTPS.publicUrl,
    })
    expect(out.headers.getSetCookie().map((one) => /^[\w-]+=; .*Max-Age=0/.test(one))).toEqual([true, true])
  })

  test('the cookie of an older version is read, and replaced', async () => {
    const plain = await startTestServer('sqlite')
    const old = cookieOf(await signUp(plain))
    expect(old).toMatch(/^orrery_session=/)
    await plain.stop()
    const server = await startTestServer('sqlite', { ...HTTPS, place: plain.place })
    const { json, headers } = await server.ask('/api/me', { cookie: old })
    expect(json.account.name).toBe('Ada')
    const [renewed, gone] = headers.getSetCookie()
    expect(renewed).toMatch(new RegExp(`^__Host-${old}; .*; Secure$`))
    expect(gone).toMatch(/^orrery_session=; .*Max-Age=0/)
    expect((await server.ask('/api/me', { cookie: renewed!.split(';')[0]! })).headers.getSetCookie()).toEqual([])
  })

  test('where both come, the one that no other host can set counts', async () => {
    const server = await startTestServer('sqlite', HTTPS)
    const ada = cookieOf(await signUp(server))
    const eve = cookieOf(await signUp(server, { name: 'Eve', password: 'battery staple' }))
    const planted = eve.replace('__Host-', '')
    for (const cookie of [`${planted}; ${ada}`, `${ada}; ${planted}`])
      expect((await server.ask('/api/me', { cookie })).json.account.name).toBe('Ada')
  })

  test('a session that began here is not taken from a cookie that another host could have set', async () => {
    const server = await startTestServer('sqlite', HTTPS)
    const eve = cookieOf(await signUp(server, { name: 'Eve', password: 'battery staple' }))
    const planted = await server.ask('/api/me', { cookie: eve.replace('__Host-', '') })
    expect(planted.json.account).toBeNull()
    expect(planted.headers.getSetCookie()).toEqual([])
    expect(await isSignedIn(server, eve)).toBe(true)
  })
})
