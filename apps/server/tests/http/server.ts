import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { type Config, readConfig } from '../../src/config.ts'
import { createLog } from '../../src/observability/index.ts'
import { startServer } from '../../src/serve.ts'
import type { StoreOptions } from '../../src/store/index.ts'
import { type Kind, newPlace } from '../store/places.ts'

/** Lets threads read our sources, as the command line does. */
export const LOADER = new URL('../../../cli/bin/typescript.mjs', import.meta.url).href
const NO_WEB = fileURLToPath(new URL('./no-such-folder', import.meta.url))

export interface Asked {
  readonly method?: string
  readonly body?: unknown
  /** The secret of a seat. */
  readonly token?: string
  readonly cookie?: string
  /** The server's own when it is left out and a cookie is sent. */
  readonly origin?: string | null
  readonly headers?: { readonly [name: string]: string }
}

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  // biome-ignore lint/suspicious/noExplicitAny: what the server answers is what is tested
  readonly json: any
}

export interface TestServer {
  readonly url: string
  readonly place: StoreOptions
  /** Everything that was logged. */
  readonly logged: readonly string[]
  ask(path: string, asked?: Asked): Promise<Answer>
  stop(): Promise<void>
}

/** A server in this process, on a free port of the loopback, with a store of its own unless it is given one. */
export async function startTestServer(
  kind: Kind,
  {
    place,
    clock,
    ...settings
  }: Partial<Config> & { readonly place?: StoreOptions; readonly clock?: () => number } = {},
): Promise<TestServer> {
  const where = place ?? (await newPlace(kind))
  const logged: string[] = []
  const log = createLog({ level: 'trace', to: { write: (line) => void logged.push(line) } })
  const config: Config = {
    ...readConfig({}, {}),
    port: 0,
    host: '127.0.0.1',
    data: where.folder ?? '',
    database: where.url,
    rateLimit: 0,
    costlyLimit: 0,
    web: NO_WEB,
    ...settings,
  }
  const { address, stop } = await startServer(config, { log, loader: LOADER, ...(clock ? { clock } : {}) })
  onTestFinished(stop)
  const url = address.replace('localhost', '127.0.0.1')
  return { url, place: where, logged, stop, ask: (path, asked) => ask(url, path, asked) }
}

async function ask(url: string, path: string, asked: Asked = {}): Promise<Answer> {
  const {
    method = asked.body === undefined ? 'GET' : 'POST',
    body,
    token,
    cookie,
    origin = cookie ? url : null,
  } = asked
  const response = await fetch(`${url}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(origin === null ? {} : { origin }),
      ...asked.headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== ''
  return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined }
}

export const METRICS_TOKEN = 'known-to-the-monitor'

/** What a server that was started with `METRICS_TOKEN` shows its monitor. */
export const metricsOf = async ({ ask }: TestServer): Promise<string> =>
  (await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text

/** The cookie that an answer sets. */
export const cookieOf = ({ headers }: Answer): string => headers.getSetCookie()[0]!.split(';', 1)[0]!

export const PERSON = { kind: 'person' } as const
export const BOT = { kind: 'bot', bot: 'random' } as const
export const OPEN = { kind: 'person', open: true } as const

/** A new match of Starship Samurai. */
export const begun = async ({ ask }: TestServer, seats: readonly object[] = [PERSON, PERSON], more: object = {}) =>
  (await ask('/api/matches', { body: { game: 'starship-samurai', seats, ...more } })).json
