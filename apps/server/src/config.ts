import { resolve } from 'node:path'
import { BadInput } from '@orrery/engine'
import { webBuild } from '@orrery/shelf'
import { isNetwork } from './proxies.ts'

interface Setting<T> {
  /** As it stands on the command line, without the hyphens; one without a value is a switch. */
  readonly flag: string
  readonly env: string
  readonly text: string
  readonly fallback: T
  /** Shown in the help in place of the fallback. */
  readonly shown?: string
  /** Reads the text; `name` says where it was given. */
  read(text: string, name: string): T
}

const whole = (least: number, most: number) => (text: string, name: string) => {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= least && value <= most) return value
  throw new BadInput(`${name} takes a whole number from ${least} to ${most}, not "${text}".`)
}

const words =
  <T extends string>(known: readonly T[]) =>
  (text: string, name: string): T => {
    const found = known.find((word) => word === text)
    if (found !== undefined) return found
    throw new BadInput(`${name} must be one of ${known.join(', ')}, not "${text}".`)
  }

const yes = (text: string, name: string): boolean => {
  if (text === 'true' || text === '1' || text === 'yes') return true
  if (text === 'false' || text === '0' || text === 'no') return false
  throw new BadInput(`${name} must be true or false, not "${text}".`)
}

/** The address's origin: links are made from it, so a path or a password would only mislead. */
function origin(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (
    url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash
  ) {
    return url.origin
  }
  throw new BadInput(`${name} takes an address like https://orrery.example without a path, not "${text}".`)
}

function postgres(text: string, name: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) return text
  // What was given may hold a password: it is not repeated.
  throw new BadInput(`${name} must begin with postgres:// or postgresql://.`)
}

function contact(text: string, name: string): string {
  if (/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(text)) return text
  throw new BadInput(`${name} takes mailto:you@example.org or an https address, not "${text}".`)
}

function host(text: string, name: string): string {
  if (/^[\w.:%-]+$/.test(text)) return text
  throw new BadInput(`${name} takes the name or address of a network interface, not "${text}".`)
}

function secret(text: string, name: string): string {
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text
  throw new BadInput(`${name} takes 16 to 200 characters without spaces.`)
}

/** Where to listen, besides the server's own address. */
export interface ListenAddress {
  readonly host: string
  readonly port: number
}

function listenAddress(text: string, name: string): ListenAddress {
  const [, bracketed, plain, port = ''] = /^(?:\[([\da-fA-F:.%]+)\]|([\w.-]+)):(\d{1,5})$/.exec(text) ?? []
  const host = bracketed ?? plain
  if (host !== undefined && Number(port) <= 65_535) return { host, port: Number(port) }
  throw new BadInput(`${name} takes an interface and a port like 127.0.0.1:9464, not "${text}".`)
}

function networks(text: string, name: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim())
  const wrong = parts.find((part) => !isNetwork(part))
  if (wrong === undefined) return parts
  throw new BadInput(`${name} takes networks like loopback,10.0.0.0/8, not "${wrong}".`)
}

const asGiven = (text: string): string => text
const folder = (text: string): string => resolve(text)
const setting = <T>(made: Setting<T>): Setting<T> => made

/** Where the data is: what every command needs that reads or writes the store. */
export const STORE_SETTINGS = {
  data: setting({
    flag: 'data <folder>',
    env: 'DATA',
    text: 'folder of the embedded database (created if missing)',
    fallback: 'data',
    read: asGiven,
  }),
  database: setting<string | undefined>({
    flag: 'database <url>',
    env: 'DATABASE_URL',
    text: 'PostgreSQL database to use instead, as postgres://…',
    fallback: undefined,
    read: postgres,
  }),
} as const

const days = (name: string, text: string, shown = 'kept') =>
  setting<number | undefined>({
    flag: `prune-${name} <days>`,
    env: `PRUNE_${name.toUpperCase().replaceAll('-', '_')}`,
    text,
    fallback: undefined,
    shown,
    read: whole(1, 36_500),
  })

