import { channel } from 'node:diagnostics_channel'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { FILE_BYTES } from '../../src/http/limits.ts'
import { newFolder } from '../store/places.ts'
import { sendRaw, spellingsOf } from './raw.ts'
import { startTestServer, type TestServer } from './server.ts'

const LIMITS = { rateLimit: 2, costlyLimit: 1, trustProxy: ['loopback'] } as const
const FILES = 10 * LIMITS.rateLimit
/** What monitors ask must be answered whatever else comes from their address. */
const UNLIMITED = ['/healthz', '/readyz']
const COSTLY = [
  'GET /api/matches/:id/file',
  'GET /api/matches/:id/view',
  'POST /api/accounts',
  'POST /api/matches',
  'POST /api/matches/:id/join',
  'POST /api/matches/:id/rematch',
  'POST /api/matches/:id/token',
  'POST /api/matches/import',
  'POST /api/push/subscriptions',
  'POST /api/sessions',
  'POST /api/webhooks',
  'PUT /api/me/password',
]

interface Route {
  readonly method: string
  readonly url: string
}

/** Every route that the server registers, whoever adds it: a new one is tried by itself. */
async function startListed(settings: object): Promise<{ server: TestServer; routes: Route[] }> {
  const routes: Route[] = []
  const listen = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.push({ method: one, url })
    })
  const started = channel('fastify.initialization')
  started.subscribe(listen)
  onTestFinished(() => void started.unsubscribe(listen))
  const web = newFolder()
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Table</title>')
  writeFileSync(join(web, 'assets', 'a.js'), 'export {}')
  return { server: await startTestServer('sqlite', { web, ...settings }), routes }
}

/** An address that leads to the route. */
const pathOf = (url: string): string => url.replace('/*', '/assets/a.js').replace(/:\w+/g, 'none')

const JSON_TYPE = { 'content-type': 'application/json' }

/** What the log says of the requests from an address: how often each route was more than refused. */
function answeredTo({ logged }: TestServer, from: string): Map<string, number> {
  const answered = new Map<string, number>()
  for (const line of logged) {
    const { msg, method, route, status, from: address } = JSON.parse(line)
    if (msg !== 'request' || address !== from || status === 429) continue
    // The client's page has no route of its own either.
    const key = route !== 'none' ? `${method} ${route}` : status === 200 ? 'page' : 'none'
    answered.set(key, (answered.get(key) ?? 0) + 1)
  }
  return answered
}

const addresses = (function* () {
  for (let i = 1; ; i++) yield `203.0.${i >> 8}.${i & 255}`
})()

test('a route is limited however its address is written, with every method and body', async () => {
  const { server, routes } = await startListed(LIMITS)
  const { host } = new URL(server.url)
  expect(routes.length).toBeGreaterThan(30)
  const costly = new Set<string>()
  for (const { method, url } of routes) {
    const from = addresses.next().value!
    const path = pathOf(url)
    const body = ['GET', 'HEAD'].includes(method) ? '' : '{}'
    const statuses: number[] = []
    for (const target of [...spellingsOf(path, host), path])
      for (const headers of body === '' ? [{}] : [JSON_TYPE, { 'content-type': 'text/plain' }])
        statuses.push(
          (await sendRaw(server.url, { method, target, body, headers: { ...headers, 'x-forwarded-for': from } }))
            .status,
        )
    if (UNLIMITED.includes(url)) {
      expect([statuses[0], statuses.at(-1)], url).toEqual([200, 200])
      continue
    }
    const answered = answeredTo(server, from)
    const own = answered.get(`${method} ${url}`) ?? 0
    const label = `${method} ${url}`
    expect(own, label).toBeGreaterThan(0)
    if (own === LIMITS.costlyLimit && method !== 'HEAD') costly.add(label)
    const isFile = !url.startsWith('/api/') && url !== '/live' && url !== '/metrics'
    expect(own, label).toBeLessThanOrEqual(isFile ? FILES : LIMITS.rateLimit)
    // What leads nowhere is counted with all other requests.
    const general = [...answered].filter(([key]) => key === 'none' || /^\w+ \/(api\/|live|metrics)/.test(key))
    const total = general.reduce(
      (sum, [key, count]) => sum + (COSTLY.includes(key.replace('HEAD', 'GET')) ? 0 : count),
      0,
    )
    expect(total, label).toBeLessThanOrEqual(LIMITS.rateLimit)
  }
  expect([...costly].sort()).toEqual(COSTLY)
}, 60_000)

