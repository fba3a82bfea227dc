import { describe, expect, test } from 'vitest'
import { Browser } from '../notifications/endpoint.ts'
import { KINDS } from '../store/places.ts'
import { begun, cookieOf, startTestServer, type TestServer } from './server.ts'

const PASSWORD = 'correct horse'
const signUp = ({ ask }: TestServer, name: string, password = PASSWORD) =>
  ask('/api/accounts', { body: { name, password } })

describe.each(KINDS)('names on %s', (kind) => {
  test('that look like one that is taken are refused; the account that has it stays', async () => {
    const server = await startTestServer(kind)
    for (const name of ['Ada Lovelace', 'paypal', 'Zoe', 'Olli 10', '小林', 'Warm', 'Иван'])
      expect((await signUp(server, name)).status, name).toBe(201)
    for (const name of [
      'Аda Lovelace', // Cyrillic A
      'Ada Lοvelace', // Greek omicron
      'ADA L0VELACE',
      'Ada Lovelàce',
      'Ada L\u200dovelace'.normalize(),
      'Ada  Lovelace',
      'Ada_Lovelace',
      'Ａｄａ Ｌｏｖｅｌａｃｅ',
      'раураl', // Cyrillic but for the last
      'ꓑꓮꓬꓑꓮꓡ', // Lisu
      'paypaI',
      'paypa1',
      'PAYPAL.',
      '𝐩𝐚𝐲𝐩𝐚𝐥',
      'Zoë',
      'Zo\u0435\u0308',
      'OIIi lO',
      '小林\u3164',
      'Wаrrn',
      'VVarm',
      'Ивaн', // a Latin a
    ]) {
      const { status, json } = await signUp(server, name)
      expect([409, 400], name).toContain(status)
      expect(json.text, name).toMatch(
        /^This name (is taken|looks like one that is taken)\. Choose another\.$|^Invalid field "name"/,
      )
    }
    for (const name of ['Ada Byron', 'Adal Ovelace', 'Zoo', '小森', 'Mary', 'Иваныч'])
      expect((await signUp(server, name)).status, name).toBe(201)
    expect((await server.ask('/api/sessions', { body: { name: 'ada lovelace', password: PASSWORD } })).status).toBe(201)
  })

  test('of two that look alike and come at once one is taken', async () => {
    const server = await startTestServer(kind)
    const made = await Promise.all(['Ada', 'Аda', 'Αda', 'Adа', 'ada.'].map((name) => signUp(server, name)))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const { name } = made.find(({ status }) => status === 201)!.json
    const cookie = cookieOf(made.find(({ status }) => status === 201)!)
    expect((await server.ask('/api/me', { cookie })).json.account.name).toBe(name)
    await server.ask('/api/me', { method: 'DELETE', cookie })
    expect((await signUp(server, 'Adа')).status).toBe(201)
  })
})

test('passwords that everybody tries are refused, with what to do instead', async () => {
  const server = await startTestServer('sqlite')
  const cookie = cookieOf(await signUp(server, 'Grace Hopper'))
  for (const password of [
    'password',
    'Password1!',
    'p@ssw0rd',
    'PASSWORT123',
    'drowssap',
    'iloveyou',
    '12345678',
    '19851224',
    'qwertyuiop',
    'qwertz123',
    '1q2w3e4r',
    'asdf1234',
    'aaaaaaaa',
    'abcabcabc',
    'letmein2024',
    'Sommer2023!',
    'dragon99',
    'gracehopper',
    'Grace Hopper 1906',
    'hopper12',
    'reppohecarg',
  ]) {
    const refused = { error: 'guessable', text: 'This password is easy to guess. Use three or four unrelated words.' }
    expect(await signUp(server, 'Grace Hopper 2', password), password).toMatchObject({ status: 400, json: refused })
    const body = { old: PASSWORD, new: password }
    const changed = await server.ask('/api/me/password', { method: 'PUT', body, cookie })
    expect(changed, password).toMatchObject({ status: 400, json: refused })
  }
  for (const [at, password] of [
    'battery staple',
    'k8#vQ2!z',
    'tide moss lamp',
    '739105826471',
    'Graceland tour',
  ].entries())
    expect((await signUp(server, `User ${at}x`, password)).status, password).toBe(201)
  expect((await server.ask('/api/sessions', { body: { name: 'Grace Hopper', password: PASSWORD } })).status).toBe(201)
})

