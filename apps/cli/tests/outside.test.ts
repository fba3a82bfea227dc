import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { BIN, orrery } from './orrery.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'orrery-outside-'))
const game = join(home, 'contraband')
const saved = join(home, 'played.json')

/** What git sees of the repository, and nothing of what it is told to ignore. */
const status = (): string => execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' })
const before = status()

// The example as somebody else's game: a folder of its own, without anything installed.
cpSync(join(ROOT, 'examples', 'contraband'), game, { recursive: true })

const children: ChildProcess[] = []
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(home, { recursive: true })
})

test('bots play it by its folder, in threads', async () => {
  const { code, out, complaints } = await orrery(['simulate', game, '--games', '10', '--threads', '2', '--json'])
  expect([code, complaints]).toEqual([0, []])
  expect(JSON.parse(out)).toMatchObject({ game: 'contraband', games: 30, violations: 0, unfinished: 0 })
})

test('a person plays it in the terminal, and the match verifies', async () => {
  const typed = ['1', '1', '1', '1', 'quit']
  const played = await orrery(['play', game, '--seats', 'human,greedy', '--seed', '4', '--save', saved], typed)
  expect([played.code, played.complaints]).toEqual([0, []])
  expect(played.out).toContain('Load a crate.')
  expect(JSON.parse(readFileSync(saved, 'utf8')).decisions.length).toBeGreaterThan(3)
  const { code, out } = await orrery(['verify', saved, '--game', game])
  expect([code, out]).toEqual([0, expect.stringMatching(/: ok, \d+ decisions/)])
  expect((await orrery(['verify', saved])).complaints[0]).toMatch(/Unknown game "contraband"/)
})

test('its rules are explained', async () => {
  expect((await orrery(['explain', game])).out).toContain('Loading the boat')
  expect((await orrery(['explain', 'load.twins', '--game', game])).out).toContain('attract attention')
})

test('a server hosts it: a bot of the server and a client of its own play to the end', async () => {
  const flags = ['--game', game, '--port', '0', '--data', join(home, 'data'), '--log-level', 'error']
  const server = spawn(process.execPath, [BIN, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(server)
  const [chunk] = await once(server.stdout, 'data')
  const address = /http:\/\/\S+/.exec(String(chunk))?.[0] ?? ''
  const response = await fetch(`${address}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      game: 'contraband',
      options: { rounds: 3 },
      seats: [{ kind: 'person', name: 'Ada' }, { kind: 'bot' }],
    }),
  })
  const { match, seats } = (await response.json()) as { match: string; seats: { token: string }[] }
  const client = spawn(
    process.execPath,
    [join(ROOT, 'examples', 'bot-client.mjs'), address.replace('http', 'ws'), match, seats[0]?.token ?? ''],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(client)
  let said = ''
  client.stdout.on('data', (text) => {
    said += text
  })
  expect(await once(client, 'exit')).toEqual([0, null])
  expect(said).toMatch(/^The match is over: .*"scores":\[\d+,\d+\]/)
})

test('no file of the repository changes', () => {
  expect(status()).toBe(before)
})
