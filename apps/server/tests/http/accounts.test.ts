import { describe, expect, test } from 'vitest'
import { KINDS } from '../store/places.ts'
import { cookieOf, startTestServer, type TestServer } from './server.ts'

const ADA = { name: 'Ada', password: 'correct horse' }
const signUp = ({ ask }: TestServer, who = ADA) => ask('/api/accounts', { body: who })
const signIn = ({ ask }: TestServer, who = ADA) => ask('/api/sessions', { body: who })
const me = async ({ ask }: TestServer, cookie?: string) => (await ask('/api/me', cookie ? { cookie } : {})).json.account

describe.each(KINDS)('accounts on %s', (kind) => {
  test('are made, signed in to, signed out of', async () => {
    const server = await startTestServer(kind)
    const made = await signUp(server)
    expect([made.status, made.json.name]).toEqual([201, 'Ada'])
    expect(made.headers.getSetCookie()[0]).toMatch(
      /^orrery_session=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
    const first = cookieOf(made)
    const second = cookieOf(await signIn(server, { ...ADA, name: ' aDA ' }))
    expect(second).not.toBe(first)
    expect(await me(server, first)).toEqual(made.json)
    expect(await me(server, second)).toEqual(made.json)
    expect(await me(server)).toBeNull()
    const out = await server.ask('/api/sessions/current', { method: 'DELETE', cookie: first })
    expect([out.status, out.headers.getSetCookie()[0]]).toEqual([204, expect.stringContaining('Max-Age=0')])
    expect(await me(server, first)).toBeNull()
    expect(await me(server, second)).toEqual(made.json)
    expect((await server.ask('/api/sessions/current', { method: 'DELETE' })).status).toBe(204)
  })

  test('a wrong password and an unknown name get the same answer', async () => {
    const server = await startTestServer(kind)
    await signUp(server)
    const wrong = await signIn(server, { ...ADA, password: 'correct house' })
    const unknown = await signIn(server, { ...ADA, name: 'Eve' })
    expect(wrong).toMatchObject({
      status: 401,
      json: { error: 'credentials', text: 'Wrong name or password.' },
    })
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  test('a name belongs to one account, whatever its case', async () => {
    const server = await startTestServer(kind)
    const made = await Promise.all([signUp(server), signUp(server, { ...ADA, name: 'ADA' }), signUp(server)])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(made.find(({ status }) => status === 409)!.json).toEqual({
      error: 'taken',
      text: 'This name is taken. Choose another.',
    })
  })

  test('a new password ends all other sessions', async () => {
    const server = await startTestServer(kind)
    const [one, two] = [cookieOf(await signUp(server)), cookieOf(await signIn(server))]
    const change = (body: object, cookie?: string) =>
      server.ask('/api/me/password', { method: 'PUT', body, ...(cookie ? { cookie } : {}) })
    expect((await change({ old: 'wrong', new: 'battery staple' }, one)).json.error).toBe('credentials')
    expect((await change({ old: ADA.password, new: 'short' }, one)).status).toBe(400)
    expect((await change({ old: ADA.password, new: 'battery staple' })).status).toBe(401)
    const changed = await change({ old: ADA.password, new: 'battery staple' }, one)
    expect(changed.status).toBe(204)
    expect([await me(server, one), await me(server, two)]).toEqual([null, null])
    expect((await me(server, cookieOf(changed)))?.name).toBe('Ada')
    expect((await signIn(server)).status).toBe(401)
    expect((await signIn(server, { name: 'Ada', password: 'battery staple' })).status).toBe(201)
  })

  test('an account can be removed', async () => {
    const server = await startTestServer(kind)
    const cookie = cookieOf(await signUp(server))
    expect((await server.ask('/api/me', { method: 'DELETE' })).status).toBe(401)
    expect((await server.ask('/api/me', { method: 'DELETE', cookie })).status).toBe(204)
    expect(await me(server, cookie)).toBeNull()
    expect((await signIn(server)).status).toBe(401)
    expect((await signUp(server)).status).toBe(201)
  })
})

test('names and passwords have a form', async () => {
  const server = await startTestServer('sqlite')
  for (const name of ['', ' ', 'a\u200bb', 'a\nb', '<b>', 'x'.repeat(41), '-x', 7])
    expect((await signUp(server, { ...ADA, name: name as string })).status).toBe(400)
  for (const password of ['seven77', 'x'.repeat(201), 12345678])
    expect((await signUp(server, { ...ADA, password: password as string })).status).toBe(400)
  for (const name of ['Ada', 'Zoë 2', 'O’Hara'.replace('’', "'"), '小林', 'J. R. R.'])
    expect((await signUp(server, { ...ADA, name })).status).toBe(201)
})

describe('forgery', () => {
  test('what changes something with a cookie must come from a page of this server', async () => {
    const server = await startTestServer('sqlite')
    const cookie = cookieOf(await signUp(server))
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`, 'http://127.0.0.1:1', null]) {
      for (const [path, asked] of [
        ['/api/me', { method: 'DELETE' }],
        ['/api/sessions/current', { method: 'DELETE' }],
        ['/api/me/password', { method: 'PUT', body: { old: ADA.password, new: 'battery staple' } }],
        ['/api/webhooks', { body: { url: 'https://hook.example' } }],
      ] as const)
        expect(await server.ask(path, { ...asked, cookie, origin })).toMatchObject({
          status: 403,
          json: { error: 'origin' },
        })
    }
    expect(await me(server, cookie)).not.toBeNull()
    expect(
      (await server.ask('/api/me', { cookie, origin: 'https://evil.example' })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()
  })

  test('a form cannot send what is taken', async () => {
    const server = await startTestServer('sqlite')
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ])
      expect(
        await server.ask('/api/sessions', { body: JSON.stringify(ADA), headers: { 'content-type': type } }),
      ).toMatchObject({
        status: 415,
        json: { error: 'content-type' },
      })
  })

  test('the public address is one of our own', async () => {
    const server = await startTestServer('sqlite', { publicUrl: 'https://orrery.example' })
    const cookie = cookieOf(await signUp(server))
    const out = { method: 'DELETE', cookie, origin: 'https://orrery.example' }
    expect((await server.ask('/api/sessions/current', out)).status).toBe(204)
  })
})

describe('behind a proxy', () => {
  test('the cookie is marked when people come over https', async () => {
    const trusting = await startTestServer('sqlite', { trustProxy: ['loopback'] })
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'orrery.example' }
    const made = await trusting.ask('/api/accounts', { body: ADA, headers })
    expect(made.headers.getSetCookie()[0]).toMatch(/; Secure$/)
    const out = { method: 'DELETE', cookie: cookieOf(made), origin: 'https://orrery.example', headers }
    expect((await trusting.ask('/api/sessions/current', out)).status).toBe(204)
    const plain = await startTestServer('sqlite')
    expect((await plain.ask('/api/accounts', { body: ADA, headers })).headers.getSetCookie()[0]).not.toContain('Secure')
    const known = await startTestServer('sqlite', { publicUrl: 'https://orrery.example' })
    expect((await known.ask('/api/accounts', { body: ADA })).headers.getSetCookie()[0]).toMatch(/; Secure$/)
  })
})
