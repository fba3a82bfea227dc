import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST, pathOf } from './places.ts'

const LONGEST_START = 60_000
/** Everybody who is played by a program comes from one address. */
const FLAGS = ['--rate-limit', '0', '--costly-limit', '0', '--log-level', 'error']

/** A real server that serves the built client, with a store of its own. */
export class Host {
  readonly #data = mkdtempSync(join(tmpdir(), 'orrery-site-'))
  #process: ChildProcess | undefined
  #port = 0
  address = ''

  /** Starts it, at the same address as before when it ran already. */
  async start(): Promise<void> {
    const flags = ['--port', String(this.#port), '--data', this.#data, '--web', DIST]
    const server = spawn(process.execPath, [pathOf('apps/cli/bin/orrery.mjs'), 'serve', ...flags, ...FLAGS], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    this.address = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The server did not start in time.')), LONGEST_START)
      server.stdout.on('data', (chunk) => {
        const [found] = /http:\/\/\S+/.exec(String(chunk)) ?? []
        if (found === undefined) return
        clearTimeout(timer)
        resolve(found)
      })
      server.on('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
    })
    this.#port = Number(new URL(this.address).port)
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    const server = this.#process
    this.#process = undefined
    if (server?.kill('SIGKILL')) await once(server, 'exit')
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }

  /** Ends it and leaves its matches for whoever looks into what went wrong. Returns how to read them. */
  async leave(): Promise<string> {
    await this.kill()
    return `orrery export --data ${this.#data}`
  }
}
