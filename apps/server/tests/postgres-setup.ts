import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type Cluster, startCluster } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The socket at which test files ask for PostgreSQL. */
    postgresDoor: string
  }
}

/**
 * One PostgreSQL per run of the tests, started when the first test file asks for it: other runs pay nothing. A file sends
 * `fast` (nothing is flushed to the disk) or `durable`, and gets the address, or why there is none.
 */
export default function setup(project: TestProject) {
  const clusters = new Map<string, Promise<Cluster>>()
  const door = join(tmpdir(), `orrery-pg-door-${process.pid}`)
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', async (data) => {
      const kind = data.toString()
      if (!clusters.has(kind)) clusters.set(kind, startCluster(kind === 'durable'))
      const answer = await clusters.get(kind)!.then(
        ({ url }) => ({ url }),
        (error: Error) => ({ problem: error.message }),
      )
      socket.end(JSON.stringify(answer))
    })
  })
  rmSync(door, { force: true })
  server.listen(door)
  project.provide('postgresDoor', door)

  return async () => {
    server.close()
    const started = await Promise.allSettled(clusters.values())
    await Promise.all(started.map((cluster) => cluster.status === 'fulfilled' && cluster.value.stop()))
  }
}
