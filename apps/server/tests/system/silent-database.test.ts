import { expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '../observability/process.ts'
import { type Network, startNetwork } from '../postgres-network.ts'
import { newPlace, opened } from '../store/places.ts'
import { checkJournal } from './kill.ts'
import { createMatch, live, type Player, persons, seated } from './players.ts'

const MATCHES = 4
/** What people are promised, whatever the deadlines are. */
const PROMISED_MS = 15_000

interface Played {
  readonly network: Network
  readonly server: ServerProcess
  readonly url: string
  readonly matches: readonly (readonly Player[])[]
  /** Ends play and the server, and looks at everything that was stored. */
  check(): Promise<void>
}

const decided = (players: readonly Player[]): number => players.reduce((sum, { kept }) => sum + kept.length, 0)

/** Matches that are being played on a server whose database is behind a network that can fail. */
async function playing(): Promise<Played> {
  const place = await newPlace('postgres')
  const network = await startNetwork(place.url!)
  const server = startProcess(['--port', '0', '--message-limit', '0', '--costly-limit', '0'], {
    DATABASE_URL: network.url,
    DATABASE_SECONDS: '1',
  })
  const url = await server.url
  const matches: Player[][] = []
  for (let match = 0; match < MATCHES; match++) {
    const seats = match === 0 ? [...persons(2), { kind: 'bot', bot: 'random' }] : persons(3)
    const created = await createMatch(url, { game: 'starship-samurai', seats })
    matches.push(seated(live(url), created, `silence ${match}`, 25))
  }
  await goesOn(matches)
  return {
    network,
    server,
    url,
    matches,
    async check() {
      for (const player of matches.flat()) player.resting = true
      server.kill('SIGTERM')
      expect(await server.ended).toEqual({ code: 0, signal: null })
      const store = await opened(place)
      for (const players of matches) checkJournal(players, await store.load(players[0]!.client.options.match))
      expect(await store.doctor()).toEqual([])
    },
  }
}

/** Every match gets on by some decisions. */
async function goesOn(matches: readonly (readonly Player[])[]): Promise<void> {
  const before = matches.map(decided)
  const [[first] = []] = matches
  const moved = () => matches.every((players, index) => decided(players) > before[index]! + 3)
  await first!.client.until(moved, 'every match goes on', PROMISED_MS)
}

const isUnavailable = ({ client }: Player): boolean => client.of('error').some(({ code }) => code === 'unavailable')

async function readiness(url: string): Promise<{ code: number; body: unknown }> {
  const response = await fetch(`${url}/readyz`)
  return { code: response.status, body: await response.json() }
}

const logged = (server: ServerProcess, level: string): { msg: string }[] =>
  server
    .err()
    .split('\n')
    .filter((line) => line.includes(`"level":"${level}"`))
    .map((line) => JSON.parse(line))

test('a silent network: people are told, it is not ready, and when the network is back play goes on with nothing lost or doubled', async () => {
  const { network, server, url, matches, check } = await playing()
  expect(await readiness(url)).toMatchObject({ code: 200 })
  for (let outage = 0; outage < 2; outage++) {
    network.silence()
    const silent = performance.now()
    const replies = await Promise.all(
      matches.flat().map(({ client }) => client.perform({ type: 'chat', text: 'Hello?' })),
    )
    for (const reply of replies) expect(reply).toMatchObject({ type: 'error', code: 'unavailable' })
    expect(performance.now() - silent).toBeLessThan(PROMISED_MS)
    expect(await readiness(url)).toMatchObject({ code: 503, body: { error: 'unavailable' } })
    await expect(createMatch(url, { game: 'starship-samurai', seats: persons(2) })).rejects.toThrow(/503.*unavailable/)
    network.restore()
    await goesOn(matches)
    expect(await readiness(url)).toMatchObject({ code: 200 })
    expect(logged(server, 'error')).toHaveLength(outage + 1)
    expect(logged(server, 'error').at(-1)!.msg).toMatch(/^database unreachable: .*network/)
    expect(logged(server, 'info').at(-1)!.msg).toBe('database reachable again')
  }
  await check()
}, 120_000)

test('silent connections stop no other match, and their own go on by themselves', async () => {
  const { network, server, url, matches, check } = await playing()
  await Promise.all([network.nextCommit('order swallowed'), network.nextCommit('answer swallowed')])
  await goesOn(matches)
  await goesOn(matches)
  expect(matches.flat().filter(isUnavailable)).toEqual([])
  expect(await readiness(url)).toMatchObject({ code: 200 })
  expect(logged(server, 'error')).toEqual([])
  await check()
}, 60_000)
