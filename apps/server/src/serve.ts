import { BadInput, type Game, guardLists } from '@orrery/engine'
import { games as shelved } from '@orrery/shelf'
import { createSessions } from './accounts/sessions.ts'
import { createSignIns } from './accounts/sign-ins.ts'
import { createBotPool } from './bots/index.ts'
import { inheritedLoader } from './bots/thread.ts'
import type { Config } from './config.ts'
import { createApp } from './http/app.ts'
import type { App } from './http/context.ts'
import { serveMetrics } from './http/metrics-server.ts'
import { networkAddresses } from './http/reach.ts'
import { createImporter } from './import/importer.ts'
import { startMatchTime } from './match-time.ts'
import { createMatchRegistry } from './matches/index.ts'
import { startNotices } from './notifications/index.ts'
import { createLog, createMetrics, type Log, outageLog } from './observability/index.ts'
import { countedAddresses } from './proxies.ts'
import { openStore, type Store } from './store/index.ts'
import { startSweeping } from './sweeping.ts'
import { attachLive, type LiveLimits, NO_RATES } from './websocket/index.ts'

/** What a server gets from whoever starts it, besides its settings. */
export interface ServerDeps {
  readonly log?: Log
  /** A module that lets threads read our sources; by default the one this process was started with. */
  readonly loader?: string
  /** What limits are measured with: milliseconds that only go forward. */
  readonly clock?: () => number
}

export interface Running {
  readonly address: string
  /** The same for others on this network, if they are let in. */
  readonly others: readonly string[]
  /** Takes nothing new, finishes what was begun, and closes everything. */
  stop(): Promise<void>
}

const FIRST_PORT = 4000
const MOST_PORTS = 100
/** Requests that are still running then are cut off. */
const PATIENCE_MS = 4_000
/** A database that hangs must not keep a server that was told to stop. */
const STOP_MS = 9_000
const LINGER_MS = 300

/** Starts a server: opens the store, listens, and tells where. */
export async function startServer(config: Config, deps: ServerDeps = {}): Promise<Running> {
  const { log = createLog({ level: config.logLevel }) } = deps
  const store = await openStore({
    url: config.database,
    folder: config.data,
    connections: config.connections,
    deadlineMs: config.databaseSeconds * 1000,
    outages: outageLog(log),
  })
  try {
    return await startOn(store, config, { ...deps, log })
  } catch (error) {
    await store.close()
    throw error
  }
}

async function startOn(store: Store, config: Config, deps: ServerDeps & { readonly log: Log }): Promise<Running> {
  const { log, loader = inheritedLoader() } = deps
  const metrics = createMetrics()
  const watched = metrics.watched(store)
  const games = await loadGames()
  const sessions = createSessions(store)
  const { time, stop: stopTime } = await startMatchTime(store, deps.clock ? { passed: deps.clock } : {})
  const registry = createMatchRegistry({
    store: watched,
    clock: time.now,
    rested: time.rested,
    games,
    log,
    bots: createBotPool({ cutOffMs: config.botSeconds * 1000, log, ...(loader === undefined ? {} : { loader }) }),
    limits: {
      idleMs: config.idleSeconds * 1000,
      noticeMs: config.noticeSeconds * 1000,
      botMatches: orNone(config.botMatches),
      ...(config.matchMemory === undefined ? {} : { memory: config.matchMemory * MEGABYTE }),
    },
  })
  const importer = createImporter({ store, loader })
  let stopping = false
  const app = await createApp({
    config,
    store,
    registry,
    games,
    sessions,
    signIns: createSignIns(deps.clock),
    importer,
    metrics,
    log,
    clock: deps.clock,
    stopping: () => stopping,
  })
  const live = attachLive(app.server, {
    registry,
    store,
    log,
    accountOf: sessions.accountOf,
    addressOf: countedAddresses(config.trustProxy),
    limits: liveLimits(config),
    ...(deps.clock === undefined ? {} : { clock: deps.clock }),
    ...(config.publicUrl === undefined ? {} : { origins: [config.publicUrl] }),
  })
  metrics.observe({
    matches: registry.figures,
    connections: () => live.connections,
    oldestAppendMs: store.oldestAppendMs,
    botQueueMs: registry.botQueueAge,
  })
  const shown = config.metricsAddress && serveMetrics(config.metricsAddress, metrics)
  const [port, metricsServer] = await Promise.all([listen(app, config), shown]).catch(async (error) => {
    await Promise.all([live.close(), app.close(), shown?.then(({ close }) => close()).catch(() => {})])
    await registry.close()
    throw error
  })
  if (metricsServer) log.info({ address: metricsServer.address }, 'metrics')
  const stopNotices = startNotices({
    store,
    log,
    clock: time.now,
    titleOf: (id) => games.get(id)?.title ?? id,
    publicUrl: config.publicUrl,
    contact: config.pushContact,
    allowPrivate: config.privateWebhooks,
    counted: metrics.notice,
  })
  const stopSweeping = startSweeping(store, config, log)

  let stopped: Promise<void> | undefined
  async function stop(): Promise<void> {
    stopping = true
    const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS)
    cut.unref()
    await Promise.all([live.close(), stopNotices(), stopSweeping(), app.close(), metricsServer?.close()])
    clearTimeout(cut)
    await importer.close()
    await registry.close()
    await stopTime()
    await store.close()
  }
  return {
    address: homeOf(config.host, port),
    others: networkAddresses(config.host, port),
    stop: () => (stopped ??= stop()),
  }
}

