// `npm start`: builds the web client when its sources have changed, then serves everything at one address.
// Whatever follows `npm start --` goes to `orrery serve`; the games it names with `--game` are built into the client too.
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildWithGames } from './web-build.mjs'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const args = process.argv.slice(2)
const web = await buildWithGames(args)
const orrery = join(ROOT, 'apps', 'cli', 'bin', 'orrery.mjs')
const quiet = process.env.LOG_LEVEL ? [] : ['--log-level', 'warn']
const server = spawn(process.execPath, [orrery, 'serve', '--web', web, ...quiet, ...args], {
  cwd: ROOT,
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  process.exitCode = code ?? 0
})
