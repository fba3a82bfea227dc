import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export interface Cluster {
  /** Of the database `postgres`. */
  readonly url: string
  /** Ends the server as a power failure would, and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

const FINDER = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url))
const START_MS = 20_000

/** Runs the server until it is told to stop, or until the process that started it is gone; then removes its data. */
const KEEPER = `
  "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync="$3" -c max_connections=200 >"$2/log" 2>&1 &
  server=$!
  read -r order
  kill -QUIT $server
  wait $server
  [ "$order" = again ] || rm -rf "$2"
`

function binaries(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [FINDER, '--find'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.trim()
}

/** PostgreSQL refuses to run as root: then it runs as the user that Debian's package made for it, or as nobody. */
function user(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout?.trim())
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".')
}

/** A cluster of its own in a temporary folder, reachable through a socket in that folder alone. */
export async function startCluster(durable: boolean): Promise<Cluster> {
  const bin = binaries()
  const owner = user()
  const folder = mkdtempSync(join(tmpdir(), 'orrery-pg-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!)
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } }
  const url = `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`
  try {
    const how = ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    execFileSync(join(bin, 'initdb'), how, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let keeper = await serve()
    return {
      url,
      async crash() {
        await end(keeper, 'again\n')
        keeper = await serve()
      },
      stop: () => end(keeper, '\n'),
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }

  async function serve() {
    const args = ['-c', KEEPER, 'keeper', bin, folder, durable ? 'on' : 'off']
    const child = spawn('/bin/sh', args, { ...options, stdio: ['pipe', 'ignore', 'ignore'] })
    child.stdin.on('error', () => {})
    await ready(url)
    return child
  }
}

function end(keeper: Awaited<ReturnType<typeof spawn>>, order: string): Promise<void> {
  return new Promise((resolve) => {
    keeper.once('exit', () => resolve())
    keeper.stdin!.end(order)
  })
}

async function ready(url: string): Promise<void> {
  const deadline = Date.now() + START_MS
  for (;;) {
    const client = new pg.Client(url)
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start in time.', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  }
}
