import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Game } from '@orrery/engine'
import type { LogLine } from '@orrery/protocol'
import { expect, onTestFinished, test } from 'vitest'
import gossipGame from '../../../../packages/engine/testing/gossip/game.ts'
import { people } from '../matches/registries.ts'
import { newFolder } from '../store/places.ts'
import { startLive } from './server.ts'

const BOT = join(fileURLToPath(new URL('../../../../examples', import.meta.url)), 'bot-client.mjs')

const gossip = gossipGame as Game

/** What it printed, and how it ended. */
async function play(
  url: string,
  match: string,
  token: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [BOT, url, match, token], {
    env: { ...process.env, PAUSE_MS: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { output, code }
}

test('the sample bot plays whole matches to their end', async () => {
  const { url, create, registry } = await startLive({ limits: { messagesPerSecond: 1e6, burst: 1e6 } })
  const { match, tokens } = await create({ game: 'starship-samurai', seats: people('Ann', 'Ben') })
  const ended = await Promise.all(tokens.map((token) => play(url, match, token)))
  for (const { output, code } of ended) {
    expect(output).toContain('The match is over: {"by":"rules"')
    expect(code).toBe(0)
  }
  expect(await registry.info(match)).toMatchObject({ status: 'over' })
})

test('the sample bot plays a match whose log has 50,000 lines, and keeps all of them', async () => {
  const folder = await newFolder()
  const { url, create } = await startLive(
    { limits: { messagesPerSecond: 1e6, burst: 1e6 } },
    { games: async () => gossip },
  )
  const { match, tokens } = await create({ game: 'gossip', options: { rumors: 50, lines: 1000 } })
  const files = tokens.map((_, seat) => join(folder, `log-${seat}`))
  const ended = await Promise.all(tokens.map((token, seat) => play(url, match, token, { LOG: files[seat] })))
  expect(ended.map(({ code }) => code)).toEqual([0, 0])
  const [heard, overheard] = files.map((file) =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as LogLine).data.n),
  )
  const all = Array.from({ length: 50_000 }, (_, n) => n)
  expect(heard).toEqual(all)
  expect(overheard).toEqual(all.filter((n) => n % 10 !== 9))
})

test('the sample bot keeps the newest hash, and says so when the match does not contain it', async () => {
  const { url, create, registry } = await startLive({ limits: { messagesPerSecond: 1e6, burst: 1e6 } })
  const { match, tokens } = await create({ game: 'starship-samurai', seats: people('Ann', 'Ben') })
  const heads = [0, 1].map((seat) => join(newFolder(), `head-${seat}`))
  await Promise.all(tokens.map((token, seat) => play(url, match, token, { HEAD: heads[seat] })))
  const [HEAD = ''] = heads
  const { seq, head } = JSON.parse(readFileSync(HEAD, 'utf8'))
  expect(await registry.info(match)).toMatchObject({ seq })
  const again = await play(url, match, tokens[0]!, { HEAD })
  expect(again.output).toMatch(/^The match is over/)
  writeFileSync(HEAD, JSON.stringify({ seq: seq - 3, head }))
  const other = await play(url, match, tokens[0]!, { HEAD })
  expect(other.output).toMatch(
    new RegExp(
      `^The server has changed this match: entry ${seq - 3}, which I have seen, is not in it any more\\.\nThe match`,
    ),
  )
})

test('the sample bot says why it cannot play', async () => {
  const { url, create } = await startLive()
  const { match } = await create()
  expect(await play(url, match, 'guess')).toEqual({ output: 'Unknown seat token.\n', code: 1 })
})
