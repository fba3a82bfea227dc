// Builds the web client when one of its sources has changed since the last build. Prints what it does.
//   node scripts/web-build.mjs                  with the games of games/
//   node scripts/web-build.mjs --game <folder>  with another one as well, in a folder of its own
import '../apps/cli/bin/typescript.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

const { addFolders, extraFolders, games, webBuild } = await import('@orrery/shelf')

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const WEB = join(ROOT, 'apps', 'web')

const SOURCES = ['apps/web/src', 'apps/web/public', 'apps/web/build', 'packages', 'games']
const FILES = ['apps/web/index.html', 'apps/web/vite.config.ts', 'package-lock.json']
const LEFT_OUT = /(^|\/)(node_modules|\.build|tests|fixtures)(\/|$)|\.test\.tsx?$/

function* filesIn(folder, inside = '') {
  for (const entry of readdirSync(join(folder, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name)
    if (LEFT_OUT.test(path)) continue
    if (entry.isDirectory()) yield* filesIn(folder, path)
    else yield join(folder, path)
  }
}

/** What the sources are now, as one hash of their names and contents. */
function currentSources() {
  const hash = createHash('sha256')
  const files = [
    ...[...SOURCES.map((folder) => join(ROOT, folder)), ...extraFolders()].flatMap((folder) => [...filesIn(folder)]),
    ...FILES.map((file) => join(ROOT, file)),
  ]
  for (const file of files.sort()) hash.update(relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds if it must, with the games that are on the shelf now. Returns the folder of what is built. */
async function buildWeb() {
  // What is wrong with a game's folder is said in one sentence here, not by the bundler.
  await games()
  const outDir = webBuild()
  const stamp = `${outDir}.stamp`
  const sources = currentSources()
  if (existsSync(join(outDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources)
    return outDir
  console.log('web: building the client (a few seconds)')
  const started = performance.now()
  rmSync(stamp, { force: true })
  // Whoever starts it, a test for example, may have another mind about this.
  process.env.NODE_ENV = 'production'
  const { build } = await import('vite')
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn', build: { outDir } })
  writeFileSync(stamp, sources)
  console.log(`web: built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return outDir
}

/** The same with the folders of games that arguments name. Of what cannot be built one sentence is said, and the process ends. */
export async function buildWithGames(args) {
  // What else is given is for somebody else to understand.
  const { game = [] } = parseArgs({ args, strict: false, options: { game: { type: 'string', multiple: true } } }).values
  addFolders(game.filter((folder) => typeof folder === 'string'))
  try {
    return await buildWeb()
  } catch (error) {
    if (error.name !== 'BadInput') throw error
    console.error(error.message)
    process.exit(2)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWithGames(process.argv.slice(2))
