import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TalkLine } from '@orrery/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../matches/registries.ts'
import { type ServerProcess, startProcess } from '../observability/process.ts'
import { newFolder } from '../store/places.ts'
import { type Created, createMatch, live, persons } from '../system/players.ts'
import { LiveClient } from '../websocket/client.ts'

const PRELOADED = new URL('set-clock.mjs', import.meta.url).href
const HOUR = 3_600_000

/** A server whose clock can be set while it runs and while it does not. */
async function startMachine() {
  const folder = await newFolder()
  const file = join(folder, 'clock')
  let server: ServerProcess | undefined
  return {
    async start(ahead: number): Promise<string> {
      writeFileSync(file, String(ahead))
      const env = { NODE_OPTIONS: `--import ${PRELOADED}`, CLOCK_AHEAD: file }
      server = startProcess(['--port', '0', '--data', join(folder, 'data'), '--log-level', 'error'], env)
      return server.url
    },
    async set(ahead: number): Promise<void> {
      const before = server!.err().length
      writeFileSync(file, String(ahead))
      server!.kill('SIGUSR2')
      await until(() => server!.err().slice(before).includes('The clock is set.'), 'the clock to be set')
    },
    async stop(signal: NodeJS.Signals): Promise<void> {
      server!.kill(signal)
      await server!.ended
    },
  }
}

const timed = (url: string, ms: number): Promise<Created> =>
  createMatch(url, { game: 'starship-samurai', seats: persons(2), clock: { kind: 'move', ms } })

async function watching(url: string, { match }: Created): Promise<LiveClient> {
  const client = new LiveClient({ url: live(url), match })
  onTestFinished(() => client.close())
  return client.welcomed()
}

const talk = ({ mirror }: LiveClient): readonly TalkLine[] => mirror.shown?.talk ?? []
const has = (client: LiveClient, kind: TalkLine['kind']): boolean => talk(client).some((line) => line.kind === kind)

/** How much time the seats that are asked have left, as a client has it. */
function left({ mirror }: LiveClient): number {
  const { seats = [], question } = mirror.shown ?? {}
  const clock = seats[question?.waitingFor[0] ?? -1]?.clock
  const now = talk({ mirror } as LiveClient).at(-1)?.at ?? Number.NaN
  return (clock?.until ?? Number.NaN) - now
}

test('a clock that is set forward by hours burns nobody’s time', async () => {
  const machine = await startMachine()
  const url = await machine.start(0)
  const client = await watching(url, await timed(url, HOUR))
  await machine.set(3 * HOUR)
  await client.until(() => has(client, 'timeout') || has(client, 'resume'), 'what comes of it')
  expect(talk(client).map(({ kind, by }) => `${by}: ${kind}`)).toEqual(['table: pause', 'table: resume'])
  expect(left(client)).toBeGreaterThan(HOUR - 30_000)
  expect(left(client)).toBeLessThanOrEqual(HOUR)
})

test('a clock that is set back by hours freezes nobody’s time, whether a server runs or not', async () => {
  const machine = await startMachine()
  const url = await machine.start(0)
  await machine.set(-3 * HOUR)
  const first = await watching(url, await timed(url, 1_500))
  await first.until(() => has(first, 'timeout'), 'a time-out')
  const created = await timed(url, 1_500)
  await machine.stop('SIGTERM')
  const again = await machine.start(-6 * HOUR)
  const second = await watching(again, created)
  await second.until(() => has(second, 'timeout'), 'a time-out after the restart')
  const ats = talk(second).map(({ at }) => at)
  expect(ats).toEqual([...ats].sort((a, b) => a - b))
})

test.each(['SIGTERM', 'SIGKILL'] as const)('what passes while no server runs is nobody’s time (%s)', async (signal) => {
  const machine = await startMachine()
  const url = await machine.start(0)
  const created = await timed(url, HOUR)
  await watching(url, created)
  await machine.stop(signal)
  const again = await machine.start(3 * HOUR)
  const client = await watching(again, created)
  await client.until(() => has(client, 'timeout') || has(client, 'resume'), 'what comes of it')
  expect(talk(client).map(({ kind, by }) => `${by}: ${kind}`)).toEqual(['table: pause', 'table: resume'])
  expect(left(client)).toBeGreaterThan(HOUR - 30_000)
  expect(left(client)).toBeLessThanOrEqual(HOUR)
})