test('a push subscription is removed by its owner alone', async () => {
  const server = await startTestServer('sqlite')
  const { seats } = await begun(server)
  const cookie = cookieOf(await signUp(server, 'Ada'))
  const stranger = cookieOf(await signUp(server, 'Eve'))
  const endpoint = 'https://push.example/1'
  const path = '/api/push/subscriptions'
  const subscribe = (who: object) =>
    server.ask(path, { body: { endpoint, expirationTime: null, keys: new Browser().keys }, ...who })
  const remove = (who: object) => server.ask(path, { method: 'DELETE', body: { endpoint }, ...who })
  const missing = { status: 404, json: { error: 'no-subscription', text: 'Unknown subscription.' } }

  expect((await subscribe({ cookie })).status).toBe(204)
  for (const who of [{ cookie: stranger }, { token: seats[0].token }, { token: seats[1].token }])
    expect(await remove(who)).toMatchObject(missing)
  expect((await remove({ cookie })).status).toBe(204)
  expect(await remove({ cookie })).toMatchObject(missing)

  expect((await subscribe({ token: seats[0].token })).status).toBe(204)
  for (const who of [{ cookie }, { token: seats[1].token }]) expect(await remove(who)).toMatchObject(missing)
  expect((await remove({ token: seats[0].token })).status).toBe(204)
})

test('nobody takes a push subscription over by naming its address', async () => {
  const server = await startTestServer('sqlite')
  const cookie = cookieOf(await signUp(server, 'Ada'))
  const stranger = cookieOf(await signUp(server, 'Eve'))
  const path = '/api/push/subscriptions'
  const endpoint = 'https://push.example/1'
  const { keys } = new Browser()
  const own = { endpoint, expirationTime: null, keys }
  expect((await server.ask(path, { body: own, cookie })).status).toBe(204)
  // Only the browser itself knows its keys: another's subscription is one more, and does not replace this one.
  const forged = { ...own, keys: new Browser().keys }
  expect((await server.ask(path, { body: forged, cookie: stranger })).status).toBe(204)
  expect((await server.ask(path, { method: 'DELETE', body: { endpoint }, cookie: stranger })).status).toBe(204)
  expect((await server.ask(path, { method: 'DELETE', body: { endpoint }, cookie })).status).toBe(204)
  // The browser itself may change hands.
  expect((await server.ask(path, { body: own, cookie })).status).toBe(204)
  expect((await server.ask(path, { body: own, cookie: stranger })).status).toBe(204)
  expect((await server.ask(path, { method: 'DELETE', body: { endpoint }, cookie })).status).toBe(404)
})

describe('metrics', () => {
  test('are not for the public: without a token or an address of their own they are not shown', async () => {
    const server = await startTestServer('sqlite')
    for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
      const { status, json, text } = await server.ask('/metrics', { headers: { authorization } })
      expect([status, json.error]).toEqual([404, 'not-found'])
      expect(text).not.toContain('orrery_')
    }
  })

  test('are shown to whoever knows the token', async () => {
    const server = await startTestServer('sqlite', { metricsToken: 'known to the monitor' })
    const ask = (authorization: string) => server.ask('/metrics', { headers: { authorization } })
    expect((await server.ask('/metrics')).status).toBe(401)
    expect((await ask('Bearer wrong')).status).toBe(401)
    expect((await ask('Bearer known to the monitor')).text).toContain('orrery_matches_open')
  })

  test('have an address of their own when they are given one', async () => {
    const server = await startTestServer('sqlite', { metricsAddress: { host: '127.0.0.1', port: 0 } })
    const told = server.logged.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics')
    const shown = await fetch(`${told.address}/metrics`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/plain/)])
    expect(await shown.text()).toContain('orrery_matches_open')
    for (const path of ['/', '/api/games', '/%6detrics'])
      expect((await fetch(`${told.address}${path}`)).status).toBe(404)
    expect((await fetch(`${told.address}/metrics`, { method: 'POST' })).status).toBe(404)
    expect((await server.ask('/metrics')).status).toBe(404)
    await server.stop()
    await expect(fetch(`${told.address}/metrics`)).rejects.toThrow()
  })
})
