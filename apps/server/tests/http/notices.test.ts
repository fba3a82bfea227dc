import { expect, test } from 'vitest'
import { Browser, startEndpoint } from '../notifications/endpoint.ts'
import { begun, cookieOf, METRICS_TOKEN, metricsOf, startTestServer } from './server.ts'

test('a seat or an account subscribes browsers and webhooks', async () => {
  const server = await startTestServer('sqlite')
  const { seats } = await begun(server)
  const { token } = seats[0]
  const cookie = cookieOf(await server.ask('/api/accounts', { body: { name: 'Ada', password: 'correct horse' } }))
  const subscription = { endpoint: 'https://push.example/1', expirationTime: null, keys: new Browser().keys }
  const path = '/api/push/subscriptions'

  expect((await server.ask('/api/push/key')).json.key).toMatch(/^B[\w-]{86}$/)
  expect((await server.ask(path, { body: subscription, token })).status).toBe(204)
  expect((await server.ask(path, { body: subscription, cookie })).status).toBe(204)
  expect(await server.ask(path, { body: subscription })).toMatchObject({
    status: 401,
    json: { text: 'Send a seat token, or sign in.' },
  })
  // It is the account's now.
  const unsubscribe = (who: object) =>
    server.ask(path, { method: 'DELETE', body: { endpoint: subscription.endpoint }, ...who })
  expect([(await unsubscribe({ token })).status, (await unsubscribe({ cookie })).status]).toEqual([404, 204])
  for (const wrong of [
    { endpoint: 'http://push.example/1' },
    { endpoint: 'https://127.0.0.1/1' },
    { endpoint: 'https://[::1]/' },
    { endpoint: 'push' },
    { keys: { p256dh: 'AAAA', auth: 'AAAA' } },
    { keys: {} },
  ])
    expect((await server.ask(path, { body: { ...subscription, ...wrong }, token })).status).toBe(400)

  const made = await server.ask('/api/webhooks', { body: { url: 'https://hook.example/a' }, token })
  expect(made).toMatchObject({
    status: 201,
    json: { id: expect.any(String), secret: expect.stringMatching(/^[\w-]{22}$/) },
  })
  const listed = await server.ask('/api/webhooks', { token })
  expect(listed.json.webhooks).toMatchObject([{ id: made.json.id, url: 'https://hook.example/a' }])
  expect(listed.text).not.toContain(made.json.secret)
  expect((await server.ask('/api/webhooks', { cookie })).json.webhooks).toEqual([])
  const remove = (who: object) => server.ask(`/api/webhooks/${made.json.id}`, { method: 'DELETE', ...who })
  expect((await remove({ cookie })).status).toBe(404)
  expect((await remove({ token: seats[1].token })).status).toBe(404)
  expect((await remove({})).status).toBe(401)
  expect((await remove({ token })).status).toBe(204)
  expect((await remove({ token })).status).toBe(404)
  for (const url of [
    'http://127.0.0.1/',
    'http://localhost/',
    'http://10.0.0.1/',
    'http://169.254.169.254/',
    'ftp://hook.example',
    '',
  ])
    expect((await server.ask('/api/webhooks', { body: { url }, token })).status).toBe(400)
  for (let i = 0; i < 5; i++)
    expect((await server.ask('/api/webhooks', { body: { url: `https://hook.example/${i}` }, token })).status).toBe(201)
  expect((await server.ask('/api/webhooks', { body: { url: 'https://hook.example/6' }, token })).status).toBe(409)
})

test('who is asked and does not answer is told once, at the end of a real match’s wait', async () => {
  const server = await startTestServer('sqlite', {
    privateWebhooks: true,
    noticeSeconds: 0,
    publicUrl: 'https://orrery.example',
    metricsToken: METRICS_TOKEN,
  })
  const hook = await startEndpoint()
  // In this game the first seat is always asked first.
  const { match, seats } = await begun(
    server,
    [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', open: true },
    ],
    { game: 'tsukuyumi' },
  )
  const given = await server.ask('/api/webhooks', { body: { url: hook.url }, token: seats[0].token })
  expect(given.status).toBe(201)
  await server.ask(`/api/matches/${match}/join`, { body: { name: 'Bob' } })
  await hook.called(1)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(hook.calls).toHaveLength(1)
  expect(JSON.parse(hook.calls[0]!.body.toString())).toMatchObject({
    event: 'turn',
    match,
    seat: 0,
    title: 'Tsukuyumi: Full Moon Down',
    link: `https://orrery.example/play/${match}`,
  })
  expect(await metricsOf(server)).toContain('orrery_notices_total{way="webhook",delivery="sent"} 1')
})
