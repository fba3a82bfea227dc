// `npm start`: builds the web client when its sources have changed, then serves everything at one address.
// Whatever follows `npm start --` goes to `orrery serve`; the games it names with `--game` are built into the client too.
import '../apps/cli/bin/typescript.mjs'
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildWeb } from './web-build.mjs'

const { addFolders } = await import('@orrery/shelf')

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const args = process.argv.slice(2)
// What else is given is for `orrery serve` to understand.
const given = parseArgs({ args, strict: false, options: { game: { type: 'string', multiple: true } } }).values
const built = async () => {
  addFolders((given.game ?? []).filter((folder) => typeof folder === 'string'))
  return buildWeb()
}

const web = await built().catch((error) => {
  if (error.name !== 'BadInput') throw error
  console.error(error.message)
  process.exit(2)
})
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
