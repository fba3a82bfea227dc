// Installs what package-lock.json names, once per lock file and Node version. Runs before node_modules exists.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const STAMP = join(ROOT, 'node_modules', '.orrery-setup')

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Orrery needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

const wanted = createHash('sha256')
  .update(readFileSync(join(ROOT, 'package-lock.json')))
  .update(`${process.version} ${process.platform} ${process.arch}`)
  .digest('hex')
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''

if (installed === wanted) {
  console.log('setup: dependencies are up to date')
} else {
  console.log('setup: installing dependencies (npm ci)')
  const { status } = spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
    cwd: ROOT,
    shell: true,
    stdio: 'inherit',
  })
  if (status !== 0) {
    console.error('setup: npm ci failed. See its message above.')
    process.exit(1)
  }
  writeFileSync(STAMP, wanted)
}
