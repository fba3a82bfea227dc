import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { addFolders, webBuild } from '@orrery/shelf'
import { pathOf } from './places.ts'

/** A server with games that stand elsewhere, and a client that knows them. */
export class OutsideHost {
  readonly address: string
  readonly #games: readonly string[]
  readonly #server: ChildProcess

  private constructor(address: string, games: readonly string[], server: ChildProcess) {
    this.address = address
    this.#games = games
    this.#server = server
  }

  /** What `npm start -- --game <folder> --game <folder>` does. */
  static async start(games: readonly string[], data: string): Promise<OutsideHost> {
    const flags = [...games.flatMap((folder) => ['--game', folder]), '--port', '0', '--data', data]
    const server = spawn(process.execPath, [pathOf('scripts/start.mjs'), ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
      said += chunk
      const [found] = /http:\/\/\S+/.exec(said) ?? []
      if (found) return new OutsideHost(found, games, server)
    }
    throw new Error(`The server did not start: ${said}`)
  }

  /** Ends it. The client that knows these games would be of no use to anybody. */
  async close(): Promise<void> {
    if (this.#server.kill('SIGTERM')) await once(this.#server, 'exit')
    addFolders(this.#games)
    for (const built of [webBuild(), `${webBuild()}.stamp`]) rmSync(built, { recursive: true, force: true })
    delete process.env.ORRERY_GAMES
  }
}
