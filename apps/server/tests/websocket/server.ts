import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { MatchRegistry, MatchRegistryOptions, NewMatchPlan } from '../../src/matches/index.ts'
import type { Store } from '../../src/store/index.ts'
import { attachLive, type Live, type LiveOptions } from '../../src/websocket/index.ts'
import { newLog, newRegistry, plan } from '../matches/registries.ts'
import { newStore } from '../store/places.ts'
import { type ClientOptions, LiveClient } from './client.ts'

export interface LiveServer {
  readonly url: string
  readonly store: Store
  readonly registry: MatchRegistry
  readonly live: Live
  readonly lines: ReturnType<typeof newLog>['lines']
  create(changes?: Partial<NewMatchPlan>): Promise<{ match: string; tokens: string[] }>
  connect(options: Omit<ClientOptions, 'url'>): LiveClient
}

/** A server with nothing but WebSockets, on a port of its own. */
export async function startLive(
  options: Partial<LiveOptions> = {},
  inRegistry: Partial<MatchRegistryOptions> = {},
  given?: Store,
): Promise<LiveServer> {
  const store = given ?? (await newStore('sqlite'))
  const log = newLog()
  const registry = newRegistry(store, { log, ...inRegistry })
  const server = createServer()
  const live = attachLive(server, { registry, store, log, ...options })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  onTestFinished(async () => {
    await live.close()
    server.close()
  })
  return {
    url,
    store,
    registry,
    live,
    lines: log.lines,
    async create(changes) {
      const { match, seats } = await registry.create(plan(changes))
      return { match, tokens: seats.map(({ token }) => token ?? '') }
    },
    connect(how) {
      const client = new LiveClient({ url, ...how })
      onTestFinished(() => client.close())
      return client
    },
  }
}