/** What is removed after how many days: by `orrery prune`, and by a server every hour. */
export const RETENTION_SETTINGS = {
  pruneUnplayed: days(
    'unplayed',
    'remove matches without moves after n days',
    '30 for orrery prune; a server keeps them',
  ),
  pruneBotMatches: days('bot-matches', 'remove finished bot-only matches after n days'),
  pruneFinished: days('finished', 'remove finished matches with players after n days'),
  pruneAccounts: days('accounts', 'remove accounts without seats and sessions n days after they were created'),
} as const

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Everything a server can be told. Flags go before the environment. */
export const SETTINGS = {
  port: setting<number | undefined>({
    flag: 'port <number>',
    env: 'PORT',
    text: 'port; 0 for any free one',
    fallback: undefined,
    shown: '4000, or the next free one',
    read: whole(0, 65_535),
  }),
  host: setting({
    flag: 'host <address>',
    env: 'HOST',
    text: 'network interface to listen on; 0.0.0.0 for all',
    fallback: 'localhost',
    read: host,
  }),
  ...STORE_SETTINGS,
  connections: setting({
    flag: 'database-connections <n>',
    env: 'DATABASE_CONNECTIONS',
    text: 'PostgreSQL connections of this process',
    fallback: 8,
    read: whole(1, 500),
  }),
  databaseSeconds: setting({
    flag: 'database-seconds <n>',
    env: 'DATABASE_SECONDS',
    text: 'drop a PostgreSQL connection after n seconds without an answer',
    fallback: 5,
    read: whole(1, 60),
  }),
  publicUrl: setting<string | undefined>({
    flag: 'public-url <url>',
    env: 'PUBLIC_URL',
    text: 'public address, when behind a proxy',
    fallback: undefined,
    read: origin,
  }),
  trustProxy: setting<readonly string[]>({
    flag: 'trust-proxy <networks>',
    env: 'TRUST_PROXY',
    text: 'proxies whose X-Forwarded headers are trusted, e.g. loopback,10.0.0.0/8 (also linklocal, uniquelocal)',
    fallback: [],
    shown: 'none',
    read: networks,
  }),
  web: setting({
    flag: 'web <folder>',
    env: 'WEB',
    text: 'folder of the web client',
    /** The client that knows the games of now: they may be named on the command line. */
    get fallback() {
      return webBuild()
    },
    shown: 'apps/web/.build/dist',
    read: folder,
  }),
  logLevel: setting<(typeof LOG_LEVELS)[number]>({
    flag: 'log-level <level>',
    env: 'LOG_LEVEL',
    text: LOG_LEVELS.join(', '),
    fallback: 'info',
    read: words(LOG_LEVELS),
  }),
  rateLimit: setting({
    flag: 'rate-limit <n>',
    env: 'RATE_LIMIT',
    text: 'requests per address and minute, and ten times as many for pages and files; 0 for no limit',
    fallback: 600,
    read: whole(0, 1_000_000),
  }),
  costlyLimit: setting({
    flag: 'costly-limit <n>',
    env: 'COSTLY_LIMIT',
    text: 'the same for new matches, imports, and passwords, each',
    fallback: 30,
    read: whole(0, 1_000_000),
  }),
  messageLimit: setting({
    flag: 'message-limit <n>',
    env: 'MESSAGE_LIMIT',
    text: 'messages per connection and second; 0 for no limit',
    fallback: 50,
    read: whole(0, 1_000_000),
  }),
  connectionLimit: setting({
    flag: 'connection-limit <n>',
    env: 'CONNECTION_LIMIT',
    text: 'connections per address; 0 for no limit',
    fallback: 200,
    read: whole(0, 1_000_000),
  }),
  botSeconds: setting({
    flag: 'bot-seconds <n>',
    env: 'BOT_SECONDS',
    text: 'time limit for a bot’s move, in seconds',
    fallback: 10,
    read: whole(1, 600),
  }),
  botMatches: setting({
    flag: 'bot-matches <n>',
    env: 'BOT_MATCHES',
    text: 'running bot-only matches per address; 0 for no limit',
    fallback: 64,
    read: whole(0, 1_000_000),
  }),
  idleSeconds: setting({
    flag: 'idle-seconds <n>',
    env: 'IDLE_SECONDS',
    text: 'unload a match after n seconds without viewers',
    fallback: 60,
    read: whole(1, 86_400),
  }),
  matchMemory: setting<number | undefined>({
    flag: 'match-memory <megabytes>',
    env: 'MATCH_MEMORY',
    text: 'memory for open matches; matches without viewers are unloaded first',
    fallback: undefined,
    shown: 'half of the heap',
    read: whole(16, 1_000_000),
  }),
  noticeSeconds: setting({
    flag: 'notice-seconds <n>',
    env: 'NOTICE_SECONDS',
    text: 'notify a player after n seconds without an answer',
    fallback: 30,
    read: whole(0, 86_400),
  }),
  privateWebhooks: setting({
    flag: 'private-webhooks',
    env: 'PRIVATE_WEBHOOKS',
    text: 'allow webhooks to private networks',
    fallback: false,
    read: yes,
  }),
  pushContact: setting<string | undefined>({
    flag: 'push-contact <url>',
    env: 'PUSH_CONTACT',
    text: 'contact for push services, as mailto: or https:',
    fallback: undefined,
    read: contact,
  }),
  ...RETENTION_SETTINGS,
  metricsToken: setting<string | undefined>({
    flag: 'metrics-token <secret>',
    env: 'METRICS_TOKEN',
    text: 'bearer token required for /metrics',
    fallback: undefined,
    read: secret,
  }),
  metricsAddress: setting<ListenAddress | undefined>({
    flag: 'metrics-address <host:port>',
    env: 'METRICS_ADDRESS',
    text: 'serve /metrics at this address instead, without a token, e.g. 127.0.0.1:9464',
    fallback: undefined,
    read: listenAddress,
  }),
} as const

