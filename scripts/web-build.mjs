// Builds the web client when one of its sources has changed since the last build. Prints what it does.
//   node scripts/web-build.mjs
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const WEB = join(ROOT, 'apps', 'web')
const STAMP = join(WEB, '.build', 'dist.stamp')

/** Where the built client is. */
export const DIST = join(WEB, '.build', 'dist')

const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/build', 'packages', 'games']
const FILES = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json']
const LEFT_OUT = /(^|\/)(node_modules|\.build|tests|fixtures)(\/|$)|\.test\.tsx?$/

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (LEFT_OUT.test(relative(ROOT, path))) continue
    if (entry.isDirectory()) yield* filesIn(path)
    else yield path
  }
}

/** What the sources are now, as one hash of their names and contents. */
function currentSources() {
  const hash = createHash('sha256')
  const files = [
    ...SOURCES.flatMap((folder) => [...filesIn(join(ROOT, folder))]),
    ...FILES.map((file) => join(ROOT, file)),
  ]
  for (const file of files.sort()) hash.update(relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds if it must. */
export async function buildWeb(say = console.log) {
  const sources = currentSources()
  if (existsSync(join(DIST, 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return
  say('web: building the client, which takes a few seconds')
  const started = performance.now()
  rmSync(STAMP, { force: true })
  // Whoever starts it, a test for example, may have another mind about this.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
  writeFileSync(STAMP, sources)
  say(`web: built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb()
