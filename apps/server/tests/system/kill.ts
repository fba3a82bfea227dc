import { expect } from 'vitest'
import { type ServerProcess, startProcess } from '../operations/process.ts'
import { type Kind, newPlace, opened } from '../store/places.ts'
import { createMatch, live, type Player, persons, seated } from './players.ts'

const MATCHES = 4

/** What must hold of a match after all: everything acknowledged is there, as it was, and nothing twice. */
export function checkJournal(players: readonly Player[], entries: readonly { seq: number; entry: string }[]): void {
  expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, index) => index + 1))
  const stored = entries.map(({ entry }) => JSON.parse(entry))
  for (const { seat, kept } of players)
    for (const { seq, value } of kept) expect(stored[seq - 1]).toMatchObject({ kind: 'answer', seat, value })
  const questions = stored.filter(({ kind }) => kind === 'answer').map(({ seat, n }) => `${n} by ${seat}`)
  expect(new Set(questions).size).toBe(questions.length)
}

/** Kills a server with SIGKILL at random moments while people play, and starts it again on the same port. */
export async function killInMidPlay(kind: Kind, kills: number): Promise<void> {
  const place = await newPlace(kind, { durable: true })
  const env = place.url === undefined ? { DATA: place.folder ?? '' } : { DATABASE_URL: place.url }
  const start = (port: string): ServerProcess =>
    startProcess(['--port', port, '--message-limit', '0', '--costly-limit', '0', '--log-level', 'warn'], env)
  let server = start('0')
  const url = await server.url
  const port = new URL(url).port
  const matches: Player[][] = []

  /** Keeps some matches running: what is over makes room for a new one. */
  async function fill(): Promise<void> {
    while (matches.filter((players) => !players.every(({ over }) => over)).length < MATCHES) {
      const seats = [...persons(2), { kind: 'bot', bot: 'random' }]
      const created = await createMatch(url, { game: 'starship-samurai', seats })
      matches.push(seated(live(url), created, `kill ${kind} ${matches.length}`, 2))
    }
  }
  const everybody = () => matches.flat()
  const kept = () => everybody().reduce((sum, player) => sum + player.kept.length, 0)

  for (let kill = 0; kill < kills; kill++) {
    await fill()
    const before = kept()
    await matches.at(-1)![0]!.client.until(() => kept() > before + 4, 'play to go on after a restart', 30_000)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60))
    server.kill('SIGKILL')
    await server.ended
    server = start(port)
    await server.url
  }

  for (const player of everybody()) player.resting = true
  expect(kept()).toBeGreaterThan(4 * kills)
  expect(Math.max(...everybody().map(({ client }) => client.connections))).toBeGreaterThan(1)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  const store = await opened(place)
  for (const players of matches) checkJournal(players, await store.load(players[0]!.client.options.match))
  expect(await store.doctor()).toEqual([])
}
