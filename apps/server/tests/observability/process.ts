import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const BIN = fileURLToPath(new URL('../../../cli/bin/orrery.mjs', import.meta.url))

export interface ServerProcess {
  readonly pid: number
  /** Everything on the standard output. */
  readonly out: () => string
  readonly err: () => string
  /** The address it tells; fails when it ends without one. */
  readonly url: Promise<string>
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>
  kill(signal: NodeJS.Signals): void
}

/** How to run `orrery` where new files are open to everybody unless a program says otherwise. */
export const carelessly = (...args: readonly string[]): [command: string, args: string[]] => [
  '/bin/sh',
  ['-c', 'umask 000; exec "$@"', 'sh', process.execPath, BIN, ...args],
]

/** `orrery serve` as people start it. */
export function startProcess(args: readonly string[], env: NodeJS.ProcessEnv = {}): ServerProcess {
  const { PATH, TMPDIR } = process.env
  const child = spawn(...carelessly('serve', ...args), { stdio: 'pipe', env: { PATH, TMPDIR, ...env } })
  let out = ''
  let err = ''
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      out += chunk
      const address = /^Orrery is at (\S+)\n/.exec(out)?.[1]
      if (address !== undefined) resolve(address)
    })
    ended.then(() => reject(new Error(`The server ended: ${err}`)))
  })
  url.catch(() => {})
  child.stderr.on('data', (chunk) => {
    err += chunk
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { pid: child.pid!, out: () => out, err: () => err, url, ended, kill: (signal) => child.kill(signal) }
}
