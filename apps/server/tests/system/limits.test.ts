import { expect, test } from 'vitest'
import { sendRaw, spellingsOf } from '../http/raw.ts'
import { startProcess } from '../observability/process.ts'
import { newFolder } from '../store/places.ts'

/** Lets a process believe that a day has gone by whenever it gets SIGUSR2, and say so. */
const STEPPING_CLOCK = `
  const now = Date.now
  let ahead = 0
  process.on('SIGUSR2', () => { ahead += 86400000; process.stderr.write('stepped\\n') })
  Date.now = () => now() + ahead
`
const JSON_TYPE = { 'content-type': 'application/json' }
const MATCH = JSON.stringify({ game: 'starship-samurai', seats: [{ kind: 'person' }, { kind: 'person' }] })

async function started(...more: string[]) {
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(STEPPING_CLOCK)}`
  const server = startProcess(['--port', '0', '--data', newFolder(), ...more], { NODE_OPTIONS })
  const url = (await server.url).replace('localhost', '127.0.0.1')
  return { server, url, host: new URL(url).host }
}

const counted = (statuses: readonly number[], status: number): number => statuses.filter((one) => one === status).length

test('a server process answers a route as often as it may, in whatever spelling', async () => {
  const { url, host } = await started('--rate-limit', '5', '--costly-limit', '2')
  const bodies: string[] = []
  for (const target of spellingsOf('/api/games', host)) bodies.push((await sendRaw(url, { target })).body)
  expect(bodies.filter((body) => body.includes('{"games":')).length).toBeLessThanOrEqual(5)
  const games: number[] = []
  for (const target of ['/api/games', '/%61pi/games', `http://${host}/api/games`, '/api/games?x']) {
    games.push((await sendRaw(url, { target })).status)
  }
  expect(games).toEqual([429, 429, 429, 429])
  const created: number[] = []
  for (const target of spellingsOf('/api/matches', host))
    created.push((await sendRaw(url, { method: 'POST', target, headers: JSON_TYPE, body: MATCH })).status)
  expect(counted(created, 201)).toBe(2)
  expect((await sendRaw(url, { target: '/healthz' })).status).toBe(200)
  expect((await sendRaw(url, { target: '/metrics' })).status).toBe(429)
})

test('setting the clock of a running server frees nobody', async () => {
  const { server, url } = await started('--rate-limit', '2', '--costly-limit', '1')
  const ask = async () => (await sendRaw(url, { target: '/api/games' })).status
  const signIn = async () => {
    const body = JSON.stringify({ name: 'Ada', password: 'wrong guess' })
    return (await sendRaw(url, { method: 'POST', target: '/api/sessions', headers: JSON_TYPE, body })).status
  }
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429])
  expect([await signIn(), await signIn()]).toEqual([401, 429])
  server.kill('SIGUSR2')
  await expect.poll(() => server.err()).toContain('stepped')
  expect([await ask(), await signIn()]).toEqual([429, 429])
})