const MEGABYTE = 1024 * 1024

const orNone = (limit: number): number => (limit === 0 ? Number.MAX_SAFE_INTEGER : limit)

function liveLimits({ messageLimit, connectionLimit }: Config): Partial<LiveLimits> {
  const messagesPerSecond = orNone(messageLimit)
  const connections = orNone(connectionLimit)
  const unlimited = messageLimit === 0 && { seat: NO_RATES, questions: messagesPerSecond }
  return { messagesPerSecond, burst: 2 * messagesPerSecond, connections, ...unlimited }
}

async function loadGames(): Promise<ReadonlyMap<string, Game>> {
  const loaded = (await shelved()).map(async ({ id, load }) => [id, await load()] as const)
  return new Map(await Promise.all(loaded))
}

/** What people type to come here from the same machine. */
function homeOf(host: string, port: number): string {
  const isHome = ['localhost', '0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
  return `http://${isHome ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The given port, or the first free one from 4000 on. */
async function listen(app: App, { host, port }: Pick<Config, 'host' | 'port'>): Promise<number> {
  const ports = port === undefined ? Array.from({ length: MOST_PORTS }, (_, index) => FIRST_PORT + index) : [port]
  for (const wanted of ports) {
    try {
      await app.listen({ host, port: wanted })
      const bound = app.server.address()
      return typeof bound === 'object' && bound ? bound.port : wanted
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (code === 'EADDRINUSE' && port === undefined) continue
      throw LISTEN_PROBLEMS[code] ? new BadInput(LISTEN_PROBLEMS[code](wanted, host)) : error
    }
  }
  throw new BadInput(
    `Ports ${FIRST_PORT}–${FIRST_PORT + MOST_PORTS - 1} are all in use. Choose another with --port or PORT.`,
  )
}

const LISTEN_PROBLEMS: { readonly [code: string]: (port: number, host: string) => string } = {
  EADDRINUSE: (port) => `Port ${port} is in use. Choose another with --port or PORT.`,
  EACCES: (port) => `Port ${port} needs more rights. Choose one above 1023 with --port or PORT.`,
  EADDRNOTAVAIL: (_, host) => `This machine has no network interface ${host}.`,
  ENOTFOUND: (_, host) => `This machine has no network interface ${host}.`,
}

/**
 * Serves until the process is told to stop (SIGINT, SIGTERM), then finishes what was begun. A second signal ends it at once. Returns
 * the exit code.
 */
export async function serve(config: Config): Promise<number> {
  guardLists()
  const log = createLog({ level: config.logLevel })
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'server failed')
    process.exit(1)
  })
  let running: Running | undefined
  const told = new Promise<string>((resolve) => {
    let before = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        // What does not listen yet has nothing to finish.
        if (running === undefined) process.exit(0)
        if (before) process.exit(1)
        before = true
        resolve(signal)
      })
    }
  })
  running = await startServer(config, { log })
  console.log(`Orrery is at ${running.address}`)
  if (running.others.length > 0) console.log(`On your network: ${running.others.join(' or ')}`)
  log.info({ signal: await told }, 'stopping')
  const late = setTimeout(() => {
    log.error({}, 'shutdown timed out')
    process.exit(1)
  }, STOP_MS)
  await running.stop()
  clearTimeout(late)
  log.info({}, 'stopped')
  // Whatever somebody left open does not keep the process.
  setTimeout(() => process.exit(0), LINGER_MS).unref()
  return 0
}
