import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openStore } from '../../src/store/index.ts'
import { migrate, SCHEMA } from '../../src/store/migrations/migrate.ts'
import { openPostgres } from '../../src/store/postgres/open.ts'
import { openSqlite } from '../../src/store/sqlite/open.ts'
import { KINDS, newFolder, newPlace } from '../store/places.ts'
import { startProcess } from './process.ts'

const MATCH = { game: 'starship-samurai', seats: [{ kind: 'person' }, { kind: 'person' }] }

interface Told {
  readonly match: string
  readonly seats: readonly { readonly token: string }[]
}

const json = async (url: string, body?: object): Promise<Told> => {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await fetch(url, body ? post : {})).json() as Promise<Told>
}

describe.each(KINDS)('a server process on %s', (kind) => {
  test('tells its address and nothing else, stops when told, and knows its matches when it comes back', async () => {
    const { url: database, folder } = await newPlace(kind)
    const args = ['--port', '0', ...(database ? ['--database', database] : ['--data', folder!])]
    const server = startProcess(args)
    const url = await server.url
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    const { match, seats } = await json(`${url}/api/matches`, MATCH)

    const client = new WebSocket(url.replace('http', 'ws').concat('/live'))
    await once(client, 'open')
    client.send(JSON.stringify({ type: 'hello', protocol: 2, match, token: seats[0]!.token }))
    const [welcome] = await once(client, 'message')
    expect(JSON.parse(String(welcome))).toMatchObject({ type: 'welcome', viewer: 0 })

    const closed = once(client, 'close')
    const told = performance.now()
    server.kill('SIGTERM')
    expect((await closed)[0]).toBe(1001)
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - told).toBeLessThan(10_000)
    expect(server.out()).toBe(`Orrery is at ${url}\n`)
    expect(server.err()).toMatch(/"msg":"stopped"/)
    for (const secret of [seats[0]!.token, seats[1]!.token, database ?? '-']) expect(server.err()).not.toContain(secret)

    const again = startProcess(args)
    expect(await json(`${await again.url}/api/matches/${match}`)).toMatchObject({ match, status: 'running' })
    again.kill('SIGINT')
    expect((await again.ended).code).toBe(0)
  })

  test('an older store is brought up to date; one of the future is refused with one sentence', async () => {
    const { url, folder } = await newPlace(kind)
    const backend = url ? await openPostgres(url) : await openSqlite(join(folder!, 'orrery.db'))
    onTestFinished(() => backend.close())
    const args = ['--port', '0', ...(url ? ['--database', url] : ['--data', folder!])]
    await migrate(backend, 1)
    const server = startProcess(args)
    expect(await json(`${await server.url}/api/matches`, MATCH)).toHaveProperty('match')
    server.kill('SIGTERM')
    await server.ended
    await sql`update schema_version set version = ${SCHEMA + 1}`.execute(backend.db)
    const old = startProcess(args)
    expect((await old.ended).code).toBe(2)
    expect([old.out(), old.err()]).toEqual([
      '',
      `The stored data has schema version ${SCHEMA + 1}, but this program knows versions up to ${SCHEMA}. Start a newer Orrery.\n`,
    ])
  })
})

describe('starting', () => {
  test('on a port that is taken fails with one sentence; without one the next free port is found', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const data = newFolder()
    const refused = startProcess(['--data', data], { PORT: String(port) })
    expect((await refused.ended).code).toBe(2)
    expect([refused.out(), refused.err()]).toEqual([
      '',
      `Port ${port} is in use. Choose another with --port or PORT.\n`,
    ])
    const [one, two] = [startProcess(['--data', data]), startProcess(['--data', data])]
    const ports = (await Promise.all([one.url, two.url])).map((url) => Number(new URL(url).port))
    expect(ports[0]).not.toBe(ports[1])
    for (const found of ports) expect(found).toBeGreaterThanOrEqual(4000)
  })

  test('with settings that cannot be fails with one sentence', async () => {
    const complaint = async (args: string[], env = {}) => {
      const server = startProcess(args, env)
      const { code } = await server.ended
      return [code, server.err()]
    }
    const complaints = await Promise.all([
      complaint(['--port', 'x']),
      complaint([], { LOG_LEVEL: 'x' }),
      complaint(['--sport', '1']),
      complaint(['--data', '/dev/null/x']),
    ])
    expect(complaints).toEqual([
      [2, '--port takes a whole number from 0 to 65535, not "x".\n'],
      [2, expect.stringMatching(/^LOG_LEVEL must be one of .*\.\n$/)],
      [2, "Unknown option '--sport'; did you mean --port?\n"],
      [2, expect.stringMatching(/^Can’t open the database .*: .*\.\n$/)],
    ])
  })
})

describe('stopping', () => {
  /** A request whose body never arrives. */
  async function stuckRequest(url: string) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.on('error', () => {})
    const head = 'POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
    await new Promise<void>((resolve) => socket.write(head, () => resolve()))
    await new Promise((resolve) => setTimeout(resolve, 100))
    onTestFinished(() => void socket.destroy())
  }

  test('a request that does not end is cut off', async () => {
    const server = startProcess(['--port', '0', '--data', newFolder()])
    await stuckRequest(await server.url)
    const told = performance.now()
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(performance.now() - told).toBeLessThan(10_000)
  })

  test('a second signal ends it at once', async () => {
    const server = startProcess(['--port', '0', '--data', newFolder()])
    await stuckRequest(await server.url)
    server.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 500))
    const told = performance.now()
    server.kill('SIGINT')
    expect(await server.ended).toEqual({ code: 1, signal: null })
    expect(performance.now() - told).toBeLessThan(1_000)
  })

  test('what was acknowledged is stored, however it stops', async () => {
    const data = newFolder()
    const server = startProcess(['--port', '0', '--data', data])
    const url = await server.url
    const made = await Promise.all(Array.from({ length: 20 }, () => json(`${url}/api/matches`, MATCH)))
    server.kill('SIGKILL')
    await server.ended
    const store = await openStore({ folder: data })
    onTestFinished(() => store.close())
    for (const { match } of made) expect(await store.find(match)).toBeDefined()
    expect(await store.doctor()).toEqual([])
  })
})
