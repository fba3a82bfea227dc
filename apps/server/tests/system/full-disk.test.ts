import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startProcess } from '../observability/process.ts'
import { newFolder, opened } from '../store/places.ts'
import { createMatch, live, persons, seated } from './players.ts'

/** Files of the process may become this large, as if the disk were full then; `unlimited` makes room again. */
const limit = (pid: number, size: string): void =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}:`])

const status = async (url: string): Promise<number> => (await fetch(url)).status

test('a full disk: people are told, it is not ready, nothing fails otherwise; with room again play goes on', async () => {
  const folder = newFolder()
  const server = startProcess(['--port', '0', '--data', folder, '--costly-limit', '0'])
  const url = await server.url
  const plan = { game: 'starship-samurai', seats: persons(2) }
  const created = await createMatch(url, plan)
  const [ann, ben] = seated(live(url), created, 'full disk', 25)
  await ann!.client.until(() => ann!.kept.length > 2, 'play')
  expect(await status(`${url}/readyz`)).toBe(200)

  limit(server.pid, '4096')
  await ben!.client.until(() => [ann!, ben!].some(({ client }) => client.of('error').length > 0), 'somebody is told')
  const errors = [ann!, ben!].flatMap(({ client }) => client.of('error'))
  for (const error of errors) expect(error).toMatchObject({ code: 'unavailable' })
  await expect(createMatch(url, plan)).rejects.toThrow(/503 .*"unavailable"/)
  expect(await status(`${url}/readyz`)).toBe(503)
  expect(await status(`${url}/healthz`)).toBe(200)
  expect(await status(`${url}/api/matches/${created.match}`)).toBe(200)

  limit(server.pid, 'unlimited')
  await expect.poll(() => status(`${url}/readyz`), { timeout: 10_000 }).toBe(200)
  const before = ann!.kept.length
  await ann!.client.until(() => ann!.kept.length > before + 2, 'play goes on', 15_000)
  for (const player of [ann!, ben!]) player.resting = true
  server.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  const lines = server
    .err()
    .split('\n')
    .filter((line) => /"level":"(error|warn)"/.test(line))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!).msg).toMatch(/^database read-only or full: free disk space/)
  expect(server.err()).toContain('"msg":"database writable again"')
  const store = await opened({ folder })
  expect(await store.doctor()).toEqual([])
})
