import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { people } from '../matches/registries.ts'
import { startLive } from './server.ts'

const BOT = join(fileURLToPath(new URL('../../../../examples', import.meta.url)), 'bot-client.mjs')

/** What it printed, and how it ended. */
async function play(url: string, match: string, token: string): Promise<{ output: string; code: number | null }> {
  const child = spawn(process.execPath, [BOT, url, match, token], {
    env: { ...process.env, PAUSE_MS: '0' },
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

test('the sample bot says why it cannot play', async () => {
  const { url, create } = await startLive()
  const { match } = await create()
  expect(await play(url, match, 'guess')).toEqual({ output: 'This is no seat of this match.\n', code: 1 })
})