test('files, pages and what does not exist are limited', async () => {
  const { server } = await startListed(LIMITS)
  const statuses = async (count: number, target: string, headers: object = {}, method = 'GET') => {
    const from = addresses.next().value!
    const all: number[] = []
    for (let i = 0; i < count; i++)
      all.push((await sendRaw(server.url, { method, target, headers: { 'x-forwarded-for': from, ...headers } })).status)
    return all
  }
  const times = (count: number, status: number) => Array.from({ length: count }, () => status)
  expect(await statuses(FILES + 2, '/assets/a.js')).toEqual([...times(FILES, 200), 429, 429])
  expect(await statuses(FILES + 1, '/rules/xia')).toEqual([...times(FILES, 200), 429])
  expect(await statuses(FILES + 1, '/rules/xia', {}, 'HEAD')).toEqual([...times(FILES, 200), 429])
  for (const target of ['/api/none', '/assets/none.js', '/%61pi/none', '//api/none', '/x/../api/none'])
    expect(await statuses(3, target), target).toEqual([404, 404, 429])
  for (const method of ['OPTIONS', 'PATCH', 'DELETE', 'TRACE'])
    expect((await statuses(3, '/api/games', {}, method)).at(-1), method).toBe(429)
  expect(await statuses(3, '/%zz')).toEqual([400, 400, 429])
})

test('a WebSocket is counted however its address is written', async () => {
  const { server } = await startListed({ connectionLimit: 1, trustProxy: ['loopback'] })
  const { host, port } = new URL(server.url)
  const upgrade = (from: string, target: string, method = 'GET') =>
    new Promise<{ status: number; socket: Socket }>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1')
      onTestFinished(() => void socket.destroy())
      socket.on('error', reject)
      socket.once('data', (data) => resolve({ status: Number(String(data).slice(9, 12)), socket }))
      const asked = 'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13'
      const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='
      socket.write(
        `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${from}\r\n${asked}\r\n${key}\r\n\r\n`,
      )
    })
  for (const target of ['/api/games', ...spellingsOf('/live', host)]) {
    const from = addresses.next().value!
    const first = await upgrade(from, target)
    expect([101, 404], target).toContain(first.status)
    const second = await upgrade(from, '/live')
    expect(second.status, target).toBe(first.status === 101 ? 429 : 101)
    expect([404, 429], target).toContain((await upgrade(from, target)).status)
  }
  for (const method of ['HEAD', 'POST', 'OPTIONS'])
    expect((await upgrade(addresses.next().value!, '/live', method)).status, method).toBeGreaterThanOrEqual(400)
})

test('what a route may carry does not depend on how its address is written', async () => {
  const { server, routes } = await startListed({ trustProxy: ['loopback'] })
  const { host } = new URL(server.url)
  const large = JSON.stringify({ padding: 'x'.repeat(20 * 1024) })
  for (const { method, url } of routes) {
    const isImport = url === '/api/matches/import'
    const path = pathOf(url)
    for (const target of spellingsOf(path, host)) {
      const { status } = await sendRaw(server.url, { method, target, headers: JSON_TYPE, body: large })
      // Where it leads to the import, the file is read and found to be none; everything else is too large.
      expect(isImport ? [400, 404, 413] : [400, 413], `${method} ${target}`).toContain(status)
    }
  }
  const file = { file: { padding: 'x'.repeat(FILE_BYTES) } }
  for (const target of spellingsOf('/api/matches/import', host))
    expect([400, 413], target).toContain(
      (await sendRaw(server.url, { method: 'POST', target, headers: JSON_TYPE, body: JSON.stringify(file) })).status,
    )
}, 60_000)

test('a body that does not say how long it is is not read for longer than a route allows', async () => {
  const { server, routes } = await startListed({})
  const chunk = `5000\r\n${'x'.repeat(0x5000)}\r\n`
  for (const { method, url } of routes) {
    const headers = { ...JSON_TYPE, 'transfer-encoding': 'chunked', connection: 'keep-alive' }
    // It never ends: the answer comes all the same, and the server hangs up.
    const many = url === '/api/matches/import' ? 110 : 1
    const { status } = await sendRaw(server.url, { method, target: pathOf(url), headers, body: chunk.repeat(many) })
    expect(status, `${method} ${url}`).toBeGreaterThanOrEqual(200)
    if (method !== 'GET' && method !== 'HEAD') expect(status, `${method} ${url}`).toBe(413)
  }
}, 60_000)
