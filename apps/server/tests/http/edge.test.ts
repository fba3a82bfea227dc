import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createApp } from '../../src/http/app.ts'
import type { Context } from '../../src/http/context.ts'
import { createLog, createMetrics } from '../../src/observability/index.ts'
import { KINDS, newFolder } from '../store/places.ts'
import { begun, cookieOf, METRICS_TOKEN, PERSON, startTestServer } from './server.ts'

describe('limits', () => {
  test('of requests from one address, in general and for what costs more', async () => {
    const server = await startTestServer('sqlite', { rateLimit: 20, costlyLimit: 2 })
    const create = () => server.ask('/api/matches', { body: { game: 'starship-samurai', seats: [PERSON, PERSON] } })
    expect([(await create()).status, (await create()).status]).toEqual([201, 201])
    const refused = await create()
    expect(refused).toMatchObject({
      status: 429,
      json: { error: 'too-many', text: 'Too many requests. Try again in a minute.' },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) statuses.push((await server.ask('/api/games')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect((await server.ask('/healthz')).status).toBe(200)
    expect((await server.ask('/')).status).toBe(200)
    expect((await server.ask('/api/none')).status).toBe(429)
  })

  test('of what costs more alone', async () => {
    const server = await startTestServer('sqlite', { costlyLimit: 1 })
    const statuses: number[] = []
    for (let i = 0; i < 3; i++)
      statuses.push((await server.ask('/api/sessions', { body: { name: 'x', password: 'y' } })).status)
    expect(statuses).toEqual([401, 429, 429])
    expect((await server.ask('/api/none')).status).toBe(404)
  })

  test('of addresses behind a proxy that is trusted, and not of what others claim', async () => {
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
    const trusting = await startTestServer('sqlite', { rateLimit: 1, trustProxy: ['loopback'] })
    for (const address of ['8.8.8.8', '9.9.9.9'])
      expect((await trusting.ask('/api/games', from(address))).status).toBe(200)
    expect((await trusting.ask('/api/games', from('8.8.8.8'))).status).toBe(429)
    const wary = await startTestServer('sqlite', { rateLimit: 1 })
    expect((await wary.ask('/api/games', from('8.8.8.8'))).status).toBe(200)
    expect((await wary.ask('/api/games', from('9.9.9.9'))).status).toBe(429)
  })

  test('of what a request carries', async () => {
    const server = await startTestServer('sqlite')
    const large = { tokens: [], padding: 'x'.repeat(17 * 1024) }
    expect(await server.ask('/api/mine', { body: large })).toMatchObject({
      status: 413,
      json: { error: 'too-large', text: 'The request is too large.' },
    })
    for (const body of ['', '{', '{"tokens":', 'x', '{"__proto__":{}}', '['.repeat(8_000)])
      expect(await server.ask('/api/mine', { method: 'POST', body })).toMatchObject({
        status: 400,
        json: { error: 'bad-request' },
      })
    expect((await server.ask(`/api/matches/${'x'.repeat(5_000)}`)).json.error).toBe('too-large')
    expect((await server.ask('/api/matches/a%00b')).status).toBe(400)
    expect((await server.ask('/%zz')).status).toBe(400)
  })
})

describe('errors', () => {
  test('are one sentence and a word, and tell nothing of what is inside', async () => {
    const server = await startTestServer('sqlite')
    const answers = await Promise.all([
      server.ask('/api/none'),
      server.ask('/api/matches/none'),
      server.ask('/api/matches', { method: 'PATCH', body: {} }),
      server.ask('/api/mine', { body: [] }),
      server.ask('/live'),
      server.ask('/../../etc/passwd.txt'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 426, 404])
    for (const { json, text } of answers) {
      expect(Object.keys(json)).toEqual(['error', 'text'])
      expect(json.text).toMatch(/^[A-Z"][^\n]*\.$/)
      expect(text).not.toMatch(/FST_|node_modules|\.ts|zod|sqlite|statusCode/i)
    }
  })

  test('that are our own fault are logged, and answered with one sentence', async () => {
    const logged: string[] = []
    const log = createLog({ level: 'info', to: { write: (line) => void logged.push(line) } })
    const registry = { info: () => Promise.reject(new Error('no such table: secrets')) }
    const config = readConfig({}, {})
    const ctx = { config, log, registry, games: new Map(), metrics: createMetrics(), stopping: () => true }
    const app = await createApp(ctx as unknown as Context)
    onTestFinished(() => app.close())
    const failed = await app.inject('/api/matches/m')
    expect([failed.statusCode, failed.json()]).toEqual([
      500,
      { error: 'internal', text: 'Internal server error. Try again later.' },
    ])
    expect(logged).toHaveLength(1)
    expect(JSON.parse(logged[0]!)).toMatchObject({
      level: 'error',
      route: '/api/matches/:id',
      err: { message: 'no such table: secrets' },
    })
    const stopping = await app.inject('/readyz')
    expect([stopping.statusCode, stopping.json().error]).toEqual([503, 'stopping'])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })
})

describe.each(KINDS)('health on %s', (kind) => {
  test('lives, is ready, and shows figures', async () => {
    const server = await startTestServer(kind, { metricsToken: METRICS_TOKEN })
    await begun(server)
    expect((await server.ask('/healthz')).json).toEqual({ status: 'ok' })
    expect((await server.ask('/readyz')).json).toEqual({ status: 'ok' })
    const { text, headers } = await server.ask('/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    })
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const name of [
      'orrery_matches_open',
      'orrery_connections',
      'orrery_bot_moves_total',
      'process_cpu_seconds_total',
    ])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
    expect(text).toContain('orrery_http_request_seconds_count{method="POST",route="/api/matches",status="201"} 1')
  })
})

describe('the web client', () => {
  test('is said to be missing while it is not built', async () => {
    const server = await startTestServer('sqlite')
    for (const path of ['/', '/play/abc']) {
      const { status, text, headers } = await server.ask(path, { headers: { accept: 'text/html' } })
      expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(text).toContain('The web client is not built')
    }
  })

  test('is served with its one page for every path that is not a file', async () => {
    const web = newFolder()
    mkdirSync(join(web, 'assets'))
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Table</title>')
    writeFileSync(join(web, 'assets', 'index-abc123.js'), 'export {}')
    writeFileSync(join(web, 'sw.js'), '// worker')
    const server = await startTestServer('sqlite', { web })
    for (const path of ['/', '/play/abc', '/rules/xia']) {
      const { text, headers } = await server.ask(path, { headers: { accept: 'text/html' } })
      expect(text).toContain('<title>Table</title>')
      expect(headers.get('cache-control')).toBe('no-cache')
    }
    const asset = await server.ask('/assets/index-abc123.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toMatch(/javascript/)
    expect((await server.ask('/sw.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await server.ask('/assets/none.js')).status).toBe(404)
    expect((await server.ask('/assets/..%2f..%2fpackage.json')).status).toBeGreaterThanOrEqual(400)
    expect((await server.ask('/api/none', { headers: { accept: 'text/html' } })).status).toBe(404)
  })

  test('may run our own scripts and styles, and nothing else', async () => {
    const server = await startTestServer('sqlite')
    const { headers } = await server.ask('/')
    const policy = headers.get('content-security-policy')!
    const host = new URL(server.url).host
    expect(policy).toContain("default-src 'self'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`)
    expect(policy).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('strict-transport-security')).toBeNull()
    const secure = await startTestServer('sqlite', { publicUrl: 'https://orrery.example' })
    const { headers: known } = await secure.ask('/')
    expect(known.get('content-security-policy')).toContain(
      "connect-src 'self' ws://orrery.example wss://orrery.example;",
    )
    expect(known.get('strict-transport-security')).toMatch(/^max-age=\d+/)
  })

  test('a strange Host cannot slip into the policy', async () => {
    const server = await startTestServer('sqlite')
    const { hostname, port } = new URL(server.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname)
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
      socket.write("GET / HTTP/1.1\r\nHost: x; script-src 'unsafe-inline'\r\nConnection: close\r\n\r\n")
    })
    expect(answer).toMatch(/^HTTP\/1\.1 (200|400)/)
    expect(answer).not.toContain('unsafe-inline')
  })
})

test('the interface is described in OpenAPI', async () => {
  const server = await startTestServer('sqlite')
  const { json } = await server.ask('/api/openapi.json')
  expect(json.openapi).toBe('3.1.0')
  expect(Object.keys(json.paths).sort()).toEqual([
    '/api/accounts',
    '/api/games',
    '/api/matches',
    '/api/matches/import',
    '/api/matches/{id}',
    '/api/matches/{id}/claim',
    '/api/matches/{id}/file',
    '/api/matches/{id}/join',
    '/api/matches/{id}/rematch',
    '/api/matches/{id}/token',
    '/api/matches/{id}/view',
    '/api/me',
    '/api/me/password',
    '/api/mine',
    '/api/push/key',
    '/api/push/subscriptions',
    '/api/reach',
    '/api/sessions',
    '/api/sessions/current',
    '/api/sessions/{id}',
    '/api/webhooks',
    '/api/webhooks/{id}',
  ])
  for (const path of Object.values<Record<string, { summary?: string }>>(json.paths))
    for (const operation of Object.values(path)) expect(operation.summary).toMatch(/^[A-Z]/)
  const { properties } = json.paths['/api/matches'].post.requestBody.content['application/json'].schema
  expect(Object.keys(properties)).toEqual(['game', 'options', 'seats', 'clock', 'visibility', 'scene'])
})

test('no secret is ever logged', async () => {
  const server = await startTestServer('sqlite', { metricsToken: 'known to the monitor' })
  const { match, seats, seedHash } = await begun(server)
  const password = 'a password to find'
  const cookie = cookieOf(await server.ask('/api/accounts', { body: { name: 'Ada', password } }))
  const { token } = seats[0]
  await server.ask('/api/sessions', { body: { name: 'Ada', password: `${password} again` } })
  await server.ask(`/api/matches/${match}/claim`, { body: {}, cookie, token })
  await server.ask(`/api/matches/${match}/view?token=${token}`, { token })
  const fresh = (await server.ask(`/api/matches/${match}/token`, { body: {}, token })).json.token
  const hook = (await server.ask('/api/webhooks', { body: { url: 'https://hook.example' }, cookie })).json.secret
  await server.ask('/api/matches', { body: { game: 'x', seats: [], token } })
  await server.ask('/metrics', { headers: { authorization: 'Bearer known to the monitor' } })
  await server.stop()
  const log = server.logged.join('')
  expect(server.logged.length).toBeGreaterThan(5)
  expect(log).toContain('/api/matches/:id/claim')
  for (const secret of [token, fresh, seats[1].token, cookie.split('=')[1]!, hook, password, 'known to the monitor'])
    expect(log).not.toContain(secret)
  expect(log).not.toMatch(/argon2|"seed"|set-cookie|orrery_session/)
  expect(seedHash).toBeDefined()
})
