/** The two servers, each as a process of its own that the bench asks for matches and for what it costs. */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from '@orrery/engine'
import { attachLive, createMatchRegistry, openStore } from '@orrery/server'
import { hosted } from '../neutral/boardgameio.ts'
import { marches } from '../neutral/ours.ts'
import { MAPS, type MapSize, SEATS } from '../neutral/rules.ts'
import { takeOrders } from './children.ts'

/** A match and the secrets of its seats. */
export interface HostedMatch {
  readonly map: MapSize
  readonly match: string
  readonly secrets: readonly string[]
}

export interface Creation {
  readonly map: MapSize
  readonly count: number
}

export interface Cost {
  /** Milliseconds of processor time since the start. */
  readonly cpu: number
  /** Bytes that are really used, after a garbage collection. */
  readonly memory: number
}

const collectGarbage = (globalThis as { gc?: () => void }).gc

/** What it took to make the memory comparable: the bench's own doing, and no cost of the server's. */
let collecting = 0

function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function cost(): Cost {
  const now = processorTime()
  const cpu = now - collecting
  collectGarbage?.()
  collecting += processorTime() - now
  const { heapUsed, external } = process.memoryUsage()
  return { cpu, memory: heapUsed + external }
}

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const silent = { debug() {}, info() {}, warn: console.warn, error: console.error }

/** Ours: SQLite on the disk, every decision durable before it is told. */
export async function hostOurs(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const store = await openStore({ folder })
  const bots = { sizes: { people: 1, bots: 1 }, decide: async () => ({ failed: [] }), close: async () => {} }
  const games = new Map([[marches.id, marches as unknown as Game]])
  const registry = createMatchRegistry({ store, games, log: silent, bots, limits: { idleMs: 5_000 } })
  const server = createServer()
  const unlimited = { messagesPerSecond: 1e9, burst: 1e9, connections: 1e9 }
  attachLive(server, { registry, store, log: silent, limits: unlimited })
  const port = await listen(server)
  const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: 'person', name: `Player ${seat + 1}` }) as const)
  const plan = { game: marches.id, seats, clock: { kind: 'none' }, visibility: 'private' } as const
  takeOrders({
    port: () => port,
    cost,
    create: async ({ map, count }: Creation) => {
      const made = await Promise.all(
        Array.from({ length: count }, () => registry.create({ ...plan, options: { map } })),
      )
      return made.map(
        ({ match, seats }): HostedMatch => ({ map, match, secrets: seats.map(({ token }) => token ?? '') }),
      )
    },
  })
}

/** boardgame.io: its own server with its store in memory. */
export async function hostBoardgameio(): Promise<void> {
  const require = createRequire(import.meta.url)
  const { Server: BgioServer } = require('boardgame.io/server') as typeof import('boardgame.io/server')
  const newSeed = () => randomBytes(16).toString('hex')
  const games = MAPS.map((map) => ({ ...hosted(newSeed, map), name: `marches-${map}` }))
  const server = BgioServer({ games, origins: ['*'] })
  const { appServer } = await server.run({ port: 0, callback: () => {} })
  const { port } = appServer.address() as AddressInfo
  const post = async (path: string, body: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/games/marches-${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`boardgame.io answers ${response.status} to ${path}.`)
    return (await response.json()) as { matchID: string; playerCredentials: string }
  }
  async function createOne(map: MapSize): Promise<HostedMatch> {
    const { matchID } = await post(`${map}/create`, { numPlayers: SEATS })
    const secrets: string[] = []
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = await post(`${map}/${matchID}/join`, { playerID: String(seat), playerName: `Player ${seat + 1}` })
      secrets.push(joined.playerCredentials)
    }
    return { map, match: matchID, secrets }
  }
  takeOrders({
    port: () => port,
    cost,
    create: ({ map, count }: Creation) => Promise.all(Array.from({ length: count }, () => createOne(map))),
  })
}
