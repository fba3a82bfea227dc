/** `orrery serve` of a working tree as a process of its own, and clients that know nothing of it but what is documented. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerMessage } from '@orrery/protocol'
import { WebSocket } from 'ws'

const METRICS_TOKEN = 'only for this bench'.replaceAll(' ', '-')

export interface CreatedMatch {
  readonly match: string
  readonly seats: readonly { readonly seat: number; readonly token?: string }[]
}

export class OrreryServer {
  readonly url: string
  readonly #root: string
  readonly #process: ChildProcess
  readonly #folder: string

  private constructor(root: string, url: string, child: ChildProcess, folder: string) {
    this.#root = root
    this.url = url
    this.#process = child
    this.#folder = folder
  }

  /** Starts the server of a working tree. `prepare` may fill its data folder first. */
  static async start(root: string, prepare: (folder: string) => Promise<void> = async () => {}): Promise<OrreryServer> {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
    await prepare(folder)
    const args = [commandOf(root), 'serve', '--port', '0', '--data', folder, '--log-level', 'fatal']
    const limits = ['--rate-limit', '0', '--costly-limit', '0', '--message-limit', '0', '--idle-seconds', '1']
    const env = { ...process.env, METRICS_TOKEN }
    const child = spawn(process.execPath, [...args, ...limits], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const url = await new Promise<string>((resolve, reject) => {
      let text = ''
      child.stdout.on('data', (chunk) => {
        text += chunk
        const address = /^Orrery is at (\S+)\n/.exec(text)?.[1]
        if (address !== undefined) resolve(address)
      })
      child.once('exit', (code) => reject(new Error(`The server of ${root} ended with code ${code}.`)))
    })
    return new OrreryServer(root, url, child, folder)
  }

  async create(plan: object): Promise<CreatedMatch> {
    const response = await fetch(`${this.url}/api/matches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(plan),
    })
    if (response.status !== 201) throw new Error(`No match: ${response.status} ${await response.text()}`)
    return (await response.json()) as CreatedMatch
  }

  /** A number of the server's metrics. */
  async metric(name: string): Promise<number> {
    const response = await fetch(`${this.url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text())?.[1] ?? Number.NaN)
  }

  /** Milliseconds of processor time since its start. */
  async cpu(): Promise<number> {
    return 1000 * (await this.metric('process_cpu_seconds_total'))
  }

  /** Says hello to a match, and hands on what comes. */
  async connect(match: string, token: string | undefined, heard: (message: ServerMessage) => void): Promise<WebSocket> {
    const protocol = pathToFileURL(join(this.#root, 'packages', 'protocol', 'src', 'index.ts')).href
    const { PROTOCOL } = (await import(protocol)) as { PROTOCOL: number }
    const socket = new WebSocket(`${this.url.replace(/^http/, 'ws')}/live`, { perMessageDeflate: false })
    socket.on('error', () => {})
    socket.on('message', (data: Buffer) => heard(JSON.parse(data.toString()) as ServerMessage))
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, ...(token === undefined ? {} : { token }) }))
    return socket
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process.once('exit', resolve))
    this.#process.kill('SIGKILL')
    await ended
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export const commandOf = (root: string): string => join(root, 'apps', 'cli', 'bin', 'orrery.mjs')