type Settings = { readonly [key: string]: Setting<unknown> }
type Values<S extends Settings> = { readonly [K in keyof S]: S[K] extends Setting<infer T> ? T : never }
type RetentionConfig = Values<typeof RETENTION_SETTINGS>
export type StoreConfig = Values<typeof STORE_SETTINGS>
export type Config = Values<typeof SETTINGS>

/** The settings as the store takes them. */
export const retentionOf = ({ pruneUnplayed, pruneBotMatches, pruneFinished, pruneAccounts }: RetentionConfig) => ({
  unplayed: pruneUnplayed,
  botMatches: pruneBotMatches,
  finished: pruneFinished,
  accounts: pruneAccounts,
})

/** What was given on the command line: the flag's name in camel case, as commander hands it over. */
export type Flags = { readonly [flag: string]: string | boolean | undefined }

const flagName = (flag: string): string => flag.split(' ')[0]!
const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The settings' values: flags first, then the environment, then what is built in. Throws a `BadInput` that names the bad one. */
export function readSettings<S extends Settings>(settings: S, flags: Flags, env: NodeJS.ProcessEnv): Values<S> {
  const values = Object.entries(settings).map(([key, { flag, env: variable, fallback, read }]) => {
    const given = flags[camelCase(flagName(flag))]
    if (given !== undefined) return [key, read(String(given), `--${flagName(flag)}`)]
    const text = env[variable]
    return [key, text === undefined || text === '' ? fallback : read(text, variable)]
  })
  return Object.fromEntries(values)
}

export const readConfig = (flags: Flags = {}, env: NodeJS.ProcessEnv = process.env): Config =>
  readSettings(SETTINGS, flags, env)

/** Flags and their texts, for the help of a command. */
export function describeSettings(settings: Settings): { readonly flag: string; readonly text: string }[] {
  return Object.values(settings).map(({ flag, env, text, fallback, shown }) => {
    const standard = shown ?? (fallback === undefined || fallback === false ? undefined : String(fallback))
    return { flag: `--${flag}`, text: `${text} (${env}${standard === undefined ? '' : `, default: ${standard}`})` }
  })
}
