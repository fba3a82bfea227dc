import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import { Unavailable } from '../store/index.ts'

export type Log = Logger

/** Fields that may hold a secret, wherever somebody logs them. */
const SECRET = [
  'token',
  'tokens',
  'secret',
  'password',
  'old',
  'new',
  'seed',
  'cookie',
  'authorization',
  'keys',
  'database',
]
const REDACTED = [...SECRET, ...SECRET.map((name) => `*.${name}`), ...SECRET.map((name) => `*.*.${name}`)]

export interface LogOptions {
  readonly level: string
  /** Where it goes; the standard error output by default, since the address stands alone on the other one. */
  readonly to?: DestinationStream
  /** One line for people instead of JSON. */
  readonly pretty?: boolean
}

/**
 * A log without secrets: no headers, no bodies, no query strings; of an error its kind, message and stack, but not the fields that
 * a database adds, which repeat the row. An outage of the database is one line, not one for everything that fails of it.
 */
export function createLog({
  level,
  to = process.stderr,
  pretty = to === process.stderr && process.stderr.isTTY,
}: LogOptions): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      redact: { paths: REDACTED, censor: '…' },
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: shownError },
      hooks: {
        logMethod(given, log) {
          if (!isOutage(given[0]) || this.isLevelEnabled('debug')) log.apply(this, given)
        },
      },
    },
    pretty ? { write: (line) => to.write(oneLine(line)) } : to,
  )
}

/** While the database is away everything fails, many times a second: that it is away is said once (see `outageLog`). */
const isOutage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'err' in data && data.err instanceof Unavailable

function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { type, message, stack } = stdSerializers.err(error)
  const { code } = error as { code?: unknown }
  return { type, message, stack, ...(typeof code === 'string' ? { code } : {}) }
}

/** `12:30:01 info  what happened  key=value`. */
function oneLine(json: string): string {
  const {
    level,
    time,
    pid: _pid,
    msg = '',
    err,
    ...rest
  } = JSON.parse(json) as {
    level: string
    time: number
    pid: number
    msg?: string
    err?: { stack?: string }
  }
  const clock = new Date(time).toTimeString().slice(0, 8)
  const fields = Object.entries(rest).map(([key, value]) => ` ${key}=${plain(value)}`)
  return `${clock} ${level.padEnd(5)} ${msg}${fields.join('')}${err?.stack ? `\n${err.stack}` : ''}\n`
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
