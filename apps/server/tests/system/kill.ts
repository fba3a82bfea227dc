import { expect } from 'vitest'
import { type ServerProcess, startProcess } from '../observability/process.ts'
import { type Kind, newPlace, opened } from '../store/places.ts'
import { createMatch, live, type Player, persons, seated } from './players.ts'

/** Enough to see it work; `npm run soak:kills` sets more. */
export const KILLS = Number(process.env.ORRERY_KILLS ?? 10)

const MATCHES = 4
/** One in so many has a bot: the thread that it thinks in starts again in every process. */
const WITH_BOT = 4
/** Shorter, people would decide so much while the next process starts that this would take most of the time. */
const THINK_MS = 25

/** What must hold of a match after all: everything acknowledged is there, as it was, and nothing twice. */
export function checkJournal(players: readonly Player[], entries: readonly { seq: number; entry: string }[]): void {
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
  const stored = entries.map(({ entry }) => JSON.parse(entry))
  for (const { seat, kept } of players)
    for (const { seq, value } of kept) expect(stored[seq - 1]).toMatchObject({ kind: 'answer', seat, value })
  const questions = stored.filter(({ kind }) => kind === 'answer').map(({ seat, n }) => `${n} by ${seat}`)
  expect(new Set(questions).size).toBe(questions.length)
}

/** So often nothing is left running, and the data is opened by a process that starts after the death of all others. */
const COLD_EVERY = 5

/**
 * Kills the server that people play on with SIGKILL, at random moments. The next one has been started meanwhile, on another port,
 * so that the test does not wait for Node; clients come back to it by themselves.
 */
export async function killInMidPlay(kind: Kind, kills: number): Promise<void> {
  const place = await newPlace(kind, { durable: true })
  const env = place.url === undefined ? { DATA: place.folder ?? '' } : { DATABASE_URL: place.url }
  const start = (): ServerProcess =>
    startProcess(['--port', '0', '--message-limit', '0', '--costly-limit', '0', '--log-level', 'warn'], env)
  let server = start()
  let url = await server.url
  let next = start()
  const matches: Player[][] = []

  /** Keeps some matches running: what is over makes room for a new one. */
  async function fill(): Promise<void> {
    while (matches.filter((players) => !players.every(({ over }) => over)).length < MATCHES) {
      const seats = matches.length % WITH_BOT === 0 ? [...persons(2), { kind: 'bot', bot: 'random' }] : persons(3)
      const created = await createMatch(url, { game: 'starship-samurai', seats })
      matches.push(seated(() => live(url), created, `kill ${kind} ${matches.length}`, THINK_MS))
    }
  }
  const everybody = () => matches.flat()
  const kept = () => everybody().reduce((sum, player) => sum + player.kept.length, 0)
  const end = async (one: ServerProcess) => {
    one.kill('SIGKILL')
    await one.ended
  }

  for (let kill = 0; kill < kills; kill++) {
    await fill()
    const before = kept()
    await matches.at(-1)![0]!.client.until(() => kept() > before + 4, 'play to go on after a death', 30_000)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
    const cold = kill % COLD_EVERY === COLD_EVERY - 1
    if (cold) await end(next)
    else await next.url
    await end(server)
    server = cold ? start() : next
    url = await server.url
    next = start()
  }
  await next.url
  await end(next)

  for (const player of everybody()) player.resting = true
  expect(kept()).toBeGreaterThan(4 * kills)
  expect(Math.max(...everybody().map(({ client }) => client.connections))).toBeGreaterThan(1)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  const store = await opened(place)
  for (const players of matches) checkJournal(players, await store.load(players[0]!.client.options.match))
  expect(await store.doctor()).toEqual([])
}
