import { Dice } from '@orrery/engine'
import { expect, test } from 'vitest'
import { begun, cookieOf, PERSON, startTestServer } from './server.ts'

const REQUESTS = 2_500
const AT_ONCE = 20

const WORDS = [
  '',
  '0',
  'person',
  'bot',
  'xia',
  'starship-samurai',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '../..',
  '%00',
  '<b>',
  '🜨',
]
const KEYS = [
  'game',
  'seats',
  'kind',
  'name',
  'tokens',
  'file',
  'orrery',
  'header',
  'decisions',
  'options',
  'clock',
  'password',
  'url',
  'keys',
  'endpoint',
  'seat',
]

/** Any JSON, some of it deep, some of it long, some of it nearly right. */
function anything(dice: Dice, depth = 0): unknown {
  switch (dice.below(depth > 4 ? 6 : 9)) {
    case 0:
      return dice.pick(WORDS)
    case 1:
      return dice.below(1000) - 500
    case 2:
      return dice.pick([null, true, false, 1e308, -0.5, Number.MAX_SAFE_INTEGER])
    case 3:
      return 'x'.repeat(dice.below(3000))
    case 4:
      return PERSON
    case 5:
      return { kind: 'bot', bot: dice.pick(WORDS) }
    case 6:
      return Array.from({ length: dice.below(6) }, () => anything(dice, depth + 1))
    default:
      return Object.fromEntries(
        Array.from({ length: 1 + dice.below(5) }, () => [dice.pick(KEYS), anything(dice, depth + 1)]),
      )
  }
}

test('nothing that strangers or players send breaks the server, or makes it tell what is inside', async () => {
  const server = await startTestServer('sqlite')
  const { match, seats } = await begun(server)
  const cookie = cookieOf(await server.ask('/api/accounts', { body: { name: 'Ada', password: 'correct horse' } }))
  const before = (await server.ask(`/api/matches/${match}/view`, { token: seats[0].token })).text
  const paths = Object.entries<object>((await server.ask('/api/openapi.json')).json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  )
  const dice = new Dice('hostile')
  const statuses = new Map<number, number>()

  async function attack(): Promise<void> {
    const { method, path } = dice.pick(paths)
    // Hashing a password is slow by intent, and a session or a secret that is ended ends the test.
    if (/accounts|sessions|password|\/api\/me$/.test(path) || (path.endsWith('/token') && method === 'POST')) return
    const id = dice.pick([
      match,
      match,
      'none',
      encodeURIComponent(dice.pick(WORDS.filter((word) => word !== '\ud800'))),
    ])
    const query = dice.pick(['', '', '?limit=-1', '?after=9_9', '?seat=99', '?status=%00', '?seat=0&seat=1'])
    const token = dice.pick([undefined, seats[0].token, 'AAAAAAAAAAAAAAAAAAAAAA', 'x'])
    const { status, text } = await server.ask(path.replace('{id}', id) + query, {
      method,
      ...(method === 'GET'
        ? {}
        : { body: dice.pick([anything(dice), anything(dice), '{"a":', '\u0000', '['.repeat(5_000)]) ?? null }),
      ...(token === undefined ? {} : { token }),
      ...(dice.pick([true, false]) ? { cookie } : {}),
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(status).not.toBe(500)
    expect(text).not.toMatch(/node_modules|at .*\.ts:|SQLITE|zod|FST_/)
    for (const other of [seats[1].token, 'argon2']) expect(text).not.toContain(other)
  }

  for (let done = 0; done < REQUESTS; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, attack))
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 20)
  expect(server.logged.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([])
  expect((await server.ask(`/api/matches/${match}/view`, { token: seats[0].token })).text).toBe(before)
})
