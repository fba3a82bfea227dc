import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  readonly url: string
  drop(): Promise<void>
}

/**
 * An empty database in this run's PostgreSQL. Where PostgreSQL is missing the test fails: it is not skipped.
 *
 * ```ts
 * const database = await postgresDatabase()
 * const store = await openStore({ url: database.url })
 * ```
 */
export async function postgresDatabase({ durable = false } = {}): Promise<TestDatabase> {
  const server = await address(durable ? 'durable' : 'fast')
  const name = `test_${randomBytes(6).toString('hex')}`
  await order(server, `create database ${name}`)
  return {
    url: server.replace('/postgres?', `/${name}?`),
    drop: () => order(server, `drop database ${name} with (force)`),
  }
}

async function address(kind: 'fast' | 'durable'): Promise<string> {
  const socket = connect(inject('postgresDoor'))
  socket.write(kind)
  const { url, problem } = JSON.parse(await text(socket)) as { url?: string; problem?: string }
  if (url === undefined) throw new Error(problem)
  return url
}

async function order(server: string, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
